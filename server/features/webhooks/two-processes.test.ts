import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webhookDeliveries } from '../../db/schema/billing';
import { addPayment, addPerson, removePerson } from '../../testing/content/people';
import { isOnPostgres } from '../../testing/postgres/test-database';
import { startTwoApps, type TwoApps } from '../../testing/postgres/two-apps';
import { findPlace, finishDelivery, insertDelivery, removeDeliveries } from './repository';

describe.skipIf(!isOnPostgres)('two processes on one Postgres', () => {
  let both: TwoApps;
  beforeAll(async () => {
    both = await startTwoApps();
  });
  afterAll(() => both.stop());

  const add = () =>
    insertDelivery(both.one.db, {
      receivedAt: both.one.clock.now(),
      payload: '{"buyer":{"firstName":"Ana"}}',
      ip: '203.0.113.1',
      upgradeResult: 'success',
    });

  test('a delivery that ends while its account is being deleted names no one', async () => {
    const ana = await addPerson(both.one);
    await addPayment(both.one, ana.id, { referenceNumber: 'hers' });
    const id = await add();
    await both.beforeCommitOf(
      (tx) => removePerson({ db: tx }, ana.id),
      () => finishDelivery(both.two.db, id, { referenceNumber: 'hers', userId: ana.id }),
    );
    const [row] = await both.one.db.select().from(webhookDeliveries);
    expect(row).toMatchObject({ referenceNumber: 'hers', userId: null, ip: null });
    expect(row?.payload).not.toContain('Ana');
  });

  test('what one process is removing, another neither waits for nor removes', async () => {
    await both.one.db.delete(webhookDeliveries);
    for (let i = 0; i < 5; i++) await add();
    const upTo = await findPlace(both.one.db, undefined);
    if (!upTo) throw new Error('there are deliveries');
    const range = { upTo, underWaySince: both.one.clock.now() };
    const removed: number[] = [];
    await both.whileHolding(
      async (tx) => removed.push(await removeDeliveries(tx, range, 2)),
      async () => removed.push(await removeDeliveries(both.two.db, range, 9)),
    );
    expect(removed).toEqual([2, 3]);
  });
});
