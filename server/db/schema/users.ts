import { sql, type SQL } from 'drizzle-orm';
import { boolean, index, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

export const planColumn = pgEnum('plan', ['free', 'pro', 'agency']);
export const userTypeColumn = pgEnum('user_type', ['user', 'admin']);
export const visibilityColumn = pgEnum('profile_visibility', ['public', 'link', 'private']);

/** The fields that sign-in refreshes unless the user edited them here. Rows from before the contact email may name 'email'. */
export type EditableField = 'firstName' | 'lastName';

/** A person, known to the identity provider as (issuer, subject). */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    issuer: text().notNull(),
    subject: text().notNull(),
    username: text().notNull().unique(),
    /** The account email, from the identity provider. Notices go here, and administrators find the user by it. */
    email: text().notNull(),
    /** Whether the identity provider has verified the account email. An unverified one receives no mail and identifies no user. */
    emailVerified: boolean('email_verified').notNull().default(false),
    /** What resume and profile show instead of the account email; null until the user chooses another. */
    contactEmail: text('contact_email'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** A photo of our own (/api/photos/…), re-encoded from the provider's picture; null without one. */
    profileImageUrl: text('profile_image_url'),
    /** The provider's address of the picture that `profileImageUrl` was made from. */
    pictureSourceUrl: text('picture_source_url'),
    editedFields: text('edited_fields')
      .array()
      .$type<EditableField[]>()
      .notNull()
      .default(sql`'{}'`),
    plan: planColumn().notNull().default('free'),
    userType: userTypeColumn('user_type').notNull().default('user'),
    subscriptionExpiresAt: timestamp('subscription_expires_at', { withTimezone: true }),
    /** The account's only trial of Pro; null until it is started. The plan ends with it while both ends are equal. */
    trialStartedAt: timestamp('trial_started_at', { withTimezone: true }),
    trialEndsAt: timestamp('trial_ends_at', { withTimezone: true }),
    visibility: visibilityColumn().notNull().default('link'),
    /** When the owner chose the visibility; null until the question after the first save. */
    visibilityChosenAt: timestamp('visibility_chosen_at', { withTimezone: true }),
    /** Whether visitors see each contact detail, on the profile and in the PDF that they download. */
    showEmail: boolean('show_email').notNull().default(true),
    showPhone: boolean('show_phone').notNull().default(false),
    showLocation: boolean('show_location').notNull().default(true),
    /** The version of the privacy notice that the user saw last, and when. */
    noticeVersion: text('notice_version'),
    noticeSeenAt: timestamp('notice_seen_at', { withTimezone: true }),
    /** What administrators search in. Kept, as making it of every user takes too long where no index helps. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`lower(${users.email} || ' ' || ${users.firstName} || ' ' || ${users.lastName})`,
      ),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('users_issuer_subject').on(table.issuer, table.subject),
    index('users_email').on(sql`lower(${table.email})`),
    index('users_subscription_end')
      .on(table.subscriptionExpiresAt, table.id)
      .where(sql`${table.plan} <> 'free'`),
    index('users_created').on(table.createdAt, table.id),
    // The sitemap lists public profiles, the newest first.
    index('users_public')
      .on(table.createdAt, table.id)
      .where(sql`${table.visibility} = 'public'`),
    // How administrators sort by name; the query must spell the very same expression (users-repository in admin-billing).
    // As much of it as always fits into an index.
    index('users_name').on(
      sql`left(lower(case when ${table.firstName} = '' then ${table.email} else ${table.firstName} || ' ' || ${table.lastName} end), 100)`,
      table.id,
    ),
    // For sorting by the end of a plan, users without one last in both directions.
    index('users_first_to_end').on(table.subscriptionExpiresAt.asc().nullsLast(), table.id.asc()),
    index('users_last_to_end').on(
      table.subscriptionExpiresAt.desc().nullsLast(),
      table.id.desc().nullsFirst(),
    ),
    index('users_search').using('gin', table.searchText.op('gin_trgm_ops')),
    // Any part of an id, typed with its hyphens or without; users-repository in admin-billing spells the very same expression.
    index('users_id_search').using(
      'gin',
      sql`(${table.id}::text || ' ' || replace(${table.id}::text, '-', '')) gin_trgm_ops`,
    ),
  ],
);

export type User = Omit<typeof users.$inferSelect, 'searchText'>;
export type UserId = User['id'];

/** A username that a user gave up. It leads to the present one for as long as the account exists, and no other user gets it. */
export const formerUsernames = pgTable(
  'former_usernames',
  {
    username: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    givenUpAt: timestamp('given_up_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('former_usernames_user').on(table.userId)],
);

/**
 * Usernames of deleted accounts. A link printed on a resume must never lead to another person, so they are not given out
 * again. Only a keyed hash of the username is stored (server/db/pseudonyms.ts): the table names no one.
 */
export const retiredUsernames = pgTable('retired_usernames', {
  usernameHash: text('username_hash').primaryKey(),
  /** False for the plain SHA-256 of earlier releases, until the next start replaces it. */
  isKeyed: boolean('is_keyed').notNull().default(false),
});

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
