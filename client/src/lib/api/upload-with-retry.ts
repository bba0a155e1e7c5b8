import type { z } from 'zod';
import type { Endpoint } from '#shared/http/endpoint';
import { ApiError } from './api-error';
import { uploadFile, type UploadOptions } from './upload-file';

const maxRetries = 3;
// A longer wait is the user's decision.
const maxWaitSeconds = 60;

export interface RetriedUploadOptions extends UploadOptions {
  /** Called before each wait with its length, and with null when the next try starts. */
  onWait?: ((seconds: number | null) => void) | undefined;
}

/**
 * Uploads as {@link uploadFile} does. When the server is busy (503 with Retry-After), it waits as long as the server asks and
 * tries again, at most three times; then it throws that response's error.
 */
export const uploadWithRetry = async <R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  file: File,
  { onWait, ...options }: RetriedUploadOptions = {},
): Promise<z.output<R>> => {
  for (let retries = 0; ; retries += 1) {
    try {
      return await uploadFile(endpoint, file, options);
    } catch (error) {
      const seconds = busySeconds(error);
      if (seconds === null || seconds > maxWaitSeconds || retries === maxRetries) throw error;
      onWait?.(seconds);
      // Up to a second more, so that the browsers that were refused together do not return together.
      await pause(seconds * 1000 + Math.random() * 1000, options.signal);
      onWait?.(null);
    }
  }
};

/** How long a busy server asks to wait; null for any other error. */
const busySeconds = (error: unknown): number | null =>
  error instanceof ApiError && error.status === 503 ? error.retryAfterSeconds : null;

/** Rejects with AbortError when aborted. */
const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(new DOMException('The upload was canceled.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });

/** What the user reads meanwhile. */
export const waitNotice = (seconds: number) =>
  `The server is busy. Your file is kept, and we try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
