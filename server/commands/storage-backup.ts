import { link, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { trashFolder } from '../files/trash';
import { localFolder } from '../integrations/storage/local-folder';
import type { Storage } from '../integrations/storage/storage';
import { storedFolders } from '../jobs/storage/stored-folders';

/** The owner's file is left out: after a restore an operator says which database the storage belongs to. */
const savedFolders = [...storedFolders.map(({ name }) => name), trashFolder];

interface SavedFiles {
  /** Files that were read from the storage. */
  copied: number;
  /** Files that an earlier copy already had. */
  linked: number;
}

/**
 * Copies every file of the storage into a folder. What `previous`, an earlier copy on the same disk, has is linked instead of
 * read again: the content of a key never changes.
 */
export const saveFiles = async (storage: Storage, folder: string, previous?: string): Promise<SavedFiles> => {
  const copy = localFolder(resolve(folder));
  const saved: SavedFiles = { copied: 0, linked: 0 };
  await copy.ping();
  for (const name of savedFolders) {
    for await (const { key } of storage.list(name)) {
      if (previous && (await linkFile(join(resolve(previous), key), join(resolve(folder), key)))) {
        saved.linked += 1;
        continue;
      }
      const content = await storage.read(key);
      // Deleted since it was listed.
      if (!content) continue;
      await copy.put(key, content);
      saved.copied += 1;
    }
  }
  return saved;
};

const linkFile = async (from: string, to: string): Promise<boolean> => {
  await mkdir(dirname(to), { recursive: true });
  return link(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      // The earlier copy lacks it, or is on another disk.
      if (error.code === 'ENOENT' || error.code === 'EXDEV') return false;
      throw error;
    },
  );
};

/** Puts every file of a copy that the storage lacks into it. Files that are there stay as they are. */
export const loadFiles = async (
  storage: Storage,
  folder: string,
): Promise<{ loaded: number; present: number }> => {
  const copy = localFolder(resolve(folder));
  const counts = { loaded: 0, present: 0 };
  for (const name of savedFolders) {
    const present = new Set<string>();
    for await (const { key } of storage.list(name)) present.add(key);
    for await (const { key } of copy.list(name)) {
      const content = present.has(key) ? null : await copy.read(key);
      if (content) {
        await storage.put(key, content);
        counts.loaded += 1;
      } else {
        counts.present += 1;
      }
    }
  }
  return counts;
};
