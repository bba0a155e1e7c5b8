import { referenceEntry, webLink } from '../sections/schema';
import { projectFields } from '../sections/section-fields';
import { normalizeWebsite } from '../typed-fields';
import { isSaidBy, readDate, readDuration, readYears, writtenDateKeys } from './date';
import { readFitted, type DescriptionFormat } from './description';
import { firstLine, type JsonRecord, lineOf, linesOf, textsOf } from './reading';
import type { ImportReport } from './report';
import { parsedUrl } from '#shared/text/parsed-url';
import { withoutTrackers } from '#shared/text/trackers';

interface Field {
  label: string;
  min?: number;
  max: number;
}

export const notAddress = 'It is not a web address that fits';

const link = webLink(projectFields.link);
const isLink = (text: string, { max }: Field) => text.length <= max && link.safeParse(text).success;

/** One entry of a file: each reader takes the first of its keys that has text, within the field's limits. */
export const entryFields = (report: ImportReport, what: string, record: JsonRecord) => {
  const used: string[] = [];
  const nameOf = (field: Field) => `${what}: ${field.label.toLowerCase()}`;
  const textIn = (key: string) => lineOf(record[key]) || textsOf(record[key]).join(', ');
  /** Marks the keys that have a text for which `isTaken` holds; what else they have is a leftover. */
  const use = (keys: readonly string[], isTaken: (text: string) => boolean = () => true) =>
    used.push(
      ...keys.filter((key) => {
        const text = textIn(key);
        return text !== '' && isTaken(text);
      }),
    );
  const take = (keys: readonly string[]) => {
    const first = firstLine(record, ...keys);
    use(keys, (text) => text === first);
    return first;
  };

  return {
    line: (field: Field, ...keys: string[]) => report.fit(nameOf(field), take(keys), field),
    /** A text that the caller made of `keys`. */
    fit(field: Field, text: string, ...keys: string[]) {
      use(keys, (part) => text.includes(part));
      return report.fit(nameOf(field), text, field);
    },
    text(field: Field, key: string) {
      const text = linesOf(record[key]);
      if (text) used.push(key);
      return report.fit(nameOf(field), text, field);
    },
    description(field: Field, format: DescriptionFormat) {
      used.push(...format.summary.filter((key) => lineOf(record[key])));
      for (const { keys } of format.labels) {
        const first = keys.map(textIn).find(Boolean);
        use(keys, (text) => text === first);
      }
      use([format.points]);
      return readFitted(report, nameOf(field), { format, record, ...field });
    },
    duration(field: Field) {
      use(['startDate', 'endDate', 'duration']);
      return report.fit(nameOf(field), readDuration(record), field);
    },
    /** A partial date. Of other words the year is taken. */
    date(field: Field, ...keys: string[]) {
      take([...keys, ...writtenDateKeys(keys)]);
      const { text, date } = readDate(record, keys);
      if (date === '') report.setAside(nameOf(field), text, 'It names no year');
      else if (/^\d{4}$/.test(date) && text.replace(date, '').trim() !== '')
        report.setAside(nameOf(field), text, `There is room for the year ${date}`);
      return date;
    },
    /** '2020-2024' or '2024'. */
    years(field: Field) {
      use(['startDate', 'endDate', 'year']);
      const years = readYears(record);
      const [start = '', ...ends] = [record.startDate, record.endDate, record.year].map(lineOf);
      const isStartAlone = start !== '' && ends.every((end) => end === '');
      for (const text of [start, ...ends])
        if (years === '') report.setAside(nameOf(field), text, 'It names no year');
        else if (isStartAlone && text) report.setAside(nameOf(field), text, 'It is a start without an end');
        else if (!isSaidBy(years, text)) report.setAside(nameOf(field), text, `There is room for ${years}`);
      return years;
    },
    link(field: Field, ...keys: string[]) {
      take(keys);
      use(['urlText']);
      const written = urlIn(record, ...keys);
      const address = [written, normalizeWebsite(written)].find((text) => isLink(text, field));
      if (address !== undefined) return address;
      report.setAside(nameOf(field), written, notAddress);
      return '';
    },
    email(field: Field, key: string) {
      const address = take([key]);
      if (referenceEntry.shape.email.safeParse(address).success) return address;
      report.setAside(nameOf(field), address, 'It is not an email address that fits');
      return '';
    },
    flag(key: string) {
      if (typeof record[key] === 'boolean') used.push(key);
      return record[key] === true;
    },
    /** Names a text that the caller could not use. */
    misfit: (field: Field, key: string, reason: string) =>
      report.setAside(nameOf(field), take([key]), reason),
    /** Marks keys that the caller reads itself. */
    skip: (...keys: string[]) => void used.push(...keys),
    /** Reports the keys that were not read. */
    nameLeftovers() {
      for (const key of used) report.nameOddItems(what, key, record[key]);
      report.leftovers(what, record, used);
    },
  };
};

export type EntryFields = ReturnType<typeof entryFields>;

// RFC 3986's characters. Square brackets belong to a host alone.
const uri = /^https?:\/\/(?:\[[\da-f:.]+\]|[\w\-.~!$&'()*+,;=:@%])[\w\-.~:/?#@!$&'()*+,;=%]*$/i;
const looseCharacter = /[^\w\-.~:/?#@!$&'()*+,;=%]/gu;
const loosePercent = /%(?![\da-f]{2})/gi;

const isUri = (text: string) => uri.test(text) && text.search(loosePercent) < 0;

/** The address in the characters that the format's `uri` allows; '' where it is none. */
const toUri = (address: string) => {
  const href = parsedUrl(address)?.href ?? '';
  // The user info, which is encoded already, and the host, which may have brackets.
  const [start = ''] = /^https?:\/\/[^/]*/.exec(href) ?? [];
  const rest = href.slice(start.length).replace(looseCharacter, encodeURIComponent);
  return (start + rest).replace(loosePercent, '%25');
};

/** An address as the format has it; as it was typed in a key of its own where that differs. */
export const urlKeys = (address: string): JsonRecord =>
  address === '' || isUri(address) ? { url: address } : { url: toUri(address), urlText: address };

/** The address in the first of `keys` without trackers, as it was typed if it is still the same one. */
export const urlIn = (record: JsonRecord, ...keys: string[]): string => {
  const address = firstLine(record, ...keys);
  const typed = lineOf(record.urlText);
  return withoutTrackers(typed && toUri(typed) === address ? typed : address);
};
