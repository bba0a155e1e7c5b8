import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { z } from 'zod';
import { repeatedIn } from '#shared/candidates/duplicates';
import { candidateLimits, type DuplicateMatch } from '#shared/candidates/schema';
import type { ResumeContent } from '#shared/resume/schema';
import { isUnauthorized, unplacedMessage } from '../../lib/api/api-error';
import { useUnloadQuestion } from '../../lib/typed-text/use-unload-question';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Dialog } from '../../ui/dialog';
import { Progress } from '../../ui/feedback/progress';
import { Input } from '../../ui/forms/input';
import { Badge } from '../../ui/layout/badge';
import { Cell, HeaderCell, Row, Table } from '../../ui/layout/table';
import { findDuplicates, useCreateCandidate } from './api';
import { BasisFields, useBasis } from './basis-fields';
import { importWords as words } from './words';

/** What a file says of a person, or why it cannot be used, in words. */
export type CandidateReading =
  | {
      name: string;
      email: string;
      content: ResumeContent;
      /** Texts that may be in the wrong field. */
      doubtful: number;
      /** Texts that no field holds. */
      unplaced: number;
    }
  | { problem: string };

/** Reads a file in this browser. Rejects when it is aborted, or when the reader could not be loaded. */
export type ReadCandidateFile = (file: File, options: { signal: AbortSignal }) => Promise<CandidateReading>;

interface FileRow {
  /** Names the file to the server, so that sending it again adds nothing. */
  key: string;
  file: string;
  reading: CandidateReading | null;
  name: string;
  email: string;
  phone: string;
  duplicate: DuplicateMatch | null;
  /** The name of an earlier file with the same person. */
  repeats: string;
  isIncluded: boolean;
  status: 'waiting' | 'sending' | 'added' | 'failed';
  message: string;
}

/** A worker each. More are no faster on a phone, and hold a file each in memory. */
const readAtOnce = 2;
const sentAtOnce = 2;

/** Runs the work for each item, so many at a time. */
const eachOf = async <Item,>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>) => {
  const waiting = [...items];
  const next = async (): Promise<void> => {
    const item = waiting.shift();
    if (item === undefined) return;
    await work(item);
    await next();
  };
  await Promise.all(Array.from({ length: atOnce }, next));
};

const validEmail = (text: string) => (z.email().safeParse(text).success ? text : '');

interface ImportCandidatesProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  organizationId: string;
  readFile: ReadCandidateFile;
  onUnauthorized: () => void;
}

/** Reads up to 100 files, shows what was found in each, and adds those that the recruiter leaves chosen. */
export const ImportCandidates = ({
  onOpenChange,
  organizationId,
  readFile,
  onUnauthorized,
}: ImportCandidatesProps) => {
  const [rows, setRows] = useState<readonly FileRow[]>([]);
  const [phase, setPhase] = useState<'choosing' | 'reading' | 'reviewing' | 'sending'>('choosing');
  const [surplus, setSurplus] = useState(0);
  const [problem, setProblem] = useState('');
  const [dropped, setDropped] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const { basis, errors, change, check } = useBasis();
  const creation = useCreateCandidate(organizationId);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const update = (key: string, changes: Partial<FileRow>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changes } : row)));

  const choose = async (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    const files = chosen.slice(0, candidateLimits.files);
    setSurplus(chosen.length - files.length > 0 ? chosen.length : 0);
    const reading = new AbortController();
    controller.current = reading;
    const pairs = files.map((file) => ({ file, row: newRow(file.name) }));
    setRows(pairs.map(({ row }) => row));
    setPhase('reading');
    const read = new Map<string, FileRow>();
    await eachOf(pairs, readAtOnce, async ({ file, row }) => {
      if (reading.signal.aborted) return;
      const found = await readFile(file, { signal: reading.signal }).catch((error: unknown) => {
        if (!reading.signal.aborted) console.error('Failed to read the file', error);
        return { problem: words.notRead };
      });
      const done = filled(row, found);
      read.set(row.key, done);
      if (!reading.signal.aborted) update(row.key, done);
    });
    if (reading.signal.aborted) return;
    setPhase('reviewing');
    await lookForDuplicates(pairs.flatMap(({ row }) => read.get(row.key) ?? []));
  };

  const lookForDuplicates = async (all: readonly FileRow[]) => {
    setProblem('');
    const good = all.filter(({ reading }) => reading && !('problem' in reading));
    if (good.length === 0) return;
    const people = good.map(({ name, email, phone }) => ({ name, email, phone }));
    const repeated = repeatedIn(people);
    for (const [later, earlier] of repeated) {
      const row = good[later];
      if (row) update(row.key, { repeats: good[earlier]?.file ?? '', isIncluded: false });
    }
    try {
      const { matches } = await findDuplicates(organizationId, people);
      for (const [index, duplicate] of matches.entries()) {
        const row = good[index];
        if (row && duplicate) update(row.key, { duplicate, isIncluded: false });
      }
    } catch (error) {
      if (isUnauthorized(error)) return onUnauthorized();
      setProblem(words.duplicatesFailed);
    }
  };

  const isSendable = (row: FileRow) =>
    row.isIncluded && row.name.trim() !== '' && (row.status === 'waiting' || row.status === 'failed');
  const sendable = rows.filter(isSendable);
  const failed = rows.filter(({ status }) => status === 'failed').length;
  const added = rows.filter(({ status }) => status === 'added').length;
  const done = rows.filter(({ reading }) => reading !== null);
  const broken = done.filter(({ reading }) => reading && 'problem' in reading).length;

  const send = async () => {
    if (!check()) return;
    setPhase('sending');
    await eachOf(sendable, sentAtOnce, async (row) => {
      if (!row.reading || 'problem' in row.reading) return;
      update(row.key, { status: 'sending', message: '' });
      try {
        const stored = await creation.mutateAsync({
          name: row.name.trim(),
          email: row.email.trim(),
          content: { ...row.reading.content, phone: row.phone },
          profession: null,
          availability: 'unknown',
          availableOn: null,
          tags: [],
          ...basis,
          importKey: row.key,
        });
        update(row.key, { status: 'added' });
        if (stored.dropped.length > 0) setDropped((count) => count + 1);
      } catch (error) {
        const message = isUnauthorized(error) ? words.signedOut : unplacedMessage(error, words.failed);
        update(row.key, { status: 'failed', message });
      }
    });
    setPhase('reviewing');
  };

  const hasWork = phase === 'reading' || phase === 'sending' || sendable.length > 0;
  useUnloadQuestion(hasWork);
  const close = () => (hasWork ? setIsAsking(true) : onOpenChange(false));

  return (
    <Dialog
      open
      onOpenChange={(opens) => !opens && close()}
      title={words.title}
      description={words.description}
      size={rows.length > 0 ? 'xl' : 'md'}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {added > 0 && !hasWork ? words.close : words.cancel}
          </Button>
          {rows.length > 0 && phase !== 'reading' && (sendable.length > 0 || phase === 'sending') && (
            <Button loading={phase === 'sending'} keepsFocus onClick={() => void send()}>
              {failed > 0 ? words.retry(sendable.length) : words.add(sendable.length)}
            </Button>
          )}
        </>
      }
    >
      {rows.length === 0 ? (
        <FilesDrop onFiles={(files) => void choose(files)} />
      ) : (
        <div className="grid gap-4">
          {surplus > 0 && <p className="text-sm font-medium text-warning">{words.tooMany(surplus)}</p>}
          <div role="status" className="grid gap-2 text-sm">
            {phase === 'reading' ? (
              <>
                <p>{words.reading(done.length, rows.length)}</p>
                <Progress share={done.length / rows.length} label={words.progress} />
              </>
            ) : (
              <p className="font-medium">{words.found(done.length - broken, broken)}</p>
            )}
            {added > 0 && <p className="font-medium text-success">{words.added(added)}</p>}
            {dropped > 0 && <p className="text-warning">{words.someDropped(dropped)}</p>}
          </div>
          {failed > 0 && phase !== 'sending' && (
            <p role="alert" className="text-sm font-medium text-danger-text">
              {words.notAdded(failed)}
            </p>
          )}
          {problem && (
            <p role="alert" className="flex flex-wrap items-center gap-2 text-sm font-medium text-warning">
              {problem}
              <Button size="sm" variant="secondary" onClick={() => void lookForDuplicates(rows)}>
                {words.tryAgain}
              </Button>
            </p>
          )}
          {phase !== 'reading' && done.length > broken && (
            <BasisFields basis={basis} errors={errors} onChange={change} />
          )}
          <FoundTable rows={rows} onChange={update} />
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.closeTitle}
        description={words.closeText}
        confirmLabel={words.closeConfirm}
        cancelLabel={words.closeCancel}
        variant="primary"
        onConfirm={() => onOpenChange(false)}
      />
    </Dialog>
  );
};

const newRow = (file: string): FileRow => ({
  key: crypto.randomUUID(),
  file,
  reading: null,
  name: '',
  email: '',
  phone: '',
  duplicate: null,
  repeats: '',
  isIncluded: false,
  status: 'waiting',
  message: '',
});

const filled = (row: FileRow, reading: CandidateReading): FileRow =>
  'problem' in reading
    ? { ...row, reading }
    : {
        ...row,
        reading,
        name: reading.name.slice(0, candidateLimits.name),
        email: validEmail(reading.email),
        phone: reading.content.phone,
        isIncluded: true,
      };

const accepted = '.pdf,.docx,.odt,.rtf,.txt,.md,.html,.json,.yaml,.yml,.zip,application/pdf,application/json';

const FilesDrop = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      className="grid cursor-pointer justify-items-center gap-3 rounded-card border-2 border-dashed border-control/50 p-8 text-center text-sm focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-subtle"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <FileUp aria-hidden className="size-8 text-muted" />
      <span className={buttonClass({ variant: 'secondary' })}>{words.choose}</span>
      <span className="text-muted pointer-coarse:hidden">{words.chooseHint}</span>
      <input
        type="file"
        multiple
        accept={accepted}
        aria-label={words.choose}
        className="sr-only"
        onChange={({ target }) => onFiles([...(target.files ?? [])])}
      />
    </label>
  );
};

const FoundTable = ({
  rows,
  onChange,
}: {
  rows: readonly FileRow[];
  onChange: (key: string, changes: Partial<FileRow>) => void;
}) => (
  <Table
    label={words.table}
    head={
      <>
        <HeaderCell>{words.columns.file}</HeaderCell>
        <HeaderCell>{words.columns.name}</HeaderCell>
        <HeaderCell>{words.columns.email}</HeaderCell>
        <HeaderCell>{words.columns.phone}</HeaderCell>
        <HeaderCell>{words.columns.found}</HeaderCell>
      </>
    }
  >
    {rows.map((row) => {
      const { reading, key, file, status } = row;
      const isBroken = reading !== null && 'problem' in reading;
      if (reading === null || isBroken)
        return (
          <Row key={key}>
            <Cell>{file}</Cell>
            <Cell>{null}</Cell>
            <Cell>{null}</Cell>
            <Cell>{null}</Cell>
            <Cell>
              {isBroken ? (
                <>
                  <Badge tone="danger">{words.broken}</Badge>
                  <span className="mt-1 block text-xs text-muted">{reading.problem}</span>
                </>
              ) : (
                <span className="text-muted">…</span>
              )}
            </Cell>
          </Row>
        );
      const isFixed = status === 'added' || status === 'sending';
      const { content, doubtful, unplaced } = reading;
      return (
        <Row key={key}>
          <Cell>
            <label className="flex items-start gap-2">
              <input
                type="checkbox"
                aria-label={words.include(file)}
                className="mt-0.5 size-4 shrink-0 accent-primary"
                checked={row.isIncluded}
                disabled={isFixed}
                onChange={({ target }) => onChange(key, { isIncluded: target.checked })}
              />
              <span className="min-w-0 wrap-anywhere">{file}</span>
            </label>
          </Cell>
          <Cell>
            <Input
              aria-label={words.nameOf(file)}
              placeholder={words.columns.name}
              aria-invalid={row.name.trim() === '' || undefined}
              value={row.name}
              disabled={isFixed}
              onChange={({ target }) => onChange(key, { name: target.value })}
            />
            {row.name.trim() === '' && (
              <p className="mt-1 text-xs font-medium text-warning">{words.noName}</p>
            )}
          </Cell>
          <Cell>
            <Input
              aria-label={words.emailOf(file)}
              placeholder={words.columns.email}
              type="email"
              value={row.email}
              disabled={isFixed}
              onChange={({ target }) => onChange(key, { email: target.value })}
            />
          </Cell>
          <Cell>
            <Input
              aria-label={words.phoneOf(file)}
              placeholder={words.columns.phone}
              type="tel"
              value={row.phone}
              disabled={isFixed}
              onChange={({ target }) => onChange(key, { phone: target.value })}
            />
          </Cell>
          <Cell>
            <p>{content.title}</p>
            <p className="text-xs text-muted">
              {words.summary(
                content.experience.length + content.seaService.length,
                content.licenses.length,
                content.skills.length,
              )}
            </p>
            <div className="mt-1 grid justify-items-start gap-1 text-xs">
              {status !== 'waiting' && (
                <Badge tone={status === 'added' ? 'success' : status === 'failed' ? 'danger' : 'neutral'}>
                  {words.status[status]}
                </Badge>
              )}
              {row.message && <p className="text-danger-text">{row.message}</p>}
              {row.duplicate && (
                <p className="font-medium text-warning">
                  {words.duplicate(row.duplicate.name, row.duplicate.number, row.duplicate.by)}
                </p>
              )}
              {row.repeats && <p className="font-medium text-warning">{words.repeated(row.repeats)}</p>}
              {doubtful > 0 && <p className="text-warning">{words.doubtful(doubtful)}</p>}
              {unplaced > 0 && <p className="text-muted">{words.unplaced(unplaced)}</p>}
            </div>
          </Cell>
        </Row>
      );
    })}
  </Table>
);
