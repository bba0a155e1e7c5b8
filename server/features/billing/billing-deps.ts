import type { Clock } from '../../clock';
import type { Logger } from 'pino';
import type { Db } from '../../db/client';
import type { PaymentProvider } from '../../integrations/maya/maya';
import type { AppDeps } from '../../app-deps';
import type { SingleFlight } from './settling/single-flight';

export interface BillingDeps {
  db: Db;
  clock: Clock;
  logger: Logger;
  payments: PaymentProvider;
  /** The address people open, where the provider sends them back to. */
  publicUrl: string;
  /** Keeps this process from asking about one payment many times at once. */
  settling: SingleFlight;
}

/** What billing needs of the whole: the same for its calls and its jobs. */
export const billingDepsOf = ({
  database,
  config,
  ...deps
}: Pick<AppDeps, 'database' | 'config' | 'clock' | 'logger' | 'payments' | 'settling'>): BillingDeps => ({
  db: database.db,
  clock: deps.clock,
  logger: deps.logger,
  payments: deps.payments,
  settling: deps.settling,
  publicUrl: config.publicUrl,
});
