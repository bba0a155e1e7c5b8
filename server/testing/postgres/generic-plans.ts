import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';

/**
 * How often Postgres executed the statement of this name by the plan that it keeps, instead of planning it anew, on the connection that
 * the pool gave out last.
 */
export const genericPlansOf = async (db: Db, name: string): Promise<number> => {
  const [found] = await db
    .select({ plans: sql<number>`generic_plans::int` })
    .from(sql`pg_prepared_statements`)
    .where(sql`name = ${name}`);
  return found?.plans ?? 0;
};
