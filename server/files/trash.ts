import type { Storage, StoredObject } from '../integrations/storage/storage';

/** Files that a sweep removed stay here. No sweep lists this folder. */
export const trashFolder = 'trash';

/** How long a swept file can be restored. */
export const trashDays = 7;

const dayMs = 24 * 60 * 60 * 1000;

export interface TrashedFile {
  /** Its key in the trash, such as 'trash/2026-11-22t2059/credentials/…'. */
  key: string;
  /** Its key before, to which it can be restored. */
  originalKey: string;
  removedAt: Date;
}

/** The minute of the removal is part of the key: storages differ in whether a moved file keeps its date. */
const trashKey = (key: string, removedAt: Date) => {
  const [day = '', time = ''] = removedAt.toISOString().split('T');
  return `${trashFolder}/${day}t${time.slice(0, 5).replace(':', '')}/${key}`;
};

const trashPattern = new RegExp(`^${trashFolder}/(\\d{4}-\\d{2}-\\d{2})t(\\d{2})(\\d{2})/(.+)$`);

const trashedFileOf = ({ key }: StoredObject): TrashedFile | null => {
  const [, day, hours, minutes, originalKey] = trashPattern.exec(key) ?? [];
  if (!originalKey) return null;
  return { key, originalKey, removedAt: new Date(`${day}T${hours}:${minutes}:00Z`) };
};

/** Moves a file to the trash, from which `restoreFile` brings it back for seven days. */
export const moveToTrash = (storage: Storage, key: string, now: Date): Promise<void> =>
  storage.move(key, trashKey(key, now));

/** Every file in the trash, the newest removal of a key last. */
export const listTrash = async (storage: Storage): Promise<TrashedFile[]> => {
  const files: TrashedFile[] = [];
  for await (const file of storage.list(trashFolder)) {
    const trashed = trashedFileOf(file);
    if (trashed) files.push(trashed);
  }
  return files.sort((one, other) => one.removedAt.getTime() - other.removedAt.getTime());
};

export const restoreFile = (storage: Storage, { key, originalKey }: TrashedFile): Promise<void> =>
  storage.move(key, originalKey);

/** Deletes what has been in the trash for seven days. Returns how many files are gone and how many remain. */
export const emptyTrash = async (storage: Storage, now: Date): Promise<{ deleted: number; left: number }> => {
  const counts = { deleted: 0, left: 0 };
  for (const { key, removedAt } of await listTrash(storage)) {
    if (now.getTime() - removedAt.getTime() < trashDays * dayMs) {
      counts.left += 1;
      continue;
    }
    await storage.remove(key);
    counts.deleted += 1;
  }
  return counts;
};
