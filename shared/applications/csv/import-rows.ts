import type { CsvTable } from '#shared/reader/csv/csv-table';
import { cleanLine } from '#shared/text/plain-text';
import { webAddress } from '#shared/text/web-address';
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
  | { cells: readonly string[]; application: ImportedApplication; refusal?: undefined }
  | { cells: readonly string[]; application?: undefined; refusal: string };

/** An export begins with an apostrophe what a spreadsheet would run as a formula. */
const withoutGuard = (cell: string) => cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/, '');

type Cells = Partial<Record<ImportField, string>>;

const cellsOf = (mapping: ColumnMapping, row: readonly string[]): Cells =>
  Object.fromEntries(
    mapping.flatMap((field, index) => (field ? [[field, withoutGuard(row[index] ?? '').trim()]] : [])),
  );

/**
 * How the days of a file are ordered, as those of them say that can be read in one way only. Null where none does and the
 * user has to say it; 'any' where no day needs it.
 */
export const dayOrderOf = ({ rows }: CsvTable, mapping: ColumnMapping): DayOrder | null => {
  const columns = mapping.flatMap((field, index) =>
    (dayFields as readonly (string | null)[]).includes(field) ? [index] : [],
  );
  const days = rows.flatMap((row) => columns.map((index) => row[index] ?? '')).filter(Boolean);
  if (!days.some(isAmbiguousDay)) return 'any';
  const canBe = (order: DayOrder) =>
    days
      .filter((day) => /^\s*\d{1,2}[-/.]\d{1,2}[-/.]\d/.test(day))
      .every((day) => readDay(day, order) !== undefined);
  const [month, day] = [canBe('month-first'), canBe('day-first')];
  if (month === day) return null;
  return month ? 'month-first' : 'day-first';
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

const workModeOf = (text: string): ApplicationDetails['workMode'] => {
  if (/hybrid/i.test(text)) return 'hybrid';
  if (/remote|home|wfh|^(?:yes|true)$/i.test(text)) return 'remote';
  return /on-?\s?site|office|in-person|^(?:no|false)$/i.test(text) ? 'on-site' : '';
};

const amountOf = (text: string): number | null => {
  const number = Number(text.replace(/[^\d.k]/gi, '').replace(/k$/i, '000'));
  return text !== '' && Number.isFinite(number) && number > 0 ? Math.round(number) : null;
};

const salaryOf = ({
  salary = '',
  salaryFrom = '',
  salaryTo = '',
  salaryCurrency = '',
  salaryPeriod = '',
}: Cells) => {
  const period = /y(?:ea)?r|annum|annual/i.test(salaryPeriod) ? ('year' as const) : ('month' as const);
  const currency = salaryCurrencies.find((one) => one === salaryCurrency.toUpperCase());
  if (salary !== '' && salaryFrom === '' && salaryTo === '') {
    const { salaryFrom: from, salaryTo: to, ...rest } = proposalsFromText(`Salary: ${salary}`, '');
    return {
      salaryFrom: from ?? null,
      salaryTo: to ?? null,
      salaryCurrency: currency ?? rest.salaryCurrency ?? ('PHP' as const),
      salaryPeriod: salaryPeriod === '' ? (rest.salaryPeriod ?? period) : period,
    };
  }
  return {
    salaryFrom: amountOf(salaryFrom),
    salaryTo: amountOf(salaryTo),
    salaryCurrency: currency ?? ('PHP' as const),
    salaryPeriod: period,
  };
};

/** A text of the web without its scheme is an address too. Undefined for what is none. */
const linkOf = (text: string): string | undefined => {
  if (text === '') return '';
  return [text, `https://${text}`].find((one) => webAddress(one) !== undefined);
};

/** The rows of a file as applications. `order` is how its days in figures are ordered. */
export const importRows = (
  { rows }: CsvTable,
  mapping: ColumnMapping,
  order: DayOrder,
  stages: readonly Stage[],
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
    const link = linkOf(cells.link ?? '');
    const { contactName = '', contactEmail = '', contactPhone = '' } = cells;
    const hasContact = [contactName, contactEmail, contactPhone].some(Boolean);
    const parsed = importedApplication.safeParse({
      ...emptyApplication,
      ...days,
      ...stage,
      ...salaryOf(cells),
      company: cells.company ?? '',
      jobTitle: cells.jobTitle ?? '',
      link: link ?? cells.link,
      place: cells.place ?? '',
      workMode: workModeOf(cells.workMode ?? ''),
      source: cells.source ?? '',
      nextStep: cells.nextStep ?? '',
      notes: cells.notes ?? '',
      post: (cells.post ?? '').slice(0, applicationLimits.post),
      tags: [
        ...new Set(
          (cells.tags ?? '')
            .split(/[,;|]/)
            .map((tag) => tag.trim())
            .filter(Boolean),
        ),
      ],
      contacts: hasContact ? [{ name: contactName, role: '', email: contactEmail, phone: contactPhone }] : [],
    });
    if (parsed.success) return { cells: row, application: parsed.data };
    return refused([...new Set(parsed.error.issues.map(({ message }) => message))].join('. '));
  });
