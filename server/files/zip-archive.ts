import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

interface Entry {
  path: string;
  content: AsyncIterable<Buffer | string>;
  modifiedAt: Date;
  /** Pictures and PDFs are compressed already. */
  compress: boolean;
}

/**
 * A zip archive that is sent while it is written, one entry at a time: as much of it is in memory as the reader is behind.
 * `signal` ends the work.
 */
export const zipArchive = (signal: AbortSignal) => {
  const zip = new ZipFile();
  return {
    output: zip.outputStream as Readable,

    /**
     * Writes an entry to its end. Content that breaks off leaves an entry that is cut short, and its error is returned: the
     * rest of the archive stays good.
     */
    add: async ({ path, content, modifiedAt, compress }: Entry): Promise<unknown> => {
      signal.throwIfAborted();
      let failure: unknown;
      const untilFailure = async function* () {
        try {
          yield* content;
        } catch (error) {
          failure = error ?? new Error('unknown');
        }
      };
      const entry = Readable.from(untilFailure(), { objectMode: false });
      zip.addReadStream(entry, path, { mtime: modifiedAt, compress });
      try {
        await finished(entry, { signal });
      } catch (error) {
        // The reader has left: the source must not wait for it.
        if (content instanceof Readable) content.destroy();
        entry.destroy();
        throw error;
      }
      return failure;
    },

    end: () => zip.end(),
  };
};

export type ZipArchive = ReturnType<typeof zipArchive>;
