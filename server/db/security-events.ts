import { channel } from 'node:diagnostics_channel';
import { inArray, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from './client';
import { rowsAtOnce } from './in-batches';
import { securityEvents } from './schema/security-events';

/** Every kind of event in the security event log. */
type SecurityEventKind =
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'signed_out_device'
  | 'signed_out_everywhere'
  | 'refused'
  | 'plan_changed'
  | 'payments_cleaned_up'
  | 'webhook_log_cleared'
  | 'visibility_changed'
  | 'application_link_created'
  | 'application_link_allowed'
  | 'application_link_ended'
  | 'calendar_link_created'
  | 'calendar_link_ended'
  | 'api_token_created'
  | 'api_token_revoked'
  | 'data_exported'
  | 'users_exported'
  | 'payments_exported'
  | 'billing_changes_exported'
  | 'account_deleted'
  | 'organization_ended'
  | 'organization_handed_over'
  | 'organization_exported'
  | 'user_looked_up'
  | 'admin_granted'
  | 'admin_revoked';

export type SecurityEvent = Pick<typeof securityEvents.$inferInsert, 'createdAt' | 'userId'> &
  Partial<Pick<typeof securityEvents.$inferInsert, 'actorId' | 'reason' | 'details' | 'requestId'>> & {
    kind: SecurityEventKind;
  };

/** Publishes every recorded event, for the process that mirrors them in its log. */
const securityEventChannel = channel('husay:security-event');

/** How long the log is kept, in days: as long as visitor statistics, so that the same season can be compared. */
export const securityLogDays = 400;

/**
 * Adds an event to the security event log. Pass a transaction to have it recorded only if the transaction commits; the
 * line in the process's log is written either way.
 */
export const recordSecurityEvent = async (db: Db, event: SecurityEvent): Promise<void> => {
  await db.insert(securityEvents).values(event);
  securityEventChannel.publish(event);
};

/** Removes up to `limit` events; returns how many. */
export const deleteSecurityEventsBefore = async (
  db: Db,
  before: Date,
  limit = rowsAtOnce,
): Promise<number> => {
  const { id, createdAt } = securityEvents;
  const old = db.select({ id }).from(securityEvents).where(lt(createdAt, before)).limit(limit);
  return (await db.delete(securityEvents).where(inArray(id, old)).returning({ id })).length;
};

/** Mirrors the security event log in the process's own log, for systems that watch that. Returns how to stop. */
export const logSecurityEvents = (logger: Logger) => {
  const write = (event: unknown) => logger.info({ securityEvent: event }, 'security event');
  securityEventChannel.subscribe(write);
  return () => void securityEventChannel.unsubscribe(write);
};
