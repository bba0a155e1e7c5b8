import { pgEnum, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users';

export const noticeKindColumn = pgEnum('notice_kind', ['seven_days', 'one_day', 'ended']);

/** Which e-mail about the end of a subscription was sent: each once per end. */
export const subscriptionNotices = pgTable(
  'subscription_notices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: noticeKindColumn().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.expiresAt] })],
);
