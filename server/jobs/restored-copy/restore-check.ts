import type { AppDeps } from '../../app-deps';
import type { Db } from '../../db/client';
import { findFileRemovals } from '../../db/file-removals';
import { findInstallation } from '../../db/installation';
import { listTrash, type TrashedFile } from '../../files/trash';
import type { DeploymentSettings } from './deployment-fingerprint';
import { ownershipProblem, readOwner } from '../storage/storage-owner';
import { storedFolders } from '../storage/stored-folders';

type RestoreCheckDeps = Pick<AppDeps, 'database' | 'storage'> & { config: DeploymentSettings };

export interface RestoreReport {
  /** Files of rows that storage does not have. */
  missing: string[];
  /** Those of them that are in the trash. */
  restorable: TrashedFile[];
  /** Files that belong to no row. */
  surplus: string[];
  /** Files that are in storage and belong to a row. */
  matching: number;
  /** Why the storage is not this database's to sweep; null when it is, or names no owner. */
  ownership: string | null;
}

const batch = 500;

/**
 * Compares database and storage after one of them was restored from a backup. Changes nothing in either: the database is
 * read in transactions that cannot write.
 */
export const checkRestore = async ({
  database,
  storage,
  config,
}: RestoreCheckDeps): Promise<RestoreReport> => {
  const reading = <T>(work: (tx: Db) => Promise<T>) =>
    database.db.transaction(work, { accessMode: 'read only' });
  const report: RestoreReport = { missing: [], restorable: [], surplus: [], matching: 0, ownership: null };
  for (const { name, known, filesAfter } of storedFolders) {
    const stored = new Set<string>();
    for await (const { key } of storage.list(name)) stored.add(key);
    for (const keys of chunks([...stored])) {
      const kept = new Set(await reading((tx) => known(tx, keys)));
      const beingRemoved = await reading((tx) => findFileRemovals(tx, keys));
      report.matching += keys.filter((key) => kept.has(key)).length;
      for (const key of beingRemoved) kept.add(key);
      report.surplus.push(...keys.filter((key) => !kept.has(key)));
    }
    for (let after = '', isLast = false; !isLast;) {
      const rows = await reading((tx) => filesAfter(tx, after, batch));
      for (const key of rows.flat()) {
        // Read once more: it may have been uploaded since the listing.
        if (!stored.has(key) && !(await exists(storage, key))) report.missing.push(key);
      }
      after = rows.at(-1)?.[0] ?? after;
      isLast = rows.length < batch;
    }
  }
  const missing = new Set(report.missing);
  report.restorable = (await listTrash(storage)).filter(({ originalKey }) => missing.has(originalKey));
  const owner = await readOwner(storage);
  const installation = await reading(findInstallation);
  report.ownership = owner && ownershipProblem(owner, installation, config);
  return report;
};

const exists = async (storage: RestoreCheckDeps['storage'], key: string) => {
  const content = await storage.read(key);
  content?.destroy();
  return content !== null;
};

function* chunks(keys: string[]) {
  for (let start = 0; start < keys.length; start += batch) yield keys.slice(start, start + batch);
}
