import type { Logger } from 'pino';
import type { CleanedTransaction } from '#shared/admin-billing/schema';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { UserId } from '../../db/schema/users';
import type { OutgoingHold } from '../../integrations/outgoing-hold';
import type { RecordLookUp } from '../../http/monitoring/record-look-ups';

export interface AdminBillingDeps {
  db: Db;
  clock: Clock;
  logger: Logger;
  recordLookUp: RecordLookUp;
  outgoing: Pick<OutgoingHold, 'isHeld'>;
  /**
   * Queries the provider about the owner's pending payments, or only the one with a reference number, and abandons unpaid
   * ones, with the administrator's reason in the billing log. Returns the result of each; none when nothing is pending.
   */
  cleanUpPending: (
    owner: UserId,
    by: { adminId: UserId; reason: string; referenceNumber?: string | undefined },
  ) => Promise<CleanedTransaction[]>;
}
