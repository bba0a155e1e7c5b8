import type { Logger } from 'pino';
import { effectivePlan, plans } from '#shared/billing/plans';
import {
  inMegabytes,
  sentLimits,
  sentMessages,
  type SentFile,
  type SentList,
  type SentUpload,
} from '#shared/sent/schema';
import { manilaDay } from '#shared/manila-day';
import { cleanLine } from '#shared/text/plain-text';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import { recordFileRemovals } from '../../db/file-removals';
import type { SentFileRow } from '../../db/schema/sent';
import type { User, UserId } from '../../db/schema/users';
import { removeFiles } from '../../files/file-removal';
import { insertWithFiles } from '../../files/new-files';
import { AppError, notFound } from '../../http/errors/app-error';
import type { Storage } from '../../integrations/storage/storage';
import * as repository from './repository';
import type { StoredPdf } from './stored-pdf';

export interface SentDeps {
  db: Db;
  clock: Clock;
  storage: Storage;
  logger: Logger;
  /** Moves the application to Applied if it is before it; throws NOT_FOUND for what is not the owner's. */
  markApplied: (tx: Db, owner: UserId, application: { id: string; day: string; now: Date }) => Promise<void>;
}

const toSentFile = ({ storedAt, ...row }: SentFileRow): SentFile => ({
  ...row,
  storedAt: storedAt.toISOString(),
});

export const listSent = async (
  { db, clock }: SentDeps,
  owner: User,
  applicationId: string,
): Promise<SentList> => {
  if (!(await repository.isOwnApplication(db, owner.id, applicationId))) throw notFound('This application');
  return {
    files: (await repository.listSent(db, owner.id, applicationId)).map(toSentFile),
    usedBytes: await repository.usedBytes(db, owner.id),
    limitBytes: plans[effectivePlan(owner, clock.now())].sentBytes,
  };
};

/** Refuses `more` bytes where the plan that counts now has no room for them. */
const requireRoom = (owner: User, used: number, more: number, now: Date) => {
  const plan = effectivePlan(owner, now);
  const { name, sentBytes: limit } = plans[plan];
  if (used + more <= limit) return;
  const wayOut =
    plan === 'free' ? `, or upgrade to ${plans.pro.name} for ${inMegabytes(plans.pro.sentBytes)}.` : '.';
  throw new AppError(
    'PLAN_LIMIT',
    `Your ${name} plan keeps ${inMegabytes(limit)} of sent files, and ${inMegabytes(used)} are used. Delete sent files that you no longer need${wayOut}`,
  );
};

/** Refuses before a byte is read where the plan is full already. */
export const requireRoomNow = async ({ db, clock }: SentDeps, owner: User) =>
  requireRoom(owner, await repository.usedBytes(db, owner.id), 1, clock.now());

const nextDayOf = (now: Date) => manilaDay(new Date(now.getTime() + 24 * 60 * 60 * 1000));

const namesOf = (lines: string) =>
  lines
    .split('\n')
    .map((name) => cleanLine(name).slice(0, sentLimits.credential))
    .filter(Boolean)
    .slice(0, sentLimits.credentials);

/**
 * Keeps a stored PDF as it was sent. The room is counted with the owner's row locked, so that files stored at the same time
 * do not get past it. When this throws, the file is removed, or left to the sweep.
 */
export const addSent = (
  deps: SentDeps,
  owner: UserId,
  { applicationId, credentials, label, resumeId, ...details }: SentUpload,
  file: StoredPdf,
): Promise<SentFile> => {
  const insert = async (tx: Db): Promise<SentFile> => {
    const now = deps.clock.now();
    // Somewhere it is tomorrow already.
    if (details.sentOn > nextDayOf(now)) {
      throw new AppError('VALIDATION_FAILED', sentMessages.future, {
        fields: { sentOn: sentMessages.future },
      });
    }
    const user = await repository.lockOwner(tx, owner);
    if (!user) throw new AppError('UNAUTHORIZED', 'Unauthorized');
    requireRoom(user, await repository.usedBytes(tx, owner), file.sizeBytes, now);
    await deps.markApplied(tx, owner, { id: applicationId, day: details.sentOn, now });
    if ((await repository.countSent(tx, owner, applicationId)) >= sentLimits.files) {
      throw new AppError(
        'CONFLICT',
        `This application has ${sentLimits.files} sent files, the most that it can hold. Delete one to add another.`,
      );
    }
    return toSentFile(
      await repository.insertSent(tx, {
        ...file,
        ...details,
        label: label || file.fileName,
        resumeId: resumeId || null,
        credentials: namesOf(credentials),
        applicationId,
        userId: owner,
        storedAt: now,
      }),
    );
  };
  return insertWithFiles(deps, { keys: [file.storageKey], known: repository.knownSentFiles, insert });
};

const missing = () => notFound('This file');

export const findSent = async ({ db }: SentDeps, owner: UserId, id: string): Promise<SentFileRow> => {
  const row = await repository.findOwned(db, owner, id);
  if (!row) throw missing();
  return row;
};

export const deleteSent = async (deps: SentDeps, owner: UserId, id: string): Promise<void> => {
  const key = await deps.db.transaction(async (tx) => {
    const row = await repository.deleteOwned(tx, owner, id);
    if (!row) throw missing();
    await recordFileRemovals(tx, [row.storageKey], deps.clock.now());
    return row.storageKey;
  });
  await removeFiles(deps, [key]);
};

/** Deletes what was sent with an application that is being deleted. The job removes the files. */
export const deleteSentWith = async (tx: Db, owner: UserId, application: string, now: Date): Promise<void> =>
  recordFileRemovals(tx, await repository.deleteOfApplication(tx, owner, application), now);
