import type {
  BillingLog,
  BillingLogsPage,
  CleanedTransaction,
  CleanupRequest,
  PendingTransaction,
} from '#shared/admin-billing/schema';
import type { UserId } from '../../db/schema/users';
import { recordSecurityEvent } from '../../db/security-events';
import type { AdminBillingDeps } from './admin-billing-deps';
import { findUser, listLogs, listPending } from './repository';
import { unknownUser } from './update-billing';

const maxListed = 100;

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export const pendingTransactions = async ({ db }: AdminBillingDeps): Promise<PendingTransaction[]> =>
  (await listPending(db, maxListed)).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));

export const billingHistory = async (
  { db }: AdminBillingDeps,
  page: BillingLogsPage,
): Promise<BillingLog[]> =>
  (await listLogs(db, page)).map((row) => ({
    ...row,
    oldExpiresAt: iso(row.oldExpiresAt),
    newExpiresAt: iso(row.newExpiresAt),
    createdAt: row.createdAt.toISOString(),
  }));

/** Settles or abandons a user's pending payments and reports each result. */
export const cleanUpTransactions = async (
  deps: AdminBillingDeps,
  adminId: UserId,
  { userId, reason, referenceNumber }: CleanupRequest,
): Promise<{ message: string; transactions: CleanedTransaction[] }> => {
  const user = await findUser(deps.db, userId);
  if (!user) throw unknownUser();
  const transactions = await deps.cleanUpPending(user.id, { adminId, reason, referenceNumber });
  await recordSecurityEvent(deps.db, {
    kind: 'payments_cleaned_up',
    userId,
    actorId: adminId,
    details: { payments: transactions.map((one) => `${one.referenceNumber} ${one.outcome}`).join(', ') },
    createdAt: deps.clock.now(),
  });
  deps.logger.info({ adminId, userId, transactions }, 'an administrator cleaned up pending payments');
  const message =
    transactions.length === 0
      ? `${user.email} has no pending payment any more. Nothing was removed.`
      : transactions.map((transaction) => describe(transaction, user.email)).join(' ');
  return { message, transactions };
};

const describe = ({ referenceNumber, outcome }: CleanedTransaction, email: string): string => {
  const payment = `Payment ${referenceNumber} of ${email}`;
  switch (outcome) {
    case 'granted':
      return `${payment} had been paid at Maya, so it was granted instead of removed.`;
    case 'removed':
      return `${payment} had not been paid and was removed.`;
    case 'failed':
      return `${payment} had failed at Maya and is no longer pending.`;
    case 'refunded':
      return `${payment} had been refunded at Maya and is no longer pending.`;
    case 'mismatch':
      return `${payment} is not what was asked for: please compare it with Maya's dashboard. Nothing was granted.`;
    case 'unavailable':
      return `${payment} could not be checked, as Maya does not answer. It was kept: please try again in a few minutes.`;
    case 'refused':
      return `${payment} could not be checked, and was kept. Maya refused the question: check the keys and the base URL.`;
    case 'error':
      return `${payment} could not be checked, as something went wrong on our side. It was kept: please try again in a few minutes.`;
    case 'kept':
      return `${payment} was started in the meantime and was kept. The one you chose is no longer pending.`;
  }
};
