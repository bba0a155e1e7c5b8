import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Trials of deleted accounts, by a keyed hash of the identity (server/db/pseudonyms.ts), so that a person has one. */
export const usedTrials = pgTable(
  'used_trials',
  {
    identityHash: text('identity_hash').primaryKey(),
    trialStartedAt: timestamp('trial_started_at', { withTimezone: true }).notNull(),
    trialEndsAt: timestamp('trial_ends_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_trials_deleted').on(table.deletedAt)],
);
