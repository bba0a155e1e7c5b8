import type { Logger } from 'pino';
import type { CleanedTransaction } from '#shared/admin-billing/schema';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { UserId } from '../../db/schema/users';
import type { RecordLookUp } from '../../http/monitoring/record-look-ups';

export interface AdminBillingDeps {
  db: Db;
  clock: Clock;
  logger: Logger;
  recordLookUp: RecordLookUp;
  /**
   * Asks the provider about the owner's pending payments, or only about the one of a reference number, and gives up those
   * that nobody has paid, with the administrator's reason in a billing log. Answers what became of each; none when nothing
   * is pending.
   */
  cleanUpPending: (
    owner: UserId,
    by: { adminId: UserId; reason: string; referenceNumber?: string | undefined },
  ) => Promise<CleanedTransaction[]>;
}
