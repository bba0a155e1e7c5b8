import type { FileReading } from '../file-reading';

/** What the worker sends. pdf.js sends messages of its own from the same worker. */
export type ReaderMessage =
  | { reader: 'ready' }
  /** The code for the file's format is loaded. */
  | { reader: 'started' }
  | { reader: 'progress'; share: number }
  | { reader: 'done'; result: FileReading }
  /** The code for the file's format could not be loaded, or has an error. */
  | { reader: 'failed'; message: string };

/** To a worker that draws: the file first, then page by page. */
export type DrawMessage = { open: Uint8Array } | { draw: { page: number; width: number } };

/** Without a picture the page could not be drawn. */
export type DrawnMessage =
  { reader: 'ready' } | { reader: 'drawn'; page: number; picture?: ImageBitmap | undefined };
