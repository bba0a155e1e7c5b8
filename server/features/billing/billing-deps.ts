import type { Clock } from '../../clock';
import type { Logger } from 'pino';
import type { Db } from '../../db/client';
import type { PaymentProvider } from '../../integrations/maya/maya';
import type { Parts } from '../../app-deps';
import type { SingleFlight } from './settling/single-flight';

export interface BillingParts {
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
export const billingPartsOf = ({
  database,
  config,
  ...parts
}: Pick<Parts, 'database' | 'config' | 'clock' | 'logger' | 'payments' | 'settling'>): BillingParts => ({
  db: database.db,
  clock: parts.clock,
  logger: parts.logger,
  payments: parts.payments,
  settling: parts.settling,
  publicUrl: config.publicUrl,
});
