import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users';

/** One counted view of a public profile. It does not identify the visitor. */
export const profileViews = pgTable(
  'profile_views',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    viewedAt: timestamp('viewed_at', { withTimezone: true }).notNull(),
    /** ISO 3166-1 code in capitals. */
    country: text(),
    city: text(),
    /** An origin such as https://www.linkedin.com. */
    referrer: text(),
  },
  (table) => [
    // Read backwards. (A descending index of drizzle sorts nulls last, which no "order by … desc" asks for.)
    index('profile_views_latest').on(table.userId, table.viewedAt, table.id),
    index('profile_views_age').on(table.viewedAt),
  ],
);

export type ProfileViewRow = typeof profileViews.$inferSelect;

/** The count of each value; '' is none, 'other' sums the referrers beyond the stored maximum. */
export type Counts = Record<string, number>;

const counts = (name: string) => jsonb(name).$type<Counts>().notNull().default({});

/** Views by referring origin and by country, and opened credentials by id, in a stretch of time. */
export const namedCounts = () => ({
  referrers: counts('referrers'),
  countries: counts('countries'),
  credentials: counts('credentials'),
});

export interface NamedCounts {
  referrers: Counts;
  countries: Counts;
  credentials: Counts;
}

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

/**
 * When a visitor's view of a profile last counted, so that the next 30 minutes do not. `visitor` is a keyed hash that is
 * another one each day; rows go after two days.
 */
export const profileVisits = pgTable(
  'profile_visits',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    visitor: text().notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.visitor] }),
    index('profile_visits_age').on(table.countedAt),
  ],
);

/** All views and downloads that a profile ever had, also those whose rows are gone. */
export const profileTotals = pgTable('profile_totals', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  views: integer().notNull().default(0),
  downloads: integer().notNull().default(0),
});

/** What one profile saw on one day in Manila, in one row, however much that was. */
export const profileDays = pgTable(
  'profile_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull().default(0),
    /** Different ones of this day. */
    visitors: integer().notNull().default(0),
    /** Of resumes and credentials, by visitors. */
    downloads: integer().notNull().default(0),
    /** The owner's own, which are in no total. */
    ownDownloads: integer('own_downloads').notNull().default(0),
    ...namedCounts(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

export type ProfileDayRow = typeof profileDays.$inferSelect;

/** Where the visitors of one profile came from in a month in Manila: a year of trends reads twelve of them, not 365 days. */
export const profileMonths = pgTable(
  'profile_months',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its first day. */
    month: date({ mode: 'string' }).notNull(),
    ...namedCounts(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] })],
);

export type ProfileMonthRow = typeof profileMonths.$inferSelect;
