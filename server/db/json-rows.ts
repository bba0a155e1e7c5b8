import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Columns = Record<string, AnyPgColumn>;

/** These columns of a row as one JSON value: the driver takes longer for many columns than Postgres for writing them as text. */
export const rowAsJson = (columns: Columns): SQL<unknown> => {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
};

/** What `rowAsJson` made, with the types that drizzle gives to these columns: moments are dates. */
export const rowFromJson = <Row>(columns: Columns, json: unknown): Row => {
  const values = json as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const value = values[name];
      return [name, value === null || value === undefined ? null : column.mapFromDriverValue(value)];
    }),
  ) as Row;
};
