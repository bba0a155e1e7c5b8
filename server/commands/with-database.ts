import type { Config } from '../config/config';
import { openPostgres, type Database } from '../db/client';
import { openEmbeddedDatabase } from '../embedded/database';
import { lockFolder } from '../embedded/folder-lock';
import { privateUmask } from '../process/private-folder';

/** Runs a command on the database of the settings. The embedded one serves one process: its server has to be stopped. */
export const withDatabase = async <T>(
  config: Config,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  process.umask(privateUmask);
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
