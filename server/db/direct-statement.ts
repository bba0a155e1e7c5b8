import { DrizzleQueryError, is, Param, Placeholder, type Query } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from './client';

type Values = Record<string, unknown>;

/** What drizzle's handles have of the driver, unless they are transactions. */
interface Driver {
  query(text: string, values: unknown[], options: { rowMode: 'array' }): Promise<{ rows: unknown[] }>;
}

/**
 * A statement that drizzle puts into words once and the driver runs, planned once for each connection: for what is asked with
 * nearly every request, where drizzle's own way takes as long as the driver's. Rows are arrays of what the driver makes of
 * the columns, which should be text, JSON, numbers or booleans. Not for transactions.
 */
export const directStatement = <Row extends unknown[]>(
  name: string,
  build: (db: Db) => { toSQL(): Query },
): ((db: Db, values: Values) => Promise<Row[]>) => {
  const known = new WeakMap<Db, (values: Values) => Promise<Row[]>>();
  return (db, values) => {
    const run = known.get(db) ?? prepare<Row>(db, name, build(db).toSQL());
    known.set(db, run);
    return run(values);
  };
};

const prepare = <Row>(db: Db, name: string, { sql: text, params }: Query) => {
  const { $client: driver } = db as unknown as { $client?: Driver | pg.Pool };
  if (!driver) throw new Error(`The statement ${name} was called in a transaction`);
  const readers = params.map(readerOf);
  return async (given: Values): Promise<Row[]> => {
    const values = readers.map((read) => read(given));
    try {
      const { rows } =
        driver instanceof pg.Pool
          ? await driver.query({ name, text, values, rowMode: 'array' })
          : await driver.query(text, values, { rowMode: 'array' });
      return rows as Row[];
    } catch (error) {
      // As drizzle does: http/errors/outages.ts tells the database's errors by it.
      throw new DrizzleQueryError(text, values, error as Error);
    }
  };
};

const readerOf = (param: unknown): ((values: Values) => unknown) => {
  if (is(param, Placeholder)) return (values) => values[param.name];
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder, value } = param;
    return (values) => encoder.mapToDriverValue(values[value.name]);
  }
  return () => param;
};
