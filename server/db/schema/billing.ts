import { sql, type SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { planColumn, users } from './users';

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

/** One delivery of the payment provider, recorded before it is processed. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order in which they came, also of those of the same moment, whichever process took them. */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    receivedAt: moment('received_at').notNull(),
    /** The body as it came, with card numbers and secrets masked; text, as it may be no JSON at all. */
    payload: text().notNull(),
    /** Sent by an administrator from the test screen, through the very same handler. */
    isTest: boolean('is_test').notNull().default(false),
    ip: text(),
    userAgent: text('user_agent'),
    contentType: text('content_type'),
    referenceNumber: text('reference_number'),
    /** Whose payment it was about. Kept as it was, so without a foreign key. */
    userId: uuid('user_id'),
    /** Whether it was dealt with; false while under way and where it has to come again. */
    processed: boolean().notNull().default(false),
    /** What came of it, in a word; null while under way. */
    upgradeResult: text('upgrade_result'),
    error: text(),
    processingTimeMs: integer('processing_time_ms'),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_sequence').on(table.sequence),
    index('webhook_deliveries_received').on(table.receivedAt),
    // How the deletion of an account finds what was delivered about it.
    index('webhook_deliveries_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    index('webhook_deliveries_reference')
      .on(table.referenceNumber)
      .where(sql`${table.referenceNumber} is not null`),
    // Those about none of our payments, which are removed sooner, and listed apart from the others.
    index('webhook_deliveries_of_strangers')
      .on(table.receivedAt)
      .where(sql`${table.upgradeResult} in ('unknown_payment', 'refused') and not ${table.isTest}`),
    index('webhook_deliveries_strangers_listed')
      .on(table.sequence)
      .where(sql`${table.upgradeResult} in ('unknown_payment', 'refused') and not ${table.isTest}`),
    index('webhook_deliveries_of_ours')
      .on(table.sequence)
      .where(
        sql`${table.upgradeResult} is null or ${table.upgradeResult} not in ('unknown_payment', 'refused') or ${table.isTest}`,
      ),
  ],
);

export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect;

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

export const billingCauseColumn = pgEnum('billing_cause', [
  'payment',
  'refund',
  'expiry',
  'admin',
  'test',
  'trial',
  'handover',
]);

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
