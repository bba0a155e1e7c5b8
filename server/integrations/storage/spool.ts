import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A stream that has come to its end, as a file that can be read again and again. */
export interface SpooledFile {
  path: string;
  sizeBytes: number;
  /** MD5 in base64, as storages compare it with what has reached them. */
  md5: string;
}

/** A folder of this machine in which streams wait until they are whole. Several processes may share it. */
export const spoolFolder = (folder: string) => ({
  /** Writes the stream to a file for as long as `work` takes; nothing stays behind, however either of them ends. */
  async withFile<T>(content: Readable, work: (file: SpooledFile) => Promise<T>): Promise<T> {
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomUUID());
    try {
      const hash = createHash('md5');
      let sizeBytes = 0;
      const measure = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          sizeBytes += chunk.length;
          yield chunk;
        }
      };
      // Opened before anything can fail: a stream that opens by itself may still do so after the file was removed.
      const file = await open(path, 'wx');
      await pipeline(content, measure, file.createWriteStream());
      return await work({ path, sizeBytes, md5: hash.digest('base64') });
    } finally {
      await rm(path, { force: true });
    }
  },

  /** Removes what processes that died before `before` left behind. */
  async removeOlderThan(before: Date): Promise<void> {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const stats = await stat(path).catch(() => null);
      if (stats?.isFile() && stats.mtime < before) await rm(path, { force: true });
    }
  },

  /** Rejects when the folder cannot be written to. */
  async ping(): Promise<void> {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  },
});
