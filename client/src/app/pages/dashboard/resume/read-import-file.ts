import type { AttachedResume } from '#shared/document/attachment/attached-resume';
import { problemSentences, type FileProblem } from '#shared/reader/file-problem';
import { readLimits } from '#shared/reader/positioned-text';
import { drawInWorker } from '../../../../features/reader/worker/draw-in-worker';
import { readInWorker } from '../../../../features/reader/worker/read-in-worker';
import type {
  ImportSource,
  ReadImport,
  ReadImportOptions,
} from '../../../../features/resume/import/read-import';
import type { ImportReading } from './import-reading';

const startWorker = () => new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });

/** What is shown beside the fields. Pages are drawn in a worker that ends with the dialog. */
const sourceOf = (
  bytes: Uint8Array<ArrayBuffer>,
  { pages, lines }: Exclude<ImportReading, { refused: string }>,
  closed: AbortSignal,
): ImportSource | undefined => {
  if (lines) return { kind: 'lines', lines };
  if (!pages) return undefined;
  const drawer = drawInWorker(bytes, startWorker);
  closed.addEventListener('abort', drawer.close);
  return { kind: 'pages', pages, draw: drawer.draw };
};

/** `attached` is what one of our own PDFs carries. */
type ReadFile = ReadImport & { attached?: AttachedResume };

/** Reads a file in a worker, and says what becomes of it in the form. `sentenceOf` says what to do where it cannot be read. */
export const readImportFile = async (
  file: File,
  { signal, onProgress, credentials }: ReadImportOptions,
  sentenceOf = (problem: FileProblem): string => problemSentences[problem],
): Promise<ReadFile> => {
  // Reading a film into memory, only to refuse it, would end the page.
  if (file.size > readLimits.bytes) return { problem: sentenceOf('too-large') };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const reading = await readInWorker<ImportReading>(
    // The reader takes over its bytes.
    bytes.slice(),
    file.name,
    { signal, onProgress, request: credentials, createWorker: startWorker },
  );
  if ('problem' in reading) return { problem: sentenceOf(reading.problem) };
  if ('refused' in reading) return { problem: reading.refused };
  const { imported, attached } = reading;
  return { imported, source: sourceOf(bytes, reading, signal), ...(attached && { attached }) };
};
