import { displayName } from '#shared/accounts/schema';
import { parseId } from '#shared/http/path-text';
import { effectivePlan } from '#shared/billing/plans';
import { mayAssign, type Role } from '#shared/organizations/policy';
import type { Db } from '../../db/client';
import { lockOwner } from '../../db/lock-owner';
import { recordSecurityEvent } from '../../db/security-events';
import { changeSubscription } from '../../db/subscriptions';
import { AppError, notFound } from '../../http/errors/app-error';
import { writeAudit } from '../../organizations/audit';
import { findMembership, lockOrganization } from '../../organizations/membership-repository';
import { requireStillMember, type MemberContext } from '../../organizations/require-member';
import { handOverMails } from './notices';
import type { OrganizationsDeps } from './organizations-deps';
import * as repository from './repository';
import { toOrganization } from './service';

type Deps = Pick<OrganizationsDeps, 'db' | 'clock'>;

export const listMembers = async ({ db }: Deps, { organization }: MemberContext) => ({
  members: (await repository.listMembers(db, organization.id)).map(
    ({ userId, role, createdAt, email, ...names }) => ({
      userId,
      name: displayName({ ...names, email }),
      email,
      role,
      joinedAt: createdAt.toISOString(),
    }),
  ),
  seats: organization.seats,
});

const noSuchMember = () => notFound('This member');

/** The member that a manager changes: with the organization locked, and below the manager's own role. */
const lockMember = async (tx: Db, { user, organization }: MemberContext, id: string) => {
  const organizationId = organization.id;
  await lockOrganization(tx, organizationId);
  const own = await requireStillMember(tx, { organizationId, userId: user.id }, 'manageMembers');
  const userId = parseId(id);
  const role = userId && (await repository.findRole(tx, organizationId, userId));
  if (!role) throw noSuchMember();
  return { organizationId, userId, role, own };
};

const requireAssignable = (own: Role, ...roles: Role[]) => {
  if (roles.every((role) => mayAssign(own, role))) return;
  throw new AppError(
    'FORBIDDEN',
    roles.includes('owner')
      ? 'A team has one owner. To change who that is, the owner hands the team over.'
      : 'Only the owner makes admins, changes their role and removes them. Please ask the owner.',
  );
};

export const changeRole = (
  { db, clock }: Deps,
  member: MemberContext,
  id: string,
  role: Role,
): Promise<void> =>
  db.transaction(async (tx) => {
    const changed = await lockMember(tx, member, id);
    requireAssignable(changed.own, changed.role, role);
    if (changed.role === role) return;
    await repository.updateRole(tx, changed.organizationId, changed.userId, role);
    await writeAudit(tx, {
      organizationId: changed.organizationId,
      actorId: member.user.id,
      action: 'role_changed',
      subject: { member: changed.userId, from: changed.role, to: role },
      at: clock.now(),
    });
  });

export const removeMember = ({ db, clock }: Deps, member: MemberContext, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const removed = await lockMember(tx, member, id);
    if (removed.userId === member.user.id)
      throw new AppError('CONFLICT', 'This is you. To go yourself, choose “Leave team” instead.');
    requireAssignable(removed.own, removed.role);
    await repository.deleteMember(tx, removed.organizationId, removed.userId);
    await writeAudit(tx, {
      organizationId: removed.organizationId,
      actorId: member.user.id,
      action: 'member_removed',
      subject: { member: removed.userId, role: removed.role },
      at: clock.now(),
    });
  });

export const leave = ({ db, clock }: Deps, { user, organization }: MemberContext): Promise<void> =>
  db.transaction(async (tx) => {
    const organizationId = organization.id;
    await lockOrganization(tx, organizationId);
    const role = await requireStillMember(tx, { organizationId, userId: user.id }, 'readOrganization');
    if (role === 'owner')
      throw new AppError(
        'CONFLICT',
        'You own this team. Hand it over to another member first, or end it; both are in its settings.',
      );
    await repository.deleteMember(tx, organizationId, user.id);
    await writeAudit(tx, {
      organizationId,
      actorId: user.id,
      action: 'member_left',
      subject: { role },
      at: clock.now(),
    });
  });

/**
 * Makes another member the owner. The Agency plan and its end move to them, the old owner becomes an admin on the free plan.
 * Of two at once the first wins: the second is no owner any more.
 */
export const handOver = async (
  deps: OrganizationsDeps,
  { user, organization }: MemberContext,
  successorId: string,
  requestId: string | null,
) => {
  const { db, clock } = deps;
  return db.transaction(async (tx) => {
    const organizationId = organization.id;
    const now = clock.now();
    await lockOrganization(tx, organizationId);
    if (successorId === user.id)
      throw new AppError('CONFLICT', 'You own this team already. Choose another member.');
    // In one order, or two who hand over to each other would wait for each other.
    const locked = new Map<string, NonNullable<Awaited<ReturnType<typeof lockOwner>>>>();
    for (const id of [user.id, successorId].sort()) {
      const row = await lockOwner(tx, id);
      if (row) locked.set(id, row);
    }
    await requireStillMember(tx, { organizationId, userId: user.id }, 'endOrganization');
    const [owner, successor] = [locked.get(user.id), locked.get(successorId)];
    const role = successor && (await repository.findRole(tx, organizationId, successorId));
    if (!owner || !successor || !role)
      throw new AppError('NOT_FOUND', 'This person is not in the team any more. Choose another member.');
    const owned = await repository.findOwned(tx, successorId);
    if (owned)
      throw new AppError(
        'CONFLICT',
        'This person owns another team, and a plan covers one. They can hand that one over or end it first.',
      );
    await repository.updateRole(tx, organizationId, user.id, 'admin');
    await repository.updateRole(tx, organizationId, successorId, 'owner');
    let planUntil: Date | null | undefined;
    // Without the plan there is nothing to move, and no member loses their own: neither where it has ended and no job has run yet.
    if (effectivePlan(owner, now) === 'agency') {
      const why = { cause: 'handover', reason: 'The team was handed over', createdAt: now } as const;
      const { plan, subscriptionExpiresAt } = owner;
      const keepsOwn =
        successor.plan === 'agency' &&
        (successor.subscriptionExpiresAt === null ||
          (subscriptionExpiresAt !== null && successor.subscriptionExpiresAt >= subscriptionExpiresAt));
      planUntil = keepsOwn ? successor.subscriptionExpiresAt : subscriptionExpiresAt;
      if (!keepsOwn) await changeSubscription(tx, successor, { plan, subscriptionExpiresAt }, why);
      await changeSubscription(tx, owner, { plan: 'free', subscriptionExpiresAt: null }, why);
    }
    await writeAudit(tx, {
      organizationId,
      actorId: user.id,
      action: 'organization_handed_over',
      subject: { member: successorId },
      at: now,
    });
    await recordSecurityEvent(tx, {
      kind: 'organization_handed_over',
      userId: successorId,
      actorId: user.id,
      details: { organization: organizationId },
      createdAt: now,
      requestId,
    });
    const membership = await findMembership(tx, { organizationId, userId: user.id, now });
    if (!membership) throw new Error('The former owner is no member');
    if (deps.mail)
      await repository.insertMails(
        tx,
        handOverMails({ owner, successor, planUntil, organization, publicUrl: deps.publicUrl }),
        now,
      );
    return toOrganization(tx, membership);
  });
};
