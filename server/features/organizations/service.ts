import { displayName } from '#shared/accounts/schema';
import { effectivePlan } from '#shared/billing/plans';
import { endsAfter } from '#shared/organizations/policy';
import type { Organization, OrganizationDetails } from '#shared/organizations/schema';
import type { auditQuery } from '#shared/organizations/schema';
import { termsVersion } from '#shared/organizations/terms';
import type { z } from 'zod';
import type { Db } from '../../db/client';
import { lockOwner } from '../../db/lock-owner';
import { isUniqueViolation } from '../../db/query-errors';
import type { User } from '../../db/schema/users';
import { AppError } from '../../http/errors/app-error';
import { writeAudit } from '../../organizations/audit';
import {
  listMemberships,
  lockOrganization,
  type Membership,
} from '../../organizations/membership-repository';
import { requireStillMember, type MemberContext } from '../../organizations/require-member';
import type { OrganizationsDeps } from './organizations-deps';
import * as repository from './repository';

type Deps = Pick<OrganizationsDeps, 'db' | 'clock'>;

const toListed = ({ organization: { id, slug, name, kind }, role, state }: Membership) => ({
  id,
  slug,
  name,
  kind,
  role,
  state,
});

export const toOrganization = async (db: Db, membership: Membership): Promise<Organization> => {
  const { organization } = membership;
  const { licenseNumber, contact, seats, planEndedAt, createdAt } = organization;
  return {
    ...toListed(membership),
    licenseNumber,
    contact,
    seats,
    members: await repository.countMembers(db, organization.id),
    terms:
      organization.termsVersion && organization.termsAcceptedAt
        ? { version: organization.termsVersion, acceptedAt: organization.termsAcceptedAt.toISOString() }
        : null,
    ending: planEndedAt && { planEndedAt: planEndedAt.toISOString(), ...endsAfter(planEndedAt) },
    createdAt: createdAt.toISOString(),
  };
};

export const listOrganizations = async ({ db, clock }: Deps, user: User) => {
  const now = clock.now();
  const organizations = (await listMemberships(db, user.id, now)).map(toListed);
  const received = user.emailVerified ? await repository.listReceived(db, user.email.toLowerCase(), now) : [];
  return {
    organizations,
    invitations: received.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() })),
  };
};

export const getOrganization = ({ db }: Deps, membership: MemberContext) => toOrganization(db, membership);

const slugTaken = (cause: unknown) => {
  const message = 'This address is taken. Please choose another one.';
  return new AppError('CONFLICT', message, { fields: { slug: message }, cause });
};

export const createOrganization = ({ db, clock }: Deps, { id }: User, details: OrganizationDetails) => {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const user = await lockOwner(tx, id);
    if (!user) throw new AppError('UNAUTHORIZED', 'Unauthorized');
    if (effectivePlan(user, now) !== 'agency')
      throw new AppError(
        'PLAN_LIMIT',
        'A team comes with the Agency plan. Talk to us, and we will set it up for you.',
      );
    if (await repository.findOwned(tx, id))
      throw new AppError(
        'CONFLICT',
        'You already own a team, and your plan covers one. Hand that one over or end it before you create another.',
      );
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
  { db, clock }: Deps,
  { user, organization, state }: MemberContext,
  details: OrganizationDetails,
) =>
  db.transaction(async (tx) => {
    const organizationId = organization.id;
    await lockOrganization(tx, organizationId);
    const role = await requireStillMember(tx, { organizationId, userId: user.id }, 'manageOrganization');
    const updated = await repository
      .updateOrganization(tx, organizationId, details)
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? slugTaken(error) : error;
      });
    if (!updated) throw new Error('A member is of an organization that is gone');
    await writeAudit(tx, {
      organizationId,
      actorId: user.id,
      action: 'organization_changed',
      at: clock.now(),
    });
    return toOrganization(tx, { organization: updated, role, state });
  });

/** Records that the owner accepted the terms for the agency, with their version and the time. */
export const acceptTerms = (
  { db, clock }: Deps,
  { user, organization, role, state }: MemberContext,
  { version }: { version: string },
) =>
  db.transaction(async (tx) => {
    if (version !== termsVersion)
      throw new AppError(
        'CONFLICT',
        'The terms have changed since you opened this page. Please reload it, read them again and accept the new ones.',
      );
    const organizationId = organization.id;
    await lockOrganization(tx, organizationId);
    await requireStillMember(tx, { organizationId, userId: user.id }, 'endOrganization');
    const now = clock.now();
    const updated = await repository.updateOrganization(tx, organizationId, {
      termsVersion,
      termsAcceptedAt: now,
      termsAcceptedBy: user.id,
    });
    if (!updated) throw new Error('A member is of an organization that is gone');
    await writeAudit(tx, {
      organizationId,
      actorId: user.id,
      action: 'terms_accepted',
      subject: { version },
      at: now,
    });
    return toOrganization(tx, { organization: updated, role, state });
  });

/**
 * Takes a user whose account is deleted out of their teams, in the same transaction. Throws where they own one: it would be
 * left without an owner.
 */
export const leaveTeams = async (
  { clock }: Pick<OrganizationsDeps, 'clock'>,
  tx: Db,
  user: Pick<User, 'id' | 'email'>,
): Promise<void> => {
  const owned = await repository.findOwned(tx, user.id);
  if (owned)
    throw new AppError(
      'CONFLICT',
      `You own the team “${owned.name}”. Hand it over to another member or end it, under Team, Settings; then you can delete your account.`,
    );
  const at = clock.now();
  for (const { organization, role } of await listMemberships(tx, user.id, at))
    await writeAudit(tx, {
      organizationId: organization.id,
      actorId: null,
      action: 'member_left',
      subject: { role, reason: 'account deleted' },
      at,
    });
  await repository.deleteMailsTo(tx, user.email);
  await repository.deleteInvitationsOf(tx, { id: user.id, email: user.email.toLowerCase() });
};

type LoggedRow = Awaited<ReturnType<typeof repository.listAuditAfter>>[number];

export const toAuditLine = <Row extends LoggedRow>({
  actorId,
  email,
  firstName,
  lastName,
  at,
  ...row
}: Row) => ({
  ...row,
  at: at.toISOString(),
  actor:
    actorId === null
      ? null
      : {
          id: actorId,
          name: displayName({ firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' }),
        },
});

export const listAudit = async (
  { db, clock }: Deps,
  { organization }: MemberContext,
  query: z.output<typeof auditQuery>,
) => ({
  lines: (await repository.listAudit(db, organization.id, query, clock.now())).map(toAuditLine),
  total: await repository.countAudit(db, organization.id, query),
});
