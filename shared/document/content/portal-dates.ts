import { parseDuration, printedDuration } from '#shared/text/duration';
import { monthNumber } from '#shared/text/partial-date';
import type { Entry } from '../layout/prepared-entry';
import type { PreparedSection } from '../layout/prepared-sections';
import type { PreparedTable } from '../layout/prepared-table';
import type { PreparedSource } from '../layout/prepared-source';

const twoDigits = (value: number | string) => String(value).padStart(2, '0');

const year = '(\\d{4})(?!\\d)';
const monthFirst = new RegExp(`(\\p{L}{3,10})\\.?,? (?:(\\d{1,2})(?:st|nd|rd|th)?,? )?${year}`, 'gu');
const dayFirst = new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)? (\\p{L}{3,10})\\.?,? ${year}`, 'gu');
const monthIn = (name: string, day: string | undefined, inYear: string) => {
  const month = monthNumber(name);
  return month === undefined
    ? undefined
    : [twoDigits(month), ...(day ? [twoDigits(day)] : []), inYear].join('/');
};

/** Named months in figures; a text of which only a part could be changed stays as it is. */
const inFigures = (text: string): string => {
  const figures = text
    .replace(
      dayFirst,
      (whole, day: string, name: string, inYear: string) => monthIn(name, day, inYear) ?? whole,
    )
    .replace(
      monthFirst,
      (whole, name: string, day: string | undefined, inYear: string) => monthIn(name, day, inYear) ?? whole,
    );
  const hasNames = (figures.match(/\p{L}+/gu) ?? []).some((word) => monthNumber(word) !== undefined);
  return hasNames ? text : figures;
};

/**
 * Dates as application portals read them: '03/2021 – Present' for 'March 2021 – Present', with the day where one was
 * given. What is no date stays as it is.
 */
export const portalDates = (time: string): string =>
  parseDuration(time) ? printedDuration(time, 'figures') : inFigures(time);

const dated = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({
    ...entry,
    time: portalDates(entry.time),
    details: entry.details.map((detail) => ({ ...detail, text: inFigures(detail.text) })),
  }));

const datedTable = (table: PreparedTable): PreparedTable => ({
  ...table,
  rows: table.rows.map((row) =>
    row.map((cell, i) => (table.dates.includes(i) ? { ...cell, text: portalDates(cell.text) } : cell)),
  ),
});

const datedSection = (content: PreparedSection): PreparedSection => {
  if ('table' in content) return { table: datedTable(content.table) };
  return 'entries' in content ? { entries: dated(content.entries) } : content;
};

/** The same resume with such dates in every entry. */
export const withPortalDates = (source: PreparedSource): PreparedSource => ({
  ...source,
  experience: dated(source.experience),
  education: dated(source.education),
  credentials: dated(source.credentials),
  sections: new Map([...source.sections].map(([id, content]) => [id, datedSection(content)])),
});
