import { readLimits } from '../positioned-text';
import type { ReaderMessage, ReadResult } from './messages';

/** What is needed of a worker, replaceable in tests. */
export interface ReaderWorker {
  addEventListener(type: 'message', listener: (event: MessageEvent<ReaderMessage>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  postMessage(message: unknown, transfer: Transferable[]): void;
  terminate(): void;
}

const startWorker = (): ReaderWorker =>
  new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' });

interface ReadOptions {
  milliseconds?: number;
  signal?: AbortSignal | undefined;
  createWorker?: () => ReaderWorker;
}

/**
 * Reads a PDF in a worker of its own, which is ended when it is done, takes too long or is no longer needed. Takes over
 * the bytes. Rejects when the worker itself cannot be loaded; loading does not count as reading time.
 */
export const readInWorker = (
  pdf: Uint8Array<ArrayBuffer>,
  { milliseconds = readLimits.milliseconds, signal, createWorker = startWorker }: ReadOptions = {},
): Promise<ReadResult> => {
  if (pdf.length > readLimits.bytes) return Promise.resolve({ problem: 'too-large' });
  const worker = createWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reading = new Promise<ReadResult>((resolve, reject) => {
    const start = () => {
      timer = setTimeout(() => resolve({ problem: 'timed-out' }), milliseconds);
      worker.postMessage({ pdf }, [pdf.buffer]);
    };
    worker.addEventListener('message', ({ data }) => {
      if (data.reader === 'ready') start();
      if (data.reader === 'done') resolve(data.result);
    });
    worker.addEventListener('error', () => reject(new Error('The reader could not be loaded')));
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
  return reading.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
};
