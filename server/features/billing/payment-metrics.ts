import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../../clock';
import type { Database } from '../../db/client';
import { withDeadline } from '../../integrations/deadline';
import { findOldestPending } from './payment-repository';

// The monitor has a timeout, too.
const patienceMs = 2000;

/**
 * `husay_oldest_pending_payment_seconds`, read when the monitor asks. While all connections are in use the payment of the last
 * reading counts, so that the monitor neither waits nor takes one; absent while the database does not respond.
 */
export const addPaymentMetrics = (
  registry: Registry,
  { database, clock }: { database: Pick<Database, 'db' | 'poolFigures'>; clock: Clock },
) => {
  const { db, poolFigures } = database;
  const isBusy = () => {
    const figures = poolFigures?.();
    return figures !== undefined && figures.open > 0 && figures.idle === 0;
  };
  /** When it was begun; null if none is pending, undefined if that is unknown. */
  let oldest: Date | null | undefined;
  new Gauge({
    name: 'husay_oldest_pending_payment_seconds',
    help: 'Age of the oldest payment that is neither paid nor failed; 0 when there is none',
    registers: [registry],
    async collect() {
      if (!isBusy()) {
        const read = () => findOldestPending(db);
        oldest = await withDeadline('The database', read, patienceMs).catch(() => undefined);
      }
      this.remove();
      if (oldest === undefined) return;
      this.set(oldest ? Math.max(0, clock.now().getTime() - oldest.getTime()) / 1000 : 0);
    },
  });
};
