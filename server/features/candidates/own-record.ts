import type { Request } from 'express';
import { endAfterObjection } from '#shared/candidates/retention';
import { candidateLimits as limits, type OwnCorrection, type OwnRecord } from '#shared/candidates/schema';
import { storableContent } from '#shared/candidates/sensitive';
import { parseId } from '#shared/http/path-text';
import { manilaDay } from '#shared/manila-day';
import { endsAfter } from '#shared/organizations/policy';
import type { ResumeContent } from '#shared/resume/schema';
import type { AuditAction } from '#shared/organizations/audit-actions';
import type { Db } from '../../db/client';
import { isUniqueViolation } from '../../db/query-errors';
import type { AuditSubject, OrganizationRow } from '../../db/schema/organizations';
import type { User, UserId } from '../../db/schema/users';
import { removeFiles } from '../../files/file-removal';
import { AppError } from '../../http/errors/app-error';
import type { CountUnknownUsername } from '../../http/limits/limit-calls';
import { isLinkToken, linkTokenHash } from '../../http/link-token';
import { writeAudit } from '../../organizations/audit';
import { findMembership } from '../../organizations/membership-repository';
import * as repository from './repository';
import type { StoredCandidateRow } from './repository';
import { describe, erase, type CandidatesDeps } from './service';

export interface OwnRecordDeps extends CandidatesDeps {
  /** Limits guesses. */
  countUnknown: CountUnknownUsername;
  /** Makes a resume of this account of the content. Returns the document's id, null for the main resume. */
  keepAsResume: (
    tx: Db,
    owner: UserId,
    resume: { content: ResumeContent; name: string; now: Date },
  ) => Promise<string | null>;
}

/** Says the same for a wrong link, a deleted record and one that has ended. */
const missing = () =>
  new AppError(
    'NOT_FOUND',
    'There is no record behind this link. It was deleted, or its time is over. If you expected one, ask the agency that gave you the link.',
  );

const contactOf = ({ contact }: OrganizationRow) =>
  [contact.email, contact.phone, contact.address, contact.website].filter(Boolean).join(' · ');

const toOwnRecord = async (
  db: Db,
  row: StoredCandidateRow,
  organization: OrganizationRow,
): Promise<OwnRecord> => {
  const [file, notes, events] = await Promise.all([
    repository.findFile(db, row.id),
    repository.countNotes(db, row.id, { ofMembers: true }),
    repository.listHistory(db, row.organizationId, row.id, 100),
  ]);
  return {
    organization: { name: organization.name, contact: contactOf(organization) },
    agencyEnds: organization.planEndedAt ? endsAfter(organization.planEndedAt) : null,
    number: row.number,
    name: row.name,
    email: row.email,
    content: row.content,
    basisDate: row.basisDate,
    keepUntil: row.keepUntil,
    sensitiveConsentOn: row.sensitiveConsentOn,
    hasBasisFile: file !== undefined,
    objection: row.objectedAt ? { at: row.objectedAt.toISOString(), text: row.objection ?? '' } : null,
    hasAccount: row.userId !== null,
    notes,
    version: row.version,
    events: events.map(({ at, action, subject }) => ({
      at: at.toISOString(),
      action,
      client: typeof subject['client'] === 'string' ? subject['client'] : '',
    })),
  };
};

/** The record behind a link, or by its id in the account that has taken it over. What opens none counts as a guess. */
const requireOwn = async ({ db, clock, countUnknown }: OwnRecordDeps, req: Request, token: string) => {
  const now = clock.now();
  const id = parseId(token);
  const found = isLinkToken(token)
    ? await repository.findByToken(db, linkTokenHash(token), now)
    : req.user && id
      ? await repository.findClaimed(db, { userId: req.user.id, id, now })
      : undefined;
  if (found) return found;
  await countUnknown(req);
  throw missing();
};

/** What the person sees of their own record. */
export const openOwnRecord = async (deps: OwnRecordDeps, req: Request, token: string): Promise<OwnRecord> => {
  const { row, organization } = await requireOwn(deps, req, token);
  return toOwnRecord(deps.db, row, organization);
};

/** A member who makes a link for the person has it, too: what they did with it would be in the log as the person's own act. */
const requireNoMember = async (
  db: Db,
  { user }: Request,
  { organization: { id, name }, now }: { organization: OrganizationRow; now: Date },
) => {
  if (!user || !(await findMembership(db, { organizationId: id, userId: user.id, now }))) return;
  throw new AppError(
    'FORBIDDEN',
    `You are in the team of ${name}, and only the person does this. Give them the link; what you change yourself, you change on the candidate’s page under Team.`,
  );
};

/** Runs an act of the person in one transaction with its line in the log, which has no name. */
const asPerson = async <Result>(
  deps: OwnRecordDeps,
  { req, token, action }: { req: Request; token: string; action: AuditAction },
  act: (
    tx: Db,
    found: { row: StoredCandidateRow; organization: OrganizationRow },
    now: Date,
  ) => Promise<{ result: () => Result | Promise<Result>; subject?: AuditSubject }>,
): Promise<Result> => {
  const { db } = deps;
  const now = deps.clock.now();
  const found = await requireOwn(deps, req, token);
  const { organization } = found;
  await requireNoMember(db, req, { organization, now });
  return db.transaction(async (tx) => {
    const row = await repository.lockReadable(tx, { organizationId: organization.id, now }, found.row.id);
    if (!row) throw missing();
    const { result, subject } = await act(tx, { row, organization }, now);
    await writeAudit(tx, {
      organizationId: organization.id,
      actorId: null,
      action,
      candidateId: row.id,
      ...(subject && { subject }),
      at: now,
    });
    // With the line of the act itself among the events.
    return result();
  });
};

export const correctOwnRecord = (
  deps: OwnRecordDeps,
  req: Request,
  { token, version, name, email, title, phone, location, message }: OwnCorrection,
): Promise<OwnRecord> =>
  asPerson(
    deps,
    { req, token, action: 'candidate_corrected_by_person' },
    async (tx, { row, organization }, now) => {
      if (row.version !== version) {
        throw new AppError(
          'CONFLICT',
          'Your record was changed since you opened this page. Look at what is stored now, then save your correction again.',
        );
      }
      const content = { ...row.content, title, phone, location };
      const { values, words } = describe(row, { name, email, content }, manilaDay(now));
      const stored = await repository.updateCandidate(
        tx,
        row.organizationId,
        row.id,
        { ...values, version: version + 1, updatedAt: now, isMailRefused: false },
        words,
      );
      if (message !== '') {
        if ((await repository.countNotes(tx, row.id)) >= limits.notes) {
          throw new AppError(
            'CONFLICT',
            `The agency has no room for another message. Write them directly: ${contactOf(organization) || organization.name}.`,
          );
        }
        await repository.insertNote(tx, {
          organizationId: row.organizationId,
          candidateId: row.id,
          authorId: null,
          isByPerson: true,
          text: message,
          mentions: [],
          createdAt: now,
        });
      }
      return { result: () => toOwnRecord(tx, stored, organization), subject: { message: message !== '' } };
    },
  );

/** An objection ends the use of a record at once, and the record after 30 days. Taken back, the day before counts again. */
export const objectToOwnRecord = (
  deps: OwnRecordDeps,
  req: Request,
  { token, text }: { token: string; text: string | null },
): Promise<OwnRecord> => {
  const action = text === null ? 'candidate_objection_ended' : 'candidate_objected';
  return asPerson(deps, { req, token, action }, async (tx, { row, organization }, now) => {
    const before = row.keepUntilBefore ?? row.keepUntil;
    const stored = await repository.updateCandidate(tx, row.organizationId, row.id, {
      ...(text === null
        ? { objectedAt: null, objection: null, keepUntil: before, keepUntilBefore: null }
        : {
            objectedAt: row.objectedAt ?? now,
            objection: text,
            keepUntil: row.objectedAt ? row.keepUntil : endAfterObjection(row.keepUntil, manilaDay(now)),
            keepUntilBefore: before,
          }),
      version: row.version + 1,
      updatedAt: now,
      endingToldAt: null,
    });
    return {
      result: () => toOwnRecord(tx, stored, organization),
      subject: { keepUntil: stored.keepUntil },
    };
  });
};

/** Deletes the record with everything in it. The line in the log stays, without a name. */
export const deleteOwnRecord = async (deps: OwnRecordDeps, req: Request, token: string): Promise<void> => {
  const keys = await asPerson(
    deps,
    { req, token, action: 'candidate_deleted_by_person' },
    async (tx, { row }, now) => {
      const files = await erase(tx, row, now);
      return { result: () => files, subject: { number: row.number } };
    },
  );
  await removeFiles(deps, keys);
};

/** Takes the record over into an account, as a resume. The agency keeps it as before, with the account known. */
export const claimOwnRecord = (
  deps: OwnRecordDeps,
  req: Request,
  user: User,
  token: string,
): Promise<{ documentId: string | null }> =>
  asPerson(deps, { req, token, action: 'candidate_claimed' }, async (tx, { row, organization }, now) => {
    if (row.userId !== null && row.userId !== user.id) {
      throw new AppError(
        'CONFLICT',
        'This record is in another account already. Sign in to that one to see it.',
      );
    }
    if (row.userId === null) {
      await repository
        .updateCandidate(tx, row.organizationId, row.id, { userId: user.id, updatedAt: now })
        .catch((error: unknown) => {
          throw isUniqueViolation(error)
            ? new AppError(
                'CONFLICT',
                `Your account has another record at ${organization.name} already. Ask them to delete one of the two.`,
                { cause: error },
              )
            : error;
        });
    }
    // Once: pressing twice makes one resume.
    const documentId =
      row.userId === null
        ? await deps.keepAsResume(tx, user.id, {
            content: storableContent(row.content, row.sensitiveConsentOn !== null).content,
            name: organization.name,
            now,
          })
        : null;
    return { result: () => ({ documentId }) };
  });
