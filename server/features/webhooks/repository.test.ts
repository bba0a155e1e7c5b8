import { beforeEach, describe, expect, test } from 'vitest';
import { maxStrangersListed } from '#shared/webhooks/strangers';
import { payments, webhookDeliveries } from '../../db/schema/billing';
import { users, type User } from '../../db/schema/users';
import { addPayment, addPerson, removePerson } from '../../testing/content/people';
import { useDatabase } from '../../testing/postgres/use-database';
import {
  findPlace,
  finishDelivery,
  insertDelivery,
  listDeliveries,
  removeDeliveries,
  removeReceivedBefore,
} from './repository';

const world = useDatabase();
const now = world.clock.now();
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

let ana: User;
beforeEach(async () => {
  for (const table of [webhookDeliveries, payments, users]) await world.db.delete(table);
  ana = await addPerson(world, { firstName: 'Ana', lastName: 'Cruz' });
});

const add = (given: Partial<typeof webhookDeliveries.$inferInsert> = {}) =>
  insertDelivery(world.db, { receivedAt: now, payload: '{}', upgradeResult: 'success', ...given });
const addAll = async (count: number, given: Partial<typeof webhookDeliveries.$inferInsert> = {}) => {
  const added = [];
  for (let i = 0; i < count; i++) added.push(await add(given));
  return added;
};
const stored = () => world.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.sequence);
const storedIds = async () => (await stored()).map(({ id }) => id);
const find = async (id: string) => {
  const row = (await stored()).find((delivery) => delivery.id === id);
  if (!row) throw new Error('no such delivery');
  return row;
};
const list = async (limit: number, before?: string) =>
  (await listDeliveries(world.db, { limit, ...(before && { before }) })).map(({ delivery }) => delivery.id);
const place = async (id?: string) => {
  const found = await findPlace(world.db, id);
  if (!found) throw new Error('no such place');
  return found;
};

describe('the result of a delivery', () => {
  const personal = { ip: '203.0.113.1', userAgent: 'Maya' };

  test('is recorded in its row alone', async () => {
    const [one, other] = [await add({ upgradeResult: null }), await add({ upgradeResult: null })];
    const before = await find(other);
    const outcome = { processed: true, upgradeResult: 'success', processingTimeMs: 12, userId: ana.id };
    await finishDelivery(world.db, one, outcome);
    expect(await find(one)).toMatchObject(outcome);
    expect(await find(other)).toEqual(before);
  });

  test('keeps the person whose account is there, also where another one is gone', async () => {
    const left = await addPerson(world);
    await addPayment(world, left.id, { referenceNumber: 'of-the-other' });
    await addPayment(world, ana.id, { referenceNumber: 'hers' });
    await removePerson(world, left.id);
    const payload = '{"id":"1","buyer":{"firstName":"Ana"}}';
    const [hers, unknown] = [await add({ payload, ...personal }), await add({ payload, ...personal })];
    await finishDelivery(world.db, hers, { referenceNumber: 'hers', userId: ana.id });
    await finishDelivery(world.db, unknown, { referenceNumber: 'unknown' });
    await finishDelivery(world.db, unknown, { processed: true });
    expect(await find(hers)).toMatchObject({ payload, ...personal, userId: ana.id });
    expect(await find(unknown)).toMatchObject({ payload, ...personal });
  });

  test('names no one whose account was deleted meanwhile, in its row alone', async () => {
    await addPayment(world, (await addPerson(world)).id);
    await addPayment(world, ana.id, { referenceNumber: 'hers' });
    await removePerson(world, ana.id);
    const payload = '{"id":"1","buyer":{"firstName":"Ana"}}';
    const other = await add({ payload: '{"id":"2"}', ...personal });
    const one = await add({ payload, ...personal });
    const before = await find(other);
    await finishDelivery(world.db, one, { referenceNumber: 'hers', userId: ana.id });
    const { payload: rest, ...row } = await find(one);
    expect(rest).toMatch(/^\{"id":"1",/);
    expect(rest).not.toContain('Ana');
    expect(row).toMatchObject({ referenceNumber: 'hers', userId: null, ip: null, userAgent: null });
    expect(await find(other)).toEqual(before);
  });

  test.each(['unknown_payment', 'refused'])('cuts what is about none of our payments: %s', async (result) => {
    const [long, fits] = ['x'.repeat(2001), 'x'.repeat(2000)];
    const stranger = async (payload: string, isTest = false) => {
      const id = await add({ payload, isTest, upgradeResult: null });
      await finishDelivery(world.db, id, { upgradeResult: result });
      return (await find(id)).payload;
    };
    expect(await stranger(long)).toBe(`${fits} …`);
    expect(await stranger(fits)).toBe(fits);
    expect(await stranger(long, true)).toBe(long);
  });

  test('leaves whole what is about one of ours', async () => {
    const payload = 'x'.repeat(2001);
    const id = await add({ payload });
    await finishDelivery(world.db, id, { upgradeResult: 'success' });
    await finishDelivery(world.db, id, { processed: true });
    expect((await find(id)).payload).toBe(payload);
  });
});

describe('the list', () => {
  test('has the newest first, goes on before one, and ends', async () => {
    const all = (await addAll(5)).reverse();
    expect(await list(2)).toEqual(all.slice(0, 2));
    expect(await list(2, all[1])).toEqual(all.slice(2, 4));
    expect(await list(2, all[3])).toEqual(all.slice(4));
    expect(await list(2, all[4])).toEqual([]);
    expect(await list(2, '00000000-0000-4000-8000-000000000000')).toEqual([]);
  });

  test('names the user of the payment, and none of another one’s', async () => {
    await addPerson(world);
    await add({ userId: ana.id });
    await add();
    const [none, hers] = await listDeliveries(world.db, { limit: 9 });
    expect(none?.user).toBeNull();
    expect(hers?.user).toEqual({ firstName: 'Ana', lastName: 'Cruz', email: ana.email });
  });

  test('has the newest few about none of our payments, and all others', async () => {
    const ours = [
      await add(),
      await add({ upgradeResult: null }),
      await add({ upgradeResult: 'refused', isTest: true }),
    ];
    const strangers = await addAll(maxStrangersListed + 1, { upgradeResult: 'refused' });
    strangers.push(await add({ upgradeResult: 'unknown_payment' }));
    ours.push(await add());
    const listed = await list(100);
    expect(listed).toEqual([
      ours[3],
      ...strangers.slice(-maxStrangersListed).reverse(),
      ours[2],
      ours[1],
      ours[0],
    ]);
    const third = strangers.at(-3) ?? '';
    expect((await list(2, third))[0]).toBe(strangers.at(-4));
    expect(await list(1)).toEqual([ours[3]]);
  });
});

describe('the place', () => {
  test('is the newest, or that of one delivery', async () => {
    expect(await findPlace(world.db, undefined)).toBeNull();
    const [first = ''] = await addAll(1, { receivedAt: minutes(-1) });
    const last = await add();
    const { sequence } = await find(last);
    expect(await place()).toEqual({ sequence, receivedAt: null });
    expect(await place(first)).toEqual({
      sequence: (await find(first)).sequence,
      receivedAt: minutes(-1),
    });
    expect(await findPlace(world.db, '00000000-0000-4000-8000-000000000000')).toBeNull();
  });
});

describe('removing', () => {
  const underWaySince = minutes(-10);

  test('goes up to a delivery, itself included, in pieces', async () => {
    const [, , three, after] = await addAll(4);
    const upTo = await place(three);
    expect(await removeDeliveries(world.db, { upTo, underWaySince }, 2)).toBe(2);
    expect(await storedIds()).toEqual([three, after]);
    expect(await removeDeliveries(world.db, { upTo, underWaySince }, 2)).toBe(1);
    expect(await removeDeliveries(world.db, { upTo, underWaySince }, 2)).toBe(0);
    expect(await storedIds()).toEqual([after]);
  });

  test('leaves what is under way, and one of an earlier place that came later', async () => {
    const underWay = { upgradeResult: null };
    const begun = await add({ ...underWay, receivedAt: new Date(underWaySince.getTime() + 1) });
    await add({ ...underWay, receivedAt: underWaySince });
    const later = await add({ receivedAt: new Date(now.getTime() + 1) });
    await add({ receivedAt: minutes(-1) });
    const seen = await add();
    await removeDeliveries(world.db, { upTo: await place(seen), underWaySince }, 9);
    expect(await storedIds()).toEqual([begun, later]);
    // By the order alone, as of the newest.
    await removeDeliveries(world.db, { upTo: { ...(await place()), receivedAt: null }, underWaySince }, 9);
    expect(await storedIds()).toEqual([begun]);
  });

  test('the old ones go, those about none of our payments sooner, in pieces', async () => {
    const moments = { moment: minutes(-100), ofStrangersMoment: minutes(-10) };
    const kept = [
      await add({ receivedAt: moments.moment }),
      await add({ receivedAt: minutes(-99), upgradeResult: 'refused', isTest: true }),
      await add({ receivedAt: minutes(-99), upgradeResult: null }),
      await add({ receivedAt: moments.ofStrangersMoment, upgradeResult: 'refused' }),
    ];
    await add({ receivedAt: minutes(-101), upgradeResult: 'refused', isTest: true });
    await add({ receivedAt: minutes(-101) });
    await add({ receivedAt: minutes(-11), upgradeResult: 'refused' });
    await add({ receivedAt: minutes(-11), upgradeResult: 'unknown_payment' });
    expect(await removeReceivedBefore(world.db, moments, 3)).toBe(3);
    expect(await removeReceivedBefore(world.db, moments, 3)).toBe(1);
    expect(await removeReceivedBefore(world.db, moments, 3)).toBe(0);
    expect(await storedIds()).toEqual(kept);
  });
});
