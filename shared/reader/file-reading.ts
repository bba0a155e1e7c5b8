import type { Box, ReadResume } from '#shared/resume/read-resume';
import type { FileProblem } from './file-problem';

/** Formats that are read by their text. */
type TextFormat = 'pdf' | 'docx' | 'odt' | 'text' | 'html' | 'rtf';

export interface PageSize {
  /** In points. */
  width: number;
  height: number;
}

/** A line of a file without pages; places of fields that were found in it lie in its box, on page 0. */
export interface SourceLine {
  text: string;
  box: Box;
  bold: boolean;
}

/** What a file was read as. */
export type FileReading =
  | {
      kind: TextFormat;
      resume: ReadResume;
      /** The pages that places point to; a file without pages has one, as long as its text. */
      pages: readonly PageSize[];
      /** The text to show beside the fields, of files without pages. */
      lines?: readonly SourceLine[];
      /** The file that PDFs of ours carry: what they print, as data. */
      attached?: string;
    }
  /** JSON, or what other programs write as data and LinkedIn's archive as a JSON Resume. All are read by `importJsonResume`. */
  | { kind: 'json' | 'data' | 'linkedin'; json: string }
  | { problem: FileProblem };

export interface ReadFileOptions {
  signal?: AbortSignal | undefined;
  /** From 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}
