import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BillingLog, UserBillingRow } from '#shared/admin-billing/schema';
import type { Browser } from '../../testing/requests/browser';
import { newPayer, paymentWorld } from '../../testing/billing/payer';
import { addPayment, addPerson, findPerson, removePerson } from '../../testing/content/people';
import { refusal } from '../../testing/requests/refusal';
import { billingLogsOf } from '../../testing/billing/subscriptions';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let admin: Browser;
let other: Browser;
beforeAll(async () => {
  app = await startTestApp({ environment: { ADMIN_EMAILS: 'admin@husay.test, second@husay.test' } });
  admin = await app.signedIn({ email: 'admin@husay.test' });
  other = await app.signedIn({ email: 'second@husay.test' });
});
afterAll(() => app.stop());

// Friday, 9:00 in Manila.
const friday = new Date('2026-11-20T01:00:00Z');
beforeEach(() => app.clock.set(friday));

const update = (body: object, by = admin) =>
  by.send('POST', '/api/admin/update-billing', { newStatus: 'pro', reason: 'Paid by bank', ...body });
const message = async (body: object) => {
  const answer = await update(body);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { message: string }).message;
};
const stored = async (id: string) => {
  const row = await findPerson(app, id);
  return { plan: row?.plan, end: row?.subscriptionExpiresAt?.toISOString() ?? null };
};
const latestLogs = async () => (await (await admin.get('/api/admin/billing-logs')).json()) as BillingLog[];

test('pro until a day: to its end in Manila, with a log of administrator, states and reason', async () => {
  const ana = await addPerson(app, { email: 'ana@example.com' });
  expect(
    await message({ userId: ana.id, newExpiryDate: '2026-12-21', transactionReference: ' BPI 42 ' }),
  ).toBe('ana@example.com is now Pro until Dec 21, 2026.');
  expect(await stored(ana.id)).toEqual({ plan: 'pro', end: '2026-12-21T15:59:59.999Z' });
  const { id: adminId } = await admin.currentUser();
  expect(await billingLogsOf(app, ana.id)).toMatchObject([
    {
      cause: 'admin',
      adminId,
      oldStatus: 'free',
      newStatus: 'pro',
      reason: 'Paid by bank',
      oldExpiresAt: null,
      newExpiresAt: new Date('2026-12-21T15:59:59.999Z'),
      transactionReference: 'BPI 42',
      paymentId: null,
      createdAt: friday,
    },
  ]);
  expect((await latestLogs())[0]).toMatchObject({
    user: { email: 'ana@example.com', contactEmail: null },
    admin: { email: 'admin@husay.test' },
    cause: 'admin',
    oldStatus: 'free',
    newStatus: 'pro',
    reason: 'Paid by bank',
  });
});

test.each([
  ['pro without a day has no end', 'pro', null, { plan: 'pro', end: null }, 'Pro with no end'],
  [
    'agency without a day has none either',
    'agency',
    null,
    { plan: 'agency', end: null },
    'Agency with no end',
  ],
  ['free clears the end, whatever day is sent', 'free', '2026-12-24', { plan: 'free', end: null }, 'Free'],
  [
    'today lasts until tonight',
    'pro',
    '2026-11-20',
    { plan: 'pro', end: '2026-11-20T15:59:59.999Z' },
    'Pro until Nov 20, 2026',
  ],
])('%s', async (_name, newStatus, newExpiryDate, after, words) => {
  const end = new Date('2026-12-01T00:00:00Z');
  const ana = await addPerson(app, { plan: 'pro', subscriptionExpiresAt: end });
  expect(await message({ userId: ana.id, newStatus, newExpiryDate })).toBe(`${ana.email} is now ${words}.`);
  expect(await stored(ana.id)).toEqual(after);
  expect(await billingLogsOf(app, ana.id)).toMatchObject([{ oldStatus: 'pro', oldExpiresAt: end }]);
});

test('the day of the current end, as the form opens with it, keeps its time', async () => {
  // Already the 2nd in Manila.
  const end = new Date('2026-12-01T16:30:00Z');
  const ana = await addPerson(app, { plan: 'pro', subscriptionExpiresAt: end });
  await message({ userId: ana.id, newExpiryDate: '2026-12-02' });
  expect((await stored(ana.id)).end).toBe(end.toISOString());
  await message({ userId: ana.id, newExpiryDate: '2026-12-01' });
  expect((await stored(ana.id)).end).toBe('2026-12-01T15:59:59.999Z');
});

test('an end that has passed today is not kept: the day counts to its end', async () => {
  const end = new Date(friday.getTime() - 60_000);
  const ana = await addPerson(app, { plan: 'pro', subscriptionExpiresAt: end });
  expect(await message({ userId: ana.id, newExpiryDate: '2026-11-20' })).toContain('Pro until Nov 20, 2026');
  // The effective plan was Free, although not recorded yet.
  expect(await billingLogsOf(app, ana.id)).toMatchObject([{ oldStatus: 'free', newStatus: 'pro' }]);
});

test('a day before today in Manila is refused with what to do instead', async () => {
  const ana = await addPerson(app);
  // Past midnight in Manila, and still the 20th in London.
  app.clock.set(new Date('2026-11-20T16:00:00Z'));
  await admin.signIn({ email: 'admin@husay.test' });
  expect(await refusal(await update({ userId: ana.id, newExpiryDate: '2026-11-20' }))).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    fields: {
      newExpiryDate: 'This day has passed. Choose Nov 21, 2026 or later, or choose Free to end the plan now.',
    },
  });
  expect(await stored(ana.id)).toEqual({ plan: 'free', end: null });
  expect(await billingLogsOf(app, ana.id)).toEqual([]);
});

test.each([
  ['a reason of spaces', { reason: ' \n\t ' }, 'reason', 'Please give a reason'],
  ['no reason', { reason: undefined }, 'reason', undefined],
  [
    'a reason of 10,000 characters',
    { reason: 'x'.repeat(10_000) },
    'reason',
    'Reason must be at most 1000 characters',
  ],
  ['a plan that does not exist', { newStatus: 'gold' }, 'newStatus', undefined],
  ['a day that does not exist', { newExpiryDate: '2026-02-30' }, 'newExpiryDate', undefined],
  ['a moment instead of a day', { newExpiryDate: '2026-12-01T00:00:00Z' }, 'newExpiryDate', undefined],
  [
    'a reference of 101 characters',
    { transactionReference: 'x'.repeat(101) },
    'transactionReference',
    undefined,
  ],
  ['no user', { userId: '' }, 'userId', 'Please choose a user from the list'],
  ['an unknown field', { isAdmin: true }, 'isAdmin', 'This field is not known'],
])('%s is refused and changes nothing', async (_name, wrong, field, words) => {
  const ana = await addPerson(app);
  const { status, fields } = await refusal(await update({ userId: ana.id, ...wrong }));
  expect(status).toBe(400);
  expect(Object.keys(fields ?? {})).toEqual([field]);
  if (words) expect(fields?.[field]).toBe(words);
  expect(await stored(ana.id)).toEqual({ plan: 'free', end: null });
  expect(await billingLogsOf(app, ana.id)).toEqual([]);
});

test('__proto__ in the body is refused and pollutes nothing', async () => {
  const ana = await addPerson(app);
  const body = `{"userId":"${ana.id}","newStatus":"pro","reason":"x","__proto__":{"isAdmin":true}}`;
  const answer = await admin.send('POST', '/api/admin/update-billing', body);
  expect(answer.status).toBe(400);
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
});

test('a payment after the last day that can be set is granted; a later day is refused', async () => {
  const ana = await newPayer(app, 'last-day@example.com');
  const world = paymentWorld(app);
  expect((await refusal(await update({ userId: ana.id, newExpiryDate: '2100-01-01' }))).fields).toEqual({
    newExpiryDate: 'Please choose a day until Dec 31, 2099, or leave it empty for no end',
  });
  const reference = await ana.begin();
  await message({ userId: ana.id, newExpiryDate: '2099-12-31' });
  world.finish(reference);
  await world.deliver();
  expect(await ana.newest()).toMatchObject({ status: 'paid', periodEnd: '2100-01-30T15:59:59.999Z' });
  expect(await ana.expiresAt()).toEqual(new Date('2100-01-30T15:59:59.999Z'));
  // Maya uses the test clock.
  app.maya.reset();
});

test('an unknown user is 404 in a sentence', async () => {
  const unknown = await refusal(await update({ userId: '00000000-0000-4000-8000-000000000000' }));
  expect(unknown).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
    message: 'This user could not be found. The account may have been deleted: please refresh the list.',
  });
});

test('an empty reference or day counts as missing', async () => {
  const ana = await addPerson(app);
  await message({ userId: ana.id, newExpiryDate: null, transactionReference: '  ' });
  expect(await billingLogsOf(app, ana.id)).toMatchObject([
    { transactionReference: null, newExpiresAt: null },
  ]);
});

test('the reference of the user’s payment is linked, another user’s is not', async () => {
  const [ana, ben] = [await addPerson(app), await addPerson(app)];
  const { id, referenceNumber } = await addPayment(app, ana.id, { status: 'failed' });
  await message({ userId: ana.id, transactionReference: referenceNumber });
  await message({ userId: ben.id, transactionReference: referenceNumber });
  expect(await billingLogsOf(app, ana.id)).toMatchObject([{ paymentId: id }]);
  expect(await billingLogsOf(app, ben.id)).toMatchObject([
    { paymentId: null, transactionReference: referenceNumber },
  ]);
});

test('administrators may change themselves, and it is logged', async () => {
  const { id } = await admin.currentUser();
  expect(await message({ userId: id, newExpiryDate: '2026-12-21' })).toContain('admin@husay.test is now Pro');
  expect((await admin.currentUser()).plan).toBe('pro');
  expect(await billingLogsOf(app, id)).toMatchObject([{ adminId: id, userId: id }]);
});

describe('two administrators', () => {
  const open = async (email: string) => {
    const rows = (await (
      await admin.get(`/api/admin/users-billing?search=${email}`)
    ).json()) as UserBillingRow[];
    const { plan, subscriptionExpiresAt } = rows[0] ?? { plan: 'none', subscriptionExpiresAt: null };
    return { plan, subscriptionExpiresAt };
  };

  test('the second, with the older state, gets the newer one and saves nothing', async () => {
    const ana = await addPerson(app);
    const seen = await open(ana.email);
    expect((await update({ userId: ana.id, seen, newExpiryDate: '2026-12-21' })).status).toBe(200);
    const second = await update({ userId: ana.id, seen, newStatus: 'agency' }, other);
    expect(await refusal(second)).toMatchObject({
      status: 409,
      code: 'USER_CHANGED',
      message: `Someone else changed ${ana.email} in the meantime: the plan is now Pro until Dec 21, 2026. Please check, and save again if your change still fits.`,
    });
    expect(await stored(ana.id)).toMatchObject({ plan: 'pro' });
    // With the newer state it succeeds.
    const again = await update({ userId: ana.id, seen: await open(ana.email), newStatus: 'agency' }, other);
    expect(again.status).toBe(200);
  });

  test('at the same time: one change is saved, and both get an answer', async () => {
    const ana = await addPerson(app);
    const seen = await open(ana.email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        update(
          { userId: ana.id, seen, newExpiryDate: `2026-12-1${n}`, reason: `Number ${n}` },
          n % 2 ? other : admin,
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const [log, ...more] = await billingLogsOf(app, ana.id);
    expect(more).toEqual([]);
    expect(log?.newExpiresAt?.toISOString()).toBe((await stored(ana.id)).end);
  });

  test('concurrent changes of each other do not deadlock', async () => {
    const [first, second] = [(await admin.currentUser()).id, (await other.currentUser()).id];
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all(
        [0, 1, 2].flatMap(() => [update({ userId: second }, admin), update({ userId: first }, other)]),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    }
  });

  test('a plan that has ended since it was seen counts as a change', async () => {
    const end = new Date(friday.getTime() + 60_000);
    const ana = await addPerson(app, { plan: 'pro', subscriptionExpiresAt: end });
    const seen = await open(ana.email);
    app.clock.set(new Date(end.getTime() + 1));
    const { code, message: words } = await refusal(
      await update({ userId: ana.id, seen, newExpiryDate: null }),
    );
    expect(code).toBe('USER_CHANGED');
    expect(words).toContain('the plan is now Free.');
  });
});

test('a log outlives the accounts it is about', async () => {
  const ana = await addPerson(app);
  const gone = await app.signedIn({ email: 'second@husay.test' });
  const { id: adminId } = await gone.currentUser();
  await update({ userId: ana.id, reason: 'Of accounts that are gone' }, gone);
  await removePerson(app, ana.id);
  const { referenceNumber } = await addPayment(app, null);
  const log = (await latestLogs()).find(({ reason }) => reason === 'Of accounts that are gone');
  expect(log).toMatchObject({ user: null, admin: { email: 'second@husay.test' }, newStatus: 'pro' });
  await removePerson(app, adminId);
  const later = (await latestLogs()).find(({ reason }) => reason === 'Of accounts that are gone');
  expect(later).toMatchObject({ user: null, admin: null });
  const pending = (await (await admin.get('/api/admin/pending-transactions')).json()) as object[];
  expect(pending).toMatchObject([{ user: null, userId: null, referenceNumber, mayaCheckoutId: null }]);
});
