import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import { withDeadline } from '../../integrations/deadline';
import { findOldestPending } from './payment-repository';

// The monitor has a timeout, too.
const patienceMs = 2000;

/** `husay_oldest_pending_payment_seconds`, read when the monitor asks; absent while the database does not respond. */
export const addPaymentMetrics = (registry: Registry, { db, clock }: { db: Db; clock: Clock }) => {
  new Gauge({
    name: 'husay_oldest_pending_payment_seconds',
    help: 'Age of the oldest payment that is neither paid nor failed; 0 when there is none',
    registers: [registry],
    async collect() {
      this.remove();
      const read = () => findOldestPending(db);
      await withDeadline('The database', read, patienceMs).then(
        (oldest) => this.set(oldest ? Math.max(0, clock.now().getTime() - oldest.getTime()) / 1000 : 0),
        () => undefined,
      );
    },
  });
};
