import type { Logger } from 'pino';
import { ConfigError, type Config } from '../config/config';
import type { Database } from '../db/client';
import { findInstallationId } from '../db/installation';
import { StorageUnavailable, type Storage } from '../integrations/storage/storage';
import { markOwner, readOwner, SweepRefused } from '../jobs/storage/storage-owner';
import { storedFolders } from '../jobs/storage/stored-folders';

/** A storage that does not answer must not hold up the start. */
const patienceMs = 10_000;

interface StorageOwnerDeps {
  database: Database;
  storage: Storage;
  config: Config;
  logger: Logger;
}

/**
 * Refuses to start where the storage names another database as its owner: one wrong setting would put new files beside
 * another installation's, or read none. Call it before the migrations, so that a wrong database is left as it is. A storage
 * that does not answer stops no start; no sweep removes anything before it has read the owner too.
 */
export const requireOwnStorage = async ({ database, storage, config, logger }: StorageOwnerDeps) => {
  const owner = await inTime(readOwner(storage)).catch((error: unknown) => {
    const refusal = refusalOf(error);
    if (refusal)
      throw new ConfigError([`${startOfSentence(storageName(config))} cannot be used: ${refusal}`]);
    const reason = error instanceof SweepRefused ? error.message : 'The storage does not answer.';
    logger.error({ err: error, reason }, 'whose files the storage holds could not be checked');
    return null;
  });
  if (!owner) return;
  const id = await findInstallationId(database);
  if (owner.installation === id) return;
  throw new ConfigError([
    `${startOfSentence(storageName(config))} belongs to another database: it holds the files of installation ${owner.installation}, ` +
      `and ${databaseName(config)} is ${id ? `installation ${id}` : 'a new one'}. Nothing was changed. ` +
      'Check these settings. If this database is to own the files from now on, run: npm run admin -- storage claim',
  ]);
};

/** Makes the database the owner of a storage that holds nothing yet, so that a wrong setting is noticed from now on. */
export const claimEmptyStorage = async ({ database: { db }, storage, config, logger }: StorageOwnerDeps) => {
  const claim = async () => {
    if ((await readOwner(storage)) !== null) return;
    for (const { name } of storedFolders) {
      for await (const _file of storage.list(name)) return;
    }
    await markOwner({ db, storage, config });
  };
  await inTime(claim()).catch((error: unknown) => {
    logger.warn({ err: error }, 'the storage was not claimed; the sweep does that later');
  });
};

// What another attempt does not change, unlike an outage. A plain AccessDenied may mean that there is no owner's file.
const refusals: Record<string, string> = {
  InvalidAccessKeyId: 'the storage does not know the key S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY does not fit S3_ACCESS_KEY_ID',
  NoSuchBucket: 'there is no such bucket',
};

const refusalOf = (error: unknown): string | undefined => {
  const cause = error instanceof StorageUnavailable ? error.cause : undefined;
  return cause instanceof Error ? refusals[cause.name] : undefined;
};

export const storageName = ({ S3_BUCKET, DATA_DIR }: Config) =>
  S3_BUCKET ? `the bucket ${S3_BUCKET} (S3_BUCKET)` : `the folder ${DATA_DIR}/uploads (DATA_DIR)`;

const startOfSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Without its password. */
export const databaseName = ({ DATABASE_URL, DATA_DIR }: Config) => {
  if (!DATABASE_URL) return `the embedded database in ${DATA_DIR}/db`;
  const { host, pathname } = new URL(DATABASE_URL);
  return `the database ${pathname.slice(1)} on ${host || 'this computer'} (DATABASE_URL)`;
};

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
