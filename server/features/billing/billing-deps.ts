import type { Clock } from '../../clock';
import type { Logger } from 'pino';
import type { Pseudonyms } from '../../db/pseudonyms';
import type { Database, Db } from '../../db/client';
import type { PaymentProvider } from '../../integrations/maya/maya';
import type { SingleFlight } from './single-flight';

export interface BillingDeps {
  db: Db;
  clock: Clock;
  logger: Logger;
  pseudonyms: Pseudonyms;
  payments: PaymentProvider;
  /** The app's public address, to which the provider redirects. */
  publicUrl: string;
  /** Shares concurrent queries about one payment in this process. */
  settling: SingleFlight;
  /** How long a call waits for the provider in all; absent means 20 s. */
  maxCallMs?: number;
}

interface ApplicationDeps extends Omit<BillingDeps, 'db' | 'publicUrl'> {
  database: Pick<Database, 'db'>;
  config: { publicUrl: string };
}

/** The dependencies of billing's calls and jobs, from the application's. */
export const billingDepsOf = ({ database, config, ...deps }: ApplicationDeps): BillingDeps => ({
  db: database.db,
  clock: deps.clock,
  logger: deps.logger,
  pseudonyms: deps.pseudonyms,
  payments: deps.payments,
  settling: deps.settling,
  publicUrl: config.publicUrl,
});
