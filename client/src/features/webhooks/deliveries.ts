import type { WebhookLog } from '#shared/webhooks/schema';

/** The deliveries loaded so far, newest first; `mayHaveMore`: there may be older ones than the last. */
export interface Deliveries {
  logs: readonly WebhookLog[];
  mayHaveMore: boolean;
}

/** The page size. */
export const deliveriesPerCall = 50;

/**
 * Merges a refetch of the newest: those, and below them the older ones already shown, so that
 * nothing disappears under the reader. Deleted ones are removed.
 */
export const withNewest = (known: Deliveries | undefined, newest: readonly WebhookLog[]): Deliveries => {
  const last = newest.at(-1);
  // A short answer holds everything there is.
  if (!last || newest.length < deliveriesPerCall) return { logs: newest, mayHaveMore: false };
  const given = new Set(newest.map(({ id }) => id));
  // Without an overlap, deliveries between may be missing: they are loaded on demand, in their place.
  if (!known?.logs.some(({ id }) => given.has(id))) return { logs: newest, mayHaveMore: true };
  const older = known.logs.filter(({ id, timestamp }) => !given.has(id) && timestamp <= last.timestamp);
  return { logs: [...newest, ...older], mayHaveMore: older.length === 0 || known.mayHaveMore };
};

/** Appends a page of older ones. */
export const withOlder = (known: Deliveries, older: readonly WebhookLog[]): Deliveries => {
  const shown = new Set(known.logs.map(({ id }) => id));
  return {
    logs: [...known.logs, ...older.filter(({ id }) => !shown.has(id))],
    mayHaveMore: older.length >= deliveriesPerCall,
  };
};
