import { join } from 'node:path';
import { ConfigError, type Config } from '../config/config';
import { openPostgres, type Database } from '../db/client';
import type { Stop } from '../process/services';

/** The Postgres that DATABASE_URL names, else an embedded one in the data folder, which only one process may use. */
export const chooseDatabase = async (config: Config): Promise<{ database: Database; stop: Stop }> => {
  if (config.DATABASE_URL) {
    const database = openPostgres(config.DATABASE_URL, { maxConnections: config.DATABASE_POOL_SIZE });
    return { database, stop: () => database.close() };
  }
  const { lockFolder } = await import('../embedded/folder-lock');
  const { openEmbeddedDatabase } = await import('../embedded/database');
  const release = await lockFolder(config.DATA_DIR);
  const folder = join(config.DATA_DIR, 'db');
  const database = await openEmbeddedDatabase(folder).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'no reason given';
    throw new ConfigError([`DATA_DIR: the embedded database in ${folder} cannot be opened (${reason})`]);
  });
  const stop = () => database.close().finally(release);
  return { database, stop };
};
