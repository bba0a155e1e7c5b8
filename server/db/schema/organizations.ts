import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AuditAction } from '#shared/organizations/audit-actions';
import type { Role } from '#shared/organizations/policy';
import { defaultSeats, type OrganizationContact, type OrganizationKind } from '#shared/organizations/schema';
import { users } from './users';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What members are mailed after the plan has ended, in this order. */
export type PlanNotice = 'ended' | 'closing' | 'deleting';

/** An agency, placement office or training center. It is active while its owner is on the Agency plan. */
export const organizations = pgTable('organizations', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  kind: text().$type<OrganizationKind>().notNull(),
  /** As declared by its owner. */
  licenseNumber: text('license_number').notNull(),
  contact: jsonb().$type<OrganizationContact>().notNull(),
  /** The terms of processing candidates' data that the owner accepted for the agency. */
  termsVersion: text('terms_version'),
  termsAcceptedAt: moment('terms_accepted_at'),
  termsAcceptedBy: uuid('terms_accepted_by').references(() => users.id, { onDelete: 'set null' }),
  /** When a job noticed that the owner's Agency plan had ended; null while it goes on. */
  planEndedAt: moment('plan_ended_at'),
  /** The last notice of this end that members were mailed. */
  planNotice: text('plan_notice').$type<PlanNotice>(),
  seats: integer().notNull().default(defaultSeats),
  createdAt: moment('created_at').notNull(),
});

export type OrganizationRow = typeof organizations.$inferSelect;
export type OrganizationId = OrganizationRow['id'];

/** Whose row it is. */
export const ofOrganization = () =>
  uuid('organization_id')
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' });

export const organizationMembers = pgTable(
  'organization_members',
  {
    organizationId: ofOrganization(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<Role>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    index('organization_members_user').on(table.userId),
    uniqueIndex('organization_members_owner')
      .on(table.organizationId)
      .where(sql`${table.role} = 'owner'`),
    // No user owns two: the plan of a user is that of one organization.
    uniqueIndex('organization_members_owned')
      .on(table.userId)
      .where(sql`${table.role} = 'owner'`),
  ],
);

/** An invitation, by e-mail to one verified address or by a link for anyone who has it. */
export const organizationInvitations = pgTable(
  'organization_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: ofOrganization(),
    tokenHash: text('token_hash').notNull().unique(),
    role: text().$type<Role>().notNull(),
    /** In lowercase; null for a link. */
    email: text(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    usedBy: uuid('used_by').references(() => users.id, { onDelete: 'set null' }),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('organization_invitations_organization').on(table.organizationId, table.createdAt),
    index('organization_invitations_email').on(table.email),
  ],
);
export type InvitationRow = typeof organizationInvitations.$inferSelect;

/**
 * What members did. Rows are added and never changed: a trigger refuses it (migrations/…_organizations.sql), but for an actor
 * whose account is deleted, and deletes them with their organization only.
 */
export const organizationAudit = pgTable(
  'organization_audit',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    organizationId: ofOrganization(),
    at: moment('at').notNull(),
    /** Null where no user did it, as at the end of a plan, and after the account is deleted. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text().$type<AuditAction>().notNull(),
    /** Stays when the candidate is deleted. */
    candidateId: uuid('candidate_id'),
    /** Plain facts without names. */
    subject: jsonb().$type<AuditSubject>().notNull(),
  },
  (table) => [
    index('organization_audit_organization').on(table.organizationId, table.id),
    index('organization_audit_candidate').on(table.organizationId, table.candidateId, table.id),
    index('organization_audit_actor').on(table.actorId),
  ],
);
export type AuditRow = typeof organizationAudit.$inferSelect;
export type AuditSubject = Record<string, string | number | boolean | null>;

/** Mails about changes of a team that wait to be sent: rows of their own, as the team may be gone. A row is deleted when it is sent. */
export const teamMails = pgTable('team_mails', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  createdAt: moment('created_at').notNull(),
});
