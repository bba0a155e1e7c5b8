import type { Box } from '#shared/resume/read-resume';
import type { FileProblem } from './file-problem';
import type { AttachedFiles } from './pdf/attached-file';

/** Characters that a file draws in one go. `baseline` and `x` are in points from the page's upper left corner. */
export interface TextRun {
  text: string;
  x: number;
  baseline: number;
  width: number;
  /** The type size in points. */
  size: number;
  bold: boolean;
  italic: boolean;
}

export interface PageLink {
  box: Box;
  url: string;
}

/** The positioned text of one page. */
export interface PageText {
  width: number;
  height: number;
  /** Horizontal text in content order; slanted text, such as a watermark, is left out. */
  runs: readonly TextRun[];
  links: readonly PageLink[];
  /** Horizontal lines, such as those under headings. */
  rules: readonly Box[];
  /** Vertical lines, such as those between the columns of tables. */
  uprights: readonly Box[];
  /** Small drawn shapes that stand alone, such as the bullets of lists. */
  marks: readonly Box[];
}

export interface PdfText {
  pages: readonly PageText[];
}

/** A file is loaded and read within `milliseconds`; after a slow start `minMilliseconds` are left for reading. */
export const readLimits = {
  bytes: 20 * 1024 * 1024,
  pages: 30,
  milliseconds: 5000,
  minMilliseconds: 3500,
} as const;

/** With the files that the PDF carries. */
export type PdfTextResult = ({ problem: FileProblem } | { text: PdfText }) & AttachedFiles;
