import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditPerPage, type OrganizationDetails } from '#shared/organizations/schema';
import { may, roles, type Role } from '#shared/organizations/policy';
import type { z } from 'zod';
import type { auditQuery } from '#shared/organizations/schema';
import type { Db } from '../../db/client';
import {
  organizationAudit as audit,
  organizationInvitations as invitations,
  organizationMembers as members,
  organizations,
  type InvitationRow,
  type OrganizationId,
  type OrganizationRow,
  type PlanNotice,
  teamMails,
} from '../../db/schema/organizations';
import { candidates } from '../../db/schema/candidates';
import { users, type UserId } from '../../db/schema/users';
import type { Message } from '../../integrations/mail/mail';
import { readableCandidates } from '../../organizations/candidate-repository';

export const insertOrganization = async (
  tx: Db,
  row: typeof organizations.$inferInsert,
): Promise<OrganizationRow> => {
  const [inserted] = await tx.insert(organizations).values(row).returning();
  if (!inserted) throw new Error('The organization was not inserted');
  return inserted;
};

export const updateOrganization = async (
  tx: Db,
  id: OrganizationId,
  changes: Partial<OrganizationDetails> &
    Partial<
      Pick<
        OrganizationRow,
        'termsVersion' | 'termsAcceptedAt' | 'termsAcceptedBy' | 'planEndedAt' | 'planNotice' | 'seats'
      >
    >,
): Promise<OrganizationRow | undefined> =>
  (await tx.update(organizations).set(changes).where(eq(organizations.id, id)).returning())[0];

export const deleteOrganization = (tx: Db, id: OrganizationId) =>
  tx.delete(organizations).where(eq(organizations.id, id));

export const insertMember = async (tx: Db, member: typeof members.$inferInsert): Promise<void> => {
  await tx.insert(members).values(member);
};

const ofMember = (organizationId: OrganizationId, userId: UserId) =>
  and(eq(members.organizationId, organizationId), eq(members.userId, userId));

export const countMembers = async (db: Db, id: OrganizationId): Promise<number> =>
  (await db.select({ all: count() }).from(members).where(eq(members.organizationId, id)))[0]?.all ?? 0;

const memberColumns = {
  userId: members.userId,
  role: members.role,
  createdAt: members.createdAt,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
};

/** Owner first, then admins, recruiters and viewers, each by name. */
export const listMembers = (db: Db, id: OrganizationId) =>
  db
    .select(memberColumns)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.organizationId, id))
    .orderBy(
      sql`array_position(array['owner', 'admin', 'recruiter', 'viewer'], ${members.role})`,
      sql`lower(${users.firstName} || ' ' || ${users.lastName})`,
      users.id,
    );

export const findRole = async (db: Db, id: OrganizationId, userId: UserId): Promise<Role | undefined> =>
  (await db.select({ role: members.role }).from(members).where(ofMember(id, userId)))[0]?.role;

export const updateRole = async (tx: Db, id: OrganizationId, userId: UserId, role: Role): Promise<void> => {
  await tx.update(members).set({ role }).where(ofMember(id, userId));
};

export const deleteMember = async (tx: Db, id: OrganizationId, userId: UserId): Promise<void> => {
  await tx.delete(members).where(ofMember(id, userId));
};

/** The organization that the user owns, if there is one. */
export const findOwned = async (
  db: Db,
  userId: UserId,
): Promise<Pick<OrganizationRow, 'id' | 'name'> | undefined> =>
  (
    await db
      .select({ id: organizations.id, name: organizations.name })
      .from(members)
      .innerJoin(organizations, eq(organizations.id, members.organizationId))
      .where(and(eq(members.userId, userId), eq(members.role, 'owner')))
  )[0];

const isOpen = (now: Date) =>
  and(isNull(invitations.usedAt), isNull(invitations.revokedAt), gt(invitations.expiresAt, now));

export const insertInvitation = async (
  tx: Db,
  row: typeof invitations.$inferInsert,
): Promise<InvitationRow> => {
  const [inserted] = await tx.insert(invitations).values(row).returning();
  if (!inserted) throw new Error('The invitation was not inserted');
  return inserted;
};

const managers = roles.filter((role) => may(role, 'manageMembers'));

/** Without invitations of members who no longer manage the team: they let no one in. */
export const listOpenInvitations = async (
  db: Db,
  id: OrganizationId,
  now: Date,
): Promise<InvitationRow[]> => {
  const isManager = and(
    eq(members.organizationId, invitations.organizationId),
    eq(members.userId, invitations.createdBy),
    or(...managers.map((role) => eq(members.role, role))),
  );
  const rows = await db
    .select({ invitation: invitations })
    .from(invitations)
    .innerJoin(members, isManager)
    .where(and(eq(invitations.organizationId, id), isOpen(now)))
    .orderBy(desc(invitations.createdAt), invitations.id);
  return rows.map(({ invitation }) => invitation);
};

/** Open or not, to this address since then. */
export const countInvitationsTo = (
  db: Db,
  id: OrganizationId,
  { email, since }: { email: string; since: Date },
): Promise<number> =>
  db.$count(
    invitations,
    and(eq(invitations.organizationId, id), eq(invitations.email, email), gt(invitations.createdAt, since)),
  );

const joinedTo = async (db: Db, where: SQL | undefined) =>
  (
    await db
      .select({ invitation: invitations, organization: organizations })
      .from(invitations)
      .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
      .where(where)
  )[0];

export const findInvitation = (db: Db, tokenHash: string) =>
  joinedTo(db, eq(invitations.tokenHash, tokenHash));

/** An invitation by e-mail, of any organization. */
export const findInvitationById = (db: Db, id: InvitationRow['id']) =>
  joinedTo(db, and(eq(invitations.id, id), isNotNull(invitations.email)));

export const listReceived = (db: Db, email: string, now: Date) =>
  db
    .select({
      id: invitations.id,
      organization: organizations.name,
      role: invitations.role,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .where(and(eq(invitations.email, email), isOpen(now)))
    .orderBy(asc(invitations.expiresAt), invitations.id);

/** Whether it was open until now. */
export const useInvitation = async (
  tx: Db,
  id: InvitationRow['id'],
  { usedBy, usedAt }: { usedBy: UserId; usedAt: Date },
): Promise<boolean> =>
  (
    await tx
      .update(invitations)
      .set({ usedAt, usedBy })
      .where(and(eq(invitations.id, id), isOpen(usedAt)))
      .returning({ id: invitations.id })
  ).length > 0;

/** Whether there was such an open one. */
export const revokeInvitation = async (
  tx: Db,
  organizationId: OrganizationId,
  id: InvitationRow['id'],
  now: Date,
): Promise<boolean> =>
  (
    await tx
      .update(invitations)
      .set({ revokedAt: now })
      .where(and(eq(invitations.organizationId, organizationId), eq(invitations.id, id), isOpen(now)))
      .returning({ id: invitations.id })
  ).length > 0;

/** Invitations that ended before `before` are of no use to anyone. Returns how many were removed. */
export const deleteInvitationsBefore = async (db: Db, before: Date): Promise<number> =>
  (await db.delete(invitations).where(lte(invitations.expiresAt, before)).returning({ id: invitations.id }))
    .length;

/** Those that the user used, and those to their address. */
export const deleteInvitationsOf = (tx: Db, { id, email }: { id: UserId; email: string }) =>
  tx.delete(invitations).where(or(eq(invitations.usedBy, id), eq(invitations.email, email)));

type AuditSelection = z.output<typeof auditQuery>;

const selected = (id: OrganizationId, { about, actor }: AuditSelection) =>
  and(
    eq(audit.organizationId, id),
    about === 'candidates' ? isNotNull(audit.candidateId) : undefined,
    about === 'team' ? isNull(audit.candidateId) : undefined,
    actor ? eq(audit.actorId, actor) : undefined,
  );

const { organizationId: _organization, ...auditColumns } = {
  id: audit.id,
  organizationId: audit.organizationId,
  at: audit.at,
  action: audit.action,
  candidateId: audit.candidateId,
  subject: audit.subject,
  actorId: audit.actorId,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
};

/** With the numbers of the candidates who may be read now. */
export const listAudit = (db: Db, id: OrganizationId, query: AuditSelection, now: Date) =>
  db
    .select({ ...auditColumns, candidateNumber: candidates.number })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actorId))
    .leftJoin(candidates, and(eq(candidates.id, audit.candidateId), readableCandidates(now)))
    .where(selected(id, query))
    .orderBy(desc(audit.id))
    .limit(auditPerPage)
    .offset((query.page - 1) * auditPerPage);

export const countAudit = (db: Db, id: OrganizationId, query: AuditSelection): Promise<number> =>
  db.$count(audit, selected(id, query));

/** The whole log in its order, some rows at a time. */
export const listAuditAfter = (db: Db, id: OrganizationId, after: number, limit: number) =>
  db
    .select(auditColumns)
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actorId))
    .where(and(eq(audit.organizationId, id), gt(audit.id, after)))
    .orderBy(asc(audit.id))
    .limit(limit);

export const listInvitations = (db: Db, id: OrganizationId): Promise<InvitationRow[]> =>
  db
    .select()
    .from(invitations)
    .where(eq(invitations.organizationId, id))
    .orderBy(asc(invitations.createdAt), invitations.id);

const owning = alias(members, 'owning');

const isOnPlan = (now: Date) =>
  and(
    eq(users.plan, 'agency'),
    sql`(${users.subscriptionExpiresAt} is null or ${users.subscriptionExpiresAt} > ${now.toISOString()})`,
  );

const withOwner = (db: Db) =>
  db
    .select({
      id: organizations.id,
      name: organizations.name,
      slug: organizations.slug,
      planEndedAt: organizations.planEndedAt,
      planNotice: organizations.planNotice,
    })
    .from(organizations)
    .innerJoin(owning, and(eq(owning.organizationId, organizations.id), sql`${owning.role} = 'owner'`))
    .innerJoin(users, eq(users.id, owning.userId));

/** Active organizations whose owner is no longer on the plan. */
export const listPlanEnded = (db: Db, now: Date, limit: number) =>
  withOwner(db)
    .where(and(isNull(organizations.planEndedAt), sql`not (${isOnPlan(now)})`))
    .limit(limit);

/** Ended ones whose owner is on the plan again. */
export const listPlanResumed = (db: Db, now: Date, limit: number) =>
  withOwner(db)
    .where(and(isNotNull(organizations.planEndedAt), isOnPlan(now)))
    .limit(limit);

/** Those whose plan ended before `before`, and that are not on one again. */
export const listOverdue = (db: Db, before: Date, now: Date, limit: number) =>
  withOwner(db)
    .where(and(lte(organizations.planEndedAt, before), sql`not (${isOnPlan(now)})`))
    .limit(limit);

/** Whether the owner is on the plan, read with the organization locked; their plan stays as it is until the transaction ends. */
export const isOwnerOnPlan = async (tx: Db, id: OrganizationId, now: Date): Promise<boolean> => {
  const owner = withOwner(tx).where(eq(organizations.id, id));
  // Held whatever the plan: one that begins at this moment is seen, or begins after what ends here.
  await owner.for('share', { of: users });
  return (await withOwner(tx).where(and(eq(organizations.id, id), isOnPlan(now)))).length > 0;
};

/** Those whose plan has ended and is not on again. Each is deleted after 120 days, so that they are few. */
export const listEnded = (db: Db, now: Date) =>
  withOwner(db).where(and(isNotNull(organizations.planEndedAt), sql`not (${isOnPlan(now)})`));

/** Moves on from the last notice, unless the plan is on again or another process was first. */
export const claimNotice = async (
  db: Db,
  id: OrganizationId,
  { last, next }: { last: PlanNotice | null; next: PlanNotice | null },
): Promise<boolean> =>
  (
    await db
      .update(organizations)
      .set({ planNotice: next })
      .where(
        and(
          eq(organizations.id, id),
          isNotNull(organizations.planEndedAt),
          last === null ? isNull(organizations.planNotice) : eq(organizations.planNotice, last),
        ),
      )
      .returning({ id: organizations.id })
  ).length > 0;

/** Members with a verified address, the owner first. */
export const listRecipients = (db: Db, id: OrganizationId) =>
  db
    .select(memberColumns)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.organizationId, id), users.emailVerified))
    .orderBy(sql`${members.role} <> 'owner'`, users.id);

export const insertMails = async (tx: Db, messages: readonly Message[], now: Date): Promise<void> => {
  if (messages.length === 0) return;
  await tx
    .insert(teamMails)
    .values(messages.map(({ to, subject, text }) => ({ to, subject, text, createdAt: now })));
};

/** Takes the oldest mail that waits, of those up to `last`, so that one process sends it. */
export const takeMail = async (db: Db, last: number) =>
  (
    await db
      .delete(teamMails)
      .where(
        sql`${teamMails.id} = (select ${teamMails.id} from ${teamMails} where ${teamMails.id} <= ${last}
          order by ${teamMails.id} limit 1 for update skip locked)`,
      )
      .returning()
  )[0];

export const lastMail = async (db: Db): Promise<number> =>
  (await db.select({ id: teamMails.id }).from(teamMails).orderBy(desc(teamMails.id)).limit(1))[0]?.id ?? 0;

/** Puts a mail back that could not be sent now, behind the others. */
export const returnMail = async (
  db: Db,
  { id: _taken, ...mail }: typeof teamMails.$inferSelect,
): Promise<void> => {
  await db.insert(teamMails).values(mail);
};

/** With a deleted account go the mails to its address. */
export const deleteMailsTo = async (tx: Db, email: string): Promise<void> => {
  await tx.delete(teamMails).where(eq(teamMails.to, email));
};
