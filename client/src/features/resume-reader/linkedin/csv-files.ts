import Papa from 'papaparse';
import type { Zip } from '../archive/zip';

/** A line of a CSV file by the names of its columns, in lower case. */
export type CsvRow = Readonly<Record<string, string>>;

const maxRows = 2000;

/** 'Basic_LinkedInDataExport/Email Addresses.csv' → 'emailaddresses': older exports join the words otherwise. */
export const csvName = (path: string) =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .toLowerCase()
    .replace(/\.csv$/, '')
    .replace(/[^a-z]/g, '');

/** The rows of a CSV file in the archive. Columns are told by their name: their order and number change over the years. */
export const readCsv = (zip: Zip, path: string): CsvRow[] => {
  const bytes = zip.bytes(path);
  if (!bytes) return [];
  const { data } = Papa.parse<Record<string, string>>(withoutNotes(new TextDecoder().decode(bytes)), {
    header: true,
    skipEmptyLines: 'greedy',
    delimiter: ',',
    preview: maxRows,
    transformHeader: (header) => header.trim().toLowerCase(),
    transform: (value) => decodeEntities(value).trim(),
  });
  return data;
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
