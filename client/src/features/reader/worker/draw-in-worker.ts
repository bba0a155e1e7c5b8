import type { DrawMessage, DrawnMessage } from './messages';

/** What is needed of a worker, replaceable in tests. */
export interface DrawWorker {
  addEventListener(type: 'message', listener: (event: MessageEvent<DrawnMessage>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  postMessage(message: DrawMessage, transfer: Transferable[]): void;
  terminate(): void;
}

/** A page that takes longer is given up, and the worker with it. */
const maxMilliseconds = 10_000;

interface Waiting {
  resolve: (picture: ImageBitmap) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Draws pages of a PDF in a worker of its own, which starts with the first page and ends with `close`. Keeps the bytes
 * until then.
 */
export const drawInWorker = (pdf: Uint8Array<ArrayBuffer>, createWorker: () => DrawWorker) => {
  let worker: DrawWorker | undefined;
  let isReady = false;
  let isClosed = false;
  const queued: { page: number; width: number }[] = [];
  const waiting = new Map<number, Waiting>();

  const close = (reason = new Error('The file was closed')) => {
    isClosed = true;
    worker?.terminate();
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    waiting.clear();
  };

  const finish = (page: number, picture: ImageBitmap | undefined) => {
    const request = waiting.get(page);
    if (!request) return;
    clearTimeout(request.timer);
    waiting.delete(page);
    if (picture) request.resolve(picture);
    else request.reject(new Error('The page could not be drawn'));
  };

  const open = () => {
    const started = createWorker();
    started.addEventListener('message', ({ data }) => {
      if (data.reader === 'ready') {
        isReady = true;
        started.postMessage({ open: pdf }, []);
        for (const request of queued.splice(0)) started.postMessage({ draw: request }, []);
      }
      if (data.reader === 'drawn') finish(data.page, data.picture);
    });
    started.addEventListener('error', () => close(new Error('The reader could not be loaded')));
    return started;
  };

  return {
    draw: (page: number, width: number): Promise<ImageBitmap> =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The file was closed'));
        worker ??= open();
        const timer = setTimeout(() => close(new Error('Drawing took too long')), maxMilliseconds);
        waiting.set(page, { resolve, reject, timer });
        if (isReady) worker.postMessage({ draw: { page, width } }, []);
        else queued.push({ page, width });
      }),
    close: () => close(),
  };
};
