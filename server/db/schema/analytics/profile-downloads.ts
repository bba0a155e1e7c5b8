import { bigint, index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users';

export const downloadTypeColumn = pgEnum('download_type', ['resume_pdf', 'credential']);

/** One download from a public profile by a visitor; opening a credential's file is one. */
export const profileDownloads = pgTable(
  'profile_downloads',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    downloadedAt: timestamp('downloaded_at', { withTimezone: true }).notNull(),
    type: downloadTypeColumn().notNull(),
    /** Kept as it was when the credential is gone, so without a foreign key. */
    credentialId: uuid('credential_id'),
    country: text(),
    /** Generated on receipt, so that a repeated insert does not count twice. */
    beaconId: uuid('told_id').notNull().unique().defaultRandom(),
  },
  (table) => [
    index('profile_downloads_latest').on(table.userId, table.downloadedAt, table.id),
    index('profile_downloads_age').on(table.downloadedAt),
  ],
);

export type ProfileDownloadRow = typeof profileDownloads.$inferSelect;
