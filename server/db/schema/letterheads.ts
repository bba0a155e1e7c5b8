import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LetterheadDetails, StoredLogo } from '#shared/letterheads/schema';
import { organizations } from './organizations';

/** How an organization's documents look; one each, once something was chosen. */
export const letterheads = pgTable('letterheads', {
  organizationId: uuid('organization_id')
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  details: jsonb().$type<LetterheadDetails>().notNull(),
  /** A PNG that we drew of what was uploaded, of some tens of kilobytes; null without a logo. */
  logo: jsonb().$type<StoredLogo>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
