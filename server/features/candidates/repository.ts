import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { AuditAction } from '#shared/organizations/audit-actions';
import { searchCondition } from '#shared/candidates/facts';
import { daysLater, endingNoticeDays } from '#shared/candidates/retention';
import {
  candidatesPerPage,
  maxCounted,
  type RosterPage,
  type RosterSelection,
} from '#shared/candidates/schema';
import { manilaDay } from '#shared/manila-day';
import type { Db } from '../../db/client';
import {
  candidateFiles as files,
  candidateFilters as filters,
  candidateLinks as links,
  candidateNotes as notes,
  candidateNumbers as numbers,
  candidates,
  type CandidateFileRow,
  type CandidateId,
  type CandidateRow,
} from '../../db/schema/candidates';
import {
  organizationAudit as audit,
  organizationMembers as members,
  organizations,
  type OrganizationId,
} from '../../db/schema/organizations';
import { users, type UserId } from '../../db/schema/users';
import {
  readableCandidates as readable,
  summaryColumns,
  type SummaryRow,
} from '../../organizations/candidate-repository';

/** Of which organization, and when it is asked. */
export interface Reading {
  organizationId: OrganizationId;
  now: Date;
}

const read = ({ organizationId, now }: Reading) =>
  and(eq(candidates.organizationId, organizationId), readable(now));

const readOne = (reading: Reading, id: CandidateId) => and(read(reading), eq(candidates.id, id));

// The words are large, and no caller reads them.
const { search: _words, ...storedColumns } = getTableColumns(candidates);

export type StoredCandidateRow = Omit<CandidateRow, 'search'>;

const available = (filter: RosterSelection['availability'], today: string): SQL | undefined => {
  const by = (day: string) =>
    or(
      eq(candidates.availability, 'available'),
      and(eq(candidates.availability, 'from'), lte(candidates.availableOn, day)),
    );
  switch (filter) {
    case '':
      return undefined;
    case 'available':
      return by(today);
    case 'soon':
      return by(daysLater(today, 30));
    case 'unavailable':
    case 'unknown':
      return eq(candidates.availability, filter);
  }
};

const consented = (filter: RosterSelection['consent'], today: string): SQL | undefined => {
  switch (filter) {
    case '':
      return undefined;
    case 'written':
    case 'account':
      return eq(candidates.basis, filter);
    case 'ending':
      return lte(candidates.keepUntil, daysLater(today, endingNoticeDays));
    case 'objected':
      return isNotNull(candidates.objectedAt);
    case 'untold':
      return isNull(candidates.toldAt);
  }
};

/** The condition of a selection by a member. */
const selected = (
  db: Db,
  reading: Reading,
  userId: UserId,
  { search, profession, licensedOn, minYears, availability, tag, consent, mentioned }: RosterSelection,
  inOrder = false,
) => {
  const today = manilaDay(reading.now);
  const words = searchCondition(search);
  return and(
    read(reading),
    words === null
      ? undefined
      : inOrder
        ? sql`ts_match_vq(${candidates.search}, ${words}::tsquery)`
        : sql`${candidates.search} @@ ${words}::tsquery`,
    profession === '' ? undefined : sql`${candidates.profession} = ${profession}`,
    licensedOn === '' ? undefined : gte(candidates.licensedUntil, licensedOn),
    minYears === 0 ? undefined : gte(candidates.years, minYears),
    available(availability, today),
    tag === '' ? undefined : sql`${candidates.tags} @> array[${tag}]::text[]`,
    consented(consent, today),
    mentioned === ''
      ? undefined
      : inArray(
          candidates.id,
          db
            .select({ id: notes.candidateId })
            .from(notes)
            .where(
              and(
                eq(notes.organizationId, reading.organizationId),
                sql`${notes.mentions} @> array[${userId}]::uuid[]`,
              ),
            ),
        ),
  );
};

const orders = {
  // As the index has it: Postgres uses none that sorts nulls to the other end.
  changed: [sql`${candidates.updatedAt} desc nulls last`, asc(candidates.id)],
  name: [sql`lower(${candidates.name})`, asc(candidates.id)],
  added: [desc(candidates.number)],
} as const;

/**
 * One page. `inOrder` reads the candidates in their order until the page is full, instead of all that the index of words finds: the
 * operator's function uses no index. Postgres cannot estimate how many words have a beginning, and would sort a whole roster.
 */
export const listRoster = (
  db: Db,
  reading: Reading,
  userId: UserId,
  { sort, page, ...selection }: RosterPage,
  inOrder = false,
): Promise<SummaryRow[]> =>
  db
    .select(summaryColumns)
    .from(candidates)
    .where(selected(db, reading, userId, selection, inOrder))
    .orderBy(...orders[sort])
    .limit(candidatesPerPage)
    .offset((page - 1) * candidatesPerPage);

/** How many there are; one more than `maxCounted` for any number above it, as counting all of a large roster takes long. */
export const countRoster = async (
  db: Db,
  reading: Reading,
  userId: UserId,
  selection: RosterSelection,
): Promise<number> => {
  const counted = db
    .select({ id: candidates.id })
    .from(candidates)
    .where(selected(db, reading, userId, selection))
    .limit(maxCounted + 1)
    .as('counted');
  const [row] = await db.select({ total: count() }).from(counted);
  return row?.total ?? 0;
};

/** A page and how many there are in all. A page of more than `maxCounted` is soon full. */
export const readRoster = async (db: Db, reading: Reading, userId: UserId, query: RosterPage) => {
  const total = await countRoster(db, reading, userId, query);
  return { total, rows: await listRoster(db, reading, userId, query, total > maxCounted) };
};

export const findReadable = async (
  db: Db,
  reading: Reading,
  id: CandidateId,
): Promise<StoredCandidateRow | undefined> =>
  (await db.select(storedColumns).from(candidates).where(readOne(reading, id)))[0];

export const listReadable = (
  db: Db,
  reading: Reading,
  ids: readonly CandidateId[],
): Promise<StoredCandidateRow[]> =>
  db
    .select(storedColumns)
    .from(candidates)
    .where(and(read(reading), inArray(candidates.id, [...ids])));

/** Holds the candidate until the transaction ends: it is neither changed, deleted nor withdrawn in the middle of it. */
export const lockReadable = async (
  tx: Db,
  reading: Reading,
  id: CandidateId,
): Promise<StoredCandidateRow | undefined> =>
  (await tx.select(storedColumns).from(candidates).where(readOne(reading, id)).for('update'))[0];

/** Locks the candidates who may be read, in the order of their ids, so that two transactions with the same ones do not deadlock. */
export const holdReadable = (
  tx: Db,
  reading: Reading,
  ids: readonly CandidateId[],
): Promise<StoredCandidateRow[]> =>
  tx
    .select(storedColumns)
    .from(candidates)
    .where(and(read(reading), inArray(candidates.id, [...ids])))
    .orderBy(candidates.id)
    .for('share');

/** The organization's next number, which no other candidate has or had. Locks the counter until the transaction ends. */
export const nextNumber = async (tx: Db, organizationId: OrganizationId): Promise<number> => {
  const [row] = await tx
    .insert(numbers)
    .values({ organizationId, last: 1 })
    .onConflictDoUpdate({ target: numbers.organizationId, set: { last: sql`${numbers.last} + 1` } })
    .returning({ last: numbers.last });
  if (!row) throw new Error('A candidate got no number');
  return row.last;
};

export const countStored = (db: Db, organizationId: OrganizationId): Promise<number> =>
  db.$count(candidates, eq(candidates.organizationId, organizationId));

export const findImported = async (
  tx: Db,
  reading: Reading,
  importKey: string,
): Promise<StoredCandidateRow | undefined> =>
  (
    await tx
      .select(storedColumns)
      .from(candidates)
      .where(and(read(reading), eq(candidates.importKey, importKey)))
  )[0];

/** The words as Postgres indexes them, one lexeme each. */
const lexemes = (words: readonly string[]) =>
  sql<string>`array_to_tsvector(array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[])`;

type Values = Omit<typeof candidates.$inferInsert, 'search'>;

export const insertCandidate = async (
  tx: Db,
  values: Values,
  words: readonly string[],
): Promise<StoredCandidateRow> => {
  const [row] = await tx
    .insert(candidates)
    .values({ ...values, search: lexemes(words) })
    .returning(storedColumns);
  if (!row) throw new Error('A candidate was not stored');
  return row;
};

/** Changes a candidate that the transaction holds. */
export const updateCandidate = async (
  tx: Db,
  organizationId: OrganizationId,
  id: CandidateId,
  values: Partial<Values>,
  words?: readonly string[],
): Promise<StoredCandidateRow> => {
  const [row] = await tx
    .update(candidates)
    .set({ ...values, ...(words && { search: lexemes(words) }) })
    .where(and(eq(candidates.organizationId, organizationId), eq(candidates.id, id)))
    .returning(storedColumns);
  if (!row) throw new Error('A candidate that is held was not changed');
  return row;
};

/** Deletes a candidate with notes and links. Returns the keys of its files, which the caller records for removal. */
export const deleteCandidate = async (
  tx: Db,
  organizationId: OrganizationId,
  id: CandidateId,
): Promise<string[]> => {
  const kept = await tx.delete(files).where(eq(files.candidateId, id)).returning({ key: files.storageKey });
  await tx
    .delete(candidates)
    .where(and(eq(candidates.organizationId, organizationId), eq(candidates.id, id)));
  return kept.map(({ key }) => key);
};

/** The files of all of an organization's candidates, locked by a transaction that deletes them. */
export const lockFiles = async (tx: Db, organizationId: OrganizationId): Promise<string[]> =>
  (
    await tx
      .select({ key: files.storageKey })
      .from(files)
      .innerJoin(candidates, eq(candidates.id, files.candidateId))
      .where(eq(candidates.organizationId, organizationId))
      .for('update')
  ).map(({ key }) => key);

/** A page of the candidates after a number, for an export. */
export const listAfterNumber = (
  db: Db,
  reading: Reading,
  { after, limit }: { after: number; limit: number },
): Promise<StoredCandidateRow[]> =>
  db
    .select(storedColumns)
    .from(candidates)
    .where(and(read(reading), gt(candidates.number, after)))
    .orderBy(asc(candidates.number))
    .limit(limit);

/** The consents in writing, for an export. */
export const listConsentFiles = (db: Db, reading: Reading) =>
  db
    .select({ file: files, number: candidates.number })
    .from(files)
    .innerJoin(candidates, eq(candidates.id, files.candidateId))
    .where(read(reading))
    .orderBy(asc(candidates.number));

export const listByKeys = (
  db: Db,
  reading: Reading,
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
) =>
  db
    .select({
      id: candidates.id,
      number: candidates.number,
      name: candidates.name,
      email: candidates.email,
      phone: candidates.phone,
    })
    .from(candidates)
    .where(
      and(
        read(reading),
        or(
          and(ne(candidates.emailKey, ''), inArray(candidates.emailKey, [...emails, ''])),
          and(ne(candidates.phoneKey, ''), inArray(candidates.phoneKey, [...phones, ''])),
        ),
      ),
    )
    .orderBy(asc(candidates.number))
    .limit(1000);

/** The tags in use, by name. */
export const listTags = async (db: Db, reading: Reading): Promise<string[]> => {
  const tag = sql<string>`unnest(${candidates.tags})`.as('tag');
  const rows = await db
    .selectDistinct({ tag })
    .from(candidates)
    .where(read(reading))
    .orderBy(sql`1`)
    .limit(300);
  return rows.map((row) => row.tag);
};

const memberName = sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`;

/** The members who can be mentioned, by name. */
export const listMembers = (db: Db, organizationId: OrganizationId) =>
  db
    .select({ userId: users.id, name: memberName })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.organizationId, organizationId))
    .orderBy(sql`lower(${memberName})`, asc(users.id));

export const listNotes = (db: Db, organizationId: OrganizationId, ids: readonly CandidateId[]) =>
  db
    .select({ note: notes, author: memberName })
    .from(notes)
    .leftJoin(users, eq(users.id, notes.authorId))
    .where(and(eq(notes.organizationId, organizationId), inArray(notes.candidateId, [...ids])))
    .orderBy(desc(notes.createdAt), desc(notes.id));

/** The names of users, also of former members. */
export const namesOf = async (db: Db, ids: readonly UserId[]): Promise<Map<UserId, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: memberName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

export const countNotes = (db: Db, id: CandidateId, { ofMembers = false } = {}): Promise<number> =>
  db.$count(notes, and(eq(notes.candidateId, id), ofMembers ? eq(notes.isByPerson, false) : undefined));

export const insertNote = async (tx: Db, note: typeof notes.$inferInsert): Promise<void> => {
  await tx.insert(notes).values(note);
};

/** Deletes the caller's own note, or one without an author. */
export const deleteNote = async (
  tx: Db,
  { candidateId, noteId, userId }: { candidateId: CandidateId; noteId: string; userId: UserId },
): Promise<boolean> =>
  (
    await tx
      .delete(notes)
      .where(
        and(
          eq(notes.id, noteId),
          eq(notes.candidateId, candidateId),
          eq(notes.isByPerson, false),
          or(eq(notes.authorId, userId), isNull(notes.authorId)),
        ),
      )
      .returning({ id: notes.id })
  ).length > 0;

const filterColumns = { id: filters.id, name: filters.name, selection: filters.selection };

export const listFilters = (db: Db, organizationId: OrganizationId) =>
  db
    .select(filterColumns)
    .from(filters)
    .where(eq(filters.organizationId, organizationId))
    .orderBy(asc(filters.nameKey));

/** In place of the one of that name. */
export const putFilter = async (tx: Db, filter: Omit<typeof filters.$inferInsert, 'nameKey'>) => {
  const values = { ...filter, nameKey: filter.name.toLowerCase() };
  const [row] = await tx
    .insert(filters)
    .values(values)
    .onConflictDoUpdate({
      target: [filters.organizationId, filters.nameKey],
      set: { name: values.name, selection: values.selection },
    })
    .returning(filterColumns);
  if (!row) throw new Error('A filter was not stored');
  return row;
};

export const deleteFilter = async (tx: Db, organizationId: OrganizationId, id: string): Promise<boolean> =>
  (
    await tx
      .delete(filters)
      .where(and(eq(filters.organizationId, organizationId), eq(filters.id, id)))
      .returning({ id: filters.id })
  ).length > 0;

/** Links that a candidate may have; the oldest goes for another. */
const maxLinks = 10;

export const insertLink = async (tx: Db, link: typeof links.$inferInsert): Promise<void> => {
  await tx.insert(links).values(link);
  const kept = tx
    .select({ tokenHash: links.tokenHash })
    .from(links)
    .where(eq(links.candidateId, link.candidateId))
    .orderBy(desc(links.createdAt))
    .limit(maxLinks);
  await tx
    .delete(links)
    .where(and(eq(links.candidateId, link.candidateId), not(inArray(links.tokenHash, kept))));
};

export const deleteLink = async (tx: Db, tokenHash: string): Promise<void> => {
  await tx.delete(links).where(eq(links.tokenHash, tokenHash));
};

/**
 * The record that a token opens, with its organization: the person's own, whatever the state of the organization's plan. Not one that
 * a person shares from an account, where they act by signing in.
 */
export const findByToken = async (db: Db, tokenHash: string, now: Date) =>
  (
    await db
      .select({ row: storedColumns, organization: organizations })
      .from(links)
      .innerJoin(candidates, eq(candidates.id, links.candidateId))
      .innerJoin(organizations, eq(organizations.id, candidates.organizationId))
      .where(and(eq(links.tokenHash, tokenHash), eq(candidates.basis, 'written'), readable(now)))
  )[0];

const claimedBy = (userId: UserId, now: Date) =>
  and(eq(candidates.userId, userId), eq(candidates.basis, 'written'), readable(now));

/** A record that this account has taken over. */
export const findClaimed = async (
  db: Db,
  { userId, id, now }: { userId: UserId; id: CandidateId; now: Date },
) =>
  (
    await db
      .select({ row: storedColumns, organization: organizations })
      .from(candidates)
      .innerJoin(organizations, eq(organizations.id, candidates.organizationId))
      .where(and(eq(candidates.id, id), claimedBy(userId, now)))
  )[0];

/** The records that this account has taken over, the newest first. */
export const listClaimed = (db: Db, userId: UserId, now: Date) =>
  db
    .select({
      id: candidates.id,
      organization: organizations,
      basisDate: candidates.basisDate,
      keepUntil: candidates.keepUntil,
      objectedAt: candidates.objectedAt,
    })
    .from(candidates)
    .innerJoin(organizations, eq(organizations.id, candidates.organizationId))
    .where(claimedBy(userId, now))
    .orderBy(desc(candidates.createdAt), desc(candidates.id))
    .limit(200);

export const findFile = async (db: Db, id: CandidateId): Promise<CandidateFileRow | undefined> =>
  (await db.select().from(files).where(eq(files.candidateId, id)))[0];

export const listFiles = (db: Db, ids: readonly CandidateId[]): Promise<CandidateFileRow[]> =>
  db
    .select()
    .from(files)
    .where(inArray(files.candidateId, [...ids]));

/** Puts a file in place of the one before, whose key is returned. The transaction holds the candidate. */
export const putFile = async (tx: Db, file: typeof files.$inferInsert): Promise<string | undefined> => {
  const before = await deleteFile(tx, file.candidateId);
  await tx.insert(files).values(file);
  return before;
};

export const deleteFile = async (tx: Db, id: CandidateId): Promise<string | undefined> =>
  (await tx.delete(files).where(eq(files.candidateId, id)).returning({ key: files.storageKey }))[0]?.key;

/** Which of these files a candidate still has. */
export const knownCandidateFiles = async (db: Db, keys: string[]): Promise<string[]> =>
  (await db.select({ key: files.storageKey }).from(files).where(inArray(files.storageKey, keys))).map(
    ({ key }) => key,
  );

/** A page of all files after this one. */
export const candidateFilesAfter = async (db: Db, key: string, limit: number): Promise<[string][]> =>
  (
    await db
      .select({ key: files.storageKey })
      .from(files)
      .where(gt(files.storageKey, key))
      .orderBy(asc(files.storageKey))
      .limit(limit)
  ).map((row): [string] => [row.key]);

/** What was done with a candidate, newest first. */
export const listHistory = (db: Db, organizationId: OrganizationId, id: CandidateId, limit: number) =>
  db
    .select({ at: audit.at, actorId: audit.actorId, action: audit.action, subject: audit.subject })
    .from(audit)
    .where(and(eq(audit.organizationId, organizationId), eq(audit.candidateId, id)))
    .orderBy(desc(audit.id))
    .limit(limit);

/** Whether this member has looked at the candidate since then. */
export const hasLooked = async (
  db: Db,
  {
    organizationId,
    id,
    userId,
    action,
    since,
  }: {
    organizationId: OrganizationId;
    id: CandidateId;
    userId: UserId;
    action: AuditAction;
    since: Date;
  },
): Promise<boolean> =>
  (
    await db
      .select({ one: sql`1` })
      .from(audit)
      .where(
        and(
          eq(audit.organizationId, organizationId),
          eq(audit.candidateId, id),
          eq(audit.actorId, userId),
          eq(audit.action, action),
          gt(audit.at, since),
        ),
      )
      .limit(1)
  ).length > 0;

/**
 * Organizations take turns, and their candidates come in any order: addresses for which the mail server puts off its mails hold up
 * neither another organization's candidates nor, for ever, the others of their own.
 */
const inTurns = sql`row_number() over (partition by ${candidates.organizationId} order by random())`;

/** Candidates with an address who were not told of their record. */
export const listUntold = (db: Db, { now, limit }: { now: Date; limit: number }) =>
  db
    .select({
      id: candidates.id,
      organizationId: candidates.organizationId,
      name: candidates.name,
      email: candidates.email,
      keepUntil: candidates.keepUntil,
      basisDate: candidates.basisDate,
      organization: organizations.name,
      contact: organizations.contact,
    })
    .from(candidates)
    .innerJoin(organizations, eq(organizations.id, candidates.organizationId))
    .where(
      and(
        isNull(candidates.toldAt),
        eq(candidates.isMailRefused, false),
        ne(candidates.emailKey, ''),
        eq(candidates.basis, 'written'),
        readable(now),
      ),
    )
    .orderBy(inTurns)
    .limit(limit);
/** How many people an organization's records were mailed to since then, also those that are deleted. */
export const countTold = (db: Db, organizationId: OrganizationId, since: Date): Promise<number> =>
  db.$count(
    audit,
    and(eq(audit.organizationId, organizationId), eq(audit.action, 'candidate_told'), gt(audit.at, since)),
  );

export type UntoldCandidate = Awaited<ReturnType<typeof listUntold>>[number];

/** Claims the telling of a candidate; false where another process has it, or the address changed meanwhile. */
export const claimTelling = async (
  tx: Db,
  { id, email }: Pick<UntoldCandidate, 'id' | 'email'>,
  now: Date,
): Promise<boolean> =>
  (
    await tx
      .update(candidates)
      .set({ toldAt: now, toldHow: 'mail' })
      .where(and(eq(candidates.id, id), eq(candidates.email, email), isNull(candidates.toldAt)))
      .returning({ id: candidates.id })
  ).length > 0;

export const releaseTelling = async (db: Db, id: CandidateId, isMailRefused: boolean): Promise<void> => {
  await db
    .update(candidates)
    .set({ toldAt: null, toldHow: null, isMailRefused })
    .where(and(eq(candidates.id, id), eq(candidates.toldHow, 'mail')));
};

const notToldOfEnd = or(
  isNull(candidates.planEndToldAt),
  lt(candidates.planEndToldAt, organizations.planEndedAt),
);

/** Candidates with an address, that of their account where they have one, who were not told that the agency's plan has ended. */
export const listUntoldOfEnd = async (db: Db, { now, limit }: { now: Date; limit: number }) => {
  const rows = await db
    .select({
      id: candidates.id,
      organizationId: candidates.organizationId,
      name: candidates.name,
      email: sql<string>`case when ${users.emailVerified} then ${users.email} else ${candidates.email} end`,
      hasAccount: sql<boolean>`${candidates.basis} = 'account'`,
      organization: organizations.name,
      contact: organizations.contact,
      planEndedAt: organizations.planEndedAt,
    })
    .from(organizations)
    .innerJoin(candidates, eq(candidates.organizationId, organizations.id))
    .leftJoin(users, eq(users.id, candidates.userId))
    .where(
      and(
        isNotNull(organizations.planEndedAt),
        notToldOfEnd,
        eq(candidates.isMailRefused, false),
        or(ne(candidates.email, ''), eq(users.emailVerified, true)),
        readable(now),
      ),
    )
    .orderBy(inTurns)
    .limit(limit);
  return rows.flatMap(({ planEndedAt, ...row }) => (planEndedAt ? [{ ...row, planEndedAt }] : []));
};

/** Claims the telling of a plan's end; false where another process has it, or the plan is back. */
export const claimTellingOfEnd = async (tx: Db, id: CandidateId, now: Date): Promise<boolean> =>
  (
    await tx
      .update(candidates)
      .set({ planEndToldAt: now })
      .from(organizations)
      .where(
        and(
          eq(candidates.id, id),
          eq(organizations.id, candidates.organizationId),
          isNotNull(organizations.planEndedAt),
          notToldOfEnd,
        ),
      )
      .returning({ id: candidates.id })
  ).length > 0;

/** For the next run. */
export const releaseTellingOfEnd = async (db: Db, id: CandidateId): Promise<void> => {
  await db.update(candidates).set({ planEndToldAt: null }).where(eq(candidates.id, id));
};

/** How many records of an organization end soon without its having been told. */
export const listEnding = (db: Db, { today, by }: { today: string; by: string }) =>
  db
    .select({ organizationId: candidates.organizationId, ending: count() })
    .from(candidates)
    .where(
      and(
        eq(candidates.basis, 'written'),
        gte(candidates.keepUntil, today),
        lte(candidates.keepUntil, by),
        isNull(candidates.endingToldAt),
      ),
    )
    .groupBy(candidates.organizationId);

/** Claims the notice about these records; returns them, none where another process was first. */
export const claimEnding = (
  tx: Db,
  organizationId: OrganizationId,
  { today, by, now }: { today: string; by: string; now: Date },
) =>
  tx
    .update(candidates)
    .set({ endingToldAt: now })
    .where(
      and(
        eq(candidates.organizationId, organizationId),
        eq(candidates.basis, 'written'),
        gte(candidates.keepUntil, today),
        lte(candidates.keepUntil, by),
        isNull(candidates.endingToldAt),
      ),
    )
    .returning({ id: candidates.id, number: candidates.number, keepUntil: candidates.keepUntil });

export const releaseEnding = async (db: Db, ids: readonly CandidateId[]): Promise<void> => {
  await db
    .update(candidates)
    .set({ endingToldAt: null })
    .where(inArray(candidates.id, [...ids]));
};

/** Owner and admins with a verified address, and the organization. */
export const findRecipients = async (db: Db, organizationId: OrganizationId) => {
  const rows = await db
    .select({ email: users.email, name: organizations.name, slug: organizations.slug })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(
      and(
        eq(members.organizationId, organizationId),
        inArray(members.role, ['owner', 'admin']),
        eq(users.emailVerified, true),
      ),
    );
  return rows;
};

/** Locks records that may not be read any more, those of one batch. */
export const lockEnded = (tx: Db, now: Date, limit: number) =>
  tx
    .select({ id: candidates.id, organizationId: candidates.organizationId, basis: candidates.basis })
    .from(candidates)
    .where(sql`not (${readable(now)})`)
    .limit(limit)
    .for('update', { skipLocked: true });
