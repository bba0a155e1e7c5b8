import { describe, expect, test } from 'vitest';
import { payments, type PaymentRow } from '../../db/schema/billing';
import type { User } from '../../db/schema/users';
import { addPayment, removePerson } from '../../testing/content/people';
import { useTwoUsers } from '../../testing/postgres/use-two-users';
import {
  askBy,
  claimDue,
  failPending,
  findByProviderId,
  findByReference,
  findOldestPending,
  findOpen,
  findPending,
  insertPayment,
  listPayments,
  lockPayment,
  moveLaterPeriods,
  putOff,
  storeCheckout,
  updatePayment,
} from './payment-repository';

const world = useTwoUsers(payments);
const now = world.clock.now();
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

const add = (user: User, given: Partial<PaymentRow> = {}) => addPayment(world, user.id, given);
const failed = (user: User, given: Partial<PaymentRow> = {}) => add(user, { status: 'failed', ...given });
const reload = async ({ id }: PaymentRow) => lockPayment(world.db, id);
const ids = (rows: PaymentRow[]) => rows.map(({ id }) => id);
const changeAll = { failureReason: 'changed' };

describe('one payment', () => {
  test('is found by its own reference number alone', async () => {
    await add(world.ana);
    const payment = await add(world.ben);
    expect(await findByReference(world.db, payment.referenceNumber)).toEqual(payment);
    expect(await findByReference(world.db, 'unknown')).toBeUndefined();
  });

  test('is found by either id of the provider, the newest where several have it', async () => {
    await failed(world.ana, { checkoutId: 'c0', providerPaymentId: 'p0', createdAt: minutes(9) });
    const first = await failed(world.ana, { checkoutId: 'same', createdAt: minutes(1) });
    const second = await failed(world.ana, {
      checkoutId: 'c2',
      providerPaymentId: 'same',
      createdAt: minutes(2),
    });
    expect(await findByProviderId(world.db, 'same')).toEqual(second);
    await updatePayment(world.db, second.id, { createdAt: minutes(0) });
    expect(await findByProviderId(world.db, 'same')).toEqual(first);
    expect(await findByProviderId(world.db, 'unknown')).toBeUndefined();
  });

  test('is not inserted beside a pending one of the same user', async () => {
    const { id: _, ...pending } = await add(world.ana);
    expect(await insertPayment(world.db, { ...pending, referenceNumber: 'another' })).toBeUndefined();
    expect(
      await insertPayment(world.db, { ...pending, userId: world.ben.id, referenceNumber: 'bens' }),
    ).toMatchObject({ userId: world.ben.id });
  });

  test('is locked only if it is there', async () => {
    const gone = await add(world.ana);
    const other = await add(world.ben);
    expect(await lockPayment(world.db, other.id)).toEqual(other);
    await world.db.delete(payments);
    await expect(lockPayment(world.db, gone.id)).rejects.toThrow('went away');
  });

  test('is changed alone', async () => {
    const [payment, other] = [await add(world.ana), await add(world.ben)];
    await updatePayment(world.db, payment.id, changeAll);
    expect(await reload(payment)).toEqual({ ...payment, ...changeAll });
    expect(await reload(other)).toEqual(other);
  });

  test('has its checkout stored for its owner, as long as there is one', async () => {
    const [payment, other] = [await add(world.ana), await add(world.ben)];
    const checkout = { checkoutId: 'c', checkoutUrl: 'https://pay.example/c' };
    expect(await storeCheckout(world.db, { id: payment.id, userId: world.ben.id }, checkout)).toBe(false);
    expect(await storeCheckout(world.db, { id: payment.id, userId: null }, checkout)).toBe(false);
    expect(await reload(payment)).toEqual(payment);
    expect(await storeCheckout(world.db, payment, checkout)).toBe(true);
    expect(await reload(payment)).toEqual({ ...payment, ...checkout });
    expect(await reload(other)).toEqual(other);
    await removePerson(world, world.ben.id);
    expect(await storeCheckout(world.db, other, checkout)).toBe(false);
  });

  test('is abandoned only while it is pending', async () => {
    const [payment, other] = [await add(world.ana), await add(world.ben)];
    const paid = await add(world.ana, { status: 'paid' });
    const abandoned = { failureReason: 'abandoned', nextAskAt: minutes(5) };
    for (const { id } of [payment, paid]) await failPending(world.db, id, abandoned);
    expect(await reload(payment)).toEqual({ ...payment, ...abandoned, status: 'failed' });
    expect(await reload(paid)).toEqual(paid);
    expect(await reload(other)).toEqual(other);
  });
});

describe('the payments of a user', () => {
  test('have at most one that is pending', async () => {
    await add(world.ben);
    await failed(world.ana);
    expect(await findPending(world.db, world.ana.id)).toBeUndefined();
    const pending = await add(world.ana);
    expect(await findPending(world.db, world.ana.id)).toEqual(pending);
  });

  test('that may still be paid are the pending one and the failed ones since a moment, the newest five', async () => {
    const since = minutes(10);
    await add(world.ben, { createdAt: minutes(30) });
    await failed(world.ben, { createdAt: minutes(30) });
    for (const status of ['paid', 'refunded'] as const)
      await add(world.ana, { status, createdAt: minutes(30) });
    await failed(world.ana, { createdAt: since });
    const pending = await add(world.ana, { createdAt: minutes(1) });
    const recent = [];
    for (const minute of [12, 11]) recent.push(await failed(world.ana, { createdAt: minutes(minute) }));
    expect(ids(await findOpen(world.db, world.ana.id, since))).toEqual(ids([...recent, pending]));
    for (const minute of [13, 14, 15])
      recent.unshift(await failed(world.ana, { createdAt: minutes(minute) }));
    expect(ids(await findOpen(world.db, world.ana.id, since))).toEqual(ids(recent));
  });

  test('are listed with the newest first, in a fixed order where they are of one moment', async () => {
    await failed(world.ben, { createdAt: minutes(30) });
    const middle = [];
    for (let i = 0; i < 4; i++) middle.push((await failed(world.ana, { createdAt: minutes(5) })).id);
    const newest = await failed(world.ana, { createdAt: minutes(6) });
    await failed(world.ana, { createdAt: minutes(4) });
    const listed = ids(await listPayments(world.db, world.ana.id, 5));
    expect(listed).toEqual([newest.id, ...middle.sort().reverse()]);
  });

  test('move earlier from a moment on, as far as they were paid', async () => {
    const from = minutes(100);
    const period = { periodStart: from, periodEnd: minutes(200) };
    const paid = { status: 'paid', ...period } as const;
    const before = await add(world.ana, { ...paid, periodStart: new Date(from.getTime() - 1) });
    const unmoved = [
      before,
      await add(world.ben, paid),
      await add(world.ana, { ...period, status: 'refunded' }),
    ];
    const moved = await add(world.ana, paid);
    await moveLaterPeriods(world.db, world.ana.id, from, 90_500);
    for (const payment of unmoved) expect(await reload(payment)).toEqual(payment);
    expect(await reload(moved)).toEqual({
      ...moved,
      periodStart: new Date(from.getTime() - 90_500),
      periodEnd: new Date(minutes(200).getTime() - 90_500),
    });
  });
});

test('the oldest pending payment is the one that is reported', async () => {
  expect(await findOldestPending(world.db)).toBeNull();
  await failed(world.ana, { createdAt: minutes(-60) });
  expect(await findOldestPending(world.db)).toBeNull();
  await add(world.ana, { createdAt: minutes(-5) });
  await add(world.ben, { createdAt: minutes(-10) });
  expect(await findOldestPending(world.db)).toEqual(minutes(-10));
});

describe('what is due', () => {
  const until = minutes(3);

  test('is claimed once, the longest due first, up to a count', async () => {
    const later = await failed(world.ana, { nextAskAt: new Date(now.getTime() + 1) });
    const never = await failed(world.ana, { nextAskAt: null });
    const [just, due, first] = [
      await failed(world.ana, { nextAskAt: now }),
      await failed(world.ben, { nextAskAt: minutes(-1) }),
      await failed(world.ana, { nextAskAt: minutes(-2) }),
    ];
    const claimed = await claimDue(world.db, now, until, 2);
    expect(ids(claimed).sort()).toEqual(ids([due, first]).sort());
    for (const { nextAskAt } of claimed) expect(nextAskAt).toEqual(until);
    expect(await claimDue(world.db, now, until, 2)).toEqual([{ ...just, nextAskAt: until }]);
    expect(await claimDue(world.db, now, until, 2)).toEqual([]);
    for (const payment of [later, never]) expect(await reload(payment)).toEqual(payment);
  });

  test('is rescheduled unless the payment changed meanwhile', async () => {
    const [payment, other] = [
      await add(world.ana, { nextAskAt: now }),
      await add(world.ben, { nextAskAt: now }),
    ];
    expect(await putOff(world.db, { id: payment.id, status: 'paid' }, until)).toBe(false);
    expect(await reload(payment)).toEqual(payment);
    expect(await putOff(world.db, payment, until)).toBe(true);
    expect(await reload(payment)).toEqual({ ...payment, nextAskAt: until });
    expect(await reload(other)).toEqual(other);
  });

  test('comes sooner after an event, never later, and not again where nothing is planned', async () => {
    const planned = await failed(world.ana, { nextAskAt: minutes(9) });
    const unaffected = [
      await failed(world.ana, { nextAskAt: minutes(9) }),
      await failed(world.ana, { nextAskAt: minutes(1) }),
      await failed(world.ana, { nextAskAt: null }),
    ];
    for (const payment of [planned, ...unaffected.slice(1)]) await askBy(world.db, payment.id, minutes(4));
    expect(await reload(planned)).toEqual({ ...planned, nextAskAt: minutes(4) });
    for (const payment of unaffected) expect(await reload(payment)).toEqual(payment);
  });
});
