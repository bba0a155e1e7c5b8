import { parseId } from '#shared/http/path-text';
import {
  jobOrderLimits as limits,
  jobStageNames,
  jobStages,
  type JobOrder,
  type JobOrderDetails,
  type JobOrderQuery,
  type JobOrderSummary,
  type JobStage,
} from '#shared/job-orders/schema';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { JobOrderRow } from '../../db/schema/job-orders';
import { AppError } from '../../http/errors/app-error';
import { writeAudit, writeAudits } from '../../organizations/audit';
import { missingCandidate, toSummary } from '../../organizations/candidate-repository';
import { requireStillMember, type MemberContext } from '../../organizations/require-member';
import * as repository from './repository';

export interface JobOrdersDeps {
  db: Db;
  clock: Clock;
}

const missingOrder = () =>
  new AppError('NOT_FOUND', 'This job order is not there any more. The list of job orders shows which are.');

const noCandidates = () =>
  Object.fromEntries(jobStages.map((stage) => [stage, 0])) as Record<JobStage, number>;

const summaryOf = (
  row: JobOrderRow,
  stages: Record<JobStage, number>,
): Omit<JobOrderSummary, 'candidateStage'> => {
  const { id, client, position, people, place, deadline, status } = row;
  return { id, client, position, people, place, deadline, status, stages };
};

const toJobOrder = async (db: Db, row: JobOrderRow, now: Date): Promise<JobOrder> => {
  const found = await repository.listCandidates(db, row.id, now);
  const stages = noCandidates();
  for (const { stage } of found) stages[stage] += 1;
  return {
    ...summaryOf(row, stages),
    requirements: row.requirements,
    createdAt: row.createdAt.toISOString(),
    candidates: found.map(({ candidate, stage, since }) => ({
      candidate: toSummary(candidate),
      stage,
      since: since.toISOString(),
    })),
  };
};

export const listJobOrders = async (
  { db, clock }: JobOrdersDeps,
  { organization }: MemberContext,
  query: JobOrderQuery,
) => {
  const now = clock.now();
  const [rows, total] = await Promise.all([
    repository.listPage(db, organization.id, query, now),
    repository.countMatching(db, organization.id, query, now),
  ]);
  const ids = rows.map(({ id }) => id);
  const [counted, stagesOfCandidate] = await Promise.all([
    repository.countStages(db, ids, now),
    query.candidateId === '' ? [] : repository.listStagesOf(db, ids, query.candidateId),
  ]);
  const jobOrders = rows.map((row) => {
    const stages = noCandidates();
    for (const one of counted) if (one.jobOrderId === row.id) stages[one.stage] = one.total;
    const entry = stagesOfCandidate.find(({ jobOrderId }) => jobOrderId === row.id);
    return { ...summaryOf(row, stages), candidateStage: entry?.stage ?? null };
  });
  return { jobOrders, total };
};

export const getJobOrder = async (
  { db, clock }: JobOrdersDeps,
  { organization }: MemberContext,
  id: string,
): Promise<JobOrder> => {
  const known = parseId(id);
  const row = known && (await repository.findOrder(db, organization.id, known));
  if (!row) throw missingOrder();
  return toJobOrder(db, row, clock.now());
};

export const createJobOrder = (
  { db, clock }: JobOrdersDeps,
  { organization, user }: MemberContext,
  details: JobOrderDetails,
): Promise<JobOrder> => {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await requireStillMember(tx, { organizationId: organization.id, userId: user.id }, 'manageJobOrders');
    if ((await repository.countOrders(tx, organization.id)) >= limits.orders)
      throw new AppError(
        'CONFLICT',
        `The team has ${limits.orders.toLocaleString('en-US')} job orders, the most that it can hold. Delete old ones, then add this one again.`,
      );
    const row = await repository.insertOrder(tx, {
      ...details,
      organizationId: organization.id,
      createdBy: user.id,
      createdAt: now,
    });
    await writeAudit(tx, {
      organizationId: organization.id,
      actorId: user.id,
      action: 'job_order_added',
      subject: { jobOrderId: row.id },
      at: now,
    });
    return toJobOrder(tx, row, now);
  });
};

/** Runs a member's act on one job order, which is held until the end, so that two members change it one after the other. */
const onOrder = <Result>(
  { db, clock }: JobOrdersDeps,
  { organization, user }: MemberContext,
  id: string,
  act: (tx: Db, row: JobOrderRow, now: Date) => Promise<Result>,
): Promise<Result> => {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await requireStillMember(tx, { organizationId: organization.id, userId: user.id }, 'manageJobOrders');
    const known = parseId(id);
    const row = known && (await repository.lockOrder(tx, organization.id, known));
    if (!row) throw missingOrder();
    return act(tx, row, now);
  });
};

export const updateJobOrder = (
  deps: JobOrdersDeps,
  member: MemberContext,
  id: string,
  details: JobOrderDetails,
): Promise<JobOrder> =>
  onOrder(deps, member, id, async (tx, row, now) => {
    const updated = await repository.updateOrder(tx, row.organizationId, row.id, details);
    if (!updated) throw missingOrder();
    return toJobOrder(tx, updated, now);
  });

export const deleteJobOrder = (deps: JobOrdersDeps, member: MemberContext, id: string): Promise<void> =>
  onOrder(deps, member, id, async (tx, row, now) => {
    await repository.deleteOrder(tx, row.organizationId, row.id);
    await writeAudit(tx, {
      organizationId: row.organizationId,
      actorId: member.user.id,
      action: 'job_order_deleted',
      subject: { jobOrderId: row.id },
      at: now,
    });
  });

interface Move {
  candidateId: string;
  from: JobStage | null;
  to: JobStage | null;
}

/** Records changes of stage, in the job order and in the log of each candidate. */
const recordMoves = async (
  tx: Db,
  { id: jobOrderId, organizationId, client }: JobOrderRow,
  { user }: MemberContext,
  changes: readonly Move[],
  at: Date,
) => {
  if (changes.length === 0) return;
  await repository.insertMoves(
    tx,
    changes.map((move) => ({ ...move, jobOrderId, memberId: user.id, at })),
  );
  await writeAudits(
    tx,
    changes.map(({ candidateId, from, to }) => ({
      organizationId,
      actorId: user.id,
      action: 'candidate_moved',
      candidateId,
      // The candidate sees to whom they were presented.
      subject: { jobOrderId, from, to, ...(to === 'presented' && { client }) },
      at,
    })),
  );
};

export const addCandidates = (
  deps: JobOrdersDeps,
  member: MemberContext,
  id: string,
  { candidateIds, stage }: { candidateIds: readonly string[]; stage: JobStage },
): Promise<JobOrder> =>
  onOrder(deps, member, id, async (tx, row, now) => {
    const readable = await repository.holdCandidates(tx, row.organizationId, candidateIds, now);
    if (readable.length === 0) throw missingCandidate();
    if ((await repository.countEntries(tx, row.id)) + readable.length > limits.candidates)
      throw new AppError(
        'CONFLICT',
        `A job order holds ${limits.candidates} candidates at most. Take some off, then add these again.`,
      );
    const entries = readable.map((candidateId) => ({ jobOrderId: row.id, candidateId, stage, since: now }));
    const added = await repository.insertEntries(tx, entries);
    await recordMoves(
      tx,
      row,
      member,
      added.map((candidateId) => ({ candidateId, from: null, to: stage })),
      now,
    );
    return toJobOrder(tx, row, now);
  });

const findEntry = async (tx: Db, row: JobOrderRow, candidateId: string, now: Date) => {
  const known = parseId(candidateId);
  const [held] = known ? await repository.holdCandidates(tx, row.organizationId, [known], now) : [];
  const entry = held && (await repository.findEntry(tx, row.id, held));
  if (!entry) throw missingCandidate();
  return entry;
};

export const moveCandidate = (
  deps: JobOrdersDeps,
  member: MemberContext,
  { jobOrderId, candidateId }: { jobOrderId: string; candidateId: string },
  { from, to }: { from: JobStage; to: JobStage },
): Promise<JobOrder> =>
  onOrder(deps, member, jobOrderId, async (tx, row, now) => {
    const { stage, candidateId: known } = await findEntry(tx, row, candidateId, now);
    // A retry of a move whose answer was lost.
    if (stage === to) return toJobOrder(tx, row, now);
    if (stage !== from)
      throw new AppError(
        'CONFLICT',
        `Another member has moved this candidate to “${jobStageNames[stage]}” meanwhile. Look again, then move them if you still want to.`,
      );
    await repository.updateEntries(tx, row.id, [known], { stage: to, since: now });
    await recordMoves(tx, row, member, [{ candidateId: known, from, to }], now);
    return toJobOrder(tx, row, now);
  });

export const removeCandidate = (
  deps: JobOrdersDeps,
  member: MemberContext,
  { jobOrderId, candidateId }: { jobOrderId: string; candidateId: string },
): Promise<JobOrder> =>
  onOrder(deps, member, jobOrderId, async (tx, row, now) => {
    const entry = await findEntry(tx, row, candidateId, now);
    await repository.deleteEntry(tx, row.id, entry.candidateId);
    await recordMoves(
      tx,
      row,
      member,
      [{ candidateId: entry.candidateId, from: entry.stage, to: null }],
      now,
    );
    return toJobOrder(tx, row, now);
  });

const movesShown = 200;

export const getHistory = async (
  { db, clock }: JobOrdersDeps,
  { organization }: MemberContext,
  id: string,
) => {
  const known = parseId(id);
  const row = known && (await repository.findOrder(db, organization.id, known));
  if (!row) throw missingOrder();
  const moves = await repository.listMoves(db, row.id, clock.now(), movesShown);
  return {
    moves: moves.map(({ at, firstName, lastName, ...move }) => ({
      ...move,
      at: at.toISOString(),
      member: [firstName, lastName].filter(Boolean).join(' '),
    })),
  };
};

/**
 * Moves those of the candidates who are before it to 'presented', in the transaction that presents them, whose log names the client. Who is
 * further, or not on the job order, stays as they are.
 */
export const markPresented = async (
  tx: Db,
  {
    organizationId,
    jobOrderId,
    candidateIds,
    memberId,
    at,
  }: {
    organizationId: string;
    jobOrderId: string;
    candidateIds: readonly string[];
    memberId: string;
    at: Date;
  },
): Promise<void> => {
  const row = await repository.lockOrder(tx, organizationId, jobOrderId);
  if (!row) throw missingOrder();
  const entries = await repository.listStagesIn(tx, row.id, candidateIds);
  const before = entries.filter(({ stage }) => jobStages.indexOf(stage) < jobStages.indexOf('presented'));
  if (before.length === 0) return;
  const moved = before.map(({ candidateId }) => candidateId);
  await repository.updateEntries(tx, row.id, moved, { stage: 'presented', since: at });
  await repository.insertMoves(
    tx,
    before.map(({ candidateId, stage: from }) => ({
      jobOrderId: row.id,
      candidateId,
      memberId,
      from,
      to: 'presented' as const,
      at,
    })),
  );
};
