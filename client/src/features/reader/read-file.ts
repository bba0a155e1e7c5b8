import type { FileReading, ReadFileOptions } from '#shared/reader/file-reading';
import { readInWorker, type ReaderWorker } from './worker/read-in-worker';

const startWorker = (): ReaderWorker<FileReading> =>
  new Worker(new URL('./worker/reader-worker.ts', import.meta.url), { type: 'module' });

/** What a file of any format is read as; see `readInWorker`. */
export const readFile = (
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  options: ReadFileOptions = {},
): Promise<FileReading> => readInWorker(bytes, name, { ...options, createWorker: startWorker });
