import { sql } from 'drizzle-orm';
import { bigint, index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { payments } from './payments';
import { planColumn, users } from '../users';

export const billingCauseColumn = pgEnum('billing_cause', [
  'payment',
  'refund',
  'expiry',
  'admin',
  'test',
  'trial',
  'handover',
]);

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Every plan change: cause, from, to, reason. Append-only, except for removing the user of a deleted account. */
export const billingLogs = pgTable(
  'billing_logs',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order in which one person's changes happened, also where they are of the same moment. */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Null once the account is gone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    cause: billingCauseColumn().notNull(),
    /** The administrator of a manual change; null for payments and expiry. */
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'set null' }),
    paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'set null' }),
    oldStatus: planColumn('old_status').notNull(),
    newStatus: planColumn('new_status').notNull(),
    oldExpiresAt: moment('old_expires_at'),
    newExpiresAt: moment('new_expires_at'),
    reason: text().notNull(),
    transactionReference: text('transaction_reference'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('billing_logs_created').on(table.createdAt),
    index('billing_logs_cause').on(table.cause, table.createdAt),
    index('billing_logs_user').on(table.userId, table.createdAt),
    index('billing_logs_payment')
      .on(table.paymentId)
      .where(sql`${table.paymentId} is not null`),
  ],
);

export type BillingLogRow = typeof billingLogs.$inferSelect;
