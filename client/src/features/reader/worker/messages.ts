import type { FileProblem } from '#shared/reader/file-problem';

/** To a worker that reads. */
export interface FileMessage {
  file: Uint8Array;
  name: string;
  /** What the page wants to have made of the file, if anything. */
  request?: unknown;
}

/** What the worker sends. pdf.js sends messages of its own from the same worker. */
export type ReaderMessage<Result> =
  | { reader: 'ready' }
  /** The code for the file's format is loaded. */
  | { reader: 'started' }
  | { reader: 'progress'; share: number }
  | { reader: 'done'; result: Result | { problem: FileProblem } }
  /** The code for the file's format could not be loaded, or has an error. */
  | { reader: 'failed'; message: string };

/** To a worker that draws: the file first, then page by page. */
export type DrawMessage = { open: Uint8Array } | { draw: { page: number; width: number } };

/** Without a picture the page could not be drawn. */
export type DrawnMessage =
  { reader: 'ready' } | { reader: 'drawn'; page: number; picture?: ImageBitmap | undefined };
