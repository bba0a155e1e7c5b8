import type { FileProblem } from '#shared/reader/file-problem';
import type { ReadFileOptions } from '#shared/reader/file-reading';
import { readLimits } from '#shared/reader/positioned-text';
import type { FileMessage, ReaderMessage } from './messages';

/** What is needed of a worker, replaceable in tests. */
export interface ReaderWorker<Result> {
  addEventListener(type: 'message', listener: (event: MessageEvent<ReaderMessage<Result>>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  postMessage(message: FileMessage, transfer: Transferable[]): void;
  terminate(): void;
}

interface ReadOptions<Result> extends ReadFileOptions {
  createWorker: () => ReaderWorker<Result>;
  /** Sent along with the file. */
  request?: unknown;
}

/**
 * Reads a resume file of any format, or pasted text as bytes of UTF-8, in a worker of its own (`answerReading`), which is ended
 * when it is done, takes too long or is no longer needed. The content tells the format, the name only helps with plain text.
 * Takes over the bytes. Rejects when `signal` is aborted or the reader cannot be loaded.
 */
export const readInWorker = <Result>(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  { signal, onProgress, createWorker, request }: ReadOptions<Result>,
): Promise<Result | { problem: FileProblem }> => {
  if (bytes.length > readLimits.bytes) return Promise.resolve({ problem: 'too-large' });
  if (signal?.aborted) return Promise.reject(signal.reason as Error);
  const began = performance.now();
  const worker = createWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reading = new Promise<Result | { problem: FileProblem }>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => {
      if (data.reader === 'ready') worker.postMessage({ file: bytes, name, request }, [bytes.buffer]);
      if (data.reader === 'started')
        timer = setTimeout(() => resolve({ problem: 'timed-out' }), timeLeft(performance.now() - began));
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

/** What loading took is not there for reading, but a slow connection must not leave too little for any file. */
const timeLeft = (loadingMilliseconds: number) =>
  Math.max(readLimits.milliseconds - loadingMilliseconds, readLimits.minMilliseconds);
