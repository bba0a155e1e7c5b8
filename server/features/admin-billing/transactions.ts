import type { BillingLog, BillingLogsPage, PendingTransaction } from '#shared/admin-billing/schema';
import type { AdminBillingDeps } from './admin-billing-deps';
import { listLogs, listPending } from './repository';

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
