import type { Logger } from 'pino';
import {
  licensedUntil,
  rosterProfessionOf,
  searchedWords,
  yearsOfWork,
  type RosterProfession,
} from '#shared/candidates/facts';
import { sharedTrait, type Person } from '#shared/candidates/duplicates';
import { emailKey, phoneKey } from '#shared/candidates/keys';
import { retentionProblems } from '#shared/candidates/retention';
import {
  candidateLimits as limits,
  type BulkTag,
  type Candidate,
  type CandidateBasis,
  type CandidateFacts,
  type CandidateNote,
  type CandidateSave,
  type DuplicateMatch,
  type NewCandidate,
  type NewFilter,
  type NewNote,
  type RosterChoices,
  type RosterPage,
  type StoredCandidate,
} from '#shared/candidates/schema';
import { storableContent } from '#shared/candidates/sensitive';
import { parseId } from '#shared/http/path-text';
import { manilaDay } from '#shared/manila-day';
import type { ResumeContent } from '#shared/resume/schema';
import type { Permission } from '#shared/organizations/policy';
import type { AuditAction } from '#shared/organizations/audit-actions';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import { recordFileRemovals } from '../../db/file-removals';
import type { AuditSubject } from '../../db/schema/organizations';
import { removeFiles } from '../../files/file-removal';
import { AppError, notFound } from '../../http/errors/app-error';
import { linkTokenHash, newLinkToken } from '../../http/link-token';
import type { Storage } from '../../integrations/storage/storage';
import { writeAudit } from '../../organizations/audit';
import { missingCandidate, toSummary } from '../../organizations/candidate-repository';
import { requireStillMember, requireTerms, type MemberContext } from '../../organizations/require-member';
import * as repository from './repository';
import type { StoredCandidateRow } from './repository';

export interface CandidatesDeps {
  db: Db;
  clock: Clock;
  storage: Storage;
  logger: Logger;
}

const missing = missingCandidate;

const isoOf = (moment: Date) => moment.toISOString();

/** Rows with what belongs to them, as a member sees them. */
const toCandidates = async (
  db: Db,
  rows: readonly StoredCandidateRow[],
  { organization, user }: Pick<MemberContext, 'organization' | 'user'>,
): Promise<Candidate[]> => {
  const ids = rows.map(({ id }) => id);
  const [found, files] = await Promise.all([
    repository.listNotes(db, organization.id, ids),
    repository.listFiles(db, ids),
  ]);
  const names = await repository.namesOf(
    db,
    found.flatMap(({ note }) => note.mentions),
  );
  const toNote = ({ note, author }: (typeof found)[number]): CandidateNote => ({
    ...note,
    author: note.authorId === null ? '' : (author ?? ''),
    isMine: note.authorId === user.id,
    mentions: note.mentions.map((userId) => ({ userId, name: names.get(userId) ?? '' })),
    createdAt: isoOf(note.createdAt),
  });
  return rows.map((row) => {
    const file = files.find(({ candidateId }) => candidateId === row.id);
    return {
      ...row,
      ...toSummary(row),
      basisFile: file ? { ...file, storedAt: isoOf(file.storedAt) } : null,
      told: row.toldAt && row.toldHow ? { at: isoOf(row.toldAt), how: row.toldHow } : null,
      objection: row.objectedAt ? { at: isoOf(row.objectedAt), text: row.objection ?? '' } : null,
      hasAccount: row.userId !== null,
      createdAt: isoOf(row.createdAt),
      notes: found.filter(({ note }) => note.candidateId === row.id).map(toNote),
    };
  });
};

const toCandidate = async (db: Db, row: StoredCandidateRow, member: MemberContext): Promise<Candidate> => {
  const [candidate] = await toCandidates(db, [row], member);
  if (!candidate) throw missing();
  return candidate;
};

const readingOf = ({ organization }: Pick<MemberContext, 'organization'>, now: Date): repository.Reading => ({
  organizationId: organization.id,
  now,
});

export const listCandidates = async (
  { db, clock }: CandidatesDeps,
  member: MemberContext,
  query: RosterPage,
) => {
  const reading = readingOf(member, clock.now());
  const { rows, total } = await repository.readRoster(db, reading, member.user.id, query);
  return { candidates: rows.map(toSummary), total };
};

export const getChoices = async (
  { db, clock }: CandidatesDeps,
  member: MemberContext,
): Promise<RosterChoices> => {
  const reading = readingOf(member, clock.now());
  const [tags, filters, members, candidates] = await Promise.all([
    repository.listTags(db, reading),
    repository.listFilters(db, reading.organizationId),
    repository.listMembers(db, reading.organizationId),
    repository.countStored(db, reading.organizationId),
  ]);
  return { tags, filters, members, candidates, limit: limits.candidates };
};

/** Of each person the candidate that is probably theirs; null where there is none. */
export const findDuplicates = async (
  { db, clock }: CandidatesDeps,
  member: MemberContext,
  people: readonly Person[],
): Promise<(DuplicateMatch | null)[]> => {
  const known = await repository.listByKeys(db, readingOf(member, clock.now()), {
    emails: people.map(({ email }) => emailKey(email)).filter(Boolean),
    phones: people.map(({ phone }) => phoneKey(phone)).filter(Boolean),
  });
  return people.map((person) => {
    const matches = known.flatMap(({ id, number, name, ...other }) => {
      const by = sharedTrait(person, { name, ...other });
      return by ? [{ id, number, name, by }] : [];
    });
    return matches.find(({ by }) => by === 'email') ?? matches[0] ?? null;
  });
};

const refused = (fields: Record<string, string | undefined>) => {
  const known = Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
  return new AppError(
    'VALIDATION_FAILED',
    Object.values(known)[0] ?? 'Please check the highlighted fields.',
    {
      fields: known,
    },
  );
};

const requireBasis = (basis: CandidateBasis, today: string) => {
  const problems = retentionProblems(basis, today);
  if (basis.sensitiveConsentOn !== null && basis.sensitiveConsentOn > today)
    throw refused({ sensitiveConsentOn: 'This day is ahead. Enter the day of the consent.' });
  if (Object.keys(problems).length > 0) throw refused(problems);
};

/** Photos and credentials are those of an account, and a candidate has none. */
export const ownContent = (content: ResumeContent): ResumeContent => ({
  ...content,
  profilePhotoUrl: '',
  licenses: content.licenses.map((license) => ({ ...license, credentialId: '' })),
});

interface Described {
  name: string;
  email: string;
  content: ResumeContent;
  tags: readonly string[];
  /** Null for the one of the titles. */
  profession: RosterProfession | null;
}

/** The columns that follow from a record, and the words that it is found by. */
export const describedBy = ({ name, email, content, tags, profession }: Described, today: string) => {
  const { title, phone, location } = content;
  const unique = [...new Set(tags)];
  return {
    values: {
      name,
      email,
      content,
      tags: unique,
      headline: title,
      phone,
      place: location,
      emailKey: emailKey(email),
      phoneKey: phoneKey(phone),
      profession: profession ?? rosterProfessionOf(title, content),
      isProfessionSet: profession !== null,
      years: yearsOfWork(content, today),
      licensedUntil: licensedUntil(content),
    },
    words: searchedWords({ name, email, phone, tags: unique, content }),
  };
};

/** What a row says, to be described again after a part of it changed. */
const describedRow = (row: StoredCandidateRow): Described => ({
  ...row,
  profession: row.isProfessionSet ? row.profession : null,
});

/** Describes a row again. For features that put a person's own content into it. */
export const describe = (row: StoredCandidateRow, changes: Partial<Described>, today: string) =>
  describedBy({ ...describedRow(row), ...changes }, today);

interface Act {
  action: AuditAction;
  id?: string;
  subject?: AuditSubject;
}

/**
 * Runs an act of a member in one transaction with its line in the log. Throws where the member was removed meanwhile, or the
 * candidate may not be read any more. `act` gets the candidate, held until the end.
 */
const asMember = async <Result>(
  deps: CandidatesDeps,
  member: MemberContext,
  { permission, id, action }: { permission: Permission; id: string; action: AuditAction },
  act: (tx: Db, row: StoredCandidateRow, now: Date) => Promise<{ result: Result; subject?: AuditSubject }>,
): Promise<Result> => {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const row = await holdAsMember(tx, member, { permission, id, now });
    const { result, subject } = await act(tx, row, now);
    await log(tx, member, now, { action, id: row.id, ...(subject && { subject }) });
    return result;
  });
};

const holdAsMember = async (
  tx: Db,
  member: MemberContext,
  { permission, id, now }: { permission: Permission; id: string; now: Date },
): Promise<StoredCandidateRow> => {
  const organizationId = member.organization.id;
  await requireStillMember(tx, { organizationId, userId: member.user.id }, permission);
  const known = parseId(id);
  const row = known && (await repository.lockReadable(tx, readingOf(member, now), known));
  if (!row) throw missing();
  return row;
};

/** The same inside a transaction of the caller's, for a change of a candidate's file; `before` is what `change` returned. */
export const changeFile = async (
  tx: Db,
  { clock }: CandidatesDeps,
  member: MemberContext,
  { id, action }: { id: string; action: AuditAction },
  change: (row: StoredCandidateRow, now: Date) => Promise<string | undefined>,
): Promise<{ candidate: Candidate; before: string | undefined }> => {
  const now = clock.now();
  const row = await holdAsMember(tx, member, { permission: 'manageCandidates', id, now });
  const before = await change(row, now);
  await log(tx, member, now, { action, id: row.id });
  return { candidate: await toCandidate(tx, row, member), before };
};

const log = (tx: Db, { organization, user }: MemberContext, at: Date, { action, id, subject }: Act) =>
  writeAudit(tx, {
    organizationId: organization.id,
    actorId: user.id,
    action,
    ...(id !== undefined && { candidateId: id }),
    ...(subject && { subject }),
    at,
  });

/** Adds a candidate without an account. Throws CONFLICT before the terms are accepted, and where the roster is full. */
export const createCandidate = async (
  { db, clock }: CandidatesDeps,
  member: MemberContext,
  {
    importKey,
    basisDate,
    keepUntil,
    sensitiveConsentOn,
    availability,
    availableOn,
    ...described
  }: NewCandidate,
): Promise<StoredCandidate> => {
  const now = clock.now();
  const today = manilaDay(now);
  const organizationId = member.organization.id;
  requireBasis({ basisDate, keepUntil, sensitiveConsentOn }, today);
  requireTerms(member);
  const { content, dropped } = storableContent(ownContent(described.content), sensitiveConsentOn !== null);
  const { values, words } = describedBy({ ...described, content }, today);
  const row = await db.transaction(async (tx) => {
    await requireStillMember(tx, { organizationId, userId: member.user.id }, 'manageCandidates');
    const imported = () =>
      importKey === null ? undefined : repository.findImported(tx, { organizationId, now }, importKey);
    const before = await imported();
    if (before) return before;
    const number = await repository.nextNumber(tx, organizationId);
    // Only now: a call of the same file may have held the counter.
    const meanwhile = await imported();
    if (meanwhile) return meanwhile;
    if ((await repository.countStored(tx, organizationId)) >= limits.candidates) throw tooMany();
    const added = await repository.insertCandidate(
      tx,
      {
        ...values,
        organizationId,
        number,
        basis: 'written',
        basisDate,
        keepUntil,
        sensitiveConsentOn,
        availability,
        availableOn,
        importKey,
        createdBy: member.user.id,
        createdAt: now,
        updatedAt: now,
      },
      words,
    );
    await log(tx, member, now, {
      action: 'candidate_added',
      id: added.id,
      subject: { number, basisDate, keepUntil, imported: importKey !== null },
    });
    return added;
  });
  return { candidate: await toCandidate(db, row, member), dropped };
};

const tooMany = () =>
  new AppError(
    'CONFLICT',
    `The roster has ${limits.candidates.toLocaleString('en-US')} candidates, the most that a team can hold. Delete some whose consent ends soon, then add this one again.`,
  );

/** Reads of one member within this time are one line in the log. */
const lookedMinutes = 10;

const logLook = async (tx: Db, member: MemberContext, now: Date, id: string, action: AuditAction) => {
  const since = new Date(now.getTime() - lookedMinutes * 60_000);
  const look = { organizationId: member.organization.id, id, userId: member.user.id, action, since };
  if (!(await repository.hasLooked(tx, look))) await log(tx, member, now, { action, id });
};

/** A candidate's page; that it was looked at is logged in the same transaction as the read. */
export const getCandidate = async (
  { db, clock }: CandidatesDeps,
  member: MemberContext,
  id: string,
): Promise<Candidate> => {
  const known = parseId(id);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const row = known && (await repository.findReadable(tx, readingOf(member, now), known));
    if (!row) throw missing();
    await logLook(tx, member, now, row.id, 'candidate_viewed');
    return toCandidate(tx, row, member);
  });
};

/** Several candidates in the order of their ids; those that may not be read are left out. */
export const compareCandidates = async (
  { db, clock }: CandidatesDeps,
  member: MemberContext,
  ids: readonly string[],
): Promise<Candidate[]> => {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const rows = await repository.listReadable(tx, readingOf(member, now), ids);
    for (const { id } of rows) await logLook(tx, member, now, id, 'candidate_compared');
    const found = await toCandidates(tx, rows, member);
    return ids.flatMap((id) => found.find((one) => one.id === id) ?? []);
  });
};

const requireWritten = ({ basis }: StoredCandidateRow) => {
  if (basis === 'written') return;
  throw new AppError(
    'CONFLICT',
    'This person shares their record from their own account, and only they can change it. Write them what is wrong.',
  );
};

const changedElsewhere = () =>
  new AppError(
    'CONFLICT',
    'This candidate was changed by another member, in another tab, or by the person. Nothing was overwritten: load the newer version, then repeat your change.',
  );

export const saveCandidate = (
  deps: CandidatesDeps,
  member: MemberContext,
  id: string,
  { version, name, email, content: sent }: CandidateSave,
): Promise<StoredCandidate> =>
  asMember(
    deps,
    member,
    { permission: 'manageCandidates', id, action: 'candidate_changed' },
    async (tx, row, now) => {
      requireWritten(row);
      if (row.version !== version) throw changedElsewhere();
      const { content, dropped } = storableContent(ownContent(sent), row.sensitiveConsentOn !== null);
      const { values, words } = describe(row, { name, email, content }, manilaDay(now));
      const stored = await repository.updateCandidate(
        tx,
        row.organizationId,
        row.id,
        {
          ...values,
          version: version + 1,
          updatedAt: now,
          ...(values.emailKey !== row.emailKey && { isMailRefused: false }),
        },
        words,
      );
      return { result: { candidate: await toCandidate(tx, stored, member), dropped } };
    },
  );

export const saveFacts = (
  deps: CandidatesDeps,
  member: MemberContext,
  id: string,
  { profession, availability, availableOn, tags }: CandidateFacts,
): Promise<Candidate> =>
  asMember(
    deps,
    member,
    { permission: 'manageCandidates', id, action: 'candidate_sorted' },
    async (tx, row, now) => {
      const { values, words } = describe(row, { profession, tags }, manilaDay(now));
      const stored = await repository.updateCandidate(
        tx,
        row.organizationId,
        row.id,
        { ...values, availability, availableOn, updatedAt: now },
        words,
      );
      return { result: await toCandidate(tx, stored, member) };
    },
  );

export const saveBasis = (
  deps: CandidatesDeps,
  member: MemberContext,
  id: string,
  basis: CandidateBasis,
): Promise<StoredCandidate> =>
  asMember(
    deps,
    member,
    { permission: 'manageCandidates', id, action: 'candidate_basis_changed' },
    async (tx, row, now) => {
      requireWritten(row);
      const today = manilaDay(now);
      requireBasis(basis, today);
      if (row.objectedAt && basis.keepUntil > row.keepUntil) {
        throw refused({
          keepUntil: `This person has objected, so the record ends on ${row.keepUntil}. They can take the objection back on their own page.`,
        });
      }
      const { content, dropped } = storableContent(row.content, basis.sensitiveConsentOn !== null);
      const { values, words } = describe(row, { content }, today);
      const stored = await repository.updateCandidate(
        tx,
        row.organizationId,
        row.id,
        {
          ...values,
          ...basis,
          version: row.version + 1,
          updatedAt: now,
          ...(basis.keepUntil !== row.keepUntil && { endingToldAt: null }),
        },
        words,
      );
      return {
        result: { candidate: await toCandidate(tx, stored, member), dropped },
        subject: { ...basis },
      };
    },
  );

/** Deletes a candidate with everything of theirs. The files go with the commit, or by the job. */
export const deleteCandidate = async (
  deps: CandidatesDeps,
  member: MemberContext,
  id: string,
): Promise<void> => {
  const keys = await asMember(
    deps,
    member,
    { permission: 'deleteCandidates', id, action: 'candidate_deleted' },
    async (tx, row, now) => ({
      result: await erase(tx, row, now),
      subject: { number: row.number },
    }),
  );
  await removeFiles(deps, keys);
};

/** Deletes a record that the transaction holds, and records its files for removal. Returns their keys. */
export const erase = async (
  tx: Db,
  { organizationId, id }: Pick<StoredCandidateRow, 'organizationId' | 'id'>,
  now: Date,
): Promise<string[]> => {
  const keys = await repository.deleteCandidate(tx, organizationId, id);
  await recordFileRemovals(tx, keys, now);
  return keys;
};

/** Puts a tag on several candidates, or takes it off; those that have no room for it are counted. */
export const tagCandidates = async (
  { db, clock }: CandidatesDeps,
  member: MemberContext,
  { ids, tag, do: act }: BulkTag,
): Promise<{ changed: number; full: number }> => {
  const now = clock.now();
  const organizationId = member.organization.id;
  return db.transaction(async (tx) => {
    await requireStillMember(tx, { organizationId, userId: member.user.id }, 'manageCandidates');
    let [changed, full] = [0, 0];
    // In one order, so that two members who tag the same candidates do not wait for each other.
    for (const id of [...new Set(ids)].toSorted()) {
      const row = await repository.lockReadable(tx, readingOf(member, now), id);
      if (!row || row.tags.includes(tag) === (act === 'add')) continue;
      if (act === 'add' && row.tags.length >= limits.tags) {
        full += 1;
        continue;
      }
      const tags = act === 'add' ? [...row.tags, tag] : row.tags.filter((one) => one !== tag);
      const { values, words } = describe(row, { tags }, manilaDay(now));
      await repository.updateCandidate(tx, organizationId, id, { ...values, updatedAt: now }, words);
      await log(tx, member, now, { action: 'candidate_sorted', id });
      changed += 1;
    }
    return { changed, full };
  });
};

export const addNote = (
  deps: CandidatesDeps,
  member: MemberContext,
  id: string,
  { text, mentions }: NewNote,
): Promise<Candidate> =>
  asMember(
    deps,
    member,
    { permission: 'manageCandidates', id, action: 'candidate_noted' },
    async (tx, row, now) => {
      const members = await repository.listMembers(tx, row.organizationId);
      const unique = [...new Set(mentions)];
      if (unique.some((mentioned) => !members.some(({ userId }) => userId === mentioned)))
        throw refused({ mentions: 'Someone whom you mention is not in the team any more. Choose again.' });
      if ((await repository.countNotes(tx, row.id)) >= limits.notes) {
        throw new AppError(
          'CONFLICT',
          `This candidate has ${limits.notes} notes, the most that are kept. Delete one to add another.`,
        );
      }
      await repository.insertNote(tx, {
        organizationId: row.organizationId,
        candidateId: row.id,
        authorId: member.user.id,
        isByPerson: false,
        text,
        mentions: unique,
        createdAt: now,
      });
      return { result: await toCandidate(tx, row, member), subject: { mentions: unique.length } };
    },
  );

export const deleteNote = (
  deps: CandidatesDeps,
  member: MemberContext,
  { candidateId, noteId }: { candidateId: string; noteId: string },
): Promise<Candidate> =>
  asMember(
    deps,
    member,
    { permission: 'manageCandidates', id: candidateId, action: 'candidate_note_deleted' },
    async (tx, row) => {
      const known = parseId(noteId);
      const isGone =
        known !== undefined &&
        (await repository.deleteNote(tx, { candidateId: row.id, noteId: known, userId: member.user.id }));
      if (!isGone) throw notFound('This note');
      return { result: await toCandidate(tx, row, member) };
    },
  );

const missingFilter = () => notFound('This filter');

export const saveFilter = async (
  { db, clock }: CandidatesDeps,
  member: MemberContext,
  { name, selection }: NewFilter,
) => {
  const organizationId = member.organization.id;
  return db.transaction(async (tx) => {
    await requireStillMember(tx, { organizationId, userId: member.user.id }, 'manageCandidates');
    const filters = await repository.listFilters(tx, organizationId);
    const isNew = !filters.some((one) => one.name.toLowerCase() === name.toLowerCase());
    if (isNew && filters.length >= limits.filters) {
      throw new AppError(
        'CONFLICT',
        `The team has ${limits.filters} saved filters, the most that it can hold. Delete one to save another.`,
      );
    }
    return repository.putFilter(tx, { organizationId, name, selection, createdAt: clock.now() });
  });
};

export const deleteFilter = async ({ db }: CandidatesDeps, member: MemberContext, id: string) => {
  const known = parseId(id);
  const organizationId = member.organization.id;
  await db.transaction(async (tx) => {
    await requireStillMember(tx, { organizationId, userId: member.user.id }, 'manageCandidates');
    if (known === undefined || !(await repository.deleteFilter(tx, organizationId, known)))
      throw missingFilter();
  });
};

export const getHistory = async ({ db, clock }: CandidatesDeps, member: MemberContext, id: string) => {
  const known = parseId(id);
  const row = known && (await repository.findReadable(db, readingOf(member, clock.now()), known));
  if (!row) throw missing();
  const events = await repository.listHistory(db, row.organizationId, row.id, 200);
  const names = await repository.namesOf(
    db,
    events.flatMap(({ actorId }) => actorId ?? []),
  );
  return {
    events: events.map(({ at, actorId, ...event }) => ({
      ...event,
      at: isoOf(at),
      actor: actorId === null ? '' : (names.get(actorId) ?? ''),
    })),
  };
};

/** Makes a link for the person to their own record; its token is in this answer alone. They count as told by it. */
export const makePersonLink = (
  deps: CandidatesDeps,
  member: MemberContext,
  id: string,
): Promise<{ token: string; candidate: Candidate }> =>
  asMember(
    deps,
    member,
    { permission: 'manageCandidates', id, action: 'candidate_link_made' },
    async (tx, row, now) => {
      // Whoever opens a link acts as the person, who has an account for that.
      if (row.basis !== 'written')
        throw new AppError(
          'CONFLICT',
          'This person sees their record under “Shared with” in their own account, and needs no link.',
        );
      const token = newLinkToken();
      await repository.insertLink(tx, {
        tokenHash: linkTokenHash(token),
        candidateId: row.id,
        createdAt: now,
      });
      const told = row.toldAt
        ? row
        : await repository.updateCandidate(tx, row.organizationId, row.id, { toldAt: now, toldHow: 'link' });
      return { result: { token, candidate: await toCandidate(tx, told, member) } };
    },
  );

/**
 * Candidates for what is made of them, such as a presentation, held until the transaction ends: a withdrawal, an erasure or the end
 * comes before or after it, never in between. Leaves out candidates who may not be read, or who objected.
 */
export const readCandidates = async (
  tx: Db,
  {
    organizationId,
    candidateIds,
    now,
  }: { organizationId: string; candidateIds: readonly string[]; now: Date },
): Promise<StoredCandidateRow[]> => {
  const rows = await repository.holdReadable(tx, { organizationId, now }, candidateIds);
  return rows.filter(({ objectedAt }) => objectedAt === null);
};

/** One of them; null for a candidate who may not be read, or who objected. */
export const readCandidate = async (
  tx: Db,
  { candidateId, ...which }: { organizationId: string; candidateId: string; now: Date },
): Promise<StoredCandidateRow | null> =>
  (await readCandidates(tx, { ...which, candidateIds: [candidateId] }))[0] ?? null;

/** The consent in writing, to be sent; that it was opened is logged. */
export const openBasisFile = async ({ db, clock }: CandidatesDeps, member: MemberContext, id: string) => {
  const known = parseId(id);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const row = known && (await repository.findReadable(tx, readingOf(member, now), known));
    const file = row && (await repository.findFile(tx, row.id));
    if (!file) throw notFound('This file');
    await logLook(tx, member, now, row.id, 'candidate_file_opened');
    return file;
  });
};
