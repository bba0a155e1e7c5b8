import { useQuery } from '@tanstack/react-query';
import { Paperclip, Trash2, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { basisFilePath } from '#shared/candidates/endpoints';
import { rosterProfessionNames, rosterProfessions, seaTotals } from '#shared/candidates/facts';
import {
  availabilities,
  candidateLimits as limits,
  type Candidate,
  type CandidateNote,
} from '#shared/candidates/schema';
import { manilaDay } from '#shared/manila-day';
import { completeContent } from '#shared/resume/stored-content';
import { ApiError, isUnauthorized } from '../../lib/api/api-error';
import { formatDate, formatDateTime } from '../../lib/format';
import { splitTags } from '../../lib/split-tags';
import { tabDraft, useTabDraft } from '../../lib/typed-text/tab-draft';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { CopyButton } from '../../ui/feedback/copy-button';
import { Loaded } from '../../ui/feedback/loaded';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import { Field, Textarea } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { Badge } from '../../ui/layout/badge';
import { Card, CardHeader } from '../../ui/layout/card';
import { choicesQuery, historyQuery, useCandidate } from './api';
import { BasisFields, useBasis } from './basis-fields';
import { Failure } from './failure';
import { actionText, availabilityText, basisWords, candidateWords, rosterWords } from './words';

interface CardProps {
  organizationId: string;
  candidate: Candidate;
  mayManage: boolean;
  onUnauthorized: () => void;
}

/** Of a card that keeps what the user typed. */
interface TypingProps extends CardProps {
  userId: string;
}

const factsOf = ({ isProfessionSet, profession, availability, availableOn, tags }: Candidate) => ({
  profession: isProfessionSet ? profession : null,
  availability,
  availableOn,
  tags: tags.join(', '),
});

type Facts = ReturnType<typeof factsOf>;

const factsDraftOf = (candidateId: string) =>
  tabDraft<Partial<Facts>>(`husay.candidate-facts.${candidateId}`);

/** Profession, availability and tags: what recruiters find the candidate by. */
export const FactsCard = ({ userId, organizationId, candidate, mayManage, onUnauthorized }: TypingProps) => {
  const words = candidateWords.facts;
  const { saveFacts } = useCandidate(organizationId, candidate.id);
  const [draft] = useState(() => factsDraftOf(candidate.id));
  // Only what the user changed: colleagues change the rest meanwhile.
  const [changes, setChanges] = useState<Partial<Facts>>(() => draft.read(userId) ?? {});
  useTabDraft(draft, userId, changes, Object.keys(changes).length > 0);
  const facts = { ...factsOf(candidate), ...changes };
  const change = (changed: Partial<Facts>) => setChanges((before) => ({ ...before, ...changed }));
  const totals = seaTotals(completeContent(candidate.content), manilaDay(new Date()));
  const save = () =>
    saveFacts.mutate(
      {
        ...facts,
        tags: splitTags(facts.tags),
        availableOn: facts.availability === 'from' ? facts.availableOn : null,
      },
      {
        onSuccess: () => {
          // What was typed meanwhile stays.
          setChanges((now) => (now === changes ? {} : now));
          toast({ title: words.saved, variant: 'success' });
        },
        onError: (error) => isUnauthorized(error) && onUnauthorized(),
      },
    );
  const wrong = saveFacts.error instanceof ApiError ? saveFacts.error.fields : {};
  return (
    <Card aria-label={words.title}>
      <CardHeader title={words.title} />
      {mayManage ? (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Field label={words.profession}>
            {(control) => (
              <Select
                {...control}
                value={facts.profession ?? ''}
                onChange={({ target }) =>
                  change({ profession: rosterProfessionNames.find((name) => name === target.value) ?? null })
                }
              >
                <option value="">
                  {words.derived}
                  {!candidate.isProfessionSet && `: ${rosterProfessions[candidate.profession]}`}
                </option>
                {rosterProfessionNames.map((name) => (
                  <option key={name} value={name}>
                    {rosterProfessions[name]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={words.availability}>
            {(control) => (
              <Select
                {...control}
                value={facts.availability}
                onChange={({ target }) =>
                  change({ availability: availabilities.find((name) => name === target.value) ?? 'unknown' })
                }
              >
                {availabilities.map((availability) => (
                  <option key={availability} value={availability}>
                    {availabilityText({ availability, availableOn: null })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {facts.availability === 'from' && (
            <Field label={words.availableOn} error={wrong['availableOn']} required>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={facts.availableOn ?? ''}
                  onChange={({ target }) => change({ availableOn: target.value || null })}
                />
              )}
            </Field>
          )}
          <Field label={words.tags} hint={words.tagsHint} error={wrong['tags']}>
            {(control) => (
              <Input
                {...control}
                value={facts.tags}
                onChange={({ target }) => change({ tags: target.value })}
              />
            )}
          </Field>
          <Button
            type="submit"
            variant="secondary"
            className="justify-self-start"
            loading={saveFacts.isPending}
            keepsFocus
          >
            {words.save}
          </Button>
          <Failure error={saveFacts.error} fallback={words.failed} />
        </form>
      ) : (
        <p className="text-sm">
          {[rosterProfessions[candidate.profession], availabilityText(candidate), ...candidate.tags].join(
            ' · ',
          )}
        </p>
      )}
      {totals.length > 0 && (
        <div className="mt-4 border-t pt-3 text-sm">
          <p className="font-medium">{words.seaTotals}</p>
          {totals.map((line) => (
            <p key={line} className="mt-1 text-muted">
              {line}
            </p>
          ))}
        </div>
      )}
    </Card>
  );
};

/** The consent in writing, its file, and until when the record is kept. */
export const BasisCard = ({ organizationId, candidate, mayManage, onUnauthorized }: CardProps) => {
  const words = candidateWords.basis;
  const { basisDate, keepUntil, sensitiveConsentOn, basisFile } = candidate;
  const { saveBasis, attach, removeFile } = useCandidate(organizationId, candidate.id);
  const [isAsking, setIsAsking] = useState(false);
  const { basis, errors, change, check, setErrors } = useBasis({ basisDate, keepUntil, sensitiveConsentOn });
  const onError = (error: Error) => {
    if (isUnauthorized(error)) return onUnauthorized();
    if (error instanceof ApiError) setErrors(error.fields);
  };
  const save = () => {
    if (!check()) return;
    saveBasis.mutate(basis, {
      onSuccess: ({ dropped }) =>
        toast({
          title: words.saved,
          variant: 'success',
          ...(dropped.length > 0 && { description: basisWords.dropped(dropped) }),
        }),
      onError,
    });
  };
  const mayChange = mayManage && candidate.basis === 'written';
  return (
    <Card aria-label={basisWords.title}>
      <CardHeader title={basisWords.title} description={mayChange ? basisWords.about : undefined} />
      {mayChange ? (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <BasisFields basis={basis} errors={errors} onChange={change} />
          <Button
            type="submit"
            variant="secondary"
            className="justify-self-start"
            loading={saveBasis.isPending}
            keepsFocus
          >
            {words.save}
          </Button>
          <Failure error={saveBasis.error} fallback={candidateWords.facts.failed} />
        </form>
      ) : (
        <p className="text-sm">
          {rosterWords.columns.consent} {formatDate(`${keepUntil}T00:00:00+08:00`)}
        </p>
      )}
      {(candidate.basis === 'written' || basisFile) && (
        <div className="mt-4 border-t pt-3 text-sm">
          <p className="font-medium">{words.file}</p>
          {basisFile ? (
            <a
              href={basisFilePath(organizationId, candidate.id)}
              className="mt-1 inline-flex items-center gap-1 text-primary-text wrap-anywhere hover:underline pointer-coarse:min-h-11"
            >
              <Paperclip aria-hidden className="size-4 shrink-0" /> {basisFile.fileName}
            </a>
          ) : (
            <p className="mt-1 text-muted">{mayChange ? words.fileHint : words.noFile}</p>
          )}
          {mayChange && (
            <div className="mt-2 flex flex-wrap gap-2">
              <label
                className={`${buttonClass({ variant: 'secondary', size: 'sm' })} cursor-pointer focus-within:outline-2`}
              >
                {basisFile ? words.replace : words.attach}
                <input
                  type="file"
                  accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
                  className="sr-only"
                  disabled={attach.isPending}
                  onChange={({ target }) => {
                    const file = target.files?.[0];
                    if (file) attach.mutate(file, { onError });
                    target.value = '';
                  }}
                />
              </label>
              {basisFile && (
                <>
                  <Button
                    variant="secondary"
                    size="sm"
                    loading={removeFile.isPending}
                    onClick={() => setIsAsking(true)}
                  >
                    {words.removeFile}
                  </Button>
                  <ConfirmDialog
                    open={isAsking}
                    onOpenChange={setIsAsking}
                    title={words.askRemoveFile(basisFile.fileName)}
                    description={words.removeFileConsequence}
                    confirmLabel={words.removeFile}
                    onConfirm={() => removeFile.mutate(undefined, { onError })}
                  />
                </>
              )}
            </div>
          )}
          <Failure error={attach.error ?? removeFile.error} fallback={words.uploadFailed} />
        </div>
      )}
    </Card>
  );
};

/** Whether the person knows of the record, and the link to hand over. */
export const PersonCard = ({
  organizationId,
  candidate,
  mayManage,
  onUnauthorized,
  onCopy,
}: CardProps & { onCopy: (text: string) => Promise<boolean> }) => {
  const words = candidateWords.person;
  const { makeLink } = useCandidate(organizationId, candidate.id);
  const { told } = candidate;
  const link = makeLink.data && new URL(makeLink.data.path, window.location.origin).href;
  return (
    <Card aria-label={words.title}>
      <CardHeader title={words.title} />
      <div className="grid gap-3 text-sm">
        <p>
          {candidate.basis === 'account'
            ? words.agreed
            : told === null
              ? words.untold
              : told.how === 'mail'
                ? words.toldByMail(formatDate(told.at))
                : words.toldByLink(formatDate(told.at))}
        </p>
        {candidate.basis === 'written' && candidate.hasAccount && <p>{words.hasAccount}</p>}
        {mayManage && candidate.basis === 'written' && (
          <>
            <p className="text-muted">{words.linkHint}</p>
            {link ? (
              <div className="flex flex-wrap items-end gap-2">
                <Field label={words.linkLabel} className="flex-1 basis-48">
                  {(control) => (
                    <Input {...control} readOnly value={link} onFocus={({ target }) => target.select()} />
                  )}
                </Field>
                <CopyButton
                  text={words.copy}
                  label={words.copy}
                  copiedText={words.copied}
                  onCopy={() => onCopy(link)}
                />
              </div>
            ) : (
              <Button
                variant="secondary"
                className="justify-self-start"
                loading={makeLink.isPending}
                onClick={() =>
                  makeLink.mutate(undefined, {
                    onError: (error) => isUnauthorized(error) && onUnauthorized(),
                  })
                }
              >
                {words.link}
              </Button>
            )}
            <Failure error={makeLink.error} fallback={rosterWords.error} />
          </>
        )}
      </div>
    </Card>
  );
};

/** A note that is not added yet, of each candidate, and whom it mentions. */
const noteDraftOf = (candidateId: string) =>
  tabDraft<{ text: string; mentions: readonly string[] }>(`husay.candidate-note.${candidateId}`);

/** What is typed beside the record of a candidate who is deleted. */
export const forgetCardDrafts = (candidateId: string) => {
  factsDraftOf(candidateId).forget();
  noteDraftOf(candidateId).forget();
};

const emptyNote = { text: '', mentions: [] as readonly string[] };

/** Notes of members, which may mention others, and messages of the person. */
export const NotesCard = ({ userId, organizationId, candidate, mayManage, onUnauthorized }: TypingProps) => {
  const words = candidateWords.notes;
  const { addNote, deleteNote } = useCandidate(organizationId, candidate.id);
  const [asked, setAsked] = useState<string | null>(null);
  const members = useQuery(choicesQuery(organizationId)).data?.members ?? [];
  const [noteDraft] = useState(() => noteDraftOf(candidate.id));
  const [typed, setTyped] = useState(() => {
    // An older page kept the text alone.
    const read: unknown = noteDraft.read(userId);
    return typeof read === 'string'
      ? { ...emptyNote, text: read }
      : { ...emptyNote, ...noteDraft.read(userId) };
  });
  useTabDraft(noteDraft, userId, typed, typed.text !== '' || typed.mentions.length > 0);
  const { text, mentions } = typed;
  const mention = (next: readonly string[]) =>
    setTyped({ ...typed, mentions: [...new Set(next)].slice(0, limits.mentions) });
  const nameOf = (id: string) => members.find((one) => one.userId === id)?.name ?? '';
  const onError = (error: Error) => isUnauthorized(error) && onUnauthorized();
  const add = () => {
    if (text.trim() === '' || addNote.isPending) return;
    addNote.mutate(
      { text, mentions: [...mentions] },
      {
        onSuccess: () => setTyped(emptyNote),
        onError,
      },
    );
  };
  return (
    <Card aria-label={words.title}>
      <CardHeader title={words.title} />
      {mayManage && (
        <form
          className="mb-4 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <Field label={words.text} counter={{ length: text.length, max: limits.note }}>
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                value={text}
                onChange={({ target }) => setTyped({ ...typed, text: target.value })}
              />
            )}
          </Field>
          <div className="flex flex-wrap items-end gap-2">
            <Field label={words.mention} className="w-48">
              {(control) => (
                <Select
                  {...control}
                  value=""
                  onChange={({ target }) => target.value && mention([...mentions, target.value])}
                >
                  <option value="">{words.noOne}</option>
                  {members.map((member) => (
                    <option key={member.userId} value={member.userId}>
                      {member.name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {mentions.map((mentioned) => (
              <Button
                key={mentioned}
                variant="secondary"
                size="sm"
                aria-label={words.unmention(nameOf(mentioned))}
                onClick={() => mention(mentions.filter((one) => one !== mentioned))}
              >
                @{nameOf(mentioned)} <X aria-hidden />
              </Button>
            ))}
            <Button
              type="submit"
              variant="secondary"
              loading={addNote.isPending}
              keepsFocus
              className="ml-auto"
            >
              {words.add}
            </Button>
          </div>
          <Failure error={addNote.error ?? deleteNote.error} fallback={words.failed} />
        </form>
      )}
      {candidate.notes.length === 0 ? (
        <p className="text-sm text-muted">{words.none}</p>
      ) : (
        <ul className="grid gap-3">
          {candidate.notes.map((note) => (
            <Note
              key={note.id}
              note={note}
              action={
                mayManage &&
                !note.isByPerson &&
                (note.isMine || note.author === '') && (
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={words.remove}
                    onClick={() => setAsked(note.id)}
                  >
                    <Trash2 aria-hidden />
                  </Button>
                )
              }
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={words.askRemove}
        description={words.removeConsequence}
        confirmLabel={words.remove}
        onConfirm={() => asked && deleteNote.mutate(asked, { onError })}
      />
    </Card>
  );
};

const Note = ({ note, action }: { note: CandidateNote; action: ReactNode }) => {
  const words = candidateWords.notes;
  const author = note.isByPerson ? words.byPerson : note.author || words.gone;
  return (
    <li className="flex items-start gap-2 rounded-control border p-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="text-xs text-muted">
          <span className="font-medium text-ink">{author}</span> · {formatDateTime(note.createdAt)}
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{note.text}</p>
        {note.mentions.length > 0 && (
          <Badge tone="primary" className="mt-2 whitespace-normal">
            {words.mentions(note.mentions.map(({ name }) => name || words.gone))}
          </Badge>
        )}
      </div>
      {action}
    </li>
  );
};

/** What was done with the candidate, and who looked. */
export const HistoryCard = ({
  organizationId,
  candidateId,
}: {
  organizationId: string;
  candidateId: string;
}) => {
  const words = candidateWords.history;
  const query = useQuery(historyQuery(organizationId, candidateId));
  return (
    <Card aria-label={words.title}>
      <CardHeader title={words.title} />
      <Loaded
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows label={words.loading} className="h-6" />}
      >
        {({ events }) => (
          // Long histories scroll by themselves.
          <ol tabIndex={0} aria-label={words.title} className="grid max-h-80 gap-2 overflow-y-auto text-sm">
            {events.map(({ at, actor, action, subject }, index) => (
              <li key={events.length - index} className="grid gap-x-4 sm:flex sm:justify-between">
                <span className="wrap-anywhere">{actionText(action, subject['client'])}</span>
                <span className="text-muted">{[actor, formatDateTime(at)].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Card>
  );
};
