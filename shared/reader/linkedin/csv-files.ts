import Papa from 'papaparse';

/** A line of a CSV file by the names of its columns, in lower case. */
export type CsvRow = Readonly<Record<string, string>>;

/** An archive's files about the person take a few hundred kilobytes, in up to 20 columns. */
export const csvLimits = { bytes: 2 * 1024 * 1024, rows: 2000, columns: 100 } as const;

/** 'Basic_LinkedInDataExport/Email Addresses.csv' → 'emailaddresses': older exports join the words otherwise. */
export const csvName = (path: string) =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .toLowerCase()
    .replace(/\.csv$/, '')
    .replace(/[^a-z]/g, '');

/** The rows of a CSV file. Columns are told by their name: their order and number change over the years. */
export const readCsv = (bytes: Uint8Array): CsvRow[] => {
  // Rows as lists: Papa's own objects by name take minutes for a million columns without one.
  const { data } = Papa.parse<string[]>(withoutNotes(new TextDecoder().decode(bytes)), {
    skipEmptyLines: 'greedy',
    delimiter: ',',
    preview: csvLimits.rows + 1,
  });
  const [head = [], ...rows] = data;
  if (head.length > csvLimits.columns) return [];
  const names = head.map((name) => name.trim().toLowerCase());
  return rows.map((row) => rowOf(names, row));
};

/** Of columns with the same name, the first. */
const rowOf = (names: readonly string[], row: readonly string[]): CsvRow => {
  const named = new Map<string, string>();
  for (const [index, name] of names.entries())
    if (!named.has(name)) named.set(name, decodeEntities(row[index] ?? '').trim());
  return Object.fromEntries(named);
};

/** Some files begin with notes about the export, up to an empty line. */
const withoutNotes = (text: string) => text.replace(/^"?Notes:"?\s*\r?\n[\s\S]*?\r?\n[ ,]*\r?\n/i, '');

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
};

/** Some texts are exported as HTML. */
const decodeEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole);
