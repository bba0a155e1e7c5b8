import type { Request } from 'express';
import { displayName } from '#shared/accounts/schema';
import { parseId } from '#shared/http/path-text';
import { manilaDay } from '#shared/manila-day';
import { may, mayAssign } from '#shared/organizations/policy';
import {
  invitationLimits as limits,
  type Invitation,
  type NewInvitation,
} from '#shared/organizations/schema';
import { pages } from '#shared/pages/page-table';
import { product } from '#shared/product/product';
import { isolated } from '#shared/text/invisible';
import { printedDate } from '#shared/text/partial-date';
import type { InvitationRow, OrganizationRow } from '../../db/schema/organizations';
import type { User } from '../../db/schema/users';
import { AppError, notFound } from '../../http/errors/app-error';
import { isLinkToken, linkTokenHash, newLinkToken } from '../../http/link-token';
import type { SignedInUser } from '../../http/session/guards';
import type { Message } from '../../integrations/mail/mail';
import { writeAudit } from '../../organizations/audit';
import { findMembership, lockOrganization } from '../../organizations/membership-repository';
import { requireStillMember, type MemberContext } from '../../organizations/require-member';
import type { OrganizationsDeps } from './organizations-deps';
import * as repository from './repository';

const dayMs = 24 * 60 * 60 * 1000;

const toInvitation = ({ id, role, email, createdAt, expiresAt }: InvitationRow): Invitation => ({
  id,
  role,
  email: email ?? '',
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export const listInvitations = async (
  { db, clock }: Pick<OrganizationsDeps, 'db' | 'clock'>,
  { organization }: MemberContext,
) => ({
  invitations: (await repository.listOpenInvitations(db, organization.id, clock.now())).map(toInvitation),
});

const planEnded = () =>
  new AppError(
    'CONFLICT',
    'The Agency plan of this team has ended, so it takes no new members now. Its owner can talk to us.',
  );

const teamFull = (seats: number) =>
  new AppError(
    'CONFLICT',
    `All ${seats} seats of this team are taken. Its owner or an admin can remove a member, or ask us for more seats; the invitation stays open.`,
  );

/** Invites a person. The secret of the link is returned, and nowhere stored. */
export const invite = async (
  deps: OrganizationsDeps,
  { user, organization, state }: MemberContext,
  { role, email }: NewInvitation,
) => {
  const { db, clock } = deps;
  if (state !== 'active') throw planEnded();
  const token = newLinkToken();
  const now = clock.now();
  const organizationId = organization.id;
  const row = await db.transaction(async (tx) => {
    const locked = await lockOrganization(tx, organizationId);
    const own = await requireStillMember(tx, { organizationId, userId: user.id }, 'manageMembers');
    if (!mayAssign(own, role))
      throw new AppError('FORBIDDEN', 'Only the owner makes admins. Choose another role.');
    const [members, open] = [
      await repository.listMembers(tx, organizationId),
      await repository.listOpenInvitations(tx, organizationId, now),
    ];
    const seats = locked?.seats ?? organization.seats;
    if (members.length >= seats)
      throw new AppError(
        'CONFLICT',
        `All ${seats} seats are taken. Remove a member first, or talk to us about more seats.`,
      );
    if (open.length >= limits.open)
      throw new AppError(
        'CONFLICT',
        `${limits.open} invitations are open, the most that a team can have. Take some back first.`,
      );
    if (email) {
      const fieldError = (message: string) =>
        new AppError('CONFLICT', message, { fields: { email: message } });
      if (members.some((member) => member.email.toLowerCase() === email))
        throw fieldError('This person is in the team already.');
      if (open.some((invitation) => invitation.email === email))
        throw fieldError('This person has an open invitation already. Take it back to send another one.');
      const since = new Date(now.getTime() - dayMs);
      const sent = await repository.countInvitationsTo(tx, organizationId, { email, since });
      if (sent >= limits.perAddress)
        throw fieldError(
          `This address got ${limits.perAddress} invitations in the last day. Please wait until tomorrow, or share a link.`,
        );
    }
    const inserted = await repository.insertInvitation(tx, {
      organizationId,
      tokenHash: linkTokenHash(token),
      role,
      email: email || null,
      createdBy: user.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + limits.days * dayMs),
    });
    await writeAudit(tx, {
      organizationId,
      actorId: user.id,
      action: 'member_invited',
      subject: { invitation: inserted.id, role, by: email ? 'email' : 'link' },
      at: now,
    });
    return inserted;
  });
  const path = pages.join.replace(':token', token);
  return {
    invitation: toInvitation(row),
    path,
    mailed: email ? await mailInvitation(deps, { row, email, path, inviter: user, organization }) : null,
  };
};

/** After the commit: a slow mail server holds no lock. Whether it was taken. */
const mailInvitation = async (
  { mail, logger, publicUrl }: OrganizationsDeps,
  about: { row: InvitationRow; email: string; path: string; inviter: User; organization: OrganizationRow },
): Promise<boolean> => {
  if (!mail) return false;
  try {
    await mail.send(invitationMail(about, publicUrl));
    return true;
  } catch (error) {
    logger.warn({ err: error, invitation: about.row.id }, 'an invitation was not mailed; its link was shown');
    return false;
  }
};

const invitationMail = (
  {
    row,
    email,
    path,
    inviter,
    organization,
  }: { row: InvitationRow; email: string; path: string; inviter: User; organization: OrganizationRow },
  publicUrl: string,
): Message => {
  const name = isolated(organization.name);
  return {
    to: email,
    subject: `Join ${name} on ${product.name}`,
    text: [
      `${isolated(displayName(inviter))} invites you to the team of ${name} on ${product.name}, as ${row.role}.`,
      `Open this link until ${printedDate(manilaDay(row.expiresAt))}, and sign in with ${email}:\n${publicUrl}${path}`,
      'It works once, and only for this address. If you do not know the sender, ignore this message: nothing happens then.',
    ].join('\n\n'),
  };
};

export const revokeInvitation = (
  { db, clock }: Pick<OrganizationsDeps, 'db' | 'clock'>,
  { user, organization }: MemberContext,
  id: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const known = parseId(id);
    const now = clock.now();
    const organizationId = organization.id;
    await lockOrganization(tx, organizationId);
    await requireStillMember(tx, { organizationId, userId: user.id }, 'manageMembers');
    if (!known || !(await repository.revokeInvitation(tx, organizationId, known, now)))
      throw notFound('This invitation');
    await writeAudit(tx, {
      organizationId,
      actorId: user.id,
      action: 'invitation_revoked',
      subject: { invitation: known },
      at: now,
    });
  });

type Found = NonNullable<Awaited<ReturnType<typeof repository.findInvitation>>>;

const unknownInvitation = () =>
  new AppError(
    'NOT_FOUND',
    'There is no such invitation. Please check that you opened the whole link, or ask for a new invitation.',
  );

const requireOpen = ({ invitation }: Found, now: Date) => {
  if (invitation.usedAt)
    throw new AppError('CONFLICT', 'This invitation was used already; each works once. Ask for a new one.');
  if (invitation.revokedAt)
    throw new AppError(
      'CONFLICT',
      'This invitation was taken back. Ask the team if you think that is a mistake.',
    );
  if (invitation.expiresAt <= now)
    throw new AppError(
      'CONFLICT',
      `This invitation ended on ${printedDate(manilaDay(invitation.expiresAt))}. Ask for a new one; it takes a minute.`,
    );
};

const requireAddressee = ({ invitation }: Found, user: User) => {
  if (invitation.email === null) return;
  if (user.email.toLowerCase() !== invitation.email)
    throw new AppError(
      'FORBIDDEN',
      `This invitation is for ${masked(invitation.email)}, and you are signed in as ${user.email}. Sign in with the invited address, or ask for an invitation to yours.`,
    );
  if (!user.emailVerified)
    throw new AppError(
      'FORBIDDEN',
      'Your email address is not confirmed yet. Confirm it where you sign in, sign in again, then open this link once more.',
    );
};

const masked = (email: string) => email.replace(/^(.).*@/, '$1…@');

/** What an invitation is for; what is unknown counts as a guess. */
export const openInvitation = async (
  { db, clock, countUnknown }: OrganizationsDeps,
  req: Request,
  user: SignedInUser | null,
  token: string,
) => {
  const now = clock.now();
  const found = isLinkToken(token) && (await repository.findInvitation(db, linkTokenHash(token)));
  if (!found) {
    await countUnknown(req);
    throw unknownInvitation();
  }
  const { invitation, organization } = found;
  const isMember =
    user !== null &&
    (await findMembership(db, { organizationId: organization.id, userId: user.id, now })) !== undefined;
  if (!isMember) requireOpen(found, now);
  return {
    organization: organization.name,
    kind: organization.kind,
    role: invitation.role,
    email: invitation.email === null ? '' : masked(invitation.email),
    expiresAt: invitation.expiresAt.toISOString(),
    memberOf: isMember ? organization.slug : null,
  };
};

/**
 * Joins the team of an invitation. Members join one after the other, with the organization's row locked, so that there are
 * never more than seats. Who is a member already uses nothing up.
 */
const accept = ({ db, clock }: OrganizationsDeps, user: User, found: Found): Promise<{ slug: string }> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const { invitation } = found;
    const { organizationId } = invitation;
    const organization = await lockOrganization(tx, organizationId);
    if (!organization) throw unknownInvitation();
    const { slug, seats } = organization;
    if (await repository.findRole(tx, organizationId, user.id)) return { slug };
    requireOpen(found, now);
    requireAddressee(found, user);
    // Or a member who is removed could come back by an invitation that they made before.
    const inviter =
      invitation.createdBy && (await repository.findRole(tx, organizationId, invitation.createdBy));
    if (!inviter || !may(inviter, 'manageMembers'))
      throw new AppError(
        'CONFLICT',
        'The member who made this invitation no longer manages the team. Ask the team for a new one.',
      );
    if (!(await repository.isOwnerOnPlan(tx, organizationId, now))) throw planEnded();
    if ((await repository.countMembers(tx, organizationId)) >= seats) throw teamFull(seats);
    if (!(await repository.useInvitation(tx, invitation.id, { usedBy: user.id, usedAt: now })))
      // Since it was looked up.
      throw new AppError('CONFLICT', 'This invitation was used or taken back just now. Ask for a new one.');
    const { role } = invitation;
    await repository.insertMember(tx, { organizationId, userId: user.id, role, createdAt: now });
    await writeAudit(tx, {
      organizationId,
      actorId: user.id,
      action: 'member_joined',
      subject: { invitation: invitation.id, role },
      at: now,
    });
    return { slug };
  });

export const acceptInvitation = async (
  deps: OrganizationsDeps,
  req: Request,
  user: SignedInUser,
  token: string,
) => {
  const found = isLinkToken(token) && (await repository.findInvitation(deps.db, linkTokenHash(token)));
  if (found) return accept(deps, user, found);
  await deps.countUnknown(req);
  throw unknownInvitation();
};

/** The same without the link, from the list of those to the user's verified e-mail. Others' are as unknown as none. */
export const acceptReceived = async (deps: OrganizationsDeps, user: SignedInUser, id: string) => {
  const known = parseId(id);
  const found = known && (await repository.findInvitationById(deps.db, known));
  const isTheirs = found && user.emailVerified && found.invitation.email === user.email.toLowerCase();
  if (!isTheirs) throw unknownInvitation();
  return accept(deps, user, found);
};
