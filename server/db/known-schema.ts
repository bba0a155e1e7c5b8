import { readMigrationFiles } from 'drizzle-orm/migrator';
import { ConfigError } from '../config/config';
import { projectFile } from '../process/project-root';

/**
 * The number of migrations that a release has to know to work with the database of this one. Raise it to the number of all with a
 * migration that takes away, renames or lets be missing what earlier releases use, and say so in CHANGELOG.md.
 */
export const compatibleSince = 55;

/** As the database and a single connection have it. */
interface Queries {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** When the newest of so many migrations was made: how drizzle orders and recognizes them. */
const momentOf = (count?: number): number =>
  readMigrationFiles({ migrationsFolder }).slice(0, count).at(-1)?.folderMillis ?? 0;

interface SchemaState {
  /** The newest migration of the database. */
  newest: number;
  /** The newest one for which a release has said what works with it, and the oldest release that does. */
  stated: number;
  compatible: number;
}

const readState = async (database: Queries): Promise<SchemaState> => {
  const { rows } = await database.query(
    `select (select max(created_at) from drizzle.__drizzle_migrations)::float8 as newest,
            stated::float8, compatible::float8 from drizzle.compatible_releases`,
  );
  return (rows as SchemaState[])[0] ?? { newest: 0, stated: 0, compatible: 0 };
};

const isKnown = ({ newest, stated, compatible }: SchemaState, own: number) =>
  newest <= own || (stated >= newest && compatible <= own);

/** Whether this release works with the database's schema; also true while the database does not respond, which others notice. */
export const schemaCheck = (database: Queries): (() => Promise<boolean>) => {
  const own = momentOf();
  return () =>
    readState(database).then(
      (state) => isKnown(state, own),
      () => true,
    );
};

/** Throws a ConfigError where a newer release has migrated the database to what this one does not know. Call it before migrations. */
export const requireKnownSchema = async (database: Queries): Promise<void> => {
  const { rows } = await database.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!(rows as { exists: boolean }[])[0]?.exists) return;
  await prepare(database);
  const own = momentOf();
  const state = await readState(database);
  if (isKnown(state, own)) return;
  const day = (moment: number) => new Date(moment).toISOString();
  throw new ConfigError([
    `DATABASE_URL: a newer release has migrated this database (its newest migration is of ${day(state.newest)}, the newest that ` +
      `this release knows is of ${day(own)}), and this release cannot work with it. Nothing was changed. Start the newer ` +
      'release; to go back, restore a backup from before it (docs/operations.md, Releases)',
  ]);
};

/** States which releases work with the database as it is now. Call it after migrations. */
export const stateCompatibleReleases = async (database: Queries): Promise<void> => {
  await prepare(database);
  // A newer release knows better.
  await database.query(
    `update drizzle.compatible_releases set stated = $1::bigint, compatible = $2::bigint where stated < $1::bigint`,
    [momentOf(), momentOf(compatibleSince)],
  );
};

// In drizzle's schema, beside the list of migrations: it has to be readable whatever the migrations make of the rest.
const prepare = async (database: Queries) => {
  await database.query(
    `create table if not exists drizzle.compatible_releases (
       single boolean primary key default true check (single), stated bigint not null, compatible bigint not null)`,
  );
  await database.query(
    'insert into drizzle.compatible_releases (stated, compatible) values (0, 0) on conflict do nothing',
  );
};

export const migrationsFolder = projectFile('migrations');
