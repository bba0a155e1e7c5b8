import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config/config';
import { openPostgres, type Database } from '../db/client';
import { openEmbeddedDatabase } from '../embedded/database';
import { lockFolder } from '../embedded/folder-lock';
import { privateUmask } from '../process/private-folder';
import { databaseName, storageName } from '../startup/require-own-storage';

/**
 * A command without the server's settings would work on a new, empty database or folder and report success: only a server
 * creates them, or a command for which the settings ask for it.
 */
const requireExisting = ({ DATABASE_URL, S3_BUCKET, DATA_DIR, ALLOW_EMBEDDED }: Config) => {
  if (ALLOW_EMBEDDED) return;
  const hint = 'Run the command with the settings of the server (docs/operations.md, Commands).';
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, 'db/PG_VERSION'))) {
    throw new Error(
      `DATABASE_URL is not set, and there is no embedded database in ${resolve(DATA_DIR, 'db')}. Nothing was changed. ` +
        `${hint} ALLOW_EMBEDDED=true creates one.`,
    );
  }
  if (!S3_BUCKET && !existsSync(DATA_DIR)) {
    throw new Error(
      `Neither S3_BUCKET nor a folder that exists is set: there is no DATA_DIR ${resolve(DATA_DIR)}. Nothing was changed. ${hint}`,
    );
  }
};

/**
 * Runs a command on the database of the settings, and prints first which one that is. The embedded one serves one process: its
 * server has to be stopped.
 */
export const withDatabase = async <T>(
  config: Config,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  process.umask(privateUmask);
  requireExisting(config);
  console.log(`On ${databaseName(config)}, with ${storageName(config)}.`);
  const release = config.DATABASE_URL ? async () => {} : await lockFolder(config.DATA_DIR);
  const database = config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL)
    : await openEmbeddedDatabase(`${config.DATA_DIR}/db`);
  try {
    return await work(database);
  } finally {
    await database.close();
    await release();
  }
};
