import type { Box } from '#shared/resume/read-resume';
import type { ImportedResume } from './imported-resume';

// What the dialog needs of the reader. The page supplies it: features do not import each other.

export interface SourcePage {
  /** In points, as the places of fields. */
  width: number;
  height: number;
}

/** Draws a page, `width` pixels wide. Rejects where the browser or the file does not allow it. */
export type DrawPage = (page: number, width: number) => Promise<ImageBitmap>;

/** A line of a file without pages; places of fields lie in its box. */
export interface SourceLine {
  text: string;
  box: Box;
  bold: boolean;
}

/** What the review shows beside the fields. */
export type ImportSource =
  | { kind: 'pages'; pages: readonly SourcePage[]; draw: DrawPage }
  | { kind: 'lines'; lines: readonly SourceLine[] };

/** Template and paper of one of our own PDFs. */
export interface ImportPageSettings {
  /** 'Serif, Letter'. */
  name: string;
  /** Chooses them for the resume, at once as any page setting. Returns the function that takes it back. */
  apply: () => () => void;
}

/** A file that was read, or why it cannot be used and what to do instead, in words. */
export type ReadImport =
  | {
      imported: ImportedResume;
      source?: ImportSource | undefined;
      pageSettings?: ImportPageSettings | undefined;
    }
  | { problem: string };

export interface ReadImportOptions {
  /** Ends the reading, and what draws the file's pages afterwards. */
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  /** Ids of the credentials that the form's licenses point to, which an imported license may do again. */
  credentials: readonly string[];
}

/** Reads a file of any format, in this browser. Rejects when it is aborted, or when the reader could not be loaded. */
export type ReadImportFile = (file: File, options: ReadImportOptions) => Promise<ReadImport>;
