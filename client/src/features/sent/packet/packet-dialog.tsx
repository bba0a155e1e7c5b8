import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Application } from '#shared/applications/schema';
import { manilaDay } from '#shared/manila-day';
import { isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { saveFile } from '../../../lib/save-file';
import { readStored, writeStored } from '../../../lib/typed-text/draft-list';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Refusal } from '../../../ui/feedback/refusal';
import { toast } from '../../../ui/feedback/toast';
import { Field } from '../../../ui/forms/field';
import { Select } from '../../../ui/forms/select';
import {
  coverLetterFor,
  credentialsToSendQuery,
  resumesToSendQuery,
  lettersToSendQuery,
  useAfterSent,
  useStoreSent,
} from '../api';
import type { Draw } from '../draw';
import { encodePicture } from './encode-picture';
import {
  makePacket,
  maxInputMegabytes,
  packetSizes,
  type PacketResult,
  type PacketSize,
  type Unreadable,
} from './make-packet';
import type { PacketPart } from './merge';
import { PartOrder } from './part-order';
import { packetWords as words } from '../words';

interface PacketDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
  applicationId: string;
  /** Under which the packet is saved. */
  fileName: string;
  draw: Draw;
  onSent: (stored: Application) => void;
  onUnauthorized: () => void;
}

/** What was chosen for the last packet, for the next: thirty employers ask for the same certificates. */
interface Usual {
  /** In their order. */
  credentials: readonly string[];
  paper: 'a4' | 'letter';
  maxMegabytes: PacketSize;
  bookmarks: boolean;
  pageNumbers: boolean;
}

const usualKey = (userId: string) => `husay.packet.${userId}`;

const readUsual = (userId: string): Usual => {
  const stored = (readStored('localStorage', usualKey(userId)) ?? {}) as Partial<
    Record<keyof Usual, unknown>
  >;
  const { credentials } = stored;
  return {
    credentials: Array.isArray(credentials)
      ? credentials.filter((id): id is string => typeof id === 'string')
      : [],
    paper: stored.paper === 'letter' ? 'letter' : 'a4',
    maxMegabytes: packetSizes.find((size) => size === stored.maxMegabytes) ?? 5,
    bookmarks: stored.bookmarks !== false,
    pageNumbers: stored.pageNumbers === true,
  };
};

interface Choice {
  id: string;
  kind: 'resume' | 'letter' | 'credential';
  name: string;
  load: () => Promise<Omit<PacketPart, 'id' | 'name'>>;
}

interface Made {
  file: File;
  reduced: { name: string; from: number; to: number }[];
  left: readonly Unreadable[];
  credentials: string[];
  label: string;
  resumeId: string | undefined;
}

/** What is said instead of a packet, in words for the user. */
class PacketRefusal extends Error {}

const pdfOf = async (file: File) => ({
  type: 'application/pdf',
  bytes: new Uint8Array(await file.arrayBuffer()),
});

const refusalOf = (result: Exclude<PacketResult, { kind: 'made' | 'unreadable' }>, max: PacketSize) =>
  result.kind === 'too-much'
    ? words.tooMuch(result.total, maxInputMegabytes)
    : words.doesNotFit(result.bytes, max, result.largest);

/** Chooses what goes into a packet and in which order, makes it, and stores the very file as sent. */
export const PacketDialog = ({
  open,
  onOpenChange,
  userId,
  applicationId,
  fileName,
  draw,
  onSent,
  onUnauthorized,
}: PacketDialogProps) => {
  const documents = useQuery(resumesToSendQuery());
  const letters = useQuery(lettersToSendQuery());
  const credentials = useQuery(credentialsToSendQuery());
  const resumes = documents.data ?? [];
  const ownLetters = letters.data ?? [];
  const [chosenResume, setChosenResume] = useState<string | null>(null);
  const [chosenLetter, setChosenLetter] = useState<string | null>(null);
  const [usual] = useState(() => readUsual(userId));
  const [chosenCredentials, setChosenCredentials] = useState(usual.credentials);
  const [order, setOrder] = useState<readonly string[]>([]);
  const [paper, setPaper] = useState(usual.paper);
  const [maxMegabytes, setMaxMegabytes] = useState(usual.maxMegabytes);
  const [bookmarks, setBookmarks] = useState(usual.bookmarks);
  const [pageNumbers, setPageNumbers] = useState(usual.pageNumbers);
  const [problem, setProblem] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState<readonly Unreadable[]>([]);
  const [work, setWork] = useState<'making' | 'keeping' | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const { mutateAsync: store } = useStoreSent(applicationId);
  const afterSent = useAfterSent(applicationId, onSent);

  const resumeId = chosenResume ?? resumes[0]?.id ?? '';
  const letterId = chosenLetter ?? coverLetterFor(ownLetters, applicationId)?.id ?? '';

  const letter = ownLetters.find(({ id }) => id === letterId);
  const resume = resumes.find(({ id }) => id === resumeId);
  const choices: Choice[] = [
    ...(letter
      ? [
          {
            id: letter.id,
            kind: 'letter' as const,
            name: letter.name,
            load: async () => pdfOf(await draw.letter(letter.id, applicationId)),
          },
        ]
      : []),
    ...(resume
      ? [
          {
            id: resume.id,
            kind: 'resume' as const,
            name: resume.name,
            load: async () => pdfOf(await draw.resume(resume.id)),
          },
        ]
      : []),
    ...chosenCredentials
      .flatMap((chosen) => credentials.data?.filter(({ id }) => id === chosen) ?? [])
      .map(({ id, title, fileUrl, fileType }) => ({
        id,
        kind: 'credential' as const,
        name: title,
        load: async () => {
          const response = await fetch(fileUrl, { credentials: 'include' }).catch(() => null);
          if (!response?.ok) throw new PacketRefusal(words.notLoaded(title));
          return { type: fileType, bytes: new Uint8Array(await response.arrayBuffer()) };
        },
      })),
  ];
  // What was never moved follows what was, in the usual order: letter, resume, credentials.
  const placeOf = ({ id }: Choice) => (order.includes(id) ? order.indexOf(id) : Infinity);
  const ordered = choices
    .map((choice, index) => ({ choice, index }))
    .sort((a, b) => placeOf(a.choice) - placeOf(b.choice) || a.index - b.index)
    .map(({ choice }) => choice);

  const change = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      setProblem(null);
      setUnreadable([]);
      setMade(null);
      set(value);
    };
  };

  const make = async (mayLeaveOut: readonly string[]) => {
    if (ordered.length === 0) return setProblem(words.nothing);
    setProblem(null);
    setWork('making');
    try {
      const parts: PacketPart[] = [];
      let total = 0;
      for (const { id, name, load } of ordered) {
        const loaded = await load();
        total += loaded.bytes.length;
        if (total > maxInputMegabytes * 1024 * 1024)
          throw new PacketRefusal(words.tooMuch(total, maxInputMegabytes));
        parts.push({ id, name, ...loaded });
      }
      const title = fileName.replace(/\.pdf$/, '').replaceAll('_', ' ');
      const result = await makePacket(
        { parts, paper, bookmarks, pageNumbers, title, maxMegabytes, mayLeaveOut },
        encodePicture,
      );
      if (result.kind === 'unreadable') {
        if (result.parts.length === parts.length) throw new PacketRefusal(words.unreadable(result.parts));
        return setUnreadable(result.parts);
      }
      if (result.kind !== 'made') throw new PacketRefusal(refusalOf(result, maxMegabytes));
      const { left } = result;
      const inside = ordered.filter(({ id }) => !left.some((one) => one.id === id));
      setMade({
        file: new File([result.bytes], fileName, { type: 'application/pdf' }),
        reduced: result.reduced,
        left,
        credentials: inside.filter(({ kind }) => kind === 'credential').map(({ name }) => name),
        resumeId: inside.find(({ kind }) => kind === 'resume')?.id,
        label: inside
          .map(({ name }) => name)
          .join(', ')
          .slice(0, 120),
      });
      setUnreadable([]);
      writeStored('localStorage', usualKey(userId), {
        credentials: ordered.filter(({ kind }) => kind === 'credential').map(({ id }) => id),
        paper,
        maxMegabytes,
        bookmarks,
        pageNumbers,
      } satisfies Usual);
    } catch (error) {
      if (isUnauthorized(error)) return onUnauthorized();
      setProblem(error instanceof PacketRefusal ? error.message : (draw.reason(error) ?? words.failed));
    } finally {
      setWork(null);
    }
  };

  const keep = async ({ file, label, resumeId: inside, credentials: names }: Made) => {
    setProblem(null);
    setWork('keeping');
    try {
      const sentOn = manilaDay(new Date());
      await store({ kind: 'packet', label, resumeId: inside, file, sentOn, credentials: names });
      await afterSent();
      toast({ title: words.kept, description: words.keptAbout, variant: 'success' });
      onOpenChange(false);
      setMade(null);
    } catch (error) {
      if (isUnauthorized(error)) return onUnauthorized();
      setProblem(serverMessage(error, words.notKept));
    } finally {
      setWork(null);
    }
  };

  // A list that failed is named, and does not block the others.
  const isReady = [documents, letters, credentials].every(({ isPending }) => !isPending);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => work === null && onOpenChange(next)}
      title={words.title}
      description={words.about}
      footer={
        made ? (
          <>
            <Button variant="secondary" onClick={() => saveFile(made.file, made.file.name)}>
              <Download aria-hidden /> {words.download}
            </Button>
            <Button loading={work === 'keeping'} onClick={() => void keep(made)}>
              {words.mark}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" disabled={work !== null} onClick={() => onOpenChange(false)}>
              {words.cancel}
            </Button>
            <Button
              loading={work === 'making'}
              loadingLabel={words.making}
              disabled={!isReady}
              keepsFocus
              onClick={() => void make(unreadable.map(({ id }) => id))}
            >
              {unreadable.length > 0 ? words.leaveOut : words.make}
            </Button>
          </>
        )
      }
    >
      <fieldset disabled={work !== null} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={words.letter}>
            {(control) => (
              <Select
                {...control}
                value={letterId}
                onChange={({ target }) => change(setChosenLetter)(target.value)}
              >
                <option value="">{words.noLetter}</option>
                {ownLetters.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={words.resume}>
            {(control) => (
              <Select
                {...control}
                value={resumeId}
                onChange={({ target }) => change(setChosenResume)(target.value)}
              >
                <option value="">{words.noResume}</option>
                {resumes.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        {(credentials.data ?? []).length > 0 && (
          <fieldset>
            <legend className="mb-1.5 text-sm font-medium">{words.credentials}</legend>
            <div className="grid gap-1">
              {credentials.data?.map(({ id, title }) => (
                <Check
                  key={id}
                  label={title}
                  checked={chosenCredentials.includes(id)}
                  onChange={(isChosen) =>
                    change(setChosenCredentials)(
                      isChosen
                        ? [...chosenCredentials, id]
                        : chosenCredentials.filter((other) => other !== id),
                    )
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
        {ordered.length > 1 && (
          <div>
            <p className="mb-1.5 text-sm font-medium">{words.order}</p>
            <PartOrder parts={ordered} onOrder={change(setOrder)} />
            <p className="mt-1.5 text-xs text-muted">{words.orderHint}</p>
          </div>
        )}
        <div className="grid grid-cols-2 gap-4">
          <Field label={words.paper}>
            {(control) => (
              <Select
                {...control}
                value={paper}
                onChange={({ target }) => change(setPaper)(target.value === 'letter' ? 'letter' : 'a4')}
              >
                <option value="a4">{words.papers.a4}</option>
                <option value="letter">{words.papers.letter}</option>
              </Select>
            )}
          </Field>
          <Field label={words.size}>
            {(control) => (
              <Select
                {...control}
                value={maxMegabytes}
                onChange={({ target }) =>
                  change(setMaxMegabytes)(packetSizes.find((size) => size === Number(target.value)) ?? 5)
                }
              >
                {packetSizes.map((size) => (
                  <option key={size} value={size}>
                    {words.sizeOf(size)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Check label={words.bookmarks} checked={bookmarks} onChange={change(setBookmarks)} />
          <Check label={words.pageNumbers} checked={pageNumbers} onChange={change(setPageNumbers)} />
        </div>
        <div role="status" className="grid gap-1 text-sm">
          {unreadable.length > 0 && problem === null && (
            <p ref={scrollTo} className="font-medium text-warning">
              {words.unreadable(unreadable)}
            </p>
          )}
          {made && (
            <div ref={scrollTo} className="grid gap-1">
              <p className="font-medium">{words.made(made.file.size)}</p>
              {made.reduced.map(({ name, from, to }, index) => (
                <p key={index} className="text-muted">
                  {words.reduced(name, from, to)}
                </p>
              ))}
              {made.left.length > 0 && (
                <p className="text-muted">{words.left(made.left.map(({ name }) => name).join(', '))}</p>
              )}
            </div>
          )}
        </div>
        {(documents.isError || letters.isError || credentials.isError) && (
          <Refusal text={words.choicesFailed} />
        )}
        {problem !== null && <Refusal text={problem} />}
      </fieldset>
    </Dialog>
  );
};

/** On a phone the result is below the fold. */
const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

interface CheckProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const Check = ({ label, checked, onChange }: CheckProps) => (
  <label className="flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
    <input
      type="checkbox"
      className="size-4 shrink-0 accent-primary"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span className="min-w-0 wrap-anywhere">{label}</span>
  </label>
);
