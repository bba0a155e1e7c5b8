import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create as contentDisposition } from 'content-disposition';
import { stringify } from 'csv-stringify/sync';
import { withoutInvisible } from '#shared/text/invisible';
import type { Request, Response } from 'express';
import type { CsvFile } from '#shared/http/csv-file';

type Cell = string | number | null;

// Also as some languages' keyboards write them, and after spaces, where `escape_formulas` of csv-stringify leaves them:
// https://owasp.org/www-community/attacks/CSV_Injection
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

const plainCell = (text: string) => (formula.test(text) ? `'${text}` : text);

/**
 * Lines of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula is made plain text by an apostrophe, as
 * what visitors send ends up here.
 */
export const csvLines = (rows: readonly (readonly Cell[])[], { isStart = false } = {}): string =>
  stringify(rows as Cell[][], {
    record_delimiter: 'windows',
    // A line break alone is no record's end, but spreadsheets take it for one.
    quoted_match: /[\r\n]/,
    // Excel takes a file for UTF-8 only when it begins with a byte order mark.
    bom: isStart,
    cast: { string: (text) => plainCell(withoutInvisible(text)) },
  });

/** The first line, with the names of the columns. */
export const csvHeading = (...names: string[]) => csvLines([names], { isStart: true });

/** Sends a CSV file as its lines are read. */
export const sendCsv = async (req: Request, res: Response, { name, lines }: CsvFile): Promise<void> => {
  // An immediate failure is an error response, not a truncated file.
  const [heading, rows] = [await lines.next(), await lines.next()];
  const first = [heading, rows].map(({ value }) => (value as string | undefined) ?? '').join('');
  res.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': contentDisposition(name),
    'Cache-Control': 'private, no-store',
  });
  const content = async function* () {
    yield first;
    yield* lines;
  };
  await pipeline(Readable.from(content()), res).catch((error: unknown) => {
    // A truncated file must not look complete.
    if (!req.destroyed) req.log.error({ err: error }, 'a file of rows broke off');
    res.destroy();
  });
};
