import type { Database } from './client';

/** The database's own clock, in milliseconds since 1970. */
export const readDatabaseTime = async (database: Pick<Database, 'query'>): Promise<number> => {
  const { rows } = await database.query('select extract(epoch from clock_timestamp()) * 1000 as ms');
  return Number((rows as { ms: string }[])[0]?.ms);
};
