import { entryFields, type EntryFields } from './entry-fields';
import { isRecord, lineOf, listOf, plainText, type JsonRecord } from './reading';
import { cutText, type ImportReport } from './report';

/** How the entries of one section are read from a file and written to one. */
export interface SectionFormat<Entry extends object> {
  /** One entry of it, in the report. */
  what: string;
  /** The sections of a file that are read; the first is the format's own. */
  sections: readonly string[];
  /** Keys that name an entry. A text in place of an entry is read as the first. */
  names: readonly [string, ...string[]];
  max: number;
  read: (fields: EntryFields, record: JsonRecord) => Entry;
  write: (entry: Entry) => JsonRecord;
  /** What the report shows of an entry. */
  shown: (entry: Entry) => readonly string[];
}

const hasText = (entry: object) =>
  Object.values(entry).some((value) =>
    Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '',
  );

export const joined = (parts: readonly string[], separator = ', ') => parts.filter(Boolean).join(separator);

/** What the report calls an entry: the first two of its names, else its beginning. */
const nameOf = (record: JsonRecord, keys: readonly string[]) => {
  const names = keys.map((key) => lineOf(record[key])).filter(Boolean);
  return cutText(joined(names.slice(0, 2)) || plainText(record), 60);
};

/** The entries of a section that have text, as many as there is room for. */
export const readSection = <Entry extends object>(
  format: SectionFormat<Entry>,
  file: JsonRecord,
  report: ImportReport,
): Entry[] => {
  const { what, names, max } = format;
  const entries: Entry[] = [];
  for (const item of format.sections.flatMap((section) => listOf(file[section]))) {
    const record = isRecord(item) ? item : { [names[0]]: item };
    const name = nameOf(record, names);
    if (entries.length === max) {
      report.leftOut(what, plainText(item), `There is room for ${max} entries`);
      continue;
    }
    if (!isRecord(item) && lineOf(item) === '') {
      report.leftOut(what, plainText(item), 'It is not in the form that JSON Resume uses');
      continue;
    }
    const fields = entryFields(report, `${what}: ${name}`, record);
    const entry = format.read(fields, record);
    fields.nameLeftovers();
    if (!hasText(entry)) continue;
    report.taken(what, joined(format.shown(entry), ' · ') || name);
    entries.push(entry);
  }
  return entries;
};

export const withoutBlanks = (record: JsonRecord): JsonRecord =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== '' && value !== undefined && value !== false),
  );

export const writeSection = <Entry extends object>(
  format: Pick<SectionFormat<Entry>, 'write'>,
  entries: readonly Entry[],
): JsonRecord[] => entries.map((entry) => withoutBlanks(format.write(entry)));
