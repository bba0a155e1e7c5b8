import type { Logger } from 'pino';
import { displayName } from '#shared/accounts/schema';
import type { WebhookLog, WebhookLogsPage } from '#shared/webhooks/schema';
import type { Clock } from '../../../clock';
import type { Db } from '../../../db/client';
import type { UserId } from '../../../db/schema/users';
import type { WebhookDeliveryRow } from '../../../db/schema/billing';
import { recordSecurityEvent } from '../../../db/security-events';
import { isDeeperThan } from '../delivery-limits';
import { findPlace, listDeliveries, removeDeliveries, type ListedDelivery } from '../repository';

interface MonitorDeps {
  db: Db;
  clock: Clock;
  logger: Logger;
}

/** Deliveries for administrators, newest first. */
export const webhookLogs = async (
  { db }: Pick<MonitorDeps, 'db'>,
  page: WebhookLogsPage,
): Promise<{ logs: WebhookLog[] }> => ({ logs: (await listDeliveries(db, page)).map(toLog) });

const toLog = ({ delivery: row, user }: ListedDelivery): WebhookLog => ({
  id: row.id,
  timestamp: row.receivedAt.toISOString(),
  success: row.processed,
  upgradeResult: row.upgradeResult,
  processingTimeMs: row.processingTimeMs,
  webhook: readPayload(row.payload),
  requestInfo: { ip: row.ip, userAgent: row.userAgent, contentType: row.contentType },
  userId: row.userId,
  userName: user && displayName(user),
  referenceNumber: row.referenceNumber,
  error: row.error,
  isTest: row.isTest,
});

// An event of Maya's has four levels.
const deepestShown = 50;

/** The delivered JSON, or its text if it is invalid or nested excessively. */
const readPayload = (payload: string): unknown => {
  try {
    const parsed: unknown = JSON.parse(payload);
    return isDeeperThan(parsed, deepestShown) ? payload : parsed;
  } catch {
    return payload;
  }
};

const batch = 2000;
const underWayMs = 60_000;

/**
 * Removes the deliveries up to the given one, or all that existed when the call started; later ones and those in progress
 * stay. Returns the count.
 */
export const clearWebhookLogs = async (
  { db, clock, logger }: MonitorDeps,
  adminId: UserId,
  { upTo: id }: { upTo?: WebhookDeliveryRow['id'] | undefined },
  requestId: string | null,
): Promise<{ cleared: number }> => {
  const upTo = await findPlace(db, id);
  const underWaySince = new Date(clock.now().getTime() - underWayMs);
  let cleared = 0;
  while (upTo) {
    const removed = await removeDeliveries(db, { upTo, underWaySince }, batch);
    cleared += removed;
    if (removed < batch) break;
  }
  await recordSecurityEvent(db, {
    kind: 'webhook_log_cleared',
    userId: adminId,
    actorId: adminId,
    details: { cleared, upTo: id ?? null },
    createdAt: clock.now(),
    requestId,
  });
  logger.info({ adminId, cleared, upTo: id }, 'webhook logs were cleared');
  return { cleared };
};
