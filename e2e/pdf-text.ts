import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Download, TestInfo } from '@playwright/test';

/** The text of the PDF at this path as Poppler reads it, in reading order, without line breaks. */
const textAt = async (path: string): Promise<string> => {
  const { stdout } = await promisify(execFile)('pdftotext', [path, '-'], { maxBuffer: 10_000_000 });
  return stdout.replace(/\s+/g, ' ');
};

/** The text of a downloaded PDF. */
export const pdfText = async (download: Download): Promise<string> => textAt(await download.path());

/** The text of a PDF that the page made; the file stays with the test's results. */
export const pdfTextOf = async (testInfo: TestInfo, name: string, content: Buffer): Promise<string> => {
  const path = testInfo.outputPath(name);
  await writeFile(path, content);
  return textAt(path);
};

/** Everything in a downloaded PDF, its streams and attached files decompressed, as bytes in a string. */
export const pdfContent = async (download: Download): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    'qpdf',
    ['--qdf', '--object-streams=disable', '--stream-data=uncompress', await download.path(), '-'],
    { maxBuffer: 50_000_000, encoding: 'latin1' },
  );
  return stdout;
};
