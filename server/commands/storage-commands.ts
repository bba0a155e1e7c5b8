import type { Config } from '../config/config';
import type { Database } from '../db/client';
import { listTrash, restoreFile, trashDays } from '../files/trash';
import { chooseStorage } from '../integrations/storage/choose-storage';
import { deploymentOf } from '../jobs/restored-copy/deployment-fingerprint';
import { checkRestore, type RestoreReport } from '../jobs/restored-copy/restore-check';
import { takeOwnership } from '../jobs/storage/storage-owner';
import { countUnknownFiles, sweepStorage } from '../jobs/storage/sweep-storage';
import { createLogger } from '../logging/logger';
import { openDatabaseClock } from '../db/database-clock';
import { loadFiles, saveFiles } from './storage-backup';

/** Returns what happened, for a person to read. Throws what they have to do something about. */
export type Command = (database: Database, config: Config) => Promise<string>;

const filesOf = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;

const clockOf = async (database: Database) =>
  (await openDatabaseClock(database, { logger: createLogger('warn') })).clock;

const claim: Command = async ({ db }, config) => {
  await takeOwnership({ db, storage: await chooseStorage(config), config });
  const deployment = deploymentOf(config);
  if (!deployment) return 'The storage now belongs to this database.';
  return (
    `The storage now belongs to this deployment: ${deployment.description}.\n` +
    'The server has to run with the same PUBLIC_URL and DATABASE_URL, or its sweep is refused.'
  );
};

const showUnknown: Command = async (database, config) => {
  const deps = { database, storage: await chooseStorage(config), clock: await clockOf(database), config };
  const { total, unknown } = await countUnknownFiles(deps);
  const counts = `The database does not know ${unknown.length} of the ${filesOf(total)} in storage that are older than an hour.`;
  if (unknown.length === 0) return counts;
  return [
    counts,
    ...unknown.map((key) => `  ${key}`),
    `Nothing was removed. To move them to the trash for ${trashDays} days, run: npm run admin -- storage sweep --confirm`,
  ].join('\n');
};

const confirmSweep: Command = async (database, config) => {
  const storage = await chooseStorage(config);
  const { removed } = await sweepStorage(
    { database, storage, clock: await clockOf(database), config },
    { isConfirmed: true },
  );
  return (
    `Moved ${filesOf(removed)} that the database does not know to the trash. They stay there for ${trashDays} days; ` +
    'npm run admin -- storage restore brings them back.'
  );
};

const showTrash: Command = async (_database, config) => {
  const files = await listTrash(await chooseStorage(config));
  if (files.length === 0) return 'The trash is empty.';
  const lines = files.map(({ originalKey, removedAt }) => `  ${removedAt.toISOString()}  ${originalKey}`);
  return [`${filesOf(files.length)} in the trash, with the time of their removal:`, ...lines].join('\n');
};

/** One file by its key before the removal, or all of them with --all. A file that is there already stays as it is. */
const restore =
  (subject: string): Command =>
  async (_database, config) => {
    const storage = await chooseStorage(config);
    const isWanted = (key: string) => subject === '--all' || subject === key;
    const wanted = (await listTrash(storage)).filter(({ originalKey }) => isWanted(originalKey));
    if (wanted.length === 0) throw new Error('There is no such file in the trash. Nothing was changed.');
    for (const file of wanted) await restoreFile(storage, file);
    return (
      `Restored ${filesOf(wanted.length)}. A file that the database does not know is removed again by the next sweep: ` +
      'npm run admin -- storage sweep lists them.'
    );
  };

/** Of a long list, the log of a terminal need not hold all. */
const maxListed = 1000;

const listed = (title: string, keys: string[]) => {
  const more = keys.length > maxListed ? [`  … and ${keys.length - maxListed} more`] : [];
  return [`${title}: ${keys.length}`, ...keys.slice(0, maxListed).map((key) => `  ${key}`), ...more];
};

const describeRestore = ({ missing, restorable, surplus, matching, ownership }: RestoreReport) =>
  [
    `Files that belong to a row of the database: ${matching}`,
    ...listed('Missing, a row names them and storage does not have them', missing),
    ...(restorable.length > 0
      ? [`${restorable.length} of the missing are in the trash: npm run admin -- storage restore --all`]
      : []),
    ...listed('Surplus, storage has them and no row names them', surplus),
    ownership ?? 'The storage belongs to this database, or names no owner yet.',
    'This check changed nothing.',
  ].join('\n');

/** Fails when files are missing, so that a script notices. */
const checkRestored: Command = async (database, config) => {
  const report = await checkRestore({ database, storage: await chooseStorage(config), config });
  if (report.missing.length > 0) throw new Error(describeRestore(report));
  return describeRestore(report);
};

const save =
  (folder: string, previous?: string): Command =>
  async (_database, config) => {
    const { copied, linked } = await saveFiles(await chooseStorage(config), folder, previous);
    return `Saved ${filesOf(copied + linked)} in ${folder}, ${linked} of them linked to the earlier copy.`;
  };

const load =
  (folder: string): Command =>
  async (_database, config) => {
    const { loaded, present } = await loadFiles(await chooseStorage(config), folder);
    return `Put ${filesOf(loaded)} into the storage; ${present} ${present === 1 ? 'was' : 'were'} there already.`;
  };

/** What only an operator can decide about the storage; see "Files" in docs/operations.md. */
export const storageCommand = (
  verb: string | undefined,
  subject?: string,
  detail?: string,
): Command | undefined => {
  if (verb === 'claim') return claim;
  if (verb === 'sweep') return subject === '--confirm' ? confirmSweep : showUnknown;
  if (verb === 'trash') return showTrash;
  if (verb === 'restore' && subject) return restore(subject);
  if (verb === 'check') return checkRestored;
  if (verb === 'save' && subject) return save(subject, detail);
  if (verb === 'load' && subject) return load(subject);
  return undefined;
};
