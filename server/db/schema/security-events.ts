import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The security event log: sign-ins, refusals, changes of plans, exports, deletions and look-ups of users by administrators.
 * Rows are added and never changed. They hold ids, never email addresses, and outlive the account.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Such as 'signed_in'; server/db/security-events.ts lists them. */
    kind: text().notNull(),
    /** Whose account it concerns, without a foreign key. */
    userId: uuid('user_id'),
    /** The user who did it, where that is another one: an administrator. */
    actorId: uuid('actor_id'),
    /** An error code such as FORBIDDEN. */
    reason: text(),
    /** Facts without personal data, such as the path of a call or the plans before and after. */
    details: jsonb().$type<Record<string, string | number | boolean | null>>(),
    requestId: text('request_id'),
  },
  (table) => [
    index('security_events_user').on(table.userId, table.createdAt),
    index('security_events_created').on(table.createdAt),
  ],
);

export type SecurityEventRow = typeof securityEvents.$inferSelect;
