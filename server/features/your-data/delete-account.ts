import { manilaDay } from '#shared/manila-day';
import type { AccountDeletion } from '#shared/your-data/schema';
import type { Db } from '../../db/client';
import { recordFileRemovals } from '../../db/file-removals';
import { isDeadlock } from '../../db/query-errors';
import type { User } from '../../db/schema/users';
import { recordSecurityEvent } from '../../db/security-events';
import { keepUsedTrial } from '../../db/used-trials';
import { removeFiles } from '../../files/file-removal';
import { AppError } from '../../http/errors/app-error';
import * as repository from './deletion-repository';
import { impersonalReference } from './impersonal-reference';
import type { YourDataDeps } from './your-data-deps';

/**
 * Deletes the caller's account for good, in one transaction that also records which files to remove; they are removed after
 * it. Throws VALIDATION_FAILED when the
 * typed username is not theirs, CONFLICT when a payment under way turns out to be paid, and UNAUTHORIZED when the account
 * is gone already.
 */
export const deleteAccount = async (
  deps: YourDataDeps,
  user: User,
  { username }: AccountDeletion,
  requestId: string | null,
): Promise<void> => {
  requireOwnUsername(user, username);
  if (await deps.closePendingPayment(user.id)) {
    throw new AppError(
      'CONFLICT',
      'Your payment has just arrived, and your plan is Pro now. Deleting your account ends it without a refund. If you still want to leave, press Delete once more.',
    );
  }
  const keys = await retried(() =>
    deps.db.transaction((tx) => removeRows(deps, tx, user, username, requestId)),
  );
  deps.logger.info({ userId: user.id, files: keys.length }, 'an account was deleted');
  await removeFiles(deps, keys);
};

const requireOwnUsername = (user: User, typed: string) => {
  if (typed === user.username) return;
  throw new AppError('VALIDATION_FAILED', 'Please check the highlighted fields.', {
    fields: { username: `This is not your username. Type ${user.username} to confirm.` },
  });
};

const removeRows = async (
  { clock, pseudonyms, leaveTeams }: YourDataDeps,
  tx: Db,
  { id }: User,
  typed: string,
  requestId: string | null,
): Promise<string[]> => {
  const user = await repository.lockForDeletion(tx, id);
  if (!user) throw new AppError('UNAUTHORIZED', 'Unauthorized');
  requireOwnUsername(user, typed);
  await leaveTeams(tx, user);
  const keys = await repository.lockFiles(tx, id);
  await recordFileRemovals(tx, keys, clock.now());
  const references = await repository.detachPayments(tx, id);
  await repository.scrubDeliveries(tx, id, references);
  await repository.removeFreeText(tx, id, {
    reason: `Removed with the account on ${manilaDay(clock.now())}`,
    referenceOf: (text) => impersonalReference(text, user, references),
  });
  await repository.retireUsernames(tx, pseudonyms, user);
  await keepUsedTrial(tx, pseudonyms, user, clock.now());
  await repository.deleteUser(tx, id);
  await recordSecurityEvent(tx, { kind: 'account_deleted', userId: id, createdAt: clock.now(), requestId });
  return keys;
};

const maxTries = 3;

/** Jobs that remove old rows may lock some of the same ones in another order. */
const retried = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === maxTries || !isDeadlock(error)) throw error;
    }
  }
};
