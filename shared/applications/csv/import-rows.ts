import type { CsvTable } from '#shared/reader/csv/csv-table';
import { cleanLine } from '#shared/text/plain-text';
import { webAddress } from '#shared/text/web-address';
import { companyKey } from '../company-key';
import { isAmbiguousDay, readDay, type DayOrder } from '../post/read-day';
import { proposalsFromText } from '../post/proposals';
import {
  applicationLimits,
  emptyApplication,
  importedApplication,
  salaryCurrencies,
  type ApplicationDetails,
  type ImportedApplication,
} from '../schema';
import { closedReasonNames, closedReasons, type ClosedReason, type Stage } from '../stages';
import { dayFields, importFields, type ColumnMapping, type ImportField } from './columns';

/** A row of the file as an application, or why it is none. */
export type ImportRow =
  | {
      cells: readonly string[];
      application: ImportedApplication;
      /** Whether its history of stages could not be read, and is in the notes as it is written. */
      isHistoryInNotes: boolean;
      refusal?: undefined;
    }
  | { cells: readonly string[]; application?: undefined; refusal: string };

/** An export begins with an apostrophe what a spreadsheet would run as a formula. */
const withoutGuard = (cell: string) => cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/, '');

type Cells = Partial<Record<ImportField, string>>;

const cellsOf = (mapping: ColumnMapping, row: readonly string[]): Cells =>
  Object.fromEntries(
    mapping.flatMap((field, index) => (field ? [[field, withoutGuard(row[index] ?? '').trim()]] : [])),
  );

/** Days of a file that could be two, and how they are ordered where the others say it; 'any' where no day needs it. */
export interface DayReading {
  /** Null where the user has to say it. */
  order: DayOrder | null;
  /** One that could be two days. */
  example: string;
}

/** How the days of a file are ordered, as those of them say that can be read in one way only. */
export const readDayOrder = ({ rows }: CsvTable, mapping: ColumnMapping): DayReading => {
  const columns = mapping.flatMap((field, index) =>
    (dayFields as readonly (string | null)[]).includes(field) ? [index] : [],
  );
  const days = rows.flatMap((row) => columns.map((index) => row[index] ?? '')).filter(Boolean);
  const example = days.find(isAmbiguousDay);
  if (example === undefined) return { order: 'any', example: '' };
  const inFigures = days.filter((day) => /^\s*\d{1,2}[-/.]\d{1,2}[-/.]\d/.test(day));
  const canBe = (order: DayOrder) => inFigures.every((day) => readDay(day, order) !== undefined);
  const [month, day] = [canBe('month-first'), canBe('day-first')];
  if (month === day) return { order: null, example };
  return { order: month ? 'month-first' : 'day-first', example };
};

const stageWords: [RegExp, string, ClosedReason?][] = [
  [/^(?:saved|wishlist|wish list|bookmarked|to apply|interested|draft|not applied|new|todo|to do)$/, 'saved'],
  [/^(?:applied|submitted|sent|application sent|pending|waiting|in progress|active)$/, 'applied'],
  [
    /^(?:screening|screen|phone screen\w*|initial screening|assessment|exam|test|in review|under review|reviewing|shortlisted)$/,
    'screening',
  ],
  [/^(?:interview\w*|(?:initial|final|phone|first|second|technical) interview|for interview)$/, 'interview'],
  [/^(?:offer\w*|job offer|hired|accepted|accept)$/, 'offer'],
  [/^(?:rejected|declined|not selected|failed|turned down|unsuccessful|no)$/, 'closed', 'not-selected'],
  [/^(?:withdrew|withdrawn|cancelled|canceled|backed out)$/, 'closed', 'withdrew'],
  [/^(?:took another|accepted another)$/, 'closed', 'took-another'],
  [/^(?:no response|ghosted|no reply|no answer|expired)$/, 'closed', 'no-response'],
  [/^(?:closed|archived|done|inactive)$/, 'closed'],
];

const reasonOf = (text: string): ClosedReason | undefined =>
  closedReasonNames.find((reason) => closedReasons[reason].toLowerCase() === text.toLowerCase()) ??
  stageWords.find(([pattern, , reason]) => reason && pattern.test(text.toLowerCase()))?.[2];

const stageOf = (
  { stage = '', reason = '', appliedOn = '' }: Cells,
  stages: readonly Stage[],
): { stage: string; closedReason: ClosedReason | null } | undefined => {
  const text = cleanLine(stage).toLowerCase();
  if (text === '') return { stage: appliedOn === '' ? 'saved' : 'applied', closedReason: null };
  const [, closedReason] = /^closed: (.+)$/.exec(text) ?? [];
  const named = stages.find(({ name }) => name.toLowerCase() === text)?.id;
  const [, id, ownReason] = stageWords.find(([pattern]) => pattern.test(text)) ?? [];
  const found = closedReason ? 'closed' : (named ?? id);
  if (found === undefined) return undefined;
  if (found !== 'closed') return { stage: found, closedReason: null };
  return { stage: found, closedReason: reasonOf(closedReason ?? reason) ?? ownReason ?? 'no-response' };
};

const workModeOf = (text: string): ApplicationDetails['workMode'] | undefined => {
  if (text === '') return '';
  if (/hybrid/i.test(text)) return 'hybrid';
  if (/remote|home|wfh|^(?:yes|true)$/i.test(text)) return 'remote';
  return /on-?\s?site|office|in-person|^(?:no|false)$/i.test(text) ? 'on-site' : undefined;
};

/** An amount such as 'Php. 35,000.00' or '35.5k'; null for an empty cell, undefined for any other text. */
const amountOf = (text: string): number | null | undefined => {
  if (text === '') return null;
  const [, digits = '', thousands] =
    /^[^\d]{0,8}?(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)( ?k)?(?:\/? ?(?:mo|month|monthly|yr|year|yearly|php)\.?)?$/i.exec(
      text,
    ) ?? [];
  if (digits === '') return undefined;
  return Math.round(Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1));
};

const periodOf = (text: string): 'month' | 'year' | undefined => {
  if (/y(?:ea)?r|annum|annual/i.test(text)) return 'year';
  return text === '' || /mo(?:nth)?/i.test(text) ? 'month' : undefined;
};

const currencyOf = (text: string) =>
  /^(?:|₱|p|pesos?)$/i.test(text)
    ? ('PHP' as const)
    : salaryCurrencies.find((one) => one === text.toUpperCase());

type Salary = Pick<ApplicationDetails, 'salaryFrom' | 'salaryTo' | 'salaryCurrency' | 'salaryPeriod'>;

/**
 * The salary of a row, or the field whose cell says none that we know. What says no amount, such as 'Negotiable', is `text` to
 * be kept in the notes.
 */
const salaryOf = (cells: Cells): (Salary & { text?: string }) | { unknown: ImportField } => {
  const { salary = '', salaryCurrency: currencyText = '', salaryPeriod: periodText = '' } = cells;
  const salaryCurrency = currencyOf(currencyText);
  if (!salaryCurrency) return { unknown: 'salaryCurrency' };
  const salaryPeriod = periodOf(periodText);
  if (!salaryPeriod) return { unknown: 'salaryPeriod' };
  const salaryFrom = amountOf(cells.salaryFrom ?? '');
  if (salaryFrom === undefined) return { unknown: 'salaryFrom' };
  const salaryTo = amountOf(cells.salaryTo ?? '');
  if (salaryTo === undefined) return { unknown: 'salaryTo' };
  if (salary === '' || salaryFrom !== null || salaryTo !== null)
    return { salaryFrom, salaryTo, salaryCurrency, salaryPeriod };
  const read = proposalsFromText(`Salary: ${salary}`, '');
  if (!read.salaryFrom && !read.salaryTo)
    return { salaryFrom, salaryTo, salaryCurrency, salaryPeriod, text: salary };
  return {
    salaryFrom: read.salaryFrom ?? null,
    salaryTo: read.salaryTo ?? null,
    salaryCurrency: currencyText === '' ? (read.salaryCurrency ?? salaryCurrency) : salaryCurrency,
    salaryPeriod: periodText === '' ? (read.salaryPeriod ?? salaryPeriod) : salaryPeriod,
  };
};

/** The people in a cell, one a line: 'Ada' or, as Reactive Resume writes it, 'Ada (Recruiter, Referral)'. */
const peopleOf = (cell: string) =>
  cell
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [, name = one, role = ''] = /^(.+?) \(([^()]+)\)$/.exec(one) ?? [];
      return { name, role };
    });

type History = ImportedApplication['history'];

/**
 * The steps of a cell with their days: 'Applied (2026-08-03) → Rejected (2026-08-12)', as Reactive Resume writes them, or lines such
 * as '2026-08-03 09:00:00 · Saved → Applied', as we do. Undefined where a step has no stage of ours or no day in order.
 */
const historyOf = (
  cell: string,
  { order, stages, today }: { order: DayOrder; stages: readonly Stage[]; today: string },
): History | undefined => {
  const history: History = [];
  for (const line of cell.split('\n').filter((one) => one.trim() !== '')) {
    const [, dayFirst, what = ''] = /^\s*(\d{4}-\d{2}-\d{2})[ \d:]*[·:–-]\s*(.+)$/.exec(line) ?? [];
    const steps =
      dayFirst === undefined
        ? line.split(/→|->|;/).map((step) => /^\s*(.+?)\s*\(([^()]+)\)\s*$/.exec(step)?.slice(1) ?? [])
        : [[what.split(/→|->/).at(-1)?.trim() ?? '', dayFirst]];
    for (const [name = '', day = ''] of steps) {
      const step = name === '' ? undefined : stageOf({ stage: name }, stages);
      const on = readDay(day, order);
      if (!step || !on || on > today || on < (history.at(-1)?.on ?? '1900')) return undefined;
      history.push({ ...step, on });
    }
  }
  return history.length > 0 && history.length <= applicationLimits.importedChanges ? history : undefined;
};

/**
 * The history of a row, which ends in the stage of the row. What else its cells say of its past is `text`, to be kept in the notes: a
 * timeline tells more than stages.
 */
const pastOf = (
  { stageHistory = '', timeline = '', stage = '' }: Cells,
  present: Pick<ImportedApplication, 'stage' | 'closedReason'>,
  reading: Parameters<typeof historyOf>[1],
): { history: History; isUnread: boolean; text: string } => {
  const read = historyOf(stageHistory || timeline, reading) ?? [];
  const last = read.at(-1);
  // A file without a column of stages has it in the history alone.
  const fits = last !== undefined && (stage === '' || last.stage === present.stage);
  const history = fits
    ? [...read.slice(0, -1), stage === '' ? last : { ...last, closedReason: present.closedReason }]
    : [];
  const isUnread = stageHistory !== '' && !fits;
  const isTimelineRead = fits && stageHistory === '';
  return {
    history,
    isUnread,
    text: [
      isUnread && `History of stages: ${stageHistory}`,
      timeline !== '' && !isTimelineRead && `Timeline:\n${timeline}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
};

const unknownWords: Partial<Record<ImportField, string>> = {
  salaryCurrency: `Write one of these: ${salaryCurrencies.join(', ')}.`,
  salaryPeriod: 'Write month or year.',
  workMode: 'Write on-site, hybrid or remote, or leave the column out.',
};

/** A text of the web without its scheme is an address too. Undefined for what is none. */
const linkOf = (text: string): string | undefined => {
  if (text === '') return '';
  return [text, `https://${text}`].find((one) => webAddress(one) !== undefined);
};

/** The rows of a file as applications. `order` is how its days in figures are ordered, `today` the day in Manila. */
export const importRows = (
  { rows }: CsvTable,
  mapping: ColumnMapping,
  {
    order,
    stages,
    today,
  }: {
    order: DayOrder;
    stages: readonly Stage[];
    today: string;
  },
): ImportRow[] =>
  rows.map((row) => {
    const cells = cellsOf(mapping, row);
    const refused = (refusal: string): ImportRow => ({ cells: row, refusal });
    const days: Partial<Record<(typeof dayFields)[number], string | null>> = {};
    for (const field of dayFields) {
      const text = cells[field] ?? '';
      const day = text === '' ? null : readDay(text, order);
      if (day === undefined)
        return refused(
          `${importFields[field].label}: “${text.slice(0, 50)}” is no date. Write it as 2026-11-20.`,
        );
      days[field] = day;
    }
    const stage = stageOf(cells, stages);
    if (!stage)
      return refused(
        `Stage: “${(cells.stage ?? '').slice(0, 50)}” is none of your stages. Add it as a stage of your own, or write one of these: ${stages.map(({ name }) => name).join(', ')}.`,
      );
    const unknown = (field: ImportField) =>
      refused(
        `${importFields[field].label}: “${(cells[field] ?? '').slice(0, 50)}” could not be read. ${unknownWords[field] ?? 'Write a monthly or yearly amount such as 35000.'}`,
      );
    const readSalary = salaryOf(cells);
    if ('unknown' in readSalary) return unknown(readSalary.unknown);
    const { text: salaryText, ...salary } = readSalary;
    const workMode = workModeOf(cells.workMode ?? '');
    if (workMode === undefined) return unknown('workMode');
    if ((cells.post ?? '').length > applicationLimits.post)
      return refused(
        `${importFields.post.label}: it is longer than ${applicationLimits.post.toLocaleString('en-US')} characters. Shorten it, or leave the column out.`,
      );
    const past = pastOf(cells, stage, { order, stages, today });
    const appliedIn = past.history.find(({ stage: id }) => {
      const countsAs = stages.find((one) => one.id === id)?.countsAs;
      return countsAs !== 'saved' && countsAs !== 'closed';
    });
    const link = linkOf(cells.link ?? '');
    const { contactName = '', contactEmail = '', contactPhone = '' } = cells;
    const people = peopleOf(contactName);
    const hasContact = people.length > 0 || [contactEmail, contactPhone].some(Boolean);
    const parsed = importedApplication.safeParse({
      ...emptyApplication,
      ...days,
      appliedOn: days.appliedOn ?? appliedIn?.on ?? null,
      ...stage,
      ...past.history.map(({ stage: id, closedReason }) => ({ stage: id, closedReason })).at(-1),
      history: past.history,
      ...salary,
      company: cells.company ?? '',
      jobTitle: cells.jobTitle ?? '',
      link: link ?? cells.link,
      place: cells.place ?? '',
      workMode,
      source: cells.source ?? '',
      nextStep: cells.nextStep ?? '',
      notes: [cells.notes, salaryText && `Salary: ${salaryText}`, past.text].filter(Boolean).join('\n\n'),
      post: cells.post ?? '',
      tags: [
        ...new Set(
          (cells.tags ?? '')
            .split(/[,;|]/)
            .map((tag) => tag.trim())
            .filter(Boolean),
        ),
      ],
      // Address and number are of the first.
      contacts: hasContact
        ? [
            { ...(people[0] ?? { name: '', role: '' }), email: contactEmail, phone: contactPhone },
            ...people.slice(1).map((one) => ({ ...one, email: '', phone: '' })),
          ]
        : [],
    });
    if (parsed.success) return { cells: row, application: parsed.data, isHistoryInNotes: past.isUnread };
    return refused([...new Set(parsed.error.issues.map(({ message }) => message))].join('. '));
  });

/** What of an application says which one it is. */
type Told = Pick<ApplicationDetails, 'company' | 'jobTitle' | 'link' | 'appliedOn'>;

/**
 * Tells whether a row is in the list already: for the same job title at the same company, with the same link to the post, or else
 * the same day of applying. What one of the two does not say cannot tell them apart.
 */
export const isInList = (listed: readonly Told[]): ((row: Told) => boolean) => {
  const jobOf = ({ company, jobTitle }: Told) =>
    `${companyKey(company)}\n${cleanLine(jobTitle).toLowerCase().replace(/\s+/g, ' ')}`;
  const byJob = new Map<string, Told[]>();
  for (const one of listed) byJob.set(jobOf(one), [...(byJob.get(jobOf(one)) ?? []), one]);
  const addressOf = (link: string) => webAddress(link)?.replace(/\/$/, '');
  return (row) =>
    (byJob.get(jobOf(row)) ?? []).some((one) => {
      if (row.link && one.link) return addressOf(row.link) === addressOf(one.link);
      return !row.appliedOn || !one.appliedOn || row.appliedOn === one.appliedOn;
    });
};
