import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billingLogs, payments } from '../../../db/schema/billing';
import { users } from '../../../db/schema/users';
import { newPayer, paymentWorld, type Payer } from '../../../testing/billing/payer';
import { paymentsOf, setPlan } from '../../../testing/billing/subscriptions';
import { addPerson, removePerson } from '../../../testing/content/people';
import { isOnPostgres } from '../../../testing/postgres/test-database';
import { startTwoApps, type TwoApps } from '../../../testing/postgres/two-apps';
import type { TestApp } from '../../../testing/test-app';
import { billingDepsOf } from '../billing-deps';
import { beginCheckout } from '../checkout/checkout';
import { cancelPayment } from '../checkout/cancel-payment';
import { claimDue, findByReference } from '../payment-repository';
import { startTrial } from '../subscriptions/start-trial';
import { findSubscriber, lockExpired } from '../subscriptions/subscriber-repository';
import { settle } from './settle';

// In one process, concurrent queries about a payment are shared; between processes only the database's locks are left. Each
// test makes both processes read before either writes.

const dayMs = 24 * 3600_000;

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
};

describe.skipIf(!isOnPostgres)('two processes on one Postgres', () => {
  let both: TwoApps;
  let worlds: [ReturnType<typeof paymentWorld>, ReturnType<typeof paymentWorld>];
  let world: ReturnType<typeof paymentWorld>;
  let ana: Payer;
  beforeAll(async () => {
    both = await startTwoApps();
    worlds = [paymentWorld(both.one), paymentWorld(both.two)];
    [world] = worlds;
    ana = await newPayer(both.one, 'ana@example.com');
  });
  afterAll(() => both.stop());
  beforeEach(async () => {
    both.one.maya.reset();
    both.one.maya.faults.drop = true;
    await both.one.db.delete(billingLogs);
    await both.one.db.delete(payments);
    await setPlan(both.one, ana.id, 'free');
    await both.one.db.update(users).set({ trialStartedAt: null, trialEndsAt: null });
  });

  const find = async (reference: string) => {
    const payment = await findByReference(both.one.db, reference);
    if (!payment) throw new Error('no such payment');
    return payment;
  };
  const settleAt = async ({ deps }: TestApp, reference: string) =>
    settle(billingDepsOf(deps), await find(reference));
  const row = async (table: 'users' | 'payments', reference: string) => ({
    table,
    id: table === 'users' ? ana.id : (await find(reference)).id,
  });
  const begin = async (app: TestApp, owner: string) => {
    const subscriber = await findSubscriber(app.db, owner);
    if (!subscriber) throw new Error('no user can pay');
    await beginCheckout(billingDepsOf(app.deps), subscriber);
    const newest = (await paymentsOf(app, owner)).find(({ status }) => status === 'pending');
    if (!newest) throw new Error('no payment was begun');
    return newest.referenceNumber;
  };

  /** Two payments of Ana, both paid and unknown to us: the first was abandoned in favor of the second. */
  const payTwice = async () => {
    const first = await begin(both.one, ana.id);
    world.pass(61);
    const second = await begin(both.one, ana.id);
    for (const reference of [first, second]) world.finish(reference, 'late-success');
    return [first, second] as const;
  };

  test('two payments of one person give the days of both', async () => {
    const [first, second] = await payTwice();
    const now = both.one.clock.now().getTime();
    const settlements = await both.collide(
      await row('users', first),
      () => settleAt(both.one, first),
      () => settleAt(both.two, second),
    );
    expect(settlements).toEqual(['granted', 'granted']);
    expect((await ana.expiresAt())?.getTime()).toBe(now + 60 * dayMs);
  });

  test('a refund in one and a payment in the other leave what was paid and not given back', async () => {
    const [first, second] = await payTwice();
    await settleAt(both.one, first);
    both.one.maya.giveBack(first, 'refund');
    const now = both.one.clock.now().getTime();
    const settlements = await both.collide(
      await row('users', first),
      () => settleAt(both.one, first),
      () => settleAt(both.two, second),
    );
    expect(settlements).toEqual(['refunded', 'granted']);
    expect((await ana.expiresAt())?.getTime()).toBe(now + 30 * dayMs);
  });

  test.each(['users', 'payments'] as const)(
    'one payment that both settle is granted once, held up at %s',
    async (table) => {
      const reference = await begin(both.one, ana.id);
      world.finish(reference);
      const settlements = await both.collide(
        await row(table, reference),
        () => settleAt(both.one, reference),
        () => settleAt(both.two, reference),
      );
      expect(settlements.sort()).toEqual(['already_granted', 'granted']);
      expect(await ana.logs()).toHaveLength(1);
    },
  );

  const tryAt = ({ deps }: TestApp) =>
    startTrial(billingDepsOf(deps), ana.id).then(
      () => 'started',
      (error: Error) => error.message,
    );

  test('a trial that both start is started once', async () => {
    const outcomes = await both.collide(
      { table: 'users', id: ana.id },
      () => tryAt(both.one),
      () => tryAt(both.two),
    );
    expect(outcomes).toEqual(['started', expect.stringContaining('Your free Pro trial is active until')]);
    expect(await ana.logs()).toHaveLength(1);
  });

  test.each(['the trial', 'the payment'])(
    'a trial and a payment that meet lose no paid day: %s is first',
    async (winner) => {
      const reference = await begin(both.one, ana.id);
      world.finish(reference);
      const now = both.one.clock.now().getTime();
      const works = [() => tryAt(both.one), () => settleAt(both.two, reference)] as const;
      const [first, second] = winner === 'the trial' ? works : ([works[1], works[0]] as const);
      await both.collide({ table: 'users', id: ana.id }, first, second);
      const days = winner === 'the trial' ? 37 : 30;
      expect((await ana.expiresAt())?.getTime()).toBe(now + days * dayMs);
    },
  );

  test('money for a deleted account is reported once', async () => {
    // With the account went the row that otherwise puts both in order.
    const gone = await addPerson(both.one);
    const reference = await begin(both.one, gone.id);
    world.finish(reference);
    await removePerson(both.one, gone.id);
    const settlements = await both.collide(
      await row('payments', reference),
      () => settleAt(both.one, reference),
      () => settleAt(both.two, reference),
    );
    expect(settlements.sort()).toEqual(['already_granted', 'granted']);
    expect(await both.one.db.$count(billingLogs)).toBe(1);
  });

  test.each(['the grant', 'the cancel'])(
    'a cancel that meets a grant loses no money: %s is first',
    async (winner) => {
      const reference = await begin(both.one, ana.id);
      const paymentId = (await find(reference)).id;
      // The money arrives after the cancel has asked Maya for the last time.
      const { payments: provider } = both.two.deps;
      const ask = provider.paymentsByReference;
      const hasAsked = gate();
      const mayEnd = gate();
      let asked = 0;
      provider.paymentsByReference = async (given) => {
        const attempts = await ask(given);
        if (++asked === 2) {
          world.finish(reference);
          hasAsked.open();
          await mayEnd.opened;
        }
        return attempts;
      };
      try {
        const cancelled = cancelPayment(billingDepsOf(both.two.deps), ana.id, { paymentId });
        await hasAsked.opened;
        const grant = () => settleAt(both.one, reference);
        const cancel = () => {
          mayEnd.open();
          return cancelled;
        };
        const held = await row('payments', reference);
        await (winner === 'the grant'
          ? both.collide(held, grant, cancel)
          : both.collide(held, cancel, grant));
      } finally {
        provider.paymentsByReference = ask;
      }
      expect(await ana.plan()).toBe('pro');
      expect(await ana.logs()).toHaveLength(1);
      expect((await find(reference)).status).toBe('paid');
    },
  );

  test('two checkouts at once begin one payment', async () => {
    const answers = await Promise.allSettled(both.apps.map((app) => begin(app, ana.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await paymentsOf(both.one, ana.id)).toHaveLength(1);
  });

  describe('with many due', () => {
    let references: string[];
    beforeEach(async () => {
      references = [];
      for (let i = 0; i < 12; i++) {
        const { id } = await addPerson(both.one);
        references.push(await begin(both.one, id));
      }
      for (const reference of references) world.finish(reference);
      world.pass(2);
    });

    test('what one process has claimed, another neither waits for nor claims', async () => {
      const now = both.one.clock.now();
      const until = new Date(now.getTime() + 60_000);
      const claimed: string[] = [];
      await both.whileHolding(
        async (tx) => claimed.push(...(await claimDue(tx, now, until, 5)).map(({ id }) => id)),
        async () => claimed.push(...(await claimDue(both.two.db, now, until, 20)).map(({ id }) => id)),
      );
      expect(claimed).toHaveLength(12);
      expect(new Set(claimed).size).toBe(12);
    });

    test('reconcilers of both ask about each payment once, and grant it once', async () => {
      const asked: string[] = [];
      for (const { deps } of both.apps) {
        const ask = deps.payments.paymentsByReference;
        deps.payments.paymentsByReference = (reference) => {
          asked.push(reference);
          return ask(reference);
        };
      }
      const counts = await Promise.all([...worlds, ...worlds].map(({ reconcile }) => reconcile()));
      expect(counts.reduce((sum, { granted = 0 }) => sum + granted, 0)).toBe(12);
      expect(asked.sort()).toEqual([...references].sort());
      expect(await both.one.db.$count(billingLogs)).toBe(12);
    });
  });

  describe('with many whose Pro has ended', () => {
    beforeEach(async () => {
      const ended = {
        plan: 'pro',
        subscriptionExpiresAt: new Date(both.one.clock.now().getTime() - dayMs),
      } as const;
      for (let i = 0; i < 12; i++) await addPerson(both.one, ended);
    });

    test('whom one process ends, another neither waits for nor ends', async () => {
      const held = both.whileHolding(
        (tx) => lockExpired(tx, both.one.clock.now(), 5),
        () => worlds[1].expire(),
      );
      expect(await held).toBe(7);
      expect(await world.expire()).toBe(5);
    });

    test('both together record each once', async () => {
      const counts = await Promise.all(worlds.map(({ expire }) => expire()));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
      expect(await both.one.db.$count(billingLogs)).toBe(12);
    });
  });
});
