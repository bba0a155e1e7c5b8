import { sql } from 'drizzle-orm';
import type { Database, Db } from './client';
import { installation, type Installation } from './schema/installation';

const columns = { id: installation.id, sweeps: installation.sweeps, claimedAt: installation.claimedAt };

/** The database's own identity; undefined before its first start. */
export const findInstallation = async (db: Db): Promise<Installation | undefined> =>
  (await db.select(columns).from(installation))[0];

/** The database's own identity, created when it is first read. */
export const readInstallation = async (db: Db): Promise<Installation> => {
  await db.insert(installation).values({}).onConflictDoNothing();
  const row = await findInstallation(db);
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

/** Records that the database became the owner of its storage just now. */
export const recordClaim = async (db: Db): Promise<void> => {
  await db.update(installation).set({ claimedAt: sql`now()` });
};

/** The identity's id, also before the migrations, when there may be no table or one without today's columns. */
export const findInstallationId = async (database: Database): Promise<string | undefined> => {
  const { rows: tables } = await database.query("select to_regclass('installation') is not null as exists");
  if (!(tables as { exists: boolean }[])[0]?.exists) return undefined;
  const { rows } = await database.query('select id::text as id from installation');
  return (rows as { id: string }[])[0]?.id;
};
