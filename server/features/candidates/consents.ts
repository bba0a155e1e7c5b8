import type { Request } from 'express';
import { displayName } from '#shared/accounts/schema';
import { consentWording, consentWordingVersion, lastDayProblem } from '#shared/candidates/consent/wording';
import type { Consent, ConsentState, GivenConsent, OpenedRequest } from '#shared/candidates/consent/schema';
import { candidateLimits as limits } from '#shared/candidates/schema';
import { parseId } from '#shared/http/path-text';
import { endOfManilaDay, manilaDay } from '#shared/manila-day';
import { endsAfter } from '#shared/organizations/policy';
import type { ResumeContent } from '#shared/resume/schema';
import type { Db } from '../../db/client';
import type { OrganizationRow } from '../../db/schema/organizations';
import type { User, UserId } from '../../db/schema/users';
import { removeFiles } from '../../files/file-removal';
import { AppError, notFound } from '../../http/errors/app-error';
import type { CountUnknownUsername } from '../../http/limits/limit-calls';
import { isLinkToken, linkTokenHash } from '../../http/link-token';
import { writeAudit } from '../../organizations/audit';
import { findState, lockOrganization } from '../../organizations/membership-repository';
import * as repository from './consent-repository';
import type { FoundRequest } from './consent-repository';
import { consentedContent, type NamedCredential } from './consented-content';
import {
  countStored,
  insertCandidate,
  listClaimed,
  lockReadable,
  nextNumber,
  updateCandidate,
} from './repository';
import { describe, describedBy, erase, type CandidatesDeps } from './service';

export interface ConsentDeps extends CandidatesDeps {
  /** Limits guesses. */
  countUnknown: CountUnknownUsername;
  /** The saved resumes of an account, the main one first. */
  listResumes: (db: Db, owner: UserId) => Promise<{ id: string; name: string; isMain: boolean }[]>;
  /** One of them as it is saved now. */
  readResume: (
    db: Db,
    owner: UserId,
    id: string,
  ) => Promise<{ name: string; content: ResumeContent } | undefined>;
  listCredentials: (db: Db, owner: UserId) => Promise<NamedCredential[]>;
}

const unknownRequest = () =>
  new AppError(
    'NOT_FOUND',
    'There is no such request. Please check that you opened the whole link, or ask the agency for a new one.',
  );

const requireOpen = ({ request }: FoundRequest, now: Date) => {
  if (request.isDeclined)
    throw new AppError(
      'CONFLICT',
      'This request was declined. Nothing was shared; to share after all, ask the agency for a new link.',
    );
  if (request.usedAt)
    throw new AppError(
      'CONFLICT',
      'This request was answered already; each works once. If it was you, see “Shared with”; else ask the agency for a new one.',
    );
  if (request.revokedAt)
    throw new AppError('CONFLICT', 'The agency took this request back. Nothing was shared.');
  if (request.expiresAt <= now || endOfManilaDay(request.endsOn) <= now)
    throw new AppError(
      'CONFLICT',
      'This request has ended. Nothing was shared; ask the agency for a new one.',
    );
};

const masked = (email: string) => email.replace(/^(.).*@/, '$1…@');

/** Why this user cannot answer; '' where they can. */
const refusalOf = ({ request }: FoundRequest, user: User): string => {
  if (request.email === null) return '';
  if (user.email.toLowerCase() !== request.email)
    return `This request is for ${masked(request.email)}, and you are signed in as ${user.email}. Sign in with that address, or ask the agency to ask you at yours.`;
  return user.emailVerified
    ? ''
    : 'Your email address is not confirmed yet. Confirm it where you sign in, sign in again, then open this link once more.';
};

const requireAddressee = (found: FoundRequest, user: User) => {
  const refusal = refusalOf(found, user);
  if (refusal) throw new AppError('FORBIDDEN', refusal);
};

const asking = ({ name, kind, licenseNumber, contact }: OrganizationRow) => ({
  name,
  kind,
  licenseNumber,
  contact: [contact.email, contact.phone, contact.address, contact.website].filter(Boolean).join(' · '),
});

/** By the link's token, or by the id of a request to the caller's own verified address, which lists it. */
const find = async (
  { db, countUnknown }: ConsentDeps,
  req: Request,
  user: User | null,
  token: string,
): Promise<FoundRequest> => {
  const id = parseId(token);
  const found = isLinkToken(token)
    ? await repository.findRequest(db, linkTokenHash(token))
    : id && user?.emailVerified
      ? await repository.findRequestTo(db, user.email, id)
      : undefined;
  if (found) return found;
  await countUnknown(req);
  throw unknownRequest();
};

/** Who asks, and what the caller may choose from. A token that opens nothing counts as a guess. */
export const openRequest = async (
  deps: ConsentDeps,
  req: Request,
  user: User | null,
  token: string,
): Promise<OpenedRequest> => {
  const { db, clock } = deps;
  const now = clock.now();
  const found = await find(deps, req, user, token);
  requireOpen(found, now);
  const { request, organization } = found;
  const refusal = user ? refusalOf(found, user) : '';
  const own = user && !refusal && { organizationId: organization.id, userId: user.id, now };
  return {
    organization: asking(organization),
    purpose: request.purpose,
    asks: request.asks,
    endsOn: request.endsOn,
    expiresAt: request.expiresAt.toISOString(),
    email: request.email === null ? '' : masked(request.email),
    refusal,
    own: !own
      ? null
      : {
          resumes: await deps.listResumes(db, own.userId),
          credentials: (await deps.listCredentials(db, own.userId)).map(({ title }) => title),
          sharesAlready: (await repository.findLasting(db, own)) !== undefined,
          hasWrittenRecord: await repository.hasWrittenRecord(db, own),
        },
  };
};

const requireWithinRequest = (
  { request }: FoundRequest,
  { parts, endsOn }: Pick<GivenConsent, 'parts' | 'endsOn'>,
  now: Date,
) => {
  const problem = lastDayProblem(endsOn, { today: manilaDay(now), latest: request.endsOn });
  if (problem !== undefined)
    throw new AppError('VALIDATION_FAILED', problem, { fields: { endsOn: problem } });
  const { contact, credentials, particulars } = request.asks;
  const isBeyond =
    (parts.contact && !contact) || (parts.credentials && !credentials) || (parts.particulars && !particulars);
  if (isBeyond)
    throw new AppError(
      'VALIDATION_FAILED',
      'You chose more than was asked for. Load the page again, then choose once more.',
    );
};

const noResume = () =>
  new AppError(
    'CONFLICT',
    'This resume is not saved, or was deleted. Nothing was shared: choose another one, or save it first.',
    { fields: { resumeId: 'Choose another resume, or save this one first.' } },
  );

/** A record made of the account's own content. */
const ownRecord = async (
  deps: ConsentDeps,
  tx: Db,
  user: User,
  { parts, content }: { parts: GivenConsent['parts']; content: ResumeContent },
) => ({
  name: displayName(user).slice(0, limits.name),
  email: parts.contact ? user.email : '',
  content: consentedContent(content, parts, await deps.listCredentials(tx, user.id)),
});

const useRequest = async (
  tx: Db,
  { request }: FoundRequest,
  answer: Parameters<typeof repository.useRequest>[2],
) => {
  if (!(await repository.useRequest(tx, request.id, answer)))
    throw new AppError(
      'CONFLICT',
      'This request was answered or taken back just now. Nothing more was shared.',
    );
};

/** Uses the request up without sharing anything. What was consented to before stays as it is. */
export const declineRequest = async (
  deps: ConsentDeps,
  req: Request,
  user: User,
  token: string,
): Promise<void> => {
  const found = await find(deps, req, user, token);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    if (!(await repository.holdUser(tx, user.id))) throw new AppError('UNAUTHORIZED', 'Unauthorized');
    requireOpen(found, now);
    requireAddressee(found, user);
    await useRequest(tx, found, { usedBy: user.id, isDeclined: true, now });
    await writeAudit(tx, {
      organizationId: found.organization.id,
      actorId: null,
      action: 'consent_declined',
      subject: { request: found.request.id },
      at: now,
    });
  });
};

/**
 * Gives consent: in one transaction the request is used up, the chosen content is copied into a record of the agency, and the
 * consent is stored in the words that were read. A record that the agency had before is replaced, with all that was made of it; its
 * notes, tags and places in job orders stay.
 */
export const giveConsent = async (
  deps: ConsentDeps,
  req: Request,
  user: User,
  { token, resumeId, parts, endsOn, wording }: GivenConsent,
): Promise<void> => {
  const found = await find(deps, req, user, token);
  const { db, clock } = deps;
  const keys = await db.transaction(async (tx) => {
    const now = clock.now();
    if (!(await repository.holdUser(tx, user.id))) throw new AppError('UNAUTHORIZED', 'Unauthorized');
    const organization = await lockOrganization(tx, found.organization.id);
    if (!organization) throw unknownRequest();
    requireOpen(found, now);
    requireAddressee(found, user);
    requireWithinRequest(found, { parts, endsOn }, now);
    const organizationId = organization.id;
    if ((await findState(tx, organizationId, now)) !== 'active')
      throw new AppError(
        'CONFLICT',
        'The plan of this agency has ended, so it can get nothing now. Nothing was shared.',
      );
    const resume = await deps.readResume(tx, user.id, resumeId);
    if (!resume) throw noResume();
    const { purpose } = found.request;
    const facts = { licenseNumber: organization.licenseNumber, purpose, resume: resume.name, parts, endsOn };
    if (wording !== consentWording({ ...facts, organization: organization.name }))
      throw new AppError(
        'CONFLICT',
        'The agency’s name, your resume’s name or these words changed since you opened the page. Nothing was shared: load it again and read what it says now.',
      );
    await useRequest(tx, found, { usedBy: user.id, isDeclined: false, now });
    // A record on another basis, or of an older consent, ends with this one, once what the agency wrote itself has moved.
    const before = await repository.lockRecordOf(tx, organizationId, user.id);
    const agencys = before && (await lockReadable(tx, { organizationId, now }, before.id));
    if (before) {
      await repository.withdrawAll(tx, before.id, now);
      await repository.releaseAccount(tx, before.id);
    }
    const number = await nextNumber(tx, organizationId);
    if ((await countStored(tx, organizationId)) - (before ? 1 : 0) >= limits.candidates)
      throw new AppError(
        'CONFLICT',
        'The agency’s list is full, so nothing was shared. Tell them, then open this link again.',
      );
    const today = manilaDay(now);
    const own = await ownRecord(deps, tx, user, { parts, content: resume.content });
    const { values, words } = describedBy(
      {
        ...own,
        tags: agencys?.tags ?? [],
        profession: agencys?.isProfessionSet ? agencys.profession : null,
      },
      today,
    );
    const row = await insertCandidate(
      tx,
      {
        ...values,
        organizationId,
        userId: user.id,
        number,
        basis: 'account',
        basisDate: today,
        keepUntil: endsOn,
        sensitiveConsentOn: parts.particulars ? today : null,
        availability: agencys?.availability ?? 'unknown',
        availableOn: agencys?.availableOn ?? null,
        toldAt: now,
        toldHow: 'link',
        createdAt: now,
        updatedAt: now,
      },
      words,
    );
    if (agencys) await repository.moveAgencysOwn(tx, agencys.id, row.id);
    const removed = before ? await erase(tx, before, now) : [];
    await repository.insertConsent(tx, {
      organizationId,
      userId: user.id,
      candidateId: row.id,
      purpose,
      wording,
      wordingVersion: consentWordingVersion,
      contents: { resumeId, resume: resume.name, parts },
      endsAt: endOfManilaDay(endsOn),
      givenAt: now,
      copiedAt: now,
    });
    await writeAudit(tx, {
      organizationId,
      actorId: null,
      action: 'consent_given',
      candidateId: row.id,
      subject: { number, endsOn, ...parts, replaces: before?.id ?? null },
      at: now,
    });
    return removed;
  });
  await removeFiles(deps, keys);
};

const missingConsent = () => notFound('This consent');

/** Ends a consent: its record is deleted in the same transaction, with everything that hangs on it. Doing it twice changes nothing. */
export const withdrawConsent = async (deps: ConsentDeps, { id: userId }: User, id: string): Promise<void> => {
  const known = parseId(id);
  const { db, clock } = deps;
  const keys = await db.transaction(async (tx) => {
    const now = clock.now();
    const consent = known && (await repository.findConsent(tx, userId, known));
    if (!consent) throw missingConsent();
    const { organizationId, candidateId } = consent;
    const record = await repository.lockRecordOf(tx, organizationId, userId);
    const isOwn = record?.id === candidateId;
    const ended = await repository.withdrawAll(tx, candidateId, now);
    const removed = isOwn ? await erase(tx, record, now) : [];
    if (ended > 0)
      await writeAudit(tx, {
        organizationId,
        actorId: null,
        action: 'consent_withdrawn',
        candidateId,
        at: now,
      });
    return removed;
  });
  await removeFiles(deps, keys);
};

/** Replaces an agency's copy with the resume as it is saved now, within what was consented to. */
export const sendCurrentResume = async (deps: ConsentDeps, user: User, id: string): Promise<void> => {
  const known = parseId(id);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const consent = known && (await repository.findConsent(tx, user.id, known));
    if (!consent) throw missingConsent();
    const { organizationId, candidateId, contents } = consent;
    const record = await repository.lockRecordOf(tx, organizationId, user.id);
    if (record?.id !== candidateId || !(await repository.renewCopy(tx, consent.id, now)))
      throw new AppError('CONFLICT', 'This consent has ended, so nothing was sent.');
    const resume = await deps.readResume(tx, user.id, contents.resumeId);
    if (!resume) throw noResume();
    const row = await lockReadable(tx, { organizationId, now }, candidateId);
    if (!row) throw missingConsent();
    const described = await ownRecord(deps, tx, user, { parts: contents.parts, content: resume.content });
    const { values, words } = describe(row, described, manilaDay(now));
    await updateCandidate(
      tx,
      organizationId,
      candidateId,
      { ...values, version: row.version + 1, updatedAt: now },
      words,
    );
    await writeAudit(tx, { organizationId, actorId: null, action: 'consent_copied', candidateId, at: now });
  });
};

const stateOf = (
  { withdrawnAt, endsAt }: { withdrawnAt: Date | null; endsAt: Date },
  hasRecord: boolean,
  now: Date,
): ConsentState => {
  if (withdrawnAt) return 'withdrawn';
  if (endsAt <= now) return 'ended';
  return hasRecord ? 'lasts' : 'deleted';
};

/** Who asks the caller now, by e-mail to their verified address. */
export const listRequestsToMe = async ({ db, clock }: ConsentDeps, { email, emailVerified }: User) => {
  const found = emailVerified ? await repository.listRequestsTo(db, email, clock.now()) : [];
  return {
    requests: found
      .filter(({ request }) => endOfManilaDay(request.endsOn) > clock.now())
      .map(({ request: { id, purpose, expiresAt }, organization }) => ({
        id,
        organization: asking(organization),
        purpose,
        expiresAt: expiresAt.toISOString(),
      })),
  };
};

/** The caller's consents, also those that ended: what was sent while they lasted stays to be seen. */
export const listConsents = async ({ db, clock }: ConsentDeps, { id: userId }: User) => {
  const now = clock.now();
  const consents: Consent[] = [];
  for (const { consent, organization, recordId } of await repository.listConsents(db, userId)) {
    const { organizationId, candidateId, givenAt, withdrawnAt, endsAt, contents } = consent;
    const use = await repository.listUse(db, {
      organizationId,
      candidateId,
      from: givenAt,
      until: withdrawnAt,
    });
    const state = stateOf(consent, recordId !== null, now);
    consents.push({
      id: consent.id,
      organization: asking(organization),
      purpose: consent.purpose,
      wording: consent.wording,
      resume: contents.resume,
      parts: contents.parts,
      givenAt: givenAt.toISOString(),
      endsOn: manilaDay(endsAt),
      state,
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
      agencyEnds: state === 'lasts' && organization.planEndedAt ? endsAfter(organization.planEndedAt) : null,
      copiedAt: state === 'lasts' ? consent.copiedAt.toISOString() : null,
      looks: use.flatMap(({ isLook, at, name, role }) =>
        isLook ? [{ at: at.toISOString(), name: name ?? '', role }] : [],
      ),
      sent: use.flatMap(({ isLook, at, action, to }) =>
        isLook ? [] : [{ at: at.toISOString(), action, to: to ?? '' }],
      ),
    });
  }
  const records = await listClaimed(db, userId, now);
  return {
    consents,
    records: records.map(({ id, organization, basisDate, keepUntil, objectedAt }) => ({
      id,
      organization: asking(organization),
      basisDate,
      keepUntil,
      hasObjected: objectedAt !== null,
      agencyEnds: organization.planEndedAt ? endsAfter(organization.planEndedAt) : null,
    })),
  };
};

/** Before an account is deleted: its records go with it, and each agency's log keeps that, without the name. */
export const leaveAgencies = async (
  tx: Db,
  { id, email }: Pick<User, 'id' | 'email'>,
  at: Date,
): Promise<void> => {
  await repository.deleteRequestsTo(tx, email);
  for (const { id: candidateId, organizationId, number } of await repository.lockRecordsOf(tx, id))
    await writeAudit(tx, {
      organizationId,
      actorId: null,
      action: 'candidate_deleted_by_person',
      candidateId,
      subject: { number },
      at,
    });
};
