import { eq, sql } from 'drizzle-orm';
import { checkPayments, createCheckoutSession } from '#shared/billing/endpoints';
import { billingLogs, payments } from '../../server/db/schema/billing';
import type { Installation } from '../installation/installation';
import type { Person } from '../installation/people';
import type { Caller } from './caller';
import type { Tally } from './tally';

interface PayerOptions {
  installation: Installation;
  person: Person;
  caller: Caller;
  tally: Tally;
}

/** A user who begins payments, pays them at the provider, and returns. */
export const createPayer = ({ installation, person, caller, tally }: PayerOptions) => {
  const { database, maya } = installation;

  const pendingReference = async () => {
    const rows = await database.db.select().from(payments).where(eq(payments.userId, person.id));
    return rows.find(({ status, checkoutId }) => status === 'pending' && checkoutId)?.referenceNumber;
  };

  const check = async () => {
    const answer = await caller.post(checkPayments.path);
    tally.count('payment check', answer, answer.status === 200);
    return answer;
  };

  let reference: string | undefined;

  const begin = async () => {
    const begun = await caller.post(createCheckoutSession.path);
    // 409: the one before is still pending.
    tally.count('checkout', begun, begun.status === 200 || begun.status === 409);
    reference = await pendingReference().catch(() => undefined);
  };

  /** Pays what was begun, once. */
  const payAtProvider = () => {
    if (!reference) return;
    const isPaid = maya.controls.payments(reference).some(({ status }) => status === 'PAYMENT_SUCCESS');
    if (!isPaid) maya.controls.finish(reference, 'paid');
  };

  return {
    check,
    begin,
    payAtProvider,
    /** One payment from its begin to the return from the provider. */
    pay: async () => {
      await begin();
      if (!reference) return;
      payAtProvider();
      await check();
    },
  };
};

export type Payer = ReturnType<typeof createPayer>;

/** How often each payment that the provider was paid was granted; 1 is right. By reference number. */
export const grantsOf = async ({ database: { db }, maya }: Installation) => {
  const rows = await db
    .select({ reference: payments.referenceNumber, grants: sql<number>`count(${billingLogs.id})::int` })
    .from(payments)
    .leftJoin(billingLogs, eq(billingLogs.paymentId, payments.id))
    .groupBy(payments.referenceNumber);
  const counted = new Map(rows.map(({ reference, grants }) => [reference, grants]));
  const paid = maya.controls.payments().filter(({ status }) => status === 'PAYMENT_SUCCESS');
  return paid.map(({ referenceNumber }) => ({ referenceNumber, grants: counted.get(referenceNumber) ?? 0 }));
};
