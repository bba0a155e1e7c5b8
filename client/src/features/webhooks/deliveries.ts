import type { WebhookLog } from '#shared/webhooks/schema';

/** What is known of the deliveries, the newest first; `mayHaveMore`: there may be older ones than the last. */
export interface Deliveries {
  logs: readonly WebhookLog[];
  mayHaveMore: boolean;
}

/** How many a call gives. */
export const deliveriesPerCall = 50;

/**
 * What is known once the newest were asked for again: those, and below them the older ones that were shown already, so that
 * nothing is taken away from somebody who reads there. What has gone meanwhile goes here, too.
 */
export const withNewest = (known: Deliveries | undefined, newest: readonly WebhookLog[]): Deliveries => {
  const last = newest.at(-1);
  // A short answer holds everything there is.
  if (!last || newest.length < deliveriesPerCall) return { logs: newest, mayHaveMore: false };
  const given = new Set(newest.map(({ id }) => id));
  // Where nothing overlaps, something between may be missing: it is shown on demand, in its place.
  if (!known?.logs.some(({ id }) => given.has(id))) return { logs: newest, mayHaveMore: true };
  const older = known.logs.filter(({ id, timestamp }) => !given.has(id) && timestamp <= last.timestamp);
  return { logs: [...newest, ...older], mayHaveMore: older.length === 0 || known.mayHaveMore };
};

/** What is known once older ones than the last were asked for. */
export const withOlder = (known: Deliveries, older: readonly WebhookLog[]): Deliveries => {
  const shown = new Set(known.logs.map(({ id }) => id));
  return {
    logs: [...known.logs, ...older.filter(({ id }) => !shown.has(id))],
    mayHaveMore: older.length >= deliveriesPerCall,
  };
};
