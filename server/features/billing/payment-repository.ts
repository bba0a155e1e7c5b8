import { and, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { payments, type PaymentId, type PaymentRow } from '../../db/schema/payments';
import type { UserId } from '../../db/schema/users';

/** Undefined when the owner has a pending payment already. */
export const insertPayment = async (
  db: Db,
  payment: typeof payments.$inferInsert,
): Promise<PaymentRow | undefined> =>
  (await db.insert(payments).values(payment).onConflictDoNothing().returning())[0];

/** Payments are asked about by our own reference number, which nobody else knows. */
export const findByReference = async (db: Db, referenceNumber: string): Promise<PaymentRow | undefined> =>
  (await db.select().from(payments).where(eq(payments.referenceNumber, referenceNumber)))[0];

/** For a delivery that names no reference number; Maya does not promise that its ids are one and the same. */
export const findByProviderId = async (db: Db, id: string): Promise<PaymentRow | undefined> =>
  (
    await db
      .select()
      .from(payments)
      .where(sql`${payments.checkoutId} = ${id} or ${payments.providerPaymentId} = ${id}`)
      .orderBy(desc(payments.createdAt))
      .limit(1)
  )[0];

export const findPending = async (db: Db, owner: UserId): Promise<PaymentRow | undefined> =>
  (
    await db
      .select()
      .from(payments)
      .where(and(eq(payments.userId, owner), eq(payments.status, 'pending')))
  )[0];

/** The owner's payments for which money may come at any moment: pending ones, and failed ones begun after `since`. */
export const findOpen = (db: Db, owner: UserId, since: Date): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, owner),
        or(eq(payments.status, 'pending'), and(eq(payments.status, 'failed'), gt(payments.createdAt, since))),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(5);

/** The owner's payments, the newest first. */
export const listPayments = (db: Db, owner: UserId, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(eq(payments.userId, owner))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit);

export const lockPayment = async (tx: Db, id: PaymentId): Promise<PaymentRow> => {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!row) throw new Error('A payment went away while it was being settled');
  return row;
};

export const updatePayment = (db: Db, id: PaymentId, changes: Partial<Omit<PaymentRow, 'id'>>) =>
  db.update(payments).set(changes).where(eq(payments.id, id));

/** Stores where the owner pays; false when their account has been deleted since the payment was begun. */
export const storeCheckout = async (
  db: Db,
  { id, userId }: Pick<PaymentRow, 'id' | 'userId'>,
  checkout: Pick<PaymentRow, 'checkoutId' | 'checkoutUrl'>,
): Promise<boolean> => {
  if (userId === null) return false;
  const isOwned = and(eq(payments.id, id), eq(payments.userId, userId));
  return (await db.update(payments).set(checkout).where(isOwned).returning({ id: payments.id })).length > 0;
};

/** Gives a payment up, unless it has been settled in the meantime: money that came is never overwritten. */
export const failPending = (
  db: Db,
  id: PaymentId,
  changes: Pick<PaymentRow, 'failureReason' | 'nextAskAt'>,
) =>
  db
    .update(payments)
    .set({ ...changes, status: 'failed' })
    .where(and(eq(payments.id, id), eq(payments.status, 'pending')));

/** Moves the granted periods that begin at or after `from` up by so much, as a refund before them does. */
export const moveLaterPeriods = (db: Db, owner: UserId, from: Date, byMs: number) =>
  db
    .update(payments)
    .set({
      periodStart: sql`${payments.periodStart} - make_interval(secs => ${byMs / 1000}::double precision)`,
      periodEnd: sql`${payments.periodEnd} - make_interval(secs => ${byMs / 1000}::double precision)`,
    })
    .where(
      and(
        eq(payments.userId, owner),
        eq(payments.status, 'paid'),
        sql`${payments.periodStart} >= ${from.toISOString()}::timestamptz`,
      ),
    );

/**
 * Takes up to `limit` payments that are due, the longest due first, and puts them off until `until`: other processes
 * pass them by, and one that dies with them leaves them to the others.
 */
export const claimDue = async (db: Db, now: Date, until: Date, limit: number): Promise<PaymentRow[]> =>
  db
    .update(payments)
    .set({ nextAskAt: until })
    .where(
      // As an array it is evaluated once. Joined, it could be again for each row, and each time take other rows.
      sql`${payments.id} = any(array(${db
        .select({ id: payments.id })
        .from(payments)
        .where(lte(payments.nextAskAt, now))
        .orderBy(payments.nextAskAt)
        .limit(limit)
        .for('update', { skipLocked: true })}))`,
    )
    .returning();

/** Sets when a payment is asked about again, unless its status is another by now; answers whether it did. */
export const putOff = async (
  db: Db,
  { id, status }: Pick<PaymentRow, 'id' | 'status'>,
  nextAskAt: PaymentRow['nextAskAt'],
): Promise<boolean> => {
  const isAsBefore = and(eq(payments.id, id), eq(payments.status, status));
  return (
    (await db.update(payments).set({ nextAskAt }).where(isAsBefore).returning({ id: payments.id })).length > 0
  );
};

/** Asks sooner than planned, as news may have come too early. */
export const askBy = (db: Db, id: PaymentId, moment: Date) =>
  db
    .update(payments)
    .set({ nextAskAt: moment })
    .where(and(eq(payments.id, id), gt(payments.nextAskAt, moment)));
