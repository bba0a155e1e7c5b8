import type { AttachedResume } from '#shared/document/attachment/attached-resume';
import { readAttachedResume } from '#shared/document/attachment/read-attached-resume';
import type { FileProblem } from '#shared/reader/file-problem';
import type { FileReading, PageSize, SourceLine } from '#shared/reader/file-reading';
import { importedFromAttachment } from '../../../../features/resume/import/imported-from-attachment';
import { importedFromJson } from '../../../../features/resume/import/imported-from-json';
import type { ImportedResume } from '../../../../features/resume/import/imported-resume';
import { toImportedResume } from '../../../../features/resume/import/mapping/to-imported-resume';

/** What a file becomes in the form, or why it cannot be used, in words. */
export type ImportReading =
  | { refused: string }
  | {
      imported: ImportedResume;
      pages?: readonly PageSize[];
      /** The text to show beside the fields, of files without pages. */
      lines?: readonly SourceLine[];
      /** What one of our own PDFs carries. */
      attached?: AttachedResume;
    };

const nothingFound =
  'No resume was found in this file. Choose the file with your resume, or paste its text here.';

/** `request` is the ids of the credentials that the form's licenses point to. Pure; runs in the worker that reads. */
export const importReading = (
  reading: Exclude<FileReading, { problem: FileProblem }>,
  request: unknown,
): ImportReading => {
  if ('json' in reading) {
    const imported = importedFromJson(reading.json, request as readonly string[]);
    return 'problem' in imported ? { refused: imported.problem } : { imported };
  }
  const { resume, pages, lines } = reading;
  const read = toImportedResume(resume, pages);
  const attached = reading.attached === undefined ? undefined : readAttachedResume(reading.attached);
  const imported = attached ? importedFromAttachment(attached, read) : read;
  if (!imported) return { refused: nothingFound };
  return { imported, pages, ...(lines && { lines }), ...(attached && { attached }) };
};
