import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from '../db/client';
import { migrationsFolder, requireKnownSchema, stateCompatibleReleases } from '../db/known-schema';
import * as schema from '../db/schema';

/**
 * Postgres inside this process, in `folder` (or in memory without one). It has one connection and no lock of its own:
 * take the folder's lock first.
 */
export const openEmbeddedDatabase = async (
  folder?: string,
  options: { loadDataDir?: Blob } = {},
): Promise<Database & { pglite: PGlite }> => {
  if (folder) await mkdir(folder, { recursive: true });
  const pglite = await PGlite.create(folder ?? 'memory://', { ...options, extensions: { pg_trgm } });
  return { pglite, ...databaseOn(pglite) };
};

/** The server's database interface, implemented on this one. */
export const databaseOn = (pglite: PGlite): Database => {
  const db = drizzle(pglite, { schema });
  const query: Database['query'] = async (text, values) => {
    const { rows, affectedRows } = await pglite.query(text, values);
    return { rows, rowCount: affectedRows ?? rows.length };
  };
  return {
    db,
    query,
    migrate: async () => {
      await requireKnownSchema({ query });
      await migrate(db, { migrationsFolder });
      await stateCompatibleReleases({ query });
    },
    ping: async () => {
      await pglite.query('select 1');
    },
    close: () => pglite.close(),
  };
};
