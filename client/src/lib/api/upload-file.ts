import type { z } from 'zod';
import type { Endpoint } from '#shared/http/endpoint';
import { actingUserHeaders } from './acting-user';
import { ApiError } from './api-error';
import { answerOf, urlOf } from './call-api';

export interface UploadOptions {
  /** Of the endpoint's path. */
  params?: Record<string, string>;
  /** Text fields sent beside the file. */
  fields?: Record<string, string>;
  /** Upload progress from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends one file to an upload endpoint and returns the parsed answer. XMLHttpRequest, because fetch cannot report how
 * much of a body was sent. Throws {@link ApiError} as callApi does, and a plain Error when the network fails.
 */
export const uploadFile = <R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  file: File,
  { params, fields = {}, onProgress, signal }: UploadOptions = {},
): Promise<z.output<R>> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    // The file is last, so that the server has the text fields before it reads the bytes.
    form.append(endpoint.upload ?? 'file', file);

    const request = new XMLHttpRequest();
    request.open(endpoint.method, urlOf(endpoint, { params }));
    request.withCredentials = true;
    for (const [name, value] of Object.entries(actingUserHeaders(endpoint.method)))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      if (request.status < 200 || request.status > 299) {
        const retryAfter = request.getResponseHeader('Retry-After');
        reject(new ApiError(request.status, request.responseText, request.statusText, retryAfter));
        return;
      }
      try {
        resolve(answerOf(endpoint, request.status === 204 ? undefined : JSON.parse(request.responseText)));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new Error('The upload was interrupted.'));
    request.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'));
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort, { once: true });
    // The signal outlives the request when the upload is tried again.
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.send(form);
  });
