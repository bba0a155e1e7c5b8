import type { Logger } from 'pino';
import type { CleanedTransaction } from '#shared/admin-billing/schema';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { User, UserId } from '../../db/schema/users';
import type { MayaReport, PaymentCheck } from '#shared/admin-billing/user-schema';
import type { Device } from '#shared/devices/schema';
import type { PaymentId, PaymentRow } from '../../db/schema/billing';
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
  /** A user's payments, newest first. */
  listPayments: (owner: UserId, limit: number) => Promise<PaymentRow[]>;
  /** Queries the provider about a payment and records the answer. */
  checkPayment: (id: PaymentId) => Promise<PaymentCheck>;
  /** What the provider reports about a payment. */
  mayaReport: (id: PaymentId) => Promise<MayaReport>;
  listSessions: (user: User) => Promise<Device[]>;
  /** Ends a user's sessions and revokes their API tokens for an administrator. Returns how many there were. */
  endAccess: (userId: UserId, adminId: UserId) => Promise<{ devices: number; tokens: number }>;
}
