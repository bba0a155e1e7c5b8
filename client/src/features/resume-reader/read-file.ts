import type { FileReading, ReadFileOptions } from './file-reading';
import { readLimits } from './positioned-text';
import type { ReaderMessage } from './worker/messages';

/** What is needed of a worker, replaceable in tests. */
export interface ReaderWorker {
  addEventListener(type: 'message', listener: (event: MessageEvent<ReaderMessage>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  postMessage(message: unknown, transfer: Transferable[]): void;
  terminate(): void;
}

const startWorker = (): ReaderWorker =>
  new Worker(new URL('./worker/reader-worker.ts', import.meta.url), { type: 'module' });

interface ReadOptions extends ReadFileOptions {
  milliseconds?: number;
  createWorker?: () => ReaderWorker;
}

/**
 * Reads a resume file of any format, or pasted text as bytes of UTF-8, in a worker of its own, which is ended when it is
 * done, takes too long or is no longer needed. The content tells the format, the name only helps with plain text. Takes over
 * the bytes. Rejects when `signal` is aborted or the reader cannot be loaded; loading does not count as reading time.
 */
export const readFile = (
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  {
    milliseconds = readLimits.milliseconds,
    signal,
    onProgress,
    createWorker = startWorker,
  }: ReadOptions = {},
): Promise<FileReading> => {
  if (bytes.length > readLimits.bytes) return Promise.resolve({ problem: 'too-large' });
  if (signal?.aborted) return Promise.reject(signal.reason as Error);
  const worker = createWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reading = new Promise<FileReading>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => {
      if (data.reader === 'ready') worker.postMessage({ file: bytes, name }, [bytes.buffer]);
      if (data.reader === 'started')
        timer = setTimeout(() => resolve({ problem: 'timed-out' }), milliseconds);
      if (data.reader === 'progress') onProgress?.(data.share);
      if (data.reader === 'done') resolve(data.result);
      if (data.reader === 'failed') reject(new Error(`The reader failed: ${data.message}`));
    });
    worker.addEventListener('error', () => reject(new Error('The reader could not be loaded')));
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
  return reading.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
};
