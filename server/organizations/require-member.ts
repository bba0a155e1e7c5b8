import { parseId } from '#shared/http/path-text';
import type { Endpoint } from '#shared/http/endpoint';
import {
  allowsNow,
  closesAt,
  deletedAt,
  may,
  type Permission,
  type Role,
} from '#shared/organizations/policy';
import { manilaDay } from '#shared/manila-day';
import { printedDate } from '#shared/text/partial-date';
import type { Clock } from '../clock';
import type { Db } from '../db/client';
import type { UserId } from '../db/schema/users';
import { AppError } from '../http/errors/app-error';
import { requireUser, type AsyncGuard, type SignedInUser } from '../http/session/guards';
import { findMembership, holdMembership, type Membership } from './membership-repository';

export interface MemberContext extends Membership {
  user: SignedInUser;
}

interface Deps {
  db: Db;
  clock: Clock;
}

const notMember = () =>
  new AppError(
    'NOT_FOUND',
    'This team does not exist, or you are not a member of it any more. Nothing was saved; copy what you typed, and ask the owner of the team for an invitation.',
  );

/**
 * The guard of a call below /api/organizations/:organizationId: a member whose role has the endpoint's permission, where the
 * state of the plan allows it. Reads the database each time.
 */
export const requireMember =
  ({ db, clock }: Deps, { permission }: Pick<Endpoint, 'permission'>): AsyncGuard<MemberContext> =>
  async (req) => {
    const { user } = requireUser(req);
    if (!permission) throw new Error('An endpoint of an organization names no permission');
    const organizationId = parseId(req.params.organizationId);
    const membership =
      organizationId && (await findMembership(db, { organizationId, userId: user.id, now: clock.now() }));
    if (!membership) throw notMember();
    requireRole(membership.role, permission);
    requireState(membership, permission);
    return { user, ...membership };
  };

const requireRole = (role: Role, permission: Permission) => {
  if (may(role, permission)) return;
  throw new AppError(
    'FORBIDDEN',
    role === 'admin'
      ? 'Only the owner of this team may do this. Reload the page to see who that is.'
      : `As ${article(role)} you may not do this. Ask the owner or an admin of the team, who can also change your role.`,
  );
};

const article = (role: Role) => (/^[aeiou]/.test(role) ? `an ${role}` : `a ${role}`);

const requireState = ({ state, organization: { planEndedAt } }: Membership, permission: Permission) => {
  if (allowsNow(state, permission)) return;
  const until = (moment: (ended: Date) => Date) =>
    planEndedAt ? ` until ${printedDate(manilaDay(moment(planEndedAt)))}` : '';
  throw new AppError(
    'CONFLICT',
    state === 'readOnly'
      ? `The Agency plan of this team has ended. You can read and export everything${until(closesAt)}. To go on working, the owner can talk to us.`
      : `The Agency plan of this team has ended, and the team is closed. Everything is kept${until(deletedAt)}. The owner can talk to us to open it again.`,
  );
};

/**
 * Throws inside a transaction where the caller was removed, or lost the permission, since the guard looked; holds their
 * membership until the transaction ends. Where the transaction changes the organization or its members, lock the organization first.
 */
export const requireStillMember = async (
  tx: Db,
  who: { organizationId: string; userId: UserId },
  permission: Permission,
): Promise<Role> => {
  const role = await holdMembership(tx, who);
  if (!role) throw notMember();
  requireRole(role, permission);
  return role;
};

/** Throws before the owner has accepted terms of processing candidates' data for the agency. Newer ones are asked for on the screen. */
export const requireTerms = ({ organization }: Pick<Membership, 'organization'>): void => {
  if (organization.termsAcceptedAt) return;
  throw new AppError(
    'CONFLICT',
    'Before the first candidate, the owner of the team accepts the terms for candidates’ data. They are under Team, Settings.',
  );
};
