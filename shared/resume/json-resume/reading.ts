import { cleanLine, cleanLines } from '#shared/text/plain-text';

// A file may hold anything: each reader takes what it can use and answers with nothing for the rest.

export type JsonRecord = Record<string, unknown>;

// Far above every limit of ours; it keeps a file with one endless string quick to read.
export const maxTextLength = 20_000;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});

const rawText = (value: unknown) =>
  typeof value === 'string'
    ? value.slice(0, maxTextLength)
    : typeof value === 'number' && Number.isFinite(value)
      ? String(value)
      : '';

export const lineOf = (value: unknown) => cleanLine(rawText(value));
export const linesOf = (value: unknown) => cleanLines(rawText(value));

/** The first of several spellings of a key that has text. */
export const firstLine = (record: JsonRecord, ...keys: string[]) =>
  keys.map((key) => lineOf(record[key])).find(Boolean) ?? '';

/** The keys that hold a text, rather than something in an odd form. */
export const keysWithText = (record: JsonRecord, keys: readonly string[]) =>
  keys.filter((key) => lineOf(record[key]) !== '');

/** A list, or the single thing that stands where a list should be. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isRecord(value) || typeof value === 'string' ? [value] : [];

export const textsOf = (value: unknown) => listOf(value).map(lineOf).filter(Boolean);

/** Any value in plain words, to name what is left out; '' when there is nothing to name. */
export const plainText = (value: unknown, depth = 0): string => {
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return lineOf(value);
  if (depth > 3) return '…';
  const parts = Object.values(value).slice(0, 30);
  return parts
    .map((part) => plainText(part, depth + 1))
    .filter(Boolean)
    .join(', ');
};
