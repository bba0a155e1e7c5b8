import { readFitted, type DescriptionFormat } from '#shared/resume/json-resume/description';
import { readDate, yearsIn } from '#shared/resume/json-resume/date';
import { notAddress } from '#shared/resume/json-resume/entry-fields';
import { maxTextLength } from '#shared/resume/json-resume/reading';
import { cutText, type ImportReport } from '#shared/resume/json-resume/report';
import type { Found, FoundLink } from '#shared/resume/read-resume';
import { linkEntry, webLink } from '#shared/resume/sections/schema';
import { normalizeWebsite } from '#shared/resume/typed-fields';
import { spanOf, isLengthOfTime } from '#shared/text/dates';
import { ambiguousDay, monthNames } from '#shared/text/partial-date';
import { cleanLine, cleanLines } from '#shared/text/plain-text';
import type { ImportedField, ImportedPath, Unplaced } from '../imported-resume';
import type { Claim } from './conservation';
import { withDayOrder } from '#shared/text/duration';

interface Field {
  label: string;
  min?: number;
  max: number;
  /** What it must be; see SectionField. */
  is?: string;
}

type Read = Found | undefined;

const points: DescriptionFormat = { summary: ['opening'], labels: [], points: 'points' };

/** A text whose paragraphs come first and whose list items last, so that one item can be left out whole. */
const asPoints = (text: string) => {
  const lines = text.split('\n');
  const firstPoint = lines.findIndex((line) => line.startsWith('- '));
  if (firstPoint < 0 || !lines.slice(firstPoint).every((line) => line.startsWith('- '))) return undefined;
  return {
    opening: lines.slice(0, firstPoint).join('\n'),
    points: lines.slice(firstPoint).map((line) => line.slice(2)),
  };
};

/**
 * Writes read texts into the form's fields, within their limits: each call returns the value for the content and records
 * its place. What does not fit is reported, never dropped.
 */
export const createFieldWriter = (report: ImportReport) => {
  const fields: ImportedField[] = [];
  const unplaced: Unplaced[] = [];
  const claims = new Map<Found, Claim>();

  const markUsed = (found: Read, text = found?.text ?? '', rule?: string) => {
    if (!found) return;
    const claim = claims.get(found) ?? { found, texts: [], written: [], rule };
    claims.set(found, claim);
    if (!claim.texts.includes(text)) claim.texts.push(text);
  };
  const record = (path: string, text: string, found: Read) => {
    if (found) claims.get(found)?.written.push(text);
    if (text !== '' && found)
      fields.push({
        path: path as ImportedPath,
        text,
        confidence: found.confidence,
        places: found.places,
      });
    return text;
  };

  /** Writers of the fields below a path, such as 'experience.0.'; `what` names the entry in the report. */
  const at = (prefix: string, what = '') => {
    const nameOf = (field: Field) => (what ? `${what}: ${field.label.toLowerCase()}` : field.label);
    const writer = {
      markUsed,
      /** One line; `text` where it is not all that was found. */
      line(name: string, field: Field, found: Read, text = found?.text ?? ''): string {
        markUsed(found, text);
        return writer.as(name, field, found, text);
      },
      /** One line in other words than the file's. */
      as(name: string, field: Field, found: Read, text: string): string {
        const line = cleanLine(text.slice(0, maxTextLength));
        return record(prefix + name, report.fit(nameOf(field), line, field), found);
      },
      lines(name: string, field: Field, found: Read): string {
        markUsed(found);
        const text = cleanLines((found?.text ?? '').slice(0, maxTextLength));
        const list = text.length > field.max ? asPoints(text) : undefined;
        const fitted = list
          ? readFitted(report, nameOf(field), { format: points, record: list, ...field })
          : report.fit(nameOf(field), text, field);
        return record(prefix + name, fitted, found);
      },
      duration(name: string, field: Field, found: Read): string {
        markUsed(found);
        return writer.as(name, field, found, writtenDuration(found?.text ?? ''));
      },
      /** A partial date; of other words the year is taken. */
      date(name: string, field: Field, found: Read): string {
        markUsed(found);
        const { text, date } = readDate({ date: found?.text ?? '' }, ['date']);
        if (date === '') report.setAside(nameOf(field), text, 'It names no year');
        else if (ambiguousDay(text))
          report.setAside(nameOf(field), text, `There is room for the year ${date}`);
        return record(prefix + name, date, found);
      },
      /** '2020-2024' or '2024'. */
      years(name: string, field: Field, found: Read): string {
        markUsed(found);
        const text = found?.text ?? '';
        const years = yearsIn(text);
        if (years === '') report.setAside(nameOf(field), text, 'It names no year');
        else if (spanOf(text).end === null)
          report.setAside(nameOf(field), text, 'It is a start without an end');
        return record(prefix + name, years, found);
      },
      link(name: string, field: Field, found: FoundLink | undefined): string {
        markUsed(found);
        if (!found) return '';
        const isLink = (text: string) =>
          text.length <= field.max && webLink({ ...field }).safeParse(text).success;
        const url = cleanLine(found.url);
        const address = [url, normalizeWebsite(url)].find(isLink);
        if (address === undefined) report.setAside(nameOf(field), found.url, notAddress);
        return record(prefix + name, address ?? '', found);
      },
      /** The same for links, which are always encrypted ones. */
      secureLink(name: string, field: Field, found: FoundLink): string {
        markUsed(found);
        const url = cleanLine(found.url);
        const address = [url, normalizeWebsite(url), url.replace(/^http:/i, 'https:')].find(
          (text) => linkEntry.shape.url.safeParse(text).success,
        );
        if (address === undefined) report.setAside(nameOf(field), found.url, notAddress);
        return record(prefix + name, address ?? '', found);
      },
      /** Each field of a table by what it must be, of what was found for it. */
      fields<Name extends string>(
        table: Readonly<Record<Name, Field>>,
        found: Readonly<Partial<Record<NoInfer<Name>, Read | FoundLink>>>,
      ): Record<Name, string> {
        const written = (Object.keys(table) as Name[]).map((name) => [
          name,
          writer.field(name, table[name], found[name]),
        ]);
        return Object.fromEntries(written) as Record<Name, string>;
      },
      field(name: string, field: Field, found: Read | FoundLink): string {
        if (name === 'duration') return writer.duration(name, field, found);
        if (name === 'year') return writer.years(name, field, found);
        if (field.is === 'date') return writer.date(name, field, found);
        if (name === 'link') return writer.link(name, field, found && 'url' in found ? found : undefined);
        const isLong = field.is === 'lines' || name === 'description';
        return isLong ? writer.lines(name, field, found) : writer.line(name, field, found);
      },
      /** A text of this entry for which there is no field; `suggestion` is the name of the nearest one. */
      leave(found: Read, suggestion?: string) {
        markUsed(found);
        if (!found) return;
        claims.get(found)?.written.push(found.text);
        unplaced.push({
          text: found.text,
          what,
          places: found.places,
          suggestion: suggestion === undefined ? undefined : (`${prefix}${suggestion}` as ImportedPath),
        });
      },
    };
    return writer;
  };

  return {
    report,
    at,
    record,
    /** Marks a text, or a part of it, as used without a field of its own. */
    markUsed,
    fields,
    unplaced,
    claims: () => [...claims.values()],
  };
};

export type FieldWriter = ReturnType<typeof createFieldWriter>;
export type EntryWriter = ReturnType<FieldWriter['at']>;

/** How the report calls an entry. */
export const shortName = (...texts: Read[]) =>
  cutText(texts.flatMap((found) => (found ? [cleanLine(found.text)] : [])).join(', '), 60);

/** A point in time that the form's date picker does not know: '2020-03-01', '01/03/2020', 'Enero 2020', 'hanggang ngayon'. */
const foreign =
  /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{4}|\bpres\b|\b(?:mula|hanggang|kasalukuyan|ngayon|enero|pebrero|marso|abril|mayo|hunyo|hulyo|agosto|setyembre|oktubre|nobyembre|disyembre)\b/i;

const lengthAtEnd = /\s*[·•|,(–-]*\s*\(?\s*(\d+\s+(?:years?|yrs?|mos?|months?)[^)]*)\)?\s*$/i;

/** 'Jan 2021 –' goes on. */
const openEnd = /\s*[-–—]\s*$/;

const written = (months: number, isExact: boolean) => {
  const year = Math.floor((months - 1) / 12);
  return isExact ? `${monthNames[(months - 1) % 12]} ${year}` : String(year);
};

/**
 * A duration as the form has it: the file's own words where they can be read, without the length of time behind them, and
 * 'Jan 2020 – Present' for dates in digits or in Filipino.
 */
const writtenDuration = (text: string): string => {
  const line = cleanLine(text);
  const [behind = '', length = ''] = lengthAtEnd.exec(line) ?? [];
  const words = isLengthOfTime(length) && behind !== line ? line.slice(0, -behind.length) : line;
  if (openEnd.test(words)) return writtenDuration(`${words.replace(openEnd, '')} – Present`);
  // The form asks which number is the month.
  const isAmbiguous = withDayOrder(words, 'month-first') !== words;
  if (isAmbiguous || !foreign.test(words)) return words;
  const { start, end, isExact } = spanOf(words);
  if (start === undefined) return words;
  const from = written(start, isExact);
  if (end === null) return `${from} – Present`;
  const to = end === undefined ? from : written(end, isExact);
  return from === to ? from : `${from} – ${to}`;
};
