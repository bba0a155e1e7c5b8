import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { AuditAction } from '#shared/organizations/audit-actions';
import type { Db } from '../../db/client';
import {
  candidateConsents as consents,
  candidateNotes as notes,
  candidateRequests as requests,
  candidates,
  type CandidateId,
  type CandidateRequestRow,
} from '../../db/schema/candidates';
import {
  organizationAudit as audit,
  organizationMembers as members,
  organizations,
  type OrganizationId,
} from '../../db/schema/organizations';
import { jobOrderCandidates, jobOrderMoves } from '../../db/schema/job-orders';
import { users, type UserId } from '../../db/schema/users';
import { readableCandidates } from '../../organizations/candidate-repository';

const isOpen = (now: Date) =>
  and(isNull(requests.usedAt), isNull(requests.revokedAt), gt(requests.expiresAt, now));

const isDeclinedSince = (since: Date) => and(requests.isDeclined, gt(requests.usedAt, since));

/** Those that wait for an answer, and those declined since then. */
export const listRequests = (
  db: Db,
  organizationId: OrganizationId,
  { now, declinedSince }: { now: Date; declinedSince: Date },
) =>
  db
    .select()
    .from(requests)
    .where(and(eq(requests.organizationId, organizationId), or(isOpen(now), isDeclinedSince(declinedSince))))
    .orderBy(desc(requests.createdAt), asc(requests.id))
    .limit(1000);

/** The open requests to this address, with who asks. */
export const listRequestsTo = (db: Db, email: string, now: Date) =>
  db
    .select({ request: requests, organization: organizations })
    .from(requests)
    .innerJoin(organizations, eq(organizations.id, requests.organizationId))
    .where(and(eq(requests.email, email.toLowerCase()), isOpen(now)))
    .orderBy(desc(requests.createdAt), asc(requests.id))
    .limit(50);

/** A request to this address by its id. */
export const findRequestTo = async (db: Db, email: string, id: string): Promise<FoundRequest | undefined> =>
  (
    await db
      .select({ request: requests, organization: organizations })
      .from(requests)
      .innerJoin(organizations, eq(organizations.id, requests.organizationId))
      .where(and(eq(requests.email, email.toLowerCase()), eq(requests.id, id)))
  )[0];

export const countOpenRequests = (db: Db, organizationId: OrganizationId, now: Date): Promise<number> =>
  db.$count(requests, and(eq(requests.organizationId, organizationId), isOpen(now)));

export const countRequestsTo = (
  db: Db,
  organizationId: OrganizationId,
  { email, since }: { email: string; since: Date },
): Promise<number> =>
  db.$count(
    requests,
    and(
      eq(requests.organizationId, organizationId),
      eq(requests.email, email),
      gte(requests.createdAt, since),
    ),
  );

/** When this address last declined a request of the organization; undefined where it has not since then. */
export const findDecline = async (
  db: Db,
  organizationId: OrganizationId,
  { email, since }: { email: string; since: Date },
): Promise<Date | undefined> =>
  (
    await db
      .select({ at: requests.usedAt })
      .from(requests)
      .where(
        and(eq(requests.organizationId, organizationId), eq(requests.email, email), isDeclinedSince(since)),
      )
      .orderBy(desc(requests.usedAt))
      .limit(1)
  )[0]?.at ?? undefined;

export const insertRequest = async (
  tx: Db,
  values: typeof requests.$inferInsert,
): Promise<CandidateRequestRow> => {
  const [row] = await tx.insert(requests).values(values).returning();
  if (!row) throw new Error('A request for consent was not stored');
  return row;
};

/** Whether an open one was taken back. */
export const revokeRequest = async (
  tx: Db,
  organizationId: OrganizationId,
  id: string,
  now: Date,
): Promise<boolean> =>
  (
    await tx
      .update(requests)
      .set({ revokedAt: now })
      .where(and(eq(requests.organizationId, organizationId), eq(requests.id, id), isOpen(now)))
      .returning({ id: requests.id })
  ).length > 0;

export const findRequest = async (db: Db, tokenHash: string) =>
  (
    await db
      .select({ request: requests, organization: organizations })
      .from(requests)
      .innerJoin(organizations, eq(organizations.id, requests.organizationId))
      .where(eq(requests.tokenHash, tokenHash))
  )[0];
export type FoundRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** Uses a request up; false where that happened before, or it was taken back. */
export const useRequest = async (
  tx: Db,
  id: string,
  { usedBy, isDeclined, now }: { usedBy: UserId; isDeclined: boolean; now: Date },
): Promise<boolean> =>
  (
    await tx
      .update(requests)
      .set({ usedAt: now, usedBy, isDeclined })
      .where(and(eq(requests.id, id), isOpen(now)))
      .returning({ id: requests.id })
  ).length > 0;

const keptDays = 30;

/** Those that can be answered no more for a month, with the addresses in them. */
export const deleteOldRequests = async (db: Db, now: Date): Promise<void> => {
  await db.delete(requests).where(lt(requests.expiresAt, new Date(now.getTime() - keptDays * 86_400_000)));
};

/** With a deleted account go the requests to its address. */
export const deleteRequestsTo = async (tx: Db, email: string): Promise<void> => {
  await tx.delete(requests).where(eq(requests.email, email.toLowerCase()));
};

/** Holds the account until the transaction ends; false where it is gone. */
export const holdUser = async (tx: Db, id: UserId): Promise<boolean> =>
  (await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share')).length > 0;

/** The record that an organization has of an account, readable or not, held until the transaction ends. */
export const lockRecordOf = async (tx: Db, organizationId: OrganizationId, userId: UserId) =>
  (
    await tx
      .select({ id: candidates.id, organizationId: candidates.organizationId })
      .from(candidates)
      .where(and(eq(candidates.organizationId, organizationId), eq(candidates.userId, userId)))
      .for('update')
  )[0];

/** Whether an organization has a record of this account on the basis of a consent in writing. */
export const hasWrittenRecord = async (
  db: Db,
  { organizationId, userId, now }: { organizationId: OrganizationId; userId: UserId; now: Date },
): Promise<boolean> =>
  (await db.$count(
    candidates,
    and(
      eq(candidates.organizationId, organizationId),
      eq(candidates.userId, userId),
      eq(candidates.basis, 'written'),
      readableCandidates(now),
    ),
  )) > 0;

/** Makes room for another record of the same account in the same organization. */
export const releaseAccount = async (tx: Db, id: CandidateId): Promise<void> => {
  await tx.update(candidates).set({ userId: null }).where(eq(candidates.id, id));
};

/** What the organization itself wrote of a candidate goes over to the record that replaces theirs: notes, and places in job orders. */
export const moveAgencysOwn = async (tx: Db, from: CandidateId, to: CandidateId): Promise<void> => {
  for (const table of [notes, jobOrderCandidates, jobOrderMoves])
    await tx.update(table).set({ candidateId: to }).where(eq(table.candidateId, from));
};

/** All records of an account, held until the transaction ends. */
export const lockRecordsOf = (tx: Db, userId: UserId) =>
  tx
    .select({
      id: candidates.id,
      organizationId: candidates.organizationId,
      number: candidates.number,
    })
    .from(candidates)
    .where(eq(candidates.userId, userId))
    .orderBy(asc(candidates.id))
    .for('update');

export const insertConsent = async (tx: Db, values: typeof consents.$inferInsert): Promise<void> => {
  await tx.insert(consents).values(values);
};

const lasts = (now: Date) => and(isNull(consents.withdrawnAt), gt(consents.endsAt, now));

export const findLasting = async (
  db: Db,
  { organizationId, userId, now }: { organizationId: OrganizationId; userId: UserId; now: Date },
) =>
  (
    await db
      .select({ id: consents.id })
      .from(consents)
      .innerJoin(candidates, eq(candidates.id, consents.candidateId))
      .where(and(eq(consents.organizationId, organizationId), eq(consents.userId, userId), lasts(now)))
  )[0];

export const findConsent = async (db: Db, userId: UserId, id: string) =>
  (
    await db
      .select()
      .from(consents)
      .where(and(eq(consents.id, id), eq(consents.userId, userId)))
  )[0];

/** Ends what was consented to before about this record. */
export const withdrawAll = async (tx: Db, candidateId: CandidateId, now: Date): Promise<number> =>
  (
    await tx
      .update(consents)
      .set({ withdrawnAt: now })
      .where(and(eq(consents.candidateId, candidateId), isNull(consents.withdrawnAt)))
      .returning({ id: consents.id })
  ).length;

/** Whether the consent still lasts, held until the transaction ends; notes when the copy was made anew. */
export const renewCopy = async (tx: Db, id: string, now: Date): Promise<boolean> =>
  (
    await tx
      .update(consents)
      .set({ copiedAt: now })
      .where(and(eq(consents.id, id), lasts(now)))
      .returning({ id: consents.id })
  ).length > 0;

export const listConsents = (db: Db, userId: UserId) =>
  db
    .select({ consent: consents, organization: organizations, recordId: candidates.id })
    .from(consents)
    .innerJoin(organizations, eq(organizations.id, consents.organizationId))
    .leftJoin(candidates, eq(candidates.id, consents.candidateId))
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(200);

const lookActions: AuditAction[] = ['candidate_viewed', 'candidate_compared', 'candidate_file_opened'];
const sentActions: AuditAction[] = ['candidate_presented', 'document_downloaded'];

const actorName = sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`;

/** Who looked at a record and what was sent of it within a consent's time, newest first, with the actors' present roles. */
export const listUse = (
  db: Db,
  {
    organizationId,
    candidateId,
    from,
    until,
  }: { organizationId: OrganizationId; candidateId: CandidateId; from: Date; until: Date | null },
) =>
  db
    .select({
      at: audit.at,
      action: audit.action,
      isLook: sql<boolean>`${inArray(audit.action, lookActions)}`,
      to: sql<string | null>`${audit.subject}->>'client'`,
      name: actorName,
      role: members.role,
    })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actorId))
    .leftJoin(
      members,
      and(eq(members.organizationId, audit.organizationId), eq(members.userId, audit.actorId)),
    )
    .where(
      and(
        eq(audit.organizationId, organizationId),
        eq(audit.candidateId, candidateId),
        gte(audit.at, from),
        until ? lte(audit.at, until) : undefined,
        or(
          inArray(audit.action, [...lookActions, ...sentActions]),
          and(eq(audit.action, 'candidate_moved'), sql`${audit.subject}->>'to' = 'presented'`),
        ),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(200);
