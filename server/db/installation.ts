import { sql } from 'drizzle-orm';
import type { Db } from './client';
import { installation, type Installation } from './schema/installation';

const columns = { id: installation.id, sweeps: installation.sweeps };

/** The database's own identity, created when it is first read. */
export const readInstallation = async (db: Db): Promise<Installation> => {
  await db.insert(installation).values({}).onConflictDoNothing();
  const [row] = await db.select(columns).from(installation);
  if (!row) throw new Error('The installation has no row');
  return row;
};

/** Counts one more sweep, at least `atLeast`. Returns the identity with the new number. */
export const countSweep = async (db: Db, atLeast = 0): Promise<Installation> => {
  const [row] = await db
    .update(installation)
    .set({ sweeps: sql`greatest(${installation.sweeps}, ${atLeast}::int) + 1` })
    .returning(columns);
  if (!row) throw new Error('The installation has no row');
  return row;
};
