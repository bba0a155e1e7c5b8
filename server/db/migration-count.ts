import type { Database } from './client';

/** How many migrations the database has; 0 before the first start. */
export const countMigrations = async (database: Pick<Database, 'query'>): Promise<number> => {
  const table = 'drizzle.__drizzle_migrations';
  const { rows: tables } = await database.query(`select to_regclass('${table}') is not null as exists`);
  if (!(tables as { exists: boolean }[])[0]?.exists) return 0;
  const { rows } = await database.query(`select count(*)::int as count from ${table}`);
  return (rows as { count: number }[])[0]?.count ?? 0;
};
