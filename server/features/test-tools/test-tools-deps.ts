import type { Logger } from 'pino';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { PaymentRow } from '../../db/schema/billing';
import type { User } from '../../db/schema/users';
import type { PlayMoney } from '../../integrations/maya/maya';

export interface TestToolsDeps {
  db: Db;
  clock: Clock;
  logger: Logger;
  /** Runs the expiry job. Returns how many were recorded as free. */
  expireSubscriptions: () => Promise<number>;
}

/** The very functions by which people pay, and what only play money allows. */
export interface PaymentFlowDeps extends TestToolsDeps {
  playMoney: PlayMoney | undefined;
  /** Begins a payment; it is the user's pending one then. */
  beginCheckout: (user: User) => Promise<unknown>;
  /** Asks the provider about a payment and records what it says. Answers that in a word. */
  settle: (payment: PaymentRow) => Promise<string>;
  /** Abandons an unpaid payment. */
  abandon: (payment: PaymentRow, reason: string) => Promise<void>;
}
