import type { Readable } from 'node:stream';

/** Where files are kept, by keys that we make up ourselves. */
export interface Storage {
  /** Stores whole or not at all: a reader never sees half a file. */
  put(key: string, content: Buffer | Readable): Promise<void>;
  /** A stream of the file, or null when there is none. */
  read(key: string): Promise<Readable | null>;
  /** Removes the file; without complaint when there is none. */
  remove(key: string): Promise<void>;
  /** Rejects when files cannot be stored. */
  ping(): Promise<void>;
}
