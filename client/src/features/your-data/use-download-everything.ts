import { useEffect, useRef, useState } from 'react';
import { exportAccount } from '#shared/your-data/endpoints';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api/api-error';

export type DownloadState =
  | { phase: 'idle' }
  | { phase: 'done' }
  | { phase: 'running'; receivedBytes: number }
  | { phase: 'failed'; message: string };

const fallback = 'The download broke off. Please check your connection and try again.';

/** Downloads everything that is stored about the user, and says how far it is. Leaving the page ends it. */
export const useDownloadEverything = (onUnauthorized: () => void) => {
  const [state, setState] = useState<DownloadState>({ phase: 'idle' });
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const start = async () => {
    const { signal } = leaving.current;
    setState({ phase: 'running', receivedBytes: 0 });
    try {
      const { content, fileName } = await receive(signal, (receivedBytes) =>
        setState({ phase: 'running', receivedBytes }),
      );
      saveFile(content, fileName);
      setState({ phase: 'done' });
    } catch (error) {
      if (signal.aborted) return;
      if (isUnauthorized(error)) onUnauthorized();
      setState({ phase: 'failed', message: serverMessage(error, fallback) });
    }
  };
  return { state, start: () => void start() };
};

const receive = async (signal: AbortSignal, onProgress: (receivedBytes: number) => void) => {
  const response = await fetch(exportAccount.path, { credentials: 'include', signal });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  if (!response.body) throw new Error('The browser gives no access to the download');
  const reader = response.body.getReader();
  // Browsers keep blobs on disk where they are large, so that pieces are handed over as they come.
  let content = new Blob([]);
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let waitingBytes = 0;
  const flush = () => {
    content = new Blob([content, ...pieces], { type: exportAccount.produces ?? '' });
    pieces = [];
    waitingBytes = 0;
  };
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    waitingBytes += value.length;
    if (waitingBytes > maxWaitingBytes) flush();
    onProgress(content.size + waitingBytes);
  }
  flush();
  return { content, fileName: fileNameOf(response) };
};

const maxWaitingBytes = 8 * 1024 * 1024;

const fileNameOf = (response: Response) =>
  /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'your-data.zip';

/** Lets the browser save a file under this name. */
const saveFile = (content: Blob, fileName: string) => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(url), 1000);
};
