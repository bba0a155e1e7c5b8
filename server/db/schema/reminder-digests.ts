import { boolean, date, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './users';

/** Who asked for their reminders by e-mail. The row stays when they stop, so that there is never a second one in a day. */
export const reminderDigests = pgTable('reminder_digests', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isOn: boolean('is_on').notNull(),
  /** The last day in Manila whose digest was sent, or had nothing to say. */
  doneOn: date('done_on', { mode: 'string' }),
});
