import { sql, type SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../users';

export const paymentStatusColumn = pgEnum('payment_status', ['pending', 'paid', 'failed', 'refunded']);

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Whether our record of a payment may differ from Maya's: money with a flaw or without a period, a refund, or an answer that no
 * rule covers.
 */
export const mayDisagree = (table: Record<'status' | 'failureReason' | 'periodStart', AnyPgColumn>): SQL =>
  sql`((${table.status} = 'paid' and (${table.periodStart} is null or ${table.failureReason} is not null)) or ${table.status} = 'refunded' or (${table.status} = 'failed' and ${table.failureReason} like 'Maya reports %'))`;

/** One attempt to pay for a period of Pro. It is stored before the provider hears of it. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once the account is gone: the money's story stays. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Our own name for it, and the only one that we ask the provider by. */
    referenceNumber: text('reference_number').notNull().unique(),
    status: paymentStatusColumn().notNull().default('pending'),
    amountCentavos: integer('amount_centavos').notNull(),
    periodDays: integer('period_days').notNull(),
    checkoutId: text('checkout_id'),
    /** Where the person pays; null until the provider has answered. */
    checkoutUrl: text('checkout_url'),
    providerPaymentId: text('provider_payment_id'),
    receiptNumber: text('receipt_number'),
    /** What it was paid with, in a word or two. */
    fundSource: text('fund_source'),
    /** Why it failed, for the person and the administrator. */
    failureReason: text('failure_reason'),
    /** Since when it has this reason. */
    notedAt: moment('noted_at'),
    /** The days that it paid for, once granted. */
    periodStart: moment('period_start'),
    periodEnd: moment('period_end'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    /** The reconciler's next query; null when nothing can change any more. */
    nextAskAt: moment('next_ask_at'),
  },
  (table) => [
    // However many requests come at once, a person has one payment under way.
    uniqueIndex('payments_one_pending')
      .on(table.userId)
      .where(sql`${table.status} = 'pending'`),
    index('payments_user').on(table.userId, table.createdAt),
    index('payments_checkout').on(table.checkoutId),
    index('payments_provider_id').on(table.providerPaymentId),
    index('payments_receipt').on(table.receiptNumber),
    // The file of all payments, newest first.
    index('payments_created').on(table.createdAt, table.id),
    // What someone may have to look at (billing/disagreements).
    index('payments_to_look_at').on(table.createdAt).where(mayDisagree(table)),
    index('payments_pending')
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
    index('payments_due')
      .on(table.nextAskAt)
      .where(sql`${table.nextAskAt} is not null`),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentId = PaymentRow['id'];
