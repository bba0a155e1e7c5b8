/** A place on a page, in points (1/72 inch) from its upper left corner. `page` counts from 0. */
export interface Box {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

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
}

export interface PdfText {
  pages: readonly PageText[];
}

/** Why the text of a file cannot be read. */
export type ReadProblem =
  /** It asks for a password. */
  | 'encrypted'
  /** It is not a PDF, or damaged. */
  | 'broken'
  /** Pages without text, such as a scan. */
  | 'no-text'
  /** Text whose fonts do not say which characters they draw. */
  | 'unreadable-fonts'
  | 'too-large'
  | 'too-many-pages'
  | 'timed-out';

export const readLimits = { bytes: 10 * 1024 * 1024, pages: 30, milliseconds: 5000 } as const;

export type PdfTextResult = { problem: ReadProblem } | { text: PdfText };
