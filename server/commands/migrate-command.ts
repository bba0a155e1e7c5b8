import { countMigrations } from '../db/migration-count';
import { chooseStorage } from '../integrations/storage/choose-storage';
import { createLogger } from '../logging/logger';
import { requireOwnStorage } from '../startup/require-own-storage';
import type { Command } from './storage-commands';

/** Runs the migrations and nothing else. Refuses a database that the storage does not know, as a server's start does. */
export const migrateCommand: Command = async (database, config) => {
  const storage = await chooseStorage(config);
  await requireOwnStorage({ database, storage, config, logger: createLogger('warn') });
  const before = await countMigrations(database);
  await database.migrate();
  const ran = (await countMigrations(database)) - before;
  return ran === 0
    ? 'The database is up to date. Nothing was changed.'
    : `Ran ${ran} ${ran === 1 ? 'migration' : 'migrations'}. The database is up to date.`;
};
