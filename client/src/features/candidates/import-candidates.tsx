import { FileUp } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { repeatedIn } from '#shared/candidates/duplicates';
import { candidateLimits } from '#shared/candidates/schema';
import { isUnauthorized, unplacedMessage } from '../../lib/api/api-error';
import { useTabDraft } from '../../lib/typed-text/tab-draft';
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
import {
  filled,
  importDraft,
  isBroken,
  isGood,
  newRow,
  resumed,
  type CandidateReading,
  type FileRow,
} from './file-rows';
import { importWords as words } from './words';

/** Reads a file in this browser. Rejects when it is aborted, or when the reader could not be loaded. */
export type ReadCandidateFile = (file: File, options: { signal: AbortSignal }) => Promise<CandidateReading>;

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

interface ImportCandidatesProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
  organizationId: string;
  readFile: ReadCandidateFile;
  onUnauthorized: () => void;
}

/** Reads up to 100 files, shows what was found in each, and adds those that the recruiter leaves chosen. */
export const ImportCandidates = ({
  onOpenChange,
  userId,
  organizationId,
  readFile,
  onUnauthorized,
}: ImportCandidatesProps) => {
  const [draft] = useState(() => importDraft(organizationId));
  const [stored] = useState(() => draft.read(userId));
  const [rows, setRows] = useState<readonly FileRow[]>(() => resumed(stored?.rows));
  const [phase, setPhase] = useState<'reading' | 'reviewing' | 'sending'>('reviewing');
  const [surplus, setSurplus] = useState<{ chosen: number; read: number } | null>(null);
  const [problem, setProblem] = useState('');
  const [dropped, setDropped] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const { basis, errors, change, check } = useBasis(stored?.basis);
  useTabDraft(draft, userId, { rows, basis }, rows.length > 0);
  const creation = useCreateCandidate(organizationId);
  const controller = useRef<AbortController>(undefined);
  /** The files by the keys of their rows, until the page is left. */
  const held = useRef(new Map<string, File>());
  const group = useRef<HTMLElement>(null);
  // It takes the place of the choice of files, which had the focus.
  const openGroup = useCallback((files: HTMLElement | null) => {
    group.current = files;
    files?.focus();
  }, []);
  useEffect(() => () => controller.current?.abort(), []);

  const update = (key: string, changes: Partial<FileRow>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changes } : row)));

  const choose = async (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    // A file that could not be read takes its place again.
    const names = new Set(chosen.map(({ name }) => name));
    const others = rows.filter((row) => !(isBroken(row) && names.has(row.file)));
    const room = candidateLimits.files - others.filter(({ status }) => status !== 'added').length;
    // One that was read stays as it is, such as where a whole folder is chosen again after a reload.
    const fresh = chosen.filter(
      ({ name, size }) => !others.some((row) => row.file === name && row.size === size),
    );
    const files = fresh.slice(0, room);
    setSurplus(fresh.length > files.length ? { chosen: fresh.length, read: files.length } : null);
    if (files.length > 0) await read(others, files);
  };

  /** Reads them after the others, whose rows stay. */
  const read = async (others: readonly FileRow[], files: readonly File[]) => {
    const reading = new AbortController();
    controller.current = reading;
    const pairs = files.map((file) => ({ file, row: newRow(file) }));
    for (const { file, row } of pairs) held.current.set(row.key, file);
    setRows([...others, ...pairs.map(({ row }) => row)]);
    setPhase('reading');
    const done: FileRow[] = [];
    await eachOf(pairs, readAtOnce, async ({ file, row }) => {
      if (reading.signal.aborted) return;
      const found = await readFile(file, { signal: reading.signal }).catch((error: unknown) => {
        if (!reading.signal.aborted) console.error('Failed to read the file', error);
        return { problem: words.notRead, mayPass: true };
      });
      const filledRow = filled(row, found);
      done.push(filledRow);
      if (!reading.signal.aborted) update(row.key, filledRow);
    });
    if (reading.signal.aborted) return;
    setPhase('reviewing');
    const inOrder = pairs.flatMap(({ row }) => done.find(({ key }) => key === row.key) ?? []);
    await lookForDuplicates([...others, ...inOrder]);
  };

  const readAgain = (again: readonly FileRow[]) => {
    const files = again.flatMap(({ key }) => held.current.get(key) ?? []);
    // The button that was pressed is gone now.
    group.current?.focus();
    void read(
      rows.filter((row) => !again.includes(row)),
      files,
    );
  };

  /** Of all files, those for which it was not done yet. */
  const lookForDuplicates = async (all: readonly FileRow[]) => {
    setProblem('');
    const good = all.filter(isGood);
    const fresh = good.filter(({ isSearched, status }) => !isSearched && status !== 'added');
    if (fresh.length === 0) return;
    const personOf = ({ name, email, phone }: FileRow) => ({ name, email, phone });
    for (const [later, earlier] of repeatedIn(good.map(personOf))) {
      const row = good[later];
      if (row && fresh.includes(row))
        update(row.key, { repeats: good[earlier]?.file ?? '', isIncluded: false });
    }
    try {
      const { matches } = await findDuplicates(organizationId, fresh.map(personOf));
      for (const [index, row] of fresh.entries()) {
        const duplicate = matches[index];
        update(row.key, { isSearched: true, ...(duplicate && { duplicate, isIncluded: false }) });
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
  const broken = rows.filter(isBroken);
  const mayPass = ({ key, reading }: FileRow) =>
    reading !== null && 'problem' in reading && reading.mayPass === true && held.current.has(key);

  const send = async () => {
    if (!check()) return;
    setPhase('sending');
    await eachOf(sendable, sentAtOnce, async (row) => {
      if (!row.reading || 'problem' in row.reading) return;
      update(row.key, { status: 'sending', message: '' });
      try {
        const { dropped: left } = await creation.mutateAsync({
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
        if (left.length > 0) setDropped((count) => count + 1);
      } catch (error) {
        const message = isUnauthorized(error) ? words.signedOut : unplacedMessage(error, words.failed);
        update(row.key, { status: 'failed', message });
      }
    });
    setPhase('reviewing');
  };

  const hasWork = phase === 'reading' || phase === 'sending' || sendable.length > 0;
  useUnloadQuestion(hasWork);
  const end = () => {
    draft.forget();
    onOpenChange(false);
  };
  const close = () => (hasWork ? setIsAsking(true) : end());
  // What a reload interrupted.
  const goOn = useEffectEvent(() => void lookForDuplicates(rows));
  useEffect(() => goOn(), []);

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
        <div
          ref={openGroup}
          tabIndex={-1}
          role="group"
          aria-label={words.files}
          className="grid gap-4 outline-none"
        >
          {surplus && (
            <p role="status" className="text-sm font-medium text-warning">
              {words.tooMany(surplus.chosen, surplus.read)}
            </p>
          )}
          <div className="flex flex-wrap items-start justify-between gap-2">
            <div role="status" className="grid flex-1 gap-2 text-sm">
              {phase === 'reading' ? (
                <>
                  <p>{words.reading(done.length, rows.length)}</p>
                  <Progress share={done.length / rows.length} label={words.progress} />
                </>
              ) : (
                <p className="font-medium">{words.found(done.length - broken.length, broken.length)}</p>
              )}
              {added > 0 && <p className="font-medium text-success">{words.added(added)}</p>}
              {dropped > 0 && <p className="text-warning">{words.someDropped(dropped)}</p>}
            </div>
            {phase === 'reviewing' && (
              <FilesInput
                className={`${buttonClass({ variant: 'secondary', size: 'sm' })} cursor-pointer focus-within:outline-2`}
                label={words.more}
                onFiles={(files) => void choose(files)}
              >
                {words.more}
              </FilesInput>
            )}
          </div>
          {broken.length > 0 && (
            <NotRead
              rows={broken}
              isAll={broken.length === done.length}
              retriable={phase === 'reviewing' ? broken.filter(mayPass) : []}
              onRetry={readAgain}
            />
          )}
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
          {phase !== 'reading' && done.length > broken.length && (
            <BasisFields basis={basis} errors={errors} onChange={change} />
          )}
          {rows.length > broken.length && (
            <FoundTable rows={rows.filter((row) => !isBroken(row))} onChange={update} />
          )}
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
        onConfirm={end}
      />
    </Dialog>
  );
};

const accepted = '.pdf,.docx,.odt,.rtf,.txt,.md,.html,.json,.yaml,.yml,.zip,application/pdf,application/json';

interface FilesInputProps {
  label: string;
  className: string;
  children: ReactNode;
  onFiles: (files: File[]) => void;
}

/** A label that opens the browser's choice of files, and takes those that are dropped on it. */
const FilesInput = ({ label, className, children, onFiles }: FilesInputProps) => (
  <label
    className={className}
    onDragOver={(event) => event.preventDefault()}
    onDrop={(event) => {
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    }}
  >
    {children}
    <input
      type="file"
      multiple
      accept={accepted}
      aria-label={label}
      className="sr-only"
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // The same file may be chosen again.
        target.value = '';
      }}
    />
  </label>
);

const FilesDrop = ({ onFiles }: { onFiles: (files: File[]) => void }) => (
  <FilesInput
    label={words.choose}
    onFiles={onFiles}
    className="grid cursor-pointer justify-items-center gap-3 rounded-card border-2 border-dashed border-control/50 p-8 text-center text-sm focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-subtle"
  >
    <FileUp aria-hidden className="size-8 text-muted" />
    <span className={buttonClass({ variant: 'secondary' })}>{words.choose}</span>
    <span className="text-muted pointer-coarse:hidden">{words.chooseHint}</span>
  </FilesInput>
);

/** Files that could not be read, each with why. */
const NotRead = ({
  rows,
  isAll,
  retriable,
  onRetry,
}: {
  rows: readonly FileRow[];
  isAll: boolean;
  /** Those that may be read at another try. */
  retriable: readonly FileRow[];
  onRetry: (rows: readonly FileRow[]) => void;
}) => (
  <details open={isAll} className="rounded-control border px-3 text-sm">
    <summary className="inline-flex min-h-9 cursor-pointer items-center font-medium text-danger-text pointer-coarse:min-h-11">
      {words.broken(rows.length)}
    </summary>
    <ul aria-label={words.broken(rows.length)} className="grid gap-2 pb-3">
      {rows.map((row) => (
        <li key={row.key} className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
            <span className="font-medium">{row.file}</span>
            {row.reading && 'problem' in row.reading && (
              <span className="block text-muted">{row.reading.problem}</span>
            )}
          </span>
          {retriable.includes(row) && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={words.readAgainOf(row.file)}
              onClick={() => onRetry([row])}
            >
              {words.readAgain}
            </Button>
          )}
        </li>
      ))}
    </ul>
    {retriable.length > 1 && (
      <Button size="sm" variant="secondary" className="mb-3" onClick={() => onRetry(retriable)}>
        {words.readAllAgain(retriable.length)}
      </Button>
    )}
  </details>
);

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
        <HeaderCell>{words.columns.person}</HeaderCell>
        <HeaderCell>{words.columns.phone}</HeaderCell>
        <HeaderCell>{words.columns.found}</HeaderCell>
      </>
    }
  >
    {rows.map((row) => {
      const { reading, key, file, status } = row;
      if (reading === null || 'problem' in reading)
        return (
          <Row key={key}>
            <Cell>{file}</Cell>
            <Cell>{null}</Cell>
            <Cell>{null}</Cell>
            <Cell>
              <span className="text-muted">…</span>
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
            <Input
              aria-label={words.emailOf(file)}
              className="mt-1.5"
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
