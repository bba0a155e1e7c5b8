import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { parseId } from '#shared/http/path-text';
import { blindSource } from '#shared/document/blind/blind-source';
import type { PresentedJob } from '#shared/document/presented/presented-pdf';
import { sourceOf, type RosterCandidate } from '#shared/document/presented/candidate-source';
import { distinctNames } from '#shared/document/presented/file-pattern';
import type { FileResponse } from '#shared/http/endpoint';
import {
  bulkLimits,
  bulkMessages as messages,
  type BlindCheck,
  type BulkFile,
  type CheckedCandidate,
  type NewBulkFile,
} from '#shared/letterheads/bulk/schema';
import { printedContact, printedLetterhead } from '#shared/letterheads/schema';
import { manilaDay } from '#shared/manila-day';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { BulkFileRow } from '../../db/schema/bulk-files';
import type { OrganizationId } from '../../db/schema/organizations';
import type { UserId } from '../../db/schema/users';
import { AppError, notFound } from '../../http/errors/app-error';
import { writeAudit } from '../../organizations/audit';
import { lockOrganization } from '../../organizations/membership-repository';
import { requireStillMember, type MemberContext } from '../../organizations/require-member';
import * as repository from './bulk-repository';
import { logoBytes } from './logo-picture';
import { findLetterhead } from './repository';
import { zipOf } from './zip-of';

/**
 * A candidate who may be read now, held until the transaction ends: null after a withdrawal, an erasure or the end of the time
 * they are kept.
 */
type ReadCandidate = (
  tx: Db,
  which: { organizationId: OrganizationId; candidateId: string; now: Date },
) => Promise<RosterCandidate | null>;

export interface BulkDeps {
  db: Db;
  clock: Clock;
  logger: Logger;
  readCandidate: ReadCandidate;
  /** Throws UNAVAILABLE for now, and CONFLICT with a sentence where a document may not be given out. */
  draw: (owner: UserId, job: PresentedJob) => Promise<FileResponse>;
}

const requesterOf = ({ user, organization }: MemberContext, now: Date) => ({
  organizationId: organization.id,
  userId: user.id,
  now,
});

const toBulkFiles = async (db: Db, files: readonly BulkFileRow[], now: Date): Promise<BulkFile[]> => {
  const rows = await repository.listRows(
    db,
    files.map(({ id }) => id),
    now,
  );
  return files.map(({ id, options, createdAt, expiresAt }) => ({
    id,
    options,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    rows: rows
      .filter(({ bulkFileId }) => bulkFileId === id)
      .map(({ candidateId, name, state, problem, fileName }) => ({
        candidateId,
        name,
        state,
        problem,
        fileName,
      })),
  }));
};

export const listBulkFiles = async ({ db, clock }: BulkDeps, member: MemberContext) => {
  const now = clock.now();
  return { files: await toBulkFiles(db, await repository.listOf(db, requesterOf(member, now)), now) };
};

/** What blind documents leave out of free text, candidate by candidate, for the recruiter to see before they are made. */
export const checkBlind = async (
  { db, clock, readCandidate }: BulkDeps,
  { organization }: MemberContext,
  { candidateIds, blind }: BlindCheck,
): Promise<{ candidates: CheckedCandidate[] }> => {
  const contact = printedContact(await findLetterhead(db, organization.id));
  const candidates: CheckedCandidate[] = [];
  for (const candidateId of new Set(candidateIds)) {
    const candidate = await db.transaction((tx) =>
      readCandidate(tx, { organizationId: organization.id, candidateId, now: clock.now() }),
    );
    candidates.push({
      candidateId,
      name: candidate?.name ?? null,
      hits: candidate ? blindSource(sourceOf(candidate), blind, contact).hits : [],
    });
    // A hundred of them take a while: other calls come between.
    await setImmediate();
  }
  return { candidates };
};

export const startBulkFile = (
  { db, clock }: BulkDeps,
  member: MemberContext,
  { candidateIds, ...options }: NewBulkFile,
): Promise<BulkFile> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const requester = requesterOf(member, now);
    // One after the other, so that none is counted past.
    await lockOrganization(tx, requester.organizationId);
    await requireStillMember(tx, requester, 'present');
    if ((await repository.listOf(tx, requester)).length >= bulkLimits.files)
      throw new AppError('TOO_MANY', messages.tooMany);
    const chosen = [...new Set(candidateIds)];
    const file = await repository.insertBulkFile(
      tx,
      {
        organizationId: requester.organizationId,
        requestedBy: requester.userId,
        options,
        createdAt: now,
        expiresAt: new Date(now.getTime() + bulkLimits.hoursKept * 60 * 60 * 1000),
      },
      chosen,
    );
    await writeAudit(tx, {
      organizationId: requester.organizationId,
      actorId: requester.userId,
      action: 'documents_started',
      subject: { documents: chosen.length, blind: options.blind !== null },
      at: now,
    });
    return madeOf(tx, file, now);
  });

const madeOf = async (db: Db, file: BulkFileRow, now: Date): Promise<BulkFile> => {
  const [made] = await toBulkFiles(db, [file], now);
  if (!made) throw new Error('The set of documents is not there');
  return made;
};

const requireOwn = async (db: Db, { member, id, now }: { member: MemberContext; id: string; now: Date }) => {
  const known = parseId(id);
  const file = known && (await repository.findOf(db, requesterOf(member, now), known));
  if (!file) throw notFound('This set of documents');
  return file;
};

/** Draws what failed again, as the set was started. */
export const retryBulkFile = (
  { db, clock }: BulkDeps,
  member: MemberContext,
  id: string,
): Promise<BulkFile> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const file = await requireOwn(tx, { member, id, now });
    await requireStillMember(tx, requesterOf(member, now), 'present');
    await repository.retryFailed(tx, file.id);
    return madeOf(tx, file, now);
  });

export const deleteBulkFile = async ({ db, clock }: BulkDeps, member: MemberContext, id: string) => {
  const now = clock.now();
  const file = await requireOwn(db, { member, id, now });
  await repository.deleteOf(db, requesterOf(member, now), file.id);
};

interface Drawn {
  candidateId: string;
  name: string;
  bytes: Buffer;
}

/**
 * The documents of a set for its requester, each logged as downloaded; null where there is none. Each candidate is read once more:
 * the document of one who has withdrawn since it was drawn is not given out, but deleted.
 */
const takeDocuments = (
  { db, clock, readCandidate }: BulkDeps,
  member: MemberContext,
  id: string,
): Promise<{ documents: Drawn[]; createdAt: Date }> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const { id: bulkFileId, createdAt } = await requireOwn(tx, { member, id, now });
    const rows = await repository.listRows(tx, [bulkFileId], now);
    if (rows.some(({ state }) => state === 'waiting')) throw new AppError('CONFLICT', messages.notReady);
    const documents: Drawn[] = [];
    const organizationId = member.organization.id;
    for (const row of rows) {
      if (row.state !== 'done') continue;
      const { candidateId } = row;
      const candidate = await readCandidate(tx, { organizationId, candidateId, now });
      const bytes = candidate && (await repository.findBytes(tx, bulkFileId, row.position));
      if (bytes) documents.push({ candidateId, name: row.fileName, bytes });
      else await repository.endRow(tx, row, { state: 'failed', problem: messages.gone });
    }
    for (const { candidateId } of documents)
      await writeAudit(tx, {
        organizationId,
        actorId: member.user.id,
        action: 'document_downloaded',
        candidateId,
        at: now,
      });
    // Committed also where there is none: what may not be given out is deleted.
    return { documents, createdAt };
  });

/** The set as one ZIP. */
export const bulkZip = async (deps: BulkDeps, member: MemberContext, id: string): Promise<FileResponse> => {
  const { documents, createdAt } = await takeDocuments(deps, member, id);
  if (documents.length === 0) throw new AppError('CONFLICT', messages.empty);
  const names = distinctNames(documents.map(({ name }) => name));
  const bytes = await zipOf(
    documents.map(({ bytes: content }, i) => ({ name: names[i] ?? '', content })),
    createdAt,
  );
  return { bytes, name: `documents-${manilaDay(createdAt)}.zip` };
};

/** The set as one PDF. */
export const bulkPdf = async (deps: BulkDeps, member: MemberContext, id: string): Promise<FileResponse> => {
  const { documents } = await takeDocuments(deps, member, id);
  const [document] = documents;
  if (!document) throw new AppError('CONFLICT', messages.empty);
  return { bytes: new Uint8Array(document.bytes), name: document.name };
};

/** A process that draws a row for longer than this is taken for gone. */
const staleMs = 2 * 60 * 1000;
const maxAttempts = 3;

interface DocumentRequest extends Pick<PresentedJob, 'blind' | 'pattern' | 'day'> {
  /** Not given or null: the letterhead's own. */
  templateId?: string | null;
  organizationId: OrganizationId;
  candidateId: string;
  /** Whose share of the drawing it takes. */
  drawnFor: UserId;
}

/** A candidate's document under the letterhead; null for one who may not be read. Throws what `draw` throws. */
export const drawDocument = async (
  { db, clock, readCandidate, draw }: Pick<BulkDeps, 'db' | 'clock' | 'readCandidate' | 'draw'>,
  { organizationId, candidateId, drawnFor, templateId, ...options }: DocumentRequest,
) => {
  const read = await db.transaction(async (tx) => ({
    candidate: await readCandidate(tx, { organizationId, candidateId, now: clock.now() }),
    stored: await findLetterhead(tx, organizationId),
    name: (await lockOrganization(tx, organizationId))?.name ?? '',
  }));
  if (!read.candidate) return null;
  const { stored } = read;
  const candidate = sourceOf(read.candidate);
  const { bytes, name } = await draw(drawnFor, {
    candidate,
    templateId: templateId ?? stored.templateId,
    paper: stored.paper,
    letterhead: printedLetterhead(read.name, stored),
    contact: printedContact(stored),
    logo: stored.logo ? logoBytes(stored.logo) : undefined,
    ...options,
  });
  return { candidate, bytes, name };
};

/** Draws one waiting row of any set; false where none waits. Safe in many processes at once, and after a restart of any. */
export const drawNextRow = async (deps: BulkDeps): Promise<boolean> => {
  const { db, clock, logger, readCandidate } = deps;
  const now = clock.now();
  const claimed = await db.transaction((tx) =>
    repository.claimRow(tx, { now, staleBefore: new Date(now.getTime() - staleMs) }),
  );
  if (!claimed) return false;
  const { row, file } = claimed;
  const { options } = file;
  const which = { organizationId: file.organizationId, candidateId: row.candidateId };
  try {
    const drawn = await drawDocument(deps, {
      ...which,
      blind: options.blind,
      templateId: options.templateId,
      pattern: options.pattern,
      drawnFor: file.requestedBy,
      day: manilaDay(file.createdAt),
    });
    if (!drawn) {
      await repository.endRow(db, row, { state: 'failed', problem: messages.gone });
      return true;
    }
    const { bytes, name: fileName } = drawn;
    await db.transaction(async (tx) => {
      // A withdrawal while it was drawn counts.
      const still = await readCandidate(tx, { ...which, now: clock.now() });
      await repository.endRow(
        tx,
        row,
        still
          ? { state: 'done', fileName, bytes: Buffer.from(bytes) }
          : { state: 'failed', problem: messages.gone },
      );
    });
  } catch (error) {
    const refusal = error instanceof AppError && error.code === 'CONFLICT' ? error.message : undefined;
    const isBusy = error instanceof AppError && error.code === 'UNAVAILABLE';
    if (refusal === undefined) logger.warn({ err: error, bulkFile: file.id }, 'a document was not drawn');
    if (refusal !== undefined || row.attempts >= maxAttempts)
      await repository.endRow(db, row, { state: 'failed', problem: refusal ?? messages.failed });
    else await repository.endRow(db, row, { state: 'waiting' });
    if (isBusy) return false;
  }
  return true;
};

/** Draws what waits until nothing does, and deletes sets that are over. */
export const runBulkFiles = async (deps: BulkDeps, stopping?: AbortSignal): Promise<void> => {
  await repository.deleteExpired(deps.db, deps.clock.now());
  while (!stopping?.aborted && (await drawNextRow(deps)));
};
