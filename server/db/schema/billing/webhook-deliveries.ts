import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

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
