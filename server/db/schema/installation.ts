import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One row: which installation this database belongs to. Storage names the same id, so that neither is used with another's. */
export const installation = pgTable(
  'installation',
  {
    single: boolean().primaryKey().default(true),
    id: uuid().notNull().defaultRandom(),
    /** How many storage sweeps have begun. A restored or copied database has an older number than its storage. */
    sweeps: integer().notNull().default(0),
    /** When this database became the owner of its storage: at its first start, or by an operator's command. */
    claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull().defaultNow(),
    /** A hash of the deployment that may send mail and query the payment provider; null before the first start. */
    outgoingDeployment: text('outgoing_deployment'),
    /** What PSEUDONYM_KEY makes of a constant, so that another key is noticed; null before the first start with one. */
    pseudonymKeyCheck: text('pseudonym_key_check'),
  },
  (table) => [check('installation_single', sql`${table.single}`)],
);

export type Installation = Pick<typeof installation.$inferSelect, 'id' | 'sweeps' | 'claimedAt'>;
