import { displayName } from '#shared/accounts/schema';
import { lastDayProblem, latestAskedDay, requestLimits as limits } from '#shared/candidates/consent/wording';
import type { CandidateRequest, NewRequest } from '#shared/candidates/consent/schema';
import { consentPath } from '#shared/candidates/paths';
import { parseId } from '#shared/http/path-text';
import { formatManilaDay, manilaDay } from '#shared/manila-day';
import { product } from '#shared/product/product';
import { isolated } from '#shared/text/invisible';
import type { AuditAction } from '#shared/organizations/audit-actions';
import type { Db } from '../../db/client';
import type { CandidateRequestRow } from '../../db/schema/candidates';
import type { AuditSubject } from '../../db/schema/organizations';
import { AppError, notFound } from '../../http/errors/app-error';
import { linkTokenHash, newLinkToken } from '../../http/link-token';
import type { Mail, Message } from '../../integrations/mail/mail';
import { writeAudit } from '../../organizations/audit';
import { lockOrganization } from '../../organizations/membership-repository';
import { requireStillMember, requireTerms, type MemberContext } from '../../organizations/require-member';
import * as repository from './consent-repository';
import type { CandidatesDeps } from './service';

const dayMs = 24 * 60 * 60 * 1000;

export interface RequestDeps extends CandidatesDeps {
  /** Absent where no mail server is set. */
  mail?: Mail | undefined;
  publicUrl: string;
}

const toRequest = ({
  id,
  email,
  purpose,
  asks,
  endsOn,
  createdAt,
  expiresAt,
  usedAt,
  isDeclined,
}: CandidateRequestRow): CandidateRequest => ({
  id,
  email: email ?? '',
  purpose,
  asks,
  endsOn,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  declinedAt: (isDeclined && usedAt?.toISOString()) || null,
});

const beforeDays = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

export const listRequests = async ({ db, clock }: CandidatesDeps, { organization }: MemberContext) => {
  const now = clock.now();
  const declinedSince = beforeDays(now, limits.declinedDays);
  const found = await repository.listRequests(db, organization.id, { now, declinedSince });
  return { requests: found.map(toRequest) };
};

const refused = (field: 'email' | 'endsOn', message: string) =>
  new AppError(field === 'email' ? 'CONFLICT' : 'VALIDATION_FAILED', message, {
    fields: { [field]: message },
  });

const log = (
  tx: Db,
  { organization, user }: MemberContext,
  action: AuditAction,
  subject: AuditSubject,
  at: Date,
) => writeAudit(tx, { organizationId: organization.id, actorId: user.id, action, subject, at });

/** Asks for consent. The secret of the link is returned, and nowhere stored. */
export const askForConsent = async (
  deps: RequestDeps,
  member: MemberContext,
  { email, purpose, asks, endsOn }: NewRequest,
) => {
  const { db, clock } = deps;
  const { user, organization } = member;
  requireTerms(member);
  const now = clock.now();
  const today = manilaDay(now);
  const problem = lastDayProblem(endsOn, { today, latest: latestAskedDay(today) });
  if (problem !== undefined) throw refused('endsOn', problem);
  const token = newLinkToken();
  const organizationId = organization.id;
  const row = await db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    await requireStillMember(tx, { organizationId, userId: user.id }, 'manageCandidates');
    if ((await repository.countOpenRequests(tx, organizationId, now)) >= limits.open)
      throw new AppError(
        'CONFLICT',
        `${limits.open} requests are open, the most that a team can have. Take some back first.`,
      );
    if (email) {
      const declined = await repository.findDecline(tx, organizationId, {
        email,
        since: beforeDays(now, limits.declinedDays),
      });
      if (declined)
        throw refused(
          'email',
          `This person declined on ${formatManilaDay(declined)}. You can ask this address again ${limits.declinedDays} days after that; if they want to share before, give them a link.`,
        );
      const since = beforeDays(now, 1);
      if ((await repository.countRequestsTo(tx, organizationId, { email, since })) >= limits.perAddress)
        throw refused(
          'email',
          `This address got ${limits.perAddress} requests in the last day. Please wait until tomorrow, or share a link.`,
        );
    }
    const inserted = await repository.insertRequest(tx, {
      organizationId,
      tokenHash: linkTokenHash(token),
      email: email || null,
      purpose,
      asks,
      endsOn,
      createdBy: user.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + limits.days * dayMs),
    });
    await log(tx, member, 'consent_asked', { request: inserted.id, by: email ? 'email' : 'link' }, now);
    return inserted;
  });
  const path = consentPath(token);
  return {
    request: toRequest(row),
    path,
    mailed: email ? await mailRequest(deps, member, { row, email, path }) : null,
  };
};

interface Mailed {
  row: CandidateRequestRow;
  email: string;
  path: string;
}

/** After the commit: a slow mail server holds no lock. Whether it was taken. */
const mailRequest = async (deps: RequestDeps, member: MemberContext, about: Mailed): Promise<boolean> => {
  if (!deps.mail) return false;
  try {
    await deps.mail.send(requestMail(deps, member, about));
    return true;
  } catch (error) {
    deps.logger.warn({ err: error, request: about.row.id }, 'a request for consent was not mailed');
    return false;
  }
};

const requestMail = (
  { publicUrl }: RequestDeps,
  { user, organization }: MemberContext,
  { row, email, path }: Mailed,
): Message => ({
  to: email,
  subject: `${isolated(organization.name)} asks to see your resume`,
  text: [
    `${isolated(displayName(user))} of ${isolated(organization.name)} asks for your consent to use your resume on ${product.name}.`,
    `Purpose: ${isolated(row.purpose)}`,
    `Open this link until ${formatManilaDay(row.expiresAt)} and sign in with ${email}. You choose what is shared and until when, and you can withdraw at any time:\n${publicUrl}${path}`,
    'If you do nothing, nothing is shared. If you do not know the sender, ignore this message.',
  ].join('\n\n'),
});

export const revokeRequest = (
  { db, clock }: CandidatesDeps,
  member: MemberContext,
  id: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const known = parseId(id);
    const now = clock.now();
    const organizationId = member.organization.id;
    await requireStillMember(tx, { organizationId, userId: member.user.id }, 'manageCandidates');
    if (!known || !(await repository.revokeRequest(tx, organizationId, known, now)))
      throw notFound('This request');
    await log(tx, member, 'consent_request_revoked', { request: known }, now);
  });
