import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Download } from '@playwright/test';

/** The text of a downloaded PDF as Poppler reads it, in reading order, without line breaks. */
export const pdfText = async (download: Download): Promise<string> => {
  const { stdout } = await promisify(execFile)('pdftotext', [await download.path(), '-'], {
    maxBuffer: 10_000_000,
  });
  return stdout.replace(/\s+/g, ' ');
};
