import type { ReadResume } from '#shared/resume/read-resume';
import { readPdfText } from '../pdf/read-pdf-text';
import { readResume } from '../read-resume';
import { tinyPdf, type TinyLine } from './tiny-pdf';

/** What a PDF of these pages is read as. */
export const readPages = async (...pages: (readonly TinyLine[])[]): Promise<ReadResume> => {
  const result = await readPdfText(tinyPdf(pages));
  if ('problem' in result) throw new Error(result.problem);
  return readResume(result.text);
};

/** Lines below each other, at the distance of `step`. */
export const stack = (
  x: number,
  top: number,
  lines: readonly (string | Omit<TinyLine, 'x' | 'y'>)[],
  step = 14,
): TinyLine[] =>
  lines.map((line, index) => ({
    x,
    y: top + index * step,
    ...(typeof line === 'string' ? { text: line } : line),
  }));

export const title = (text: string) => ({ text, bold: true });
export const heading = (text: string) => ({ text, bold: true, size: 13 });
