import Papa from 'papaparse';
import { decodeBytes } from '../text/decode';

export const tableLimits = { bytes: 20 * 1024 * 1024, rows: 10_000, columns: 100 } as const;

/** A file of rows: the names of its columns, and its rows as lists of cells. */
export interface CsvTable {
  columns: string[];
  rows: string[][];
  /** Whether the file has more rows than are read. */
  isCut: boolean;
}

const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

/** How workbooks (new and old), PDF files and pictures begin. */
const otherFiles = [
  [0x50, 0x4b, 3, 4],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

/** Spreadsheets write UTF-16 with a byte order mark; without one, every other byte of Latin text is zero. */
const utf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const start = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2]! += 1;
  const enough = start.length / 4;
  if (zeros[1]! > enough && zeros[1]! > zeros[0]! * 4) return 'utf-16le';
  return zeros[0]! > enough && zeros[0]! > zeros[1]! * 4 ? 'utf-16be' : undefined;
};

/** The text of a file in UTF-8 or UTF-16, with or without a byte order mark, or else in Windows-1252. */
const decodeText = (bytes: Uint8Array): string => {
  const wide = utf16(bytes);
  return wide ? new TextDecoder(wide).decode(bytes) : decodeBytes(bytes);
};

/**
 * Reads a CSV file, whose cells are divided by commas, semicolons or tabs. Empty rows are left out. Throws for what is no text,
 * such as a workbook or a picture.
 */
export const readTable = (bytes: Uint8Array): CsvTable => {
  if (otherFiles.some((mark) => startsWith(bytes, ...mark))) throw new Error('This file is no text');
  const { data } = Papa.parse<string[]>(decodeText(bytes), {
    skipEmptyLines: 'greedy',
    preview: tableLimits.rows + 2,
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const [head = [], ...rows] = data;
  return {
    columns: head.slice(0, tableLimits.columns).map((name) => name.trim()),
    rows: rows.slice(0, tableLimits.rows),
    isCut: rows.length > tableLimits.rows,
  };
};

/** A CSV file that spreadsheets read as UTF-8. What they would run as a formula begins with an apostrophe. */
export const writeTable = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\ufeff${Papa.unparse({ fields: [...columns], data: rows.map((row) => [...row]) }, { escapeFormulae: /^\s*[=+\-@＝＋－＠]|^[\t\r]/ })}`;
