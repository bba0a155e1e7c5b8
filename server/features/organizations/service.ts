import { effectivePlan } from '#shared/billing/plans';
import { closesAt, deletedAt } from '#shared/organizations/policy';
import type { Organization, OrganizationDetails } from '#shared/organizations/schema';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import { lockOwner } from '../../db/lock-owner';
import { isUniqueViolation } from '../../db/query-errors';
import type { User, UserId } from '../../db/schema/users';
import { AppError } from '../../http/errors/app-error';
import { writeAudit } from '../../organizations/audit';
import { listMemberships, type Membership } from '../../organizations/membership-repository';
import { requireStillMember, type MemberContext } from '../../organizations/require-member';
import * as repository from './repository';

export interface OrganizationsDeps {
  db: Db;
  clock: Clock;
}

const toListed = ({ organization: { id, slug, name, kind }, role, state }: Membership) => ({
  id,
  slug,
  name,
  kind,
  role,
  state,
});

const toOrganization = async (db: Db, membership: Membership): Promise<Organization> => {
  const { organization } = membership;
  const { licenseNumber, contact, seats, termsVersion, termsAcceptedAt, planEndedAt, createdAt } =
    organization;
  return {
    ...toListed(membership),
    licenseNumber,
    contact,
    seats,
    members: await repository.countMembers(db, organization.id),
    terms:
      termsVersion && termsAcceptedAt
        ? { version: termsVersion, acceptedAt: termsAcceptedAt.toISOString() }
        : null,
    ending: planEndedAt && {
      planEndedAt: planEndedAt.toISOString(),
      closesAt: closesAt(planEndedAt).toISOString(),
      deletedAt: deletedAt(planEndedAt).toISOString(),
    },
    createdAt: createdAt.toISOString(),
  };
};

export const listOrganizations = async ({ db, clock }: OrganizationsDeps, user: UserId) => ({
  organizations: (await listMemberships(db, user, clock.now())).map(toListed),
});

export const getOrganization = ({ db }: OrganizationsDeps, membership: MemberContext) =>
  toOrganization(db, membership);

const slugTaken = (cause: unknown) => {
  const message = 'This address is taken. Please choose another one.';
  return new AppError('CONFLICT', message, { fields: { slug: message }, cause });
};

const ownsOne = () =>
  new AppError(
    'CONFLICT',
    'You already own a team, and your plan covers one. Hand that one over or end it before you create another.',
  );

export const createOrganization = (
  { db, clock }: OrganizationsDeps,
  { id }: User,
  details: OrganizationDetails,
) => {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const user = await lockOwner(tx, id);
    if (!user) throw new AppError('UNAUTHORIZED', 'Unauthorized');
    if (effectivePlan(user, now) !== 'agency')
      throw new AppError(
        'PLAN_LIMIT',
        'A team comes with the Agency plan. Talk to us, and we will set it up for you.',
      );
    const owned = await listMemberships(tx, id, now);
    if (owned.some(({ role }) => role === 'owner')) throw ownsOne();
    const organization = await repository
      .insertOrganization(tx, { ...details, createdAt: now })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? slugTaken(error) : error;
      });
    const organizationId = organization.id;
    await repository.insertMember(tx, { organizationId, userId: id, role: 'owner', createdAt: now });
    await writeAudit(tx, { organizationId, actorId: id, action: 'organization_created', at: now });
    return toOrganization(tx, { organization, role: 'owner', state: 'active' });
  });
};

export const updateOrganization = (
  { db, clock }: OrganizationsDeps,
  { user, organization, state }: MemberContext,
  details: OrganizationDetails,
) =>
  db.transaction(async (tx) => {
    const who = { organizationId: organization.id, userId: user.id };
    const role = await requireStillMember(tx, who, 'manageOrganization');
    const updated = await repository.updateDetails(tx, organization.id, details).catch((error: unknown) => {
      throw isUniqueViolation(error) ? slugTaken(error) : error;
    });
    if (!updated) throw new Error('A member is of an organization that is gone');
    await writeAudit(tx, {
      organizationId: organization.id,
      actorId: user.id,
      action: 'organization_changed',
      at: clock.now(),
    });
    return toOrganization(tx, { organization: updated, role, state });
  });
