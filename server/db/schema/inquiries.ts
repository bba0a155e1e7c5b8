import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { InquirySize } from '#shared/inquiries/schema';
import { users } from './users';

/** What agencies ask with 'Talk to us'. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null where the sender was not signed in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    company: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    licenseNumber: text('license_number').notNull(),
    size: text().$type<InquirySize>().notNull(),
    message: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** When it was mailed to support; null until then. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  (table) => [index('inquiries_created').on(table.createdAt), index('inquiries_user').on(table.userId)],
);

export type InquiryRow = typeof inquiries.$inferSelect;
