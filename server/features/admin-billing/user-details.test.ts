import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MayaReport, PaymentCheck, UserDetails } from '#shared/admin-billing/user-schema';
import { webhookDeliveries } from '../../db/schema/billing';
import { recordSecurityEvent } from '../../db/security-events';
import { minutesOfDays, newPayer, paymentWorld, type Payer } from '../../testing/billing/payer';
import { insertAdminLog } from '../../testing/billing/subscriptions';
import { addPayment, addPerson, removePerson } from '../../testing/content/people';
import { MayaUnavailable, type ProviderPayment } from '../../integrations/maya/maya';
import type { Browser } from '../../testing/requests/browser';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let admin: Browser;
let adminId: string;
let world: ReturnType<typeof paymentWorld>;
beforeAll(async () => {
  app = await startTestApp();
  world = paymentWorld(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.maya.reset();
  admin = await app.signedIn({ email: 'admin@husay.test' });
  adminId = (await admin.currentUser()).id;
});

const json = async <T>(answer: Response): Promise<T> => {
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
};
const details = async (id: string) => json<UserDetails>(await admin.get(`/api/admin/users/${id}`));
const endAll = (id: string, browser = admin) =>
  browser.send('POST', `/api/admin/users/${id}/end-sessions`, {});
const check = (id: string, browser = admin) => browser.send('POST', `/api/admin/payments/${id}/check`, {});
const report = (id: string, browser = admin) => browser.get(`/api/admin/payments/${id}/maya`);

const newUser = () => newPayer(app, `ana-${randomUUID()}@example.com`);
const pay = async (ana: Payer) => {
  const reference = await ana.begin();
  world.finish(reference);
  await world.deliver();
  return reference;
};

test('a user’s page has account, plan, payments, deliveries, sessions and events', async () => {
  const ana = await newUser();
  const reference = await pay(ana);
  await addPayment(app, (await addPerson(app)).id);
  const found = await details(ana.id);
  const user = await ana.browser.currentUser();
  expect(found).toMatchObject({
    id: ana.id,
    username: user.username,
    email: user.email,
    emailVerified: true,
    contactEmail: null,
    firstName: 'Ana',
    lastName: 'Cruz',
    isAdmin: false,
    plan: 'pro',
    subscriptionExpiresAt: (await ana.expiresAt())?.toISOString(),
    trial: null,
    hasMorePayments: false,
    apiTokens: 0,
  });
  expect(found.payments).toMatchObject([
    { referenceNumber: reference, status: 'paid', amount: 9900, failureReason: null },
  ]);
  const [payment] = found.payments;
  expect(payment?.receiptNumber).toBeTruthy();
  expect(payment?.checkoutId).toBeTruthy();
  expect(payment?.mayaPaymentId).toBeTruthy();
  expect(payment?.periodEnd).toBe(found.subscriptionExpiresAt);
  expect(found.deliveries).toMatchObject([
    { referenceNumber: reference, processed: true, isTest: false, error: null },
  ]);
  expect(found.sessions).toMatchObject([{ signedInAt: app.clock.now().toISOString() }]);
  expect(found.securityEvents.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['plan_changed', 'signed_in']),
  );
});

test('a page shows no payload, no secret of a session and nothing of a resume', async () => {
  const ana = await newUser();
  await ana.browser.send('POST', '/api/resume', { title: 'Nurse of the secret ward' });
  await pay(ana);
  const answer = await admin.get(`/api/admin/users/${ana.id}`);
  const text = await answer.text();
  expect(text).not.toContain('secret ward');
  expect(text).not.toContain(ana.browser.cookie('husay.sid'));
  expect(text).not.toContain('checkoutUrl');
  expect(text).not.toMatch(/payload|idToken|"sid"/);
});

test('payments, deliveries and events come newest first, and as many as are shown', async () => {
  const { id } = await addPerson(app);
  const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);
  for (let minute = 0; minute < 201; minute += 1)
    await addPayment(app, id, { status: 'failed', createdAt: at(minute) });
  await app.db.insert(webhookDeliveries).values(
    Array.from({ length: 51 }, (_, minute) => ({
      receivedAt: at(minute),
      payload: '{}',
      userId: id,
      processed: true,
      upgradeResult: `r${minute}`,
    })),
  );
  const found = await details(id);
  expect(found.payments).toHaveLength(200);
  expect(found.payments[0]?.createdAt).toBe(at(200).toISOString());
  expect(found.hasMorePayments).toBe(true);
  expect(found.deliveries.map(({ result }) => result)).toEqual(
    Array.from({ length: 50 }, (_, index) => `r${50 - index}`),
  );
});

test('a delivery that failed is on the page, and one that never finished', async () => {
  const ana = await newUser();
  const reference = await ana.begin();
  await addPayment(app, (await addPerson(app)).id, { referenceNumber: 'of-another-user' });
  app.maya.failNext({ as: 503, method: 'GET', times: 10 });
  await world.post({ requestReferenceNumber: reference, status: 'PAYMENT_SUCCESS' });
  app.maya.reset();
  await app.db.insert(webhookDeliveries).values(
    [reference, 'of-another-user', null].map((referenceNumber) => ({
      receivedAt: app.clock.now(),
      payload: '{}',
      referenceNumber,
    })),
  );
  expect((await details(ana.id)).deliveries).toMatchObject([
    { referenceNumber: reference, processed: false, result: null },
    { referenceNumber: reference, processed: false, result: 'unavailable' },
  ]);
});

test('the plan’s history is a list of the billing changes of one user', async () => {
  const [ana, ben] = [await addPerson(app), await addPerson(app)];
  await insertAdminLog(app, ana.id, { oldStatus: 'free', newStatus: 'pro' });
  await insertAdminLog(app, ben.id, { oldStatus: 'free', newStatus: 'agency' });
  const logs = await json<object[]>(await admin.get(`/api/admin/billing-logs?userId=${ana.id}`));
  expect(logs).toMatchObject([{ oldStatus: 'free', newStatus: 'pro' }]);
  expect((await refusal(await admin.get('/api/admin/billing-logs?userId=ana'))).status).toBe(400);
});

test('an administrator who opens a page is in the security log, and on the page', async () => {
  const { id } = await addPerson(app);
  await details(id);
  expect((await details(id)).securityEvents).toMatchObject([
    { kind: 'user_looked_up', admin: { email: 'admin@husay.test' }, details: { opened: 'user' } },
  ]);
  const own = await details(adminId);
  expect(own.securityEvents.filter(({ kind }) => kind === 'user_looked_up')).toEqual([]);
});

test('what a deleted administrator did is told from what the user did', async () => {
  const ana = await newUser();
  const other = await app.signedIn({ email: 'former@example.com' });
  const { id: formerId } = await other.currentUser();
  const event = { kind: 'plan_changed' as const, userId: ana.id, createdAt: app.clock.now() };
  await recordSecurityEvent(app.db, { ...event, actorId: formerId });
  await removePerson(app, formerId);
  const { securityEvents } = await details(ana.id);
  expect(securityEvents.find(({ kind }) => kind === 'plan_changed')).toMatchObject({
    admin: null,
    isByAdmin: true,
  });
  for (const { kind, isByAdmin } of securityEvents) {
    if (kind === 'signed_in') expect(isByAdmin).toBe(false);
  }
});

test.each(['garbage', '1', '00000000-0000-4000-8000-000000000000'])(
  '%s is no user and no payment',
  async (id) => {
    for (const answer of [await admin.get(`/api/admin/users/${id}`), await endAll(id)]) {
      expect(await refusal(answer)).toMatchObject({
        status: 404,
        message: expect.stringContaining('This user'),
      });
    }
    for (const answer of [await check(id), await report(id)]) {
      expect(await refusal(answer)).toMatchObject({
        status: 404,
        message: 'This payment could not be found.',
      });
    }
  },
);

test('all of it is for administrators alone', async () => {
  const ana = await newUser();
  await ana.begin();
  const { id } = await ana.newest();
  for (const [browser, status] of [
    [app.visitor(), 401],
    [ana.browser, 403],
    [await app.signedIn({ email: 'stranger@example.com' }), 403],
  ] as const) {
    for (const answer of [
      await browser.get(`/api/admin/users/${ana.id}`),
      await endAll(ana.id, browser),
      await check(id, browser),
      await report(id, browser),
    ]) {
      expect((await refusal(answer)).status).toBe(status);
    }
  }
});

describe('End all', () => {
  test('ends every session and API token of that user alone, and is recorded', async () => {
    const ana = await newUser();
    await ana.signInAgain();
    const { email } = await ana.browser.currentUser();
    const token = await ana.browser.send('POST', '/api/account/tokens', {
      name: 'Portfolio',
      scope: 'read',
      days: 30,
    });
    expect(token.status).toBe(200);
    const ben = await newUser();
    expect((await details(ana.id)).apiTokens).toBe(1);
    const { sessions } = await details(ana.id);
    const word = sessions.length === 1 ? 'session' : 'sessions';
    expect(await json(await endAll(ana.id))).toEqual({
      message: `${sessions.length} ${word} and 1 API token of ${email} ended.`,
    });
    expect((await refusal(await ana.browser.get('/api/auth/user'))).status).toBe(401);
    expect((await ben.browser.get('/api/auth/user')).status).toBe(200);
    expect((await admin.get('/api/auth/user')).status).toBe(200);
    const after = await details(ana.id);
    expect(after).toMatchObject({ sessions: [], apiTokens: 0 });
    expect(after.securityEvents.find(({ kind }) => kind === 'signed_out_everywhere')).toMatchObject({
      admin: { email: 'admin@husay.test' },
      details: { devices: sessions.length, tokens: 1 },
    });
  });

  test('works without a recent sign-in: what protects an account works at once', async () => {
    const ana = await newUser();
    await app.deps.database.query('update sessions set authenticated_at = null');
    expect((await endAll(ana.id)).status).toBe(200);
  });
});

describe('Check with Maya again', () => {
  test('grants what was paid and not heard of, in the same way as ever', async () => {
    const ana = await newUser();
    const reference = await ana.begin();
    const { id } = await ana.newest();
    expect(await json<PaymentCheck>(await check(id))).toMatchObject({
      message: 'Maya reports that it is not paid yet.',
      isSettled: false,
    });
    world.finish(reference);
    expect(await ana.plan()).toBe('free');
    const checked = await json<PaymentCheck>(await check(id));
    expect(checked.message).toBe('Maya reports it as paid. It counts now.');
    expect(checked.attempts).toMatchObject([
      { status: 'PAYMENT_SUCCESS', isPaid: true, amount: 9900, currency: 'PHP', reversals: [] },
    ]);
    expect(await ana.plan()).toBe('pro');
    const end = await ana.expiresAt();
    expect((await json<PaymentCheck>(await check(id))).message).toBe(
      'Maya reports it as paid, as recorded here.',
    );
    expect(await ana.expiresAt()).toEqual(end);
    expect(await ana.logs()).toHaveLength(1);
  });

  test('takes back what was refunded, and shows each refund as Maya reports it', async () => {
    const ana = await newUser();
    const reference = await pay(ana);
    const { id } = await ana.newest();
    app.maya.giveBack(reference, 'refund', 5000);
    expect((await json<MayaReport>(await report(id))).attempts).toMatchObject([
      { status: 'REFUNDED', reversals: [{ kind: 'refund', status: 'SUCCESS', amount: 5000 }] },
    ]);
    // Reading alone changes nothing.
    expect((await ana.newest()).failureReason).toBeNull();
    await check(id);
    expect(await ana.newest()).toMatchObject({ status: 'paid', failureReason: '₱50.00 of it was refunded' });
    app.maya.giveBack(reference, 'refund', 4900);
    const checked = await json<PaymentCheck>(await check(id));
    expect(checked.message).toBe('Maya reports it as refunded or voided. That is recorded here.');
    expect(checked.attempts[0]?.reversals).toHaveLength(2);
    expect(await ana.plan()).toBe('free');
  });

  test('shows a void', async () => {
    const ana = await newUser();
    const reference = await pay(ana);
    app.maya.giveBack(reference, 'void');
    const { attempts } = await json<MayaReport>(await report((await ana.newest()).id));
    expect(attempts).toMatchObject([
      { status: 'VOIDED', reversals: [{ kind: 'void', status: 'SUCCESS', amount: null }] },
    ]);
  });

  test.each([
    [
      'it is paid here and was not paid there',
      (attempts: ProviderPayment[]) =>
        attempts.map((one) => ({ ...one, status: 'PAYMENT_FAILED', isPaid: false })),
      'It is recorded as paid, but Maya reports that it was not paid. Please compare with Maya Business Manager.',
    ],
    [
      'it has another amount there',
      (attempts: ProviderPayment[]) => attempts.map((one) => ({ ...one, amountCentavos: 5000 })),
      'It is recorded as paid, but Maya’s answer does not fit it. The note says: Maya reports PHP 50.00 instead of PHP 99.00. Please compare with Maya Business Manager.',
    ],
    [
      'there are two charges',
      (attempts: ProviderPayment[]) => [
        ...attempts,
        ...attempts.map((one) => ({ ...one, id: randomUUID() })),
      ],
      'Maya reports it as paid, with a problem. The note says: You were charged more than once for this. Please write to',
    ],
  ] as const)('says what Maya reports where %s', async (_name, change, message) => {
    const ana = await newUser();
    await pay(ana);
    // The answer of a checkout's end is final.
    world.pass(120);
    admin = await app.signedIn({ email: 'admin@husay.test' });
    const ask = app.deps.payments.paymentsByReference;
    app.deps.payments.paymentsByReference = async (reference) =>
      change(await ask(reference)) as ProviderPayment[];
    const checked = await json<PaymentCheck>(await check((await ana.newest()).id)).finally(() => {
      app.deps.payments.paymentsByReference = ask;
    });
    expect(checked.message).toContain(message);
    expect(checked.isSettled).toBe(false);
  });

  test('says what Maya reports of a refund that is none any more, and of a partial one', async () => {
    const ana = await newUser();
    const reference = await pay(ana);
    const { id } = await ana.newest();
    app.maya.giveBack(reference, 'refund', 1000);
    expect(await json<PaymentCheck>(await check(id))).toMatchObject({
      message: 'Maya reports it as paid, with a problem. The note says: ₱10.00 of it was refunded.',
      isSettled: false,
    });
    app.maya.giveBack(reference, 'refund', 8900);
    expect(await json<PaymentCheck>(await check(id))).toMatchObject({ isSettled: true });
    const ask = app.deps.payments.paymentsByReference;
    app.deps.payments.paymentsByReference = async (asked) =>
      (await ask(asked)).map((one) => ({ ...one, status: 'PAYMENT_SUCCESS', isPaid: true }));
    const checked = await json<PaymentCheck>(await check(id)).finally(() => {
      app.deps.payments.paymentsByReference = ask;
    });
    expect(checked.message).toContain('It is recorded as refunded, but Maya reports the money again.');
    expect(checked.isSettled).toBe(false);
  });

  test('says of the money of a deleted account that it is to be refunded', async () => {
    const ana = await newUser();
    const reference = await ana.begin();
    const { id } = await ana.newest();
    await removePerson(app, ana.id);
    world.finish(reference);
    expect(await json<PaymentCheck>(await check(id))).toMatchObject({
      message: 'Maya reports it as paid, and the account is deleted. Please refund it.',
      isSettled: false,
    });
  });

  test.each([1, 2, 3])(
    'is no failure where the answer was recorded: Maya answers %s times',
    async (answers) => {
      const ana = await newUser();
      const reference = await ana.begin();
      world.finish(reference);
      const { id } = await ana.newest();
      const ask = app.deps.payments.paymentsByReference;
      let asked = 0;
      app.deps.payments.paymentsByReference = (about) => {
        asked += 1;
        return asked > answers ? Promise.reject(new MayaUnavailable('away')) : ask(about);
      };
      const { status } = await check(id).finally(() => {
        app.deps.payments.paymentsByReference = ask;
      });
      expect(await ana.plan()).toBe(status === 200 ? 'pro' : 'free');
    },
  );

  test('works for a payment of a deleted account', async () => {
    const ana = await newUser();
    await pay(ana);
    const { id } = await ana.newest();
    await removePerson(app, ana.id);
    expect((await check(id)).status).toBe(200);
  });

  test('says that Maya does not answer, and changes nothing', async () => {
    const ana = await newUser();
    const reference = await ana.begin();
    world.finish(reference);
    const { id } = await ana.newest();
    for (const ask of [check, report]) {
      app.maya.failNext({ as: 503, method: 'GET', times: 10 });
      expect(await refusal(await ask(id))).toMatchObject({
        status: 503,
        message:
          'Maya does not answer at the moment, so the payment could not be checked. Please try again in a few minutes.',
      });
    }
    expect(await ana.plan()).toBe('free');
  });
});

test('a page keeps to the plan that counts now', async () => {
  const ana = await newUser();
  await pay(ana);
  world.pass(minutesOfDays(31));
  admin = await app.signedIn({ email: 'admin@husay.test' });
  expect((await details(ana.id)).plan).toBe('free');
});
