import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { parseId } from '#shared/http/path-text';
import { blindSource } from '#shared/document/blind/blind-source';
import type { Candidate } from '#shared/document/blind/hidden-of';
import type { CombinedJob } from '#shared/document/presented/combined-pdf';
import type { PresentedJob } from '#shared/document/presented/presented-pdf';
import { sourceOf, type RosterCandidate } from '#shared/document/presented/candidate-source';
import { distinctNames } from '#shared/document/presented/file-pattern';
import type { FileResponse } from '#shared/http/endpoint';
import { bulkLimits } from '#shared/letterheads/bulk/limits';
import {
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
import type { BulkFileRow } from '../../db/schema/letterheads';
import type { OrganizationId } from '../../db/schema/organizations';
import type { UserId } from '../../db/schema/users';
import { AppError, isBusy, notFound } from '../../http/errors/app-error';
import { writeAudit, writeAudits } from '../../organizations/audit';
import { findOrganizationName, lockOrganization } from '../../organizations/membership-repository';
import { requireStillMember, type MemberContext } from '../../organizations/require-member';
import * as repository from './bulk-repository';
import { logoBytes } from './logo-picture';
import { findLetterhead } from './repository';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/**
 * Those of the candidates who may be read now, held until the transaction ends: without those who withdrew or objected, were
 * erased, or whose time is over.
 */
type ReadCandidates = (
  tx: Db,
  which: { organizationId: OrganizationId; candidateIds: readonly string[]; now: Date },
) => Promise<(RosterCandidate & { id: string })[]>;

export interface BulkDeps {
  db: Db;
  clock: Clock;
  logger: Logger;
  readCandidates: ReadCandidates;
  /** Throws UNAVAILABLE for now, and CONFLICT with a sentence where a document may not be given out. */
  draw: (owner: UserId, job: PresentedJob | CombinedJob) => Promise<FileResponse>;
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
    rows: rows.flatMap(({ bulkFileId, candidateId, name, state, problem, fileName }) =>
      bulkFileId === id && candidateId !== null
        ? // A file is named after its candidate.
          [{ candidateId, name, state, problem, fileName: name === null ? '' : fileName }]
        : [],
    ),
    whole: rows.find(({ bulkFileId, candidateId }) => bulkFileId === id && candidateId === null) ?? null,
  }));
};

export const listBulkFiles = async ({ db, clock }: BulkDeps, member: MemberContext) => {
  const now = clock.now();
  return { files: await toBulkFiles(db, await repository.listOf(db, requesterOf(member, now)), now) };
};

/** What blind documents leave out of free text, candidate by candidate, for the recruiter to see before they are made. */
export const checkBlind = async (
  { db, clock, readCandidates }: BulkDeps,
  { organization }: MemberContext,
  { candidateIds, blind }: BlindCheck,
): Promise<{ candidates: CheckedCandidate[] }> => {
  const contact = printedContact(await findLetterhead(db, organization.id));
  const found = await db.transaction((tx) =>
    readCandidates(tx, { organizationId: organization.id, candidateIds, now: clock.now() }),
  );
  const candidates: CheckedCandidate[] = [];
  for (const candidateId of new Set(candidateIds)) {
    const candidate = found.find(({ id }) => id === candidateId);
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
      { candidateIds: chosen, hasWhole: options.format === 'pdf' && chosen.length > 1 },
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

const idsOf = (rows: readonly { candidateId: string | null }[]) =>
  rows.flatMap(({ candidateId }) => candidateId ?? []);

/**
 * The documents of a set for its requester, each logged as downloaded; none where there is none. The candidates are read once more:
 * the document of one who has withdrawn since it was drawn is not given out, but deleted. The file of all is then made again.
 */
const takeDocuments = (
  { db, clock, readCandidates }: BulkDeps,
  member: MemberContext,
  id: string,
): Promise<{
  documents: Drawn[];
  whole?: Pick<Drawn, 'name' | 'bytes'>;
  createdAt: Date;
  refusal?: string;
}> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    await requireStillMember(tx, requesterOf(member, now), 'present');
    const { id: bulkFileId, createdAt } = await requireOwn(tx, { member, id, now });
    const rows = await repository.listRows(tx, [bulkFileId], now);
    if (rows.some(({ state }) => state === 'waiting')) throw new AppError('CONFLICT', messages.notReady);
    const documents: Drawn[] = [];
    const organizationId = member.organization.id;
    const all = rows.find(({ candidateId }) => candidateId === null);
    let isWhole = true;
    const readable = new Set(
      (await readCandidates(tx, { organizationId, candidateIds: idsOf(rows), now })).map(
        ({ id: one }) => one,
      ),
    );
    const stored = await repository.listBytes(tx, bulkFileId);
    for (const row of rows) {
      const { candidateId, position } = row;
      if (row.state !== 'done' || candidateId === null) continue;
      const bytes = readable.has(candidateId) && stored.get(position);
      if (bytes) documents.push({ candidateId, name: row.fileName, bytes });
      else {
        isWhole = false;
        await repository.endRow(tx, row, { state: 'failed', problem: messages.gone });
      }
    }
    // Committed also where nothing is given out: what may not be is deleted.
    if (documents.length === 0) return { documents, createdAt, refusal: messages.empty };
    if (all && !isWhole) {
      await repository.redrawWhole(tx, bulkFileId);
      return { documents, createdAt, refusal: messages.changed };
    }
    const bytes = all && stored.get(all.position);
    if (all && !bytes) return { documents, createdAt, refusal: all.problem || messages.notReady };
    await writeAudits(
      tx,
      documents.map(({ candidateId }) => ({
        organizationId,
        actorId: member.user.id,
        action: 'document_downloaded',
        candidateId,
        at: now,
      })),
    );
    return { documents, createdAt, ...(all && bytes && { whole: { name: all.fileName, bytes } }) };
  });

/** The set as one ZIP. */
export const bulkZip = async (deps: BulkDeps, member: MemberContext, id: string): Promise<FileResponse> => {
  const { documents, createdAt, refusal } = await takeDocuments(deps, member, id);
  if (refusal) throw new AppError('CONFLICT', refusal);
  const names = distinctNames(documents.map(({ name }) => name));
  const bytes = await zipOf(
    documents.map(({ bytes: content }, i) => ({ name: names[i] ?? '', content })),
    createdAt,
  );
  return { bytes, name: `documents-${manilaDay(createdAt)}.zip` };
};

/** The set as one PDF. */
export const bulkPdf = async (deps: BulkDeps, member: MemberContext, id: string): Promise<FileResponse> => {
  const { documents, whole, refusal } = await takeDocuments(deps, member, id);
  if (refusal) throw new AppError('CONFLICT', refusal);
  const file = whole ?? documents[0];
  if (!file) throw new AppError('CONFLICT', messages.empty);
  return { bytes: new Uint8Array(file.bytes), name: file.name };
};

/** A process that draws a row for longer than this, more than its turn and a file of many take, is taken for gone. */
const staleMs = 5 * 60 * 1000;
const maxAttempts = 3;

/** How an organization's documents look now, in this template or its own. */
const lookOf = async (tx: Db, organizationId: OrganizationId, templateId?: string | null) => {
  const stored = await findLetterhead(tx, organizationId);
  const name = await findOrganizationName(tx, organizationId);
  return {
    templateId: templateId ?? stored.templateId,
    paper: stored.paper,
    letterhead: printedLetterhead(name, stored),
    contact: printedContact(stored),
    logo: stored.logo ? logoBytes(stored.logo) : undefined,
  };
};

interface DocumentRequest extends Pick<PresentedJob, 'blind' | 'pattern' | 'day'> {
  organizationId: OrganizationId;
  candidateId: string;
  /** Whose share of the drawing it takes. */
  drawnFor: UserId;
}

/** A candidate's document under the letterhead; null for one who may not be read. Throws what `draw` throws. */
export const drawDocument = async (
  { db, clock, readCandidates, draw }: Pick<BulkDeps, 'db' | 'clock' | 'readCandidates' | 'draw'>,
  { organizationId, candidateId, drawnFor, ...options }: DocumentRequest,
) => {
  const {
    found: [found],
    look,
  } = await db.transaction(async (tx) => ({
    found: await readCandidates(tx, { organizationId, candidateIds: [candidateId], now: clock.now() }),
    look: await lookOf(tx, organizationId),
  }));
  if (!found) return null;
  const candidate = sourceOf(found);
  const { bytes, name } = await draw(drawnFor, { candidate, ...look, ...options });
  return { candidate, bytes, name };
};

/**
 * Draws one waiting row of any set; false where none waits. Safe in many processes at once, and after a restart of any. A
 * candidate's document has them alone, and the file of all everyone whose document is done.
 */
export const drawNextRow = async (deps: BulkDeps): Promise<boolean> => {
  const { db, clock, logger, readCandidates, draw } = deps;
  const now = clock.now();
  const claimed = await db.transaction((tx) =>
    repository.claimRow(tx, { now, staleBefore: new Date(now.getTime() - staleMs) }),
  );
  if (!claimed) return false;
  const { row, file } = claimed;
  const { organizationId, requestedBy, options } = file;
  const isWhole = row.candidateId === null;
  const own = isWhole ? await repository.listDone(db, file.id) : [row];
  const gone = { state: 'failed', problem: messages.gone } as const;
  const readAll = async (tx: Db) => {
    const read = await readCandidates(tx, { organizationId, candidateIds: idsOf(own), now: clock.now() });
    const candidates: Candidate[] = [];
    for (const one of own) {
      const candidate = read.find(({ id }) => id === one.candidateId);
      if (candidate) candidates.push(sourceOf(candidate));
      else await repository.endRow(tx, one, gone);
    }
    return candidates;
  };
  try {
    const { candidates, look } = await db.transaction(async (tx) => ({
      candidates: await readAll(tx),
      look: await lookOf(tx, organizationId, options.templateId),
    }));
    const [candidate] = candidates;
    if (!candidate) {
      if (isWhole) await repository.endRow(db, row, { state: 'failed', problem: messages.empty });
      return true;
    }
    const job = { ...look, blind: options.blind, day: manilaDay(file.createdAt) };
    const { bytes, name: fileName } = await draw(
      requestedBy,
      isWhole
        ? { ...job, candidates, title: options.title }
        : { ...job, candidate, pattern: options.pattern, isWord: options.format === 'word' },
    );
    await db.transaction(async (tx) => {
      // A withdrawal while it was drawn counts: a document is not stored, and the file of all is drawn again without them.
      const isStill = (await readAll(tx)).length === candidates.length;
      if (isStill) await repository.endRow(tx, row, { state: 'done', fileName, bytes: Buffer.from(bytes) });
      else if (isWhole) await repository.endRow(tx, row, { state: 'waiting' });
    });
  } catch (error) {
    const refusal = error instanceof AppError && error.code === 'CONFLICT' ? error.message : undefined;
    // Many are being drawn: the next run goes on, and this was no try.
    if (isBusy(error)) {
      await repository.endRow(db, row, { state: 'waiting', attempts: row.attempts - 1 });
      return false;
    }
    if (refusal === undefined) logger.warn({ err: error, bulkFile: file.id }, 'a document was not drawn');
    if (refusal !== undefined || row.attempts >= maxAttempts)
      await repository.endRow(db, row, { state: 'failed', problem: refusal ?? messages.failed });
    else await repository.endRow(db, row, { state: 'waiting' });
  }
  return true;
};

/** Draws what waits until nothing does, after each document what goes first, and deletes sets that are over. */
export const runBulkFiles = async (
  deps: BulkDeps,
  stopping?: AbortSignal,
  first: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> => {
  await repository.deleteExpired(deps.db, deps.clock.now());
  do await first();
  while (!stopping?.aborted && (await drawNextRow(deps)));
};

/** PDFs as one ZIP; they are compressed already. */
const zipOf = async (
  files: readonly { name: string; content: Buffer }[],
  mtime: Date,
): Promise<Uint8Array<ArrayBuffer>> => {
  const zip = new ZipFile();
  for (const { name, content } of files) zip.addBuffer(content, name, { mtime, compress: false });
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream as Readable));
};
