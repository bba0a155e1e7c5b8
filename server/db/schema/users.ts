import { sql } from 'drizzle-orm';
import { boolean, index, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

export const planColumn = pgEnum('plan', ['free', 'pro', 'agency']);
export const userTypeColumn = pgEnum('user_type', ['user', 'admin']);

/** The fields that sign-in refreshes unless the person edited them here. */
export type EditableField = 'email' | 'firstName' | 'lastName';

/** A person, known to the identity provider as (issuer, subject). */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    issuer: text().notNull(),
    subject: text().notNull(),
    username: text().notNull().unique(),
    email: text().notNull(),
    /** Whether the identity provider vouches for the email: false once the person typed another here. */
    emailVerified: boolean('email_verified').notNull().default(false),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    profileImageUrl: text('profile_image_url'),
    editedFields: text('edited_fields')
      .array()
      .$type<EditableField[]>()
      .notNull()
      .default(sql`'{}'`),
    plan: planColumn().notNull().default('free'),
    userType: userTypeColumn('user_type').notNull().default('user'),
    subscriptionExpiresAt: timestamp('subscription_expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('users_issuer_subject').on(table.issuer, table.subject),
    index('users_email').on(sql`lower(${table.email})`),
    index('users_subscription_end')
      .on(table.subscriptionExpiresAt)
      .where(sql`${table.plan} = 'pro'`),
  ],
);

export type User = typeof users.$inferSelect;
export type UserId = User['id'];
