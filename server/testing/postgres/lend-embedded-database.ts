import { databaseOn, openEmbeddedDatabase } from '../../embedded/database';
import type { Database } from '../../db/client';

type Embedded = Awaited<ReturnType<typeof openEmbeddedDatabase>>;

// The files that one worker of Vitest runs share their modules, and so this: beginning a database takes half a second.
let idle: { database: Embedded; shape: string } | undefined;

/**
 * An empty embedded database, one after the other: what is closed is emptied and lent again. `begin` makes one where
 * none is idle. A closed connection can do nothing more.
 */
export const lendEmbeddedDatabase = async (begin: () => Promise<Embedded>): Promise<Database> => {
  const waiting = idle;
  idle = undefined;
  const lent = waiting ?? (await withShape(await begin()));
  let isClosed = false;
  const pglite = new Proxy(lent.database.pglite, {
    get(target, name) {
      if (isClosed) throw new Error('this database is closed');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return {
    ...databaseOn(pglite),
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      const isWhole = await empty(lent.database).then(
        async () => (await shapeOf(lent.database)) === lent.shape,
        () => false,
      );
      if (isWhole && !idle) idle = lent;
      else await lent.database.close();
    },
  };
};

const withShape = async (database: Embedded) => ({ database, shape: await shapeOf(database) });

/** The names of all columns and rules: a test that breaks a table may leave it so. */
const shapeOf = async (database: Embedded) => {
  const { rows } = await database.query(`
    select conrelid::regclass || ' ' || conname as rule from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select attrelid::regclass || ' ' || attname from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and attnum > 0
    order by 1`);
  return JSON.stringify(rows);
};

const empty = async (database: Embedded) => {
  const { rows } = await database.pglite.query<{ tables: string }>(
    `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  );
  await database.pglite.query(`truncate ${rows[0]?.tables} restart identity cascade`);
};
