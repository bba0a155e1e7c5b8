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

/** A formula after what some importers take for the end of a cell. */
const laterFormula = /([;\t]\s*)(?=[=+\-@＝＋－＠])/g;

const plainCell = (text: string) => {
  const plain = text.replace(laterFormula, "$1'");
  return formula.test(plain) ? `'${plain}` : plain;
};

/**
 * Lines of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula is made plain text by an apostrophe, as
 * what visitors send ends up here.
 */
export const csvLines = (rows: readonly (readonly Cell[])[], { isStart = false } = {}): string =>
  stringify(rows as Cell[][], {
    record_delimiter: 'windows',
    // A line break alone is no record's end, but spreadsheets take it for one, and some divide cells by semicolons or tabs.
    quoted_match: /[\r\n;\t]/,
    // Excel takes a file for UTF-8 only when it begins with a byte order mark.
    bom: isStart,
    cast: { string: (text) => plainCell(withoutInvisible(text)) },
  });

/** The first line, with the names of the columns. */
export const csvHeading = (...names: string[]) => csvLines([names], { isStart: true });

/** Sends a CSV file as its lines are read; for HEAD only its headers, without reading a line. */
export const sendCsv = async (req: Request, res: Response, { name, lines }: CsvFile): Promise<void> => {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': contentDisposition(name),
    'Cache-Control': 'private, no-store',
  };
  if (req.method === 'HEAD') {
    res.set(headers).end();
    return;
  }
  // An immediate failure is an error response, not a truncated file.
  const [heading, rows] = [await lines.next(), await lines.next()];
  const first = [heading, rows].map(({ value }) => (value as string | undefined) ?? '').join('');
  res.set(headers);
  const content = async function* () {
    yield first;
    yield* lines;
  };
  await pipeline(Readable.from(content()), res).catch((error: unknown) => {
    // The administrator may leave half-way. Otherwise the closed connection marks the file as incomplete.
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    req.log.error({ err: error }, 'a file of rows broke off');
  });
};
