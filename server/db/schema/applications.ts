import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  ApplicationDetails,
  Contact,
  FilterSelection,
  Interview,
  Offer,
} from '#shared/applications/schema';
import type { ClosedReason, FixedStage, OwnStage } from '#shared/applications/stages';
import { users } from './users';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Whose row it is, and of which application. */
export const ofApplication = () => ({
  userId: owner(),
  applicationId: uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' }),
});

/** A job that the user applies for. `stage` and `closedReason` are where its changes of stage lead. */
export const applications = pgTable(
  'applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    /** Counts the changes. */
    version: integer().notNull().default(1),
    company: text().notNull(),
    /** Of `company`, as shared/applications/company-key.ts makes it. */
    companyKey: text('company_key').notNull(),
    jobTitle: text('job_title').notNull(),
    link: text().notNull(),
    /** The post as text: what stays when it is taken down. */
    post: text().notNull(),
    place: text().notNull(),
    workMode: text('work_mode').$type<ApplicationDetails['workMode']>().notNull(),
    /** In whole units of the currency. */
    salaryFrom: integer('salary_from'),
    salaryTo: integer('salary_to'),
    salaryCurrency: text('salary_currency').$type<ApplicationDetails['salaryCurrency']>().notNull(),
    salaryPeriod: text('salary_period').$type<ApplicationDetails['salaryPeriod']>().notNull(),
    source: text().notNull(),
    foundOn: date('found_on', { mode: 'string' }),
    appliedOn: date('applied_on', { mode: 'string' }),
    deadlineOn: date('deadline_on', { mode: 'string' }),
    nextStep: text('next_step').notNull(),
    nextStepOn: date('next_step_on', { mode: 'string' }),
    contacts: jsonb().$type<Contact[]>().notNull(),
    interviews: jsonb().$type<Interview[]>().notNull(),
    notes: text().notNull(),
    tags: jsonb().$type<string[]>().notNull(),
    offers: jsonb().$type<Offer[]>().notNull(),
    isMuted: boolean('is_muted').notNull(),
    /** A fixed stage, or the id of an own one. */
    stage: text().notNull(),
    closedReason: text('closed_reason').$type<ClosedReason>(),
    stageChangedAt: timestamp('stage_changed_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('applications_user').on(table.userId, table.updatedAt)],
);

export type ApplicationRow = typeof applications.$inferSelect;

/** Every change of stage, never edited. */
export const applicationStageChanges = pgTable(
  'application_stage_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    userId: owner(),
    from: text(),
    fromName: text('from_name'),
    to: text().notNull(),
    toName: text('to_name').notNull(),
    /** The fixed stage that `to` counted as then: an own stage may be deleted since. */
    toCountsAs: text('to_counts_as').$type<FixedStage>().notNull(),
    reason: text().$type<ClosedReason>(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('application_stage_changes_application').on(table.applicationId, table.id),
    index('application_stage_changes_user').on(table.userId),
  ],
);

/** The secret address of a user's calendar: one at most. */
export const applicationCalendars = pgTable('application_calendars', {
  userId: owner().primaryKey(),
  /** SHA-256 of the token, which is not stored. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** A selection of the list that the user gave a name. */
export const applicationFilters = pgTable(
  'application_filters',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    name: text().notNull(),
    selection: jsonb().$type<FilterSelection>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('application_filters_user').on(table.userId, table.createdAt)],
);

/** A stage of the user's own between the fixed ones. */
export const applicationStages = pgTable(
  'application_stages',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    name: text().notNull(),
    follows: text().$type<OwnStage['follows']>().notNull(),
    /** Among those after the same fixed stage; of equal ones the older is first. */
    position: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('application_stages_user').on(table.userId, table.createdAt)],
);

/** Who asked for their reminders by e-mail. The row stays when they stop, so that there is never a second one in a day. */
export const reminderDigests = pgTable('reminder_digests', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isOn: boolean('is_on').notNull(),
  /** The last day in Manila whose digest was sent, or had nothing to say. */
  doneOn: date('done_on', { mode: 'string' }),
});
