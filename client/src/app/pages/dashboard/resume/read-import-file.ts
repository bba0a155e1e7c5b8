import type { AttachedResume } from '#shared/resume-document/attachment/attached-resume';
import { readAttachedResume } from '#shared/resume-document/attachment/read-attached-resume';
import { problemSentences } from '../../../../features/resume-reader/file-problem';
import type { FileReading } from '../../../../features/resume-reader/file-reading';
import { readLimits } from '../../../../features/resume-reader/positioned-text';
import { readFile } from '../../../../features/resume-reader/read-file';
import { drawInWorker } from '../../../../features/resume-reader/worker/draw-in-worker';
import { importedFromAttachment } from '../../../../features/resume/import/imported-from-attachment';
import { importedFromJson } from '../../../../features/resume/import/imported-from-json';
import { toImportedResume } from '../../../../features/resume/import/mapping/to-imported-resume';
import type {
  ImportSource,
  ReadImport,
  ReadImportOptions,
} from '../../../../features/resume/import/read-import';

type TextReading = Extract<FileReading, { resume: unknown }>;

const nothingFound =
  'No resume was found in this file. Choose the file with your resume, or paste its text here.';

/** What is shown beside the fields. Pages are drawn in a worker that ends with the dialog. */
const sourceOf = (
  bytes: Uint8Array<ArrayBuffer>,
  { pages, lines }: TextReading,
  closed: AbortSignal,
): ImportSource => {
  if (lines) return { kind: 'lines', lines };
  const drawer = drawInWorker(bytes);
  closed.addEventListener('abort', drawer.close);
  return { kind: 'pages', pages, draw: drawer.draw };
};

/** `attached` is what one of our own PDFs carries. */
type ReadFile = ReadImport & { attached?: AttachedResume };

/** Reads a file in a worker, and says what becomes of it in the form. */
export const readImportFile = async (
  file: File,
  { signal, onProgress, credentials }: ReadImportOptions,
): Promise<ReadFile> => {
  // Reading a film into memory, only to refuse it, would end the page.
  if (file.size > readLimits.bytes) return { problem: problemSentences['too-large'] };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The reader takes over its bytes.
  const reading = await readFile(bytes.slice(), file.name, { signal, onProgress });
  if ('problem' in reading) return { problem: problemSentences[reading.problem] };
  if ('json' in reading) {
    const imported = importedFromJson(reading.json, credentials);
    return 'problem' in imported ? imported : { imported };
  }
  const read = toImportedResume(reading.resume, reading.pages);
  const attached = reading.attached === undefined ? undefined : readAttachedResume(reading.attached);
  const imported = attached ? importedFromAttachment(attached, read) : read;
  if (!imported) return { problem: nothingFound };
  return { imported, source: sourceOf(bytes, reading, signal), ...(attached && { attached }) };
};
