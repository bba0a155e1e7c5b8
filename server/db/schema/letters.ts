import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LetterContent, LetterKind } from '#shared/letters/schema';
import { applications } from './applications';
import { users } from './users';

/** A letter of a user's own, saved whole; `version` counts the saves. */
export const letters = pgTable(
  'letters',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    tags: jsonb().$type<string[]>().notNull().default([]),
    /** That of the content, to be listed without it. */
    kind: text().$type<LetterKind>().notNull(),
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    content: jsonb().$type<LetterContent>().notNull(),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    trashedAt: timestamp('trashed_at', { withTimezone: true }),
  },
  (table) => [
    index('letters_user').on(table.userId, table.updatedAt),
    index('letters_application').on(table.applicationId),
  ],
);

export type LetterRow = typeof letters.$inferSelect;
