import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TokenScope } from '#shared/api-tokens/schema';
import { users } from './users';

/** Personal tokens for the API. The secret itself is not stored. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scope: text().$type<TokenScope>().notNull(),
    /** SHA-256 of the secret, hexadecimal. The secret is random, so that a fast hash without salt suffices. */
    secretHash: text('secret_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Written at most once an hour. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('api_tokens_user').on(table.userId)],
);

export type ApiTokenRow = typeof apiTokens.$inferSelect;
