import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isStorageKey, requireStorageKey } from './storage-key';
import type { Storage } from './storage';

/** What a file is called while it is being written. No key ends like this. */
const unfinished = '.part';

/** Files below one folder of this machine. */
export const localFolder = (folder: string): Storage => {
  const pathOf = (key: string) => join(folder, requireStorageKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      const part = `${path}.${randomUUID()}${unfinished}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        // Opened before anything can fail: a stream that opens by itself may still do so after the file was removed.
        const file = await open(part, 'wx');
        await pipeline(Readable.from(content), file.createWriteStream({ flush: true }));
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async read(key, range) {
      const file = await open(pathOf(key)).catch(nullIfMissing);
      return file && file.createReadStream(range);
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async move(from, to) {
      const path = pathOf(to);
      await mkdir(dirname(path), { recursive: true });
      await rename(pathOf(from), path).catch(nullIfMissing);
    },
    async *list(below) {
      for await (const { path, storedAt } of filesIn(join(folder, requireStorageKey(below)))) {
        const key = relative(folder, path);
        if (isStorageKey(key)) yield { key, storedAt };
      }
    },
    async removeUnfinished(below, before) {
      for await (const { path, storedAt } of filesIn(join(folder, requireStorageKey(below)))) {
        if (path.endsWith(unfinished) && storedAt < before) await rm(path, { force: true });
      }
    },
    async ping() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
  };
};

/** Files that go away while they are listed are left out. */
async function* filesIn(folder: string): AsyncIterable<{ path: string; storedAt: Date }> {
  const entries = await opendir(folder, { recursive: true }).catch(nullIfMissing);
  if (!entries) return;
  for await (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const stats = await stat(path).catch(nullIfMissing);
    if (stats) yield { path, storedAt: stats.mtime };
  }
}

const nullIfMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
};
