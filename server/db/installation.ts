import { isNull, sql } from 'drizzle-orm';
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

/**
 * What no copy of the database has in common with it: the cluster's identifier, and the numbers of the database and of this
 * table, which a restored dump creates anew. The identifier is left out where the role may not read it.
 */
export const readDatabaseIdentity = async (database: Database): Promise<string> => {
  const { rows } = await database.query(
    "select oid::text || '/' || 'installation'::regclass::oid::text as numbers from pg_database where datname = current_database()",
  );
  const system = await database
    .query('select system_identifier::text as id from pg_control_system()')
    .then((found) => (found.rows as { id: string }[])[0]?.id)
    .catch((error: unknown) => {
      if (!isRefusedForGood(error)) throw error;
    });
  return `${system ?? 'unknown'}/${(rows as { numbers: string }[])[0]?.numbers}`;
};

// Missing rights or functions (42, 0A) or files (58P). Any other failure is passed on: without its identifier, a database that
// was out of order for a moment would be taken for a copy.
const isRefusedForGood = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^(0A|42|58P)/.test(code);
};

/** The deployment that may send mail and query the payment provider; null before the first start. */
export const findOutgoingDeployment = async (db: Db): Promise<string | null> => {
  const [row] = await db.select({ deployment: installation.outgoingDeployment }).from(installation);
  return row?.deployment ?? null;
};

/** Lets this deployment send mail and query the payment provider; with `onlyFirst`, only where none may yet. */
export const recordOutgoingDeployment = async (
  db: Db,
  deployment: string,
  { onlyFirst = false } = {},
): Promise<void> => {
  await db
    .update(installation)
    .set({ outgoingDeployment: deployment })
    .where(onlyFirst ? isNull(installation.outgoingDeployment) : undefined);
};
