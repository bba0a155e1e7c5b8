import { and, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { payments, type PaymentId, type PaymentRow } from '../../db/schema/billing';
import type { UserId } from '../../db/schema/users';

/** Undefined when the owner already has a pending payment. */
export const insertPayment = async (
  db: Db,
  payment: typeof payments.$inferInsert,
): Promise<PaymentRow | undefined> =>
  (await db.insert(payments).values(payment).onConflictDoNothing().returning())[0];

export const findPayment = async (db: Db, id: PaymentId): Promise<PaymentRow | undefined> =>
  (await db.select().from(payments).where(eq(payments.id, id)))[0];

/** Finds a payment by our own, unguessable reference number. */
export const findByReference = async (db: Db, referenceNumber: string): Promise<PaymentRow | undefined> =>
  (await db.select().from(payments).where(eq(payments.referenceNumber, referenceNumber)))[0];

/** For a delivery without a reference number; Maya does not guarantee that its ids match. */
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

/** The owner's payments that may still be paid: pending ones, and failed ones created after `since`. */
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

/** The owner's payments, newest first. */
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

/** Stores the checkout's address; false when the account has been deleted meanwhile. */
export const storeCheckout = async (
  db: Db,
  { id, userId }: Pick<PaymentRow, 'id' | 'userId'>,
  checkout: Pick<PaymentRow, 'checkoutId' | 'checkoutUrl'>,
): Promise<boolean> => {
  if (userId === null) return false;
  const isOwned = and(eq(payments.id, id), eq(payments.userId, userId));
  return (await db.update(payments).set(checkout).where(isOwned).returning({ id: payments.id })).length > 0;
};

/** Abandons a payment unless it has been settled meanwhile: received money is never overwritten. */
export const failPending = (
  db: Db,
  id: PaymentId,
  changes: Pick<PaymentRow, 'failureReason' | 'nextAskAt'>,
) =>
  db
    .update(payments)
    .set({ ...changes, status: 'failed' })
    .where(and(eq(payments.id, id), eq(payments.status, 'pending')));

/** Moves the granted periods that start at or after `from` earlier, as a refund before them requires. */
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

/** When the oldest pending payment began; null when none is pending. */
export const findOldestPending = async (db: Db): Promise<Date | null> => {
  const [oldest] = await db
    .select({ createdAt: payments.createdAt })
    .from(payments)
    .where(eq(payments.status, 'pending'))
    .orderBy(payments.createdAt)
    .limit(1);
  return oldest?.createdAt ?? null;
};

/**
 * Claims up to `limit` due payments, the longest due first, by rescheduling them to `until`: other processes skip them, and
 * those of a process that dies become due again.
 */
export const claimDue = async (db: Db, now: Date, until: Date, limit: number): Promise<PaymentRow[]> =>
  db
    .update(payments)
    .set({ nextAskAt: until })
    .where(
      // As an array, the subquery is evaluated once. In a join it could run per row and claim other rows each time.
      sql`${payments.id} = any(array(${db
        .select({ id: payments.id })
        .from(payments)
        .where(lte(payments.nextAskAt, now))
        .orderBy(payments.nextAskAt)
        .limit(limit)
        .for('update', { skipLocked: true })}))`,
    )
    .returning();

/** Reschedules the next query unless the payment's status has changed; returns whether it did. */
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

/** Queries sooner than planned, because an event may arrive before the provider's API knows of it. */
export const askBy = (db: Db, id: PaymentId, moment: Date) =>
  db
    .update(payments)
    .set({ nextAskAt: moment })
    .where(and(eq(payments.id, id), gt(payments.nextAskAt, moment)));
