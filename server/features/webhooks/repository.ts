import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, max, notInArray, or, sql } from 'drizzle-orm';
import { maxStrangersListed } from '#shared/webhooks/strangers';
import type { Db } from '../../db/client';
import { payments, webhookDeliveries, type WebhookDeliveryRow } from '../../db/schema/billing';
import { users, type User } from '../../db/schema/users';
import { impersonalPayload } from '../../integrations/maya/impersonal-payload';

type DeliveryId = WebhookDeliveryRow['id'];

export const insertDelivery = async (
  db: Db,
  delivery: typeof webhookDeliveries.$inferInsert,
): Promise<DeliveryId> => {
  const [row] = await db.insert(webhookDeliveries).values(delivery).returning({ id: webhookDeliveries.id });
  if (!row) throw new Error('A delivery was not recorded');
  return row.id;
};

// For deliveries about none of our payments, which must not fill the disk.
const maxLengthOfStrangers = 2000;
const ofStrangers = ['unknown_payment', 'refused'];

type Outcome = Partial<Omit<WebhookDeliveryRow, 'id' | 'sequence'>>;

/**
 * Records a delivery's result, without the user if the account has been deleted. Checking after the update, and waiting for
 * a concurrent deletion, leaves no gap: either the deletion finds this row by its reference number, or this finds the payment
 * without its user.
 */
export const finishDelivery = async (db: Db, id: DeliveryId, outcome: Outcome) => {
  await updateDelivery(db, id, outcome);
  if (outcome.referenceNumber && (await isOfDeletedAccount(db, outcome.referenceNumber))) {
    await removePerson(db, id);
  }
};

const isOfDeletedAccount = async (db: Db, referenceNumber: string): Promise<boolean> => {
  const [payment] = await db
    .select({ userId: payments.userId })
    .from(payments)
    .where(eq(payments.referenceNumber, referenceNumber))
    .for('share');
  return payment !== undefined && payment.userId === null;
};

const removePerson = async (db: Db, id: DeliveryId) => {
  const [row] = await db
    .select({ payload: webhookDeliveries.payload })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, id));
  if (!row) return;
  await db
    .update(webhookDeliveries)
    .set({ payload: impersonalPayload(row.payload), userId: null, ip: null, userAgent: null })
    .where(eq(webhookDeliveries.id, id));
};

/** Truncates a delivery that is about none of our payments. */
const updateDelivery = (db: Db, id: DeliveryId, changes: Outcome) =>
  db
    .update(webhookDeliveries)
    .set({
      ...(ofStrangers.includes(changes.upgradeResult ?? '') && { payload: shortened() }),
      ...changes,
    })
    .where(eq(webhookDeliveries.id, id));

const shortened = () => {
  const { payload, isTest } = webhookDeliveries;
  return sql<string>`case when ${isTest} or length(${payload}) <= ${maxLengthOfStrangers} then ${payload} else left(${payload}, ${maxLengthOfStrangers}) || ' …' end`;
};

/** A delivery and its payment's user. */
export interface ListedDelivery {
  delivery: WebhookDeliveryRow;
  user: Pick<User, 'firstName' | 'lastName' | 'email'> | null;
}

const isOfStrangers = and(
  inArray(webhookDeliveries.upgradeResult, ofStrangers),
  eq(webhookDeliveries.isTest, false),
);
const isOfOurs = or(
  isNull(webhookDeliveries.upgradeResult),
  notInArray(webhookDeliveries.upgradeResult, ofStrangers),
  eq(webhookDeliveries.isTest, true),
);

/**
 * Newest first: those before the given one, or from the newest on. None before a deleted one. Includes only the newest few
 * of the unmatched deliveries.
 */
export const listDeliveries = async (
  db: Db,
  { before, limit }: { before?: DeliveryId; limit: number },
): Promise<ListedDelivery[]> => {
  const { sequence } = webhookDeliveries;
  const place = before ? await findPlace(db, before) : undefined;
  if (place === null) return [];
  const select = (condition: typeof isOfOurs, count: number) =>
    db
      .select({
        delivery: webhookDeliveries,
        user: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      })
      .from(webhookDeliveries)
      .leftJoin(users, eq(users.id, webhookDeliveries.userId))
      .where(condition)
      .orderBy(desc(sequence))
      .limit(count);
  const ours = await select(and(place && lt(sequence, place.sequence), isOfOurs), limit);
  const strangers = await select(isOfStrangers, maxStrangersListed);
  const shown = place ? strangers.filter(({ delivery }) => delivery.sequence < place.sequence) : strangers;
  return [...ours, ...shown]
    .sort((one, other) => other.delivery.sequence - one.delivery.sequence)
    .slice(0, limit);
};

/** The upper end of a range of deliveries. */
export interface UpTo {
  sequence: number;
  /** Null if only the order counts. */
  receivedAt: Date | null;
}

/** The position of the given delivery, or of the newest; null if there is none. */
export const findPlace = async (db: Db, id: DeliveryId | undefined): Promise<UpTo | null> => {
  const { sequence, receivedAt } = webhookDeliveries;
  if (id) {
    const [row] = await db
      .select({ sequence, receivedAt })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.id, id));
    return row ?? null;
  }
  const [row] = await db.select({ sequence: max(sequence) }).from(webhookDeliveries);
  return row?.sequence ? { sequence: row.sequence, receivedAt: null } : null;
};

/**
 * Removes up to `limit` deliveries up to `upTo`, except those in progress since `underWaySince`. Returns the count. A
 * sequence is assigned before its commit: a delivery with an earlier sequence but a later time was not visible yet when `upTo`
 * was seen, and stays.
 */
export const removeDeliveries = async (
  db: Db,
  { upTo, underWaySince }: { upTo: UpTo; underWaySince: Date },
  limit: number,
): Promise<number> => {
  const { upgradeResult, receivedAt, sequence } = webhookDeliveries;
  const isOver = or(isNotNull(upgradeResult), lte(receivedAt, underWaySince));
  // Postgres has microseconds, a Date does not.
  const cameBy = upTo.receivedAt && lt(receivedAt, new Date(upTo.receivedAt.getTime() + 1));
  return removeWhere(db, and(lte(sequence, upTo.sequence), cameBy ?? undefined, isOver), limit);
};

/**
 * Removes up to `limit` deliveries older than a moment, with another moment for unmatched ones. Administrators' tests do not
 * count as unmatched. Returns the count.
 */
export const removeReceivedBefore = (
  db: Db,
  { moment, ofStrangersMoment }: { moment: Date; ofStrangersMoment: Date },
  limit: number,
): Promise<number> => {
  const { receivedAt } = webhookDeliveries;
  const isOld = or(lt(receivedAt, moment), and(lt(receivedAt, ofStrangersMoment), isOfStrangers));
  return removeWhere(db, isOld, limit);
};

// Skip rows that another process is removing.
const removeWhere = async (db: Db, condition: ReturnType<typeof and>, limit: number): Promise<number> => {
  const some = db
    .$with('some')
    .as(
      db
        .select({ id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(condition)
        .limit(limit)
        .for('update', { skipLocked: true }),
    );
  const removed = await db
    .with(some)
    .delete(webhookDeliveries)
    .where(inArray(webhookDeliveries.id, db.select({ id: some.id }).from(some)))
    .returning({ sequence: webhookDeliveries.sequence });
  return removed.length;
};
