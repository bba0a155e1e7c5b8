import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  guessColumns,
  importFieldNames,
  importFields,
  type ColumnMapping,
  type ImportField,
} from '#shared/applications/csv/columns';
import { importRows, isInList, readDayOrder, type ImportRow } from '#shared/applications/csv/import-rows';
import type { DayOrder } from '#shared/applications/post/read-day';
import { applicationLimits, maxImported, type ImportedApplication } from '#shared/applications/schema';
import { allStages } from '#shared/applications/stages';
import { manilaDay } from '#shared/manila-day';
import { readTable, tableLimits, writeTable, type CsvTable } from '#shared/reader/csv/csv-table';
import { ApiError, isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { useUnloadQuestion } from '../../../lib/typed-text/use-unload-question';
import { saveFile } from '../../../lib/save-file';
import { Button, buttonClass } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/forms/field';
import { Select } from '../../../ui/forms/select';
import { choicesQuery, listedQuery, useImportApplications } from '../api';
import { importWords as words } from '../words';

interface ImportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface Done {
  added: number;
  refused: Refused[];
}
type Refused = Pick<ImportRow, 'cells'> & { refusal: string };

/** Adds the applications of a CSV file, after a review of what its columns hold. */
export const ImportDialog = ({ open, onOpenChange }: ImportDialogProps) => {
  const [table, setTable] = useState<CsvTable | null>(null);
  const [problem, setProblem] = useState('');
  const [mapping, setMapping] = useState<ColumnMapping>([]);
  const [chosenOrder, setChosenOrder] = useState<DayOrder | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  /** How many are added, while they are: the review would count the rows anew with each batch. */
  const [sending, setSending] = useState<{ added: number; of: number } | null>(null);
  const choices = useQuery(choicesQuery());
  const listed = useQuery({ ...listedQuery(), enabled: open && table !== null });
  const [addsListed, setAddsListed] = useState(false);
  const importing = useImportApplications();

  const stages = useMemo(() => allStages(choices.data?.stages ?? []), [choices.data]);
  const days = useMemo(() => (table ? readDayOrder(table, mapping) : null), [table, mapping]);
  const order = days?.order ?? chosenOrder;
  const rows = useMemo(
    () => (table && order ? importRows(table, mapping, { order, stages, today: manilaDay(new Date()) }) : []),
    [table, mapping, order, stages],
  );
  const readable = rows.flatMap((row) => (row.application ? [row] : []));
  // The same file again, or one that overlaps with an earlier one.
  const isListed = useMemo(() => isInList(listed.data?.applications ?? []), [listed.data]);
  const anew = readable.filter(({ application }) => !isListed(application));
  const wanted = addsListed ? readable : anew;
  const room = applicationLimits.applications - (listed.data?.total ?? 0);
  const good = wanted.slice(0, Math.max(0, room));
  const withHistory = good.filter(({ application: { history } }) => history.length > 0).length;
  const historyInNotes = good.filter(({ isHistoryInNotes }) => isHistoryInNotes).length;
  const undated = good.filter(({ application: { stage, appliedOn } }) => {
    const countsAs = stages.find(({ id }) => id === stage)?.countsAs;
    return appliedOn === null && countsAs !== 'saved' && countsAs !== 'closed';
  }).length;
  const refused: Refused[] = [
    ...rows.flatMap(({ refusal, cells }) => (refusal === undefined ? [] : [{ refusal, cells }])),
    ...wanted.slice(good.length).map(({ cells }) => ({ cells, refusal: words.noRoom })),
  ];

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    if (file.size > tableLimits.bytes) return setProblem(words.tooLarge);
    try {
      const read = readTable(new Uint8Array(await file.arrayBuffer()));
      if (read.rows.length === 0) return setProblem(words.empty);
      setTable(read);
      setMapping(guessColumns(read.columns));
      setChosenOrder(null);
      setAddsListed(false);
    } catch {
      setProblem(words.unreadable);
    }
  };

  const assign = (column: number, field: ImportField | null) =>
    setMapping((current) =>
      current.map((one, index) => (index === column ? field : one === field ? null : one)),
    );

  const send = async () => {
    const left: Refused[] = [...refused];
    let added = 0;
    let isOver = '';
    setSending({ added, of: good.length });
    for (const batch of batchesOf(good)) {
      if (isOver === '') {
        try {
          const answer = await importing.mutateAsync(batch.map(({ application }) => application));
          added += answer.added;
          setSending({ added, of: good.length });
          continue;
        } catch (error) {
          isOver = isUnauthorized(error) ? words.signedOut : serverMessage(error, words.notAdded);
          // Without an answer, this batch may have been added.
          left.push(
            ...batch.map(({ cells }) => ({
              cells,
              refusal: error instanceof ApiError ? isOver : words.maybeAdded,
            })),
          );
          continue;
        }
      }
      left.push(...batch.map(({ cells }) => ({ cells, refusal: isOver })));
    }
    setSending(null);
    setDone({ added, refused: left });
  };

  const saveRefused = (those: readonly Refused[]) => {
    if (!table) return;
    const text = writeTable(
      [...table.columns, words.reasonColumn],
      those.map(({ cells, refusal }) => [
        ...table.columns.map((_name, index) => cells[index] ?? ''),
        refusal,
      ]),
    );
    saveFile(new Blob([text], { type: 'text/csv' }), words.refusedFile);
  };

  // What was mapped, and the rows that were not added, are nowhere else.
  useUnloadQuestion(open && table !== null && done === null);

  /** What was mapped stays for the next time, unless it was added or given up. */
  const close = ({ givesUp = false } = {}) => {
    if (sending) return;
    if (done || givesUp) {
      setTable(null);
      setDone(null);
      setProblem('');
    }
    onOpenChange(false);
  };
  const missing = (['company', 'jobTitle'] as const).filter((field) => !mapping.includes(field));

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      size="lg"
      title={words.title}
      description={words.about}
      footer={
        done ? (
          <Button onClick={() => close()}>{words.close}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => close({ givesUp: true })} disabled={sending !== null}>
              {words.cancel}
            </Button>
            {table && (
              <Button
                loading={sending !== null}
                disabled={good.length === 0 || missing.length > 0 || listed.isPending}
                onClick={() => void send()}
              >
                {words.add(sending?.of ?? good.length)}
              </Button>
            )}
          </>
        )
      }
    >
      {done ? (
        <div className="grid gap-3" role="status">
          <p className="font-medium">{words.added(done.added)}</p>
          {done.refused.length > 0 && (
            <RefusedRows refused={done.refused} onSave={() => saveRefused(done.refused)} />
          )}
        </div>
      ) : sending ? (
        <p role="status" className="text-sm">
          {words.adding(sending.added, sending.of)}
        </p>
      ) : table ? (
        <div className="grid gap-5">
          {table.isCut && <p className="text-sm font-medium text-warning">{words.cut}</p>}
          {wanted.length > good.length && (
            <p className="text-sm font-medium text-warning">{words.overLimit}</p>
          )}
          {/* Above the columns, which may be many. */}
          <div role="status" className="grid gap-3">
            {missing.length > 0 ? (
              <p className="text-sm font-medium text-warning">
                {words.needs(missing.map((field) => importFields[field].label))}
              </p>
            ) : order === null ? (
              <p className="text-sm font-medium text-warning">{words.needsOrder}</p>
            ) : (
              <>
                <p className="text-sm">{words.ready(good.length, rows.length)}</p>
                {readable.length > anew.length && (
                  <div className="text-sm">
                    {!addsListed && (
                      <p className="font-medium">{words.listed(readable.length - anew.length)}</p>
                    )}
                    <label className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
                      <input
                        type="checkbox"
                        className="size-4 shrink-0 accent-primary"
                        checked={addsListed}
                        onChange={({ target }) => setAddsListed(target.checked)}
                      />
                      {words.addListed}
                    </label>
                  </div>
                )}
                {listed.isError && <p className="text-sm font-medium text-warning">{words.notCompared}</p>}
                {withHistory > 0 && <p className="text-sm text-muted">{words.history(withHistory)}</p>}
                {historyInNotes > 0 && (
                  <p className="text-sm font-medium text-warning">{words.historyInNotes(historyInNotes)}</p>
                )}
                {undated > 0 && <p className="text-sm font-medium text-warning">{words.undated(undated)}</p>}
              </>
            )}
          </div>
          {days?.order === null && (
            <Field label={words.order} hint={words.orderHint(days.example)} required>
              {(control) => (
                <Select
                  {...control}
                  value={chosenOrder ?? ''}
                  onChange={({ target }) => setChosenOrder((target.value || null) as DayOrder | null)}
                >
                  <option value="">{words.chooseOrder}</option>
                  <option value="month-first">{words.monthFirst}</option>
                  <option value="day-first">{words.dayFirst}</option>
                </Select>
              )}
            </Field>
          )}
          <section aria-label={words.columns}>
            <h3 className="font-medium">{words.columns}</h3>
            <ul className="mt-2 grid gap-2">
              {table.columns.map((column, index) => (
                <li key={index} className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-2">
                  <div className="min-w-0 text-sm">
                    <p className="font-medium wrap-anywhere">{column || words.unnamed(index + 1)}</p>
                    <p className="truncate text-muted">{sampleOf(table, index)}</p>
                  </div>
                  <Field label={words.holds(column || words.unnamed(index + 1))} labelHidden>
                    {(control) => (
                      <Select
                        {...control}
                        value={mapping[index] ?? ''}
                        onChange={({ target }) => assign(index, (target.value || null) as ImportField | null)}
                      >
                        <option value="">{words.leftOut}</option>
                        {importFieldNames.map((field) => (
                          <option key={field} value={field}>
                            {importFields[field].label}
                          </option>
                        ))}
                      </Select>
                    )}
                  </Field>
                </li>
              ))}
            </ul>
          </section>
          {refused.length > 0 && missing.length === 0 && order !== null && (
            <RefusedRows refused={refused} onSave={() => saveRefused(refused)} />
          )}
        </div>
      ) : (
        <div className="grid gap-3">
          <label
            className={buttonClass({ variant: 'secondary' }) + ' w-fit cursor-pointer focus-within:outline-2'}
          >
            {words.choose}
            <input
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              className="sr-only"
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          </label>
          <p className="text-sm text-muted">{words.chooseHint}</p>
          {problem && (
            <p role="alert" className="text-sm font-medium text-danger-text">
              {problem}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
};

const sampleOf = ({ rows }: CsvTable, column: number) =>
  (rows.find((row) => row[column]?.trim())?.[column] ?? '').slice(0, 80);

const maxBatchLength = 150_000;

/** As many as one call takes: by number, and by their texts. */
const batchesOf = <Row extends { application: ImportedApplication }>(rows: readonly Row[]): Row[][] => {
  const batches: Row[][] = [];
  let length = 0;
  for (const row of rows) {
    const size = JSON.stringify(row.application).length;
    const last = batches.at(-1);
    if (last && last.length < maxImported && length + size <= maxBatchLength) {
      last.push(row);
      length += size;
    } else {
      batches.push([row]);
      length = size;
    }
  }
  return batches;
};

const shownRefusals = 5;

const RefusedRows = ({ refused, onSave }: { refused: readonly Refused[]; onSave: () => void }) => (
  <section aria-label={words.refused} className="rounded-control border p-3 text-sm">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h3 className="font-medium">{words.notAddedRows(refused.length)}</h3>
      <Button variant="secondary" size="sm" onClick={onSave}>
        {words.saveRefused}
      </Button>
    </div>
    <ul className="mt-2 grid gap-1 text-muted">
      {refused.slice(0, shownRefusals).map(({ cells, refusal }, index) => (
        <li key={index} className="wrap-anywhere">
          <span className="text-ink">{cells.filter(Boolean).slice(0, 2).join(' · ').slice(0, 80)}: </span>
          {refusal}
        </li>
      ))}
    </ul>
  </section>
);
