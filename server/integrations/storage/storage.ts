import type { Readable } from 'node:stream';

/** Bytes of a file from `start` to `end`, both counted from 0 and included, as in an HTTP range. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  key: string;
  storedAt: Date;
}

/** The file storage, with keys that we generate. Files are streamed both ways, never held in memory whole. */
export interface Storage {
  /** Stores whole or not at all: a reader never sees half a file, and a stream that breaks off leaves nothing. */
  put(key: string, content: Buffer | Readable): Promise<void>;
  /** A stream of the file, or of a part of it; null when there is none. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes the file; without complaint when there is none. */
  remove(key: string): Promise<void>;
  /** Gives the file another key, in place of a file that has it; without complaint when there is no file to move. */
  move(from: string, to: string): Promise<void>;
  /**
   * Every file of ours whose key begins with `folder/`, in no particular order, one by one however many there are. What
   * others put there under names that are no keys is left out.
   */
  list(folder: string): AsyncIterable<StoredObject>;
  /** Removes what interrupted writes to `folder` from before `before` left behind. */
  removeUnfinished(folder: string, before: Date): Promise<void>;
  /** Rejects when files cannot be stored. */
  ping(): Promise<void>;
}

/** The storage cannot be used at the moment: it is unreachable, overloaded, or refuses our key. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('The file storage cannot be used', { cause });
    this.name = 'StorageUnavailable';
  }
}
