import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { effectivePlan } from '#shared/billing/plans';
import { stateOf, type OrganizationState, type Role } from '#shared/organizations/policy';
import type { Db } from '../db/client';
import {
  organizationMembers as members,
  organizations,
  type OrganizationId,
  type OrganizationRow,
} from '../db/schema/organizations';
import { users, type UserId } from '../db/schema/users';

/** An organization as one of its members meets it. */
export interface Membership {
  organization: OrganizationRow;
  role: Role;
  state: OrganizationState;
}

const owning = alias(members, 'owning');
const owner = alias(users, 'owner');

const select = (db: Db) =>
  db
    .select({
      organization: organizations,
      role: members.role,
      plan: owner.plan,
      subscriptionExpiresAt: owner.subscriptionExpiresAt,
    })
    .from(members)
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .leftJoin(owning, and(eq(owning.organizationId, organizations.id), sql`${owning.role} = 'owner'`))
    .leftJoin(owner, eq(owner.id, owning.userId));

type Row = Awaited<ReturnType<typeof select>>[number];

const toMembership = ({ organization, role, plan, subscriptionExpiresAt }: Row, now: Date): Membership => {
  const isOnPlan = plan !== null && effectivePlan({ plan, subscriptionExpiresAt }, now) === 'agency';
  return { organization, role, state: stateOf({ isOnPlan, planEndedAt: organization.planEndedAt }, now) };
};

/** Undefined for everyone else. */
export const findMembership = async (
  db: Db,
  { organizationId, userId, now }: { organizationId: OrganizationId; userId: UserId; now: Date },
): Promise<Membership | undefined> => {
  const [row] = await select(db).where(
    and(eq(members.organizationId, organizationId), eq(members.userId, userId)),
  );
  return row && toMembership(row, now);
};

/** The user's organizations, by name. */
export const listMemberships = async (db: Db, userId: UserId, now: Date): Promise<Membership[]> => {
  const rows = await select(db)
    .where(eq(members.userId, userId))
    .orderBy(sql`lower(${organizations.name})`, organizations.id);
  return rows.map((row) => toMembership(row, now));
};

/**
 * The organization's row, locked until the transaction ends: what is counted or decided for one organization, such as seats
 * and owners, changes one after the other.
 */
export const lockOrganization = async (tx: Db, id: OrganizationId): Promise<OrganizationRow | undefined> =>
  (await tx.select().from(organizations).where(eq(organizations.id, id)).for('no key update'))[0];

/** '' where there is none any more. */
export const findOrganizationName = async (db: Db, id: OrganizationId): Promise<string> =>
  (await db.select({ name: organizations.name }).from(organizations).where(eq(organizations.id, id)))[0]
    ?.name ?? '';

/**
 * Holds the caller's membership until the transaction ends, so that they are not removed in the middle of it; undefined where
 * they have been.
 */
export const holdMembership = async (
  tx: Db,
  { organizationId, userId }: { organizationId: OrganizationId; userId: UserId },
): Promise<Role | undefined> =>
  (
    await tx
      .select({ role: members.role })
      .from(members)
      .where(and(eq(members.organizationId, organizationId), eq(members.userId, userId)))
      .for('share')
  )[0]?.role;

/** Whether an organization's owner is on the Agency plan: a condition on its id. */
export const isActive = (id: SQLWrapper, now: Date): SQL =>
  sql`exists (select 1 from ${members} join ${users} on ${users.id} = ${members.userId}
    where ${members.organizationId} = ${id} and ${members.role} = 'owner' and ${users.plan} = 'agency'
    and (${users.subscriptionExpiresAt} is null or ${users.subscriptionExpiresAt} > ${now.toISOString()}::timestamptz))`;

/** What the plan of an organization allows now; 'closed' where it is gone. */
export const findState = async (db: Db, id: OrganizationId, now: Date): Promise<OrganizationState> => {
  const [row] = await select(db).where(and(eq(members.organizationId, id), eq(members.role, 'owner')));
  return row ? toMembership(row, now).state : 'closed';
};
