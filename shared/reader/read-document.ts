import type { TextDocument } from './document/blocks';
import { linesOfDocument } from './document/lines-of-document';
import type { Line } from './geometry/lines';
import { readLines } from './read-resume';
import type { ReadResume } from '#shared/resume/read-resume';

/** Reads a file without pages into the sections, entries and fields of a resume, by the same rules as a PDF. Pure. */
export const readDocument = (document: TextDocument): { resume: ReadResume; lines: readonly Line[] } => {
  const lines = linesOfDocument(document);
  return { resume: readLines(lines), lines };
};
