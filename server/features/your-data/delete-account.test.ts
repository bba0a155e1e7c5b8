import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billingLogs } from '../../db/schema/billing';
import { retiredUsernames } from '../../db/schema/users';
import { securityEvents } from '../../db/schema/security-events';
import { paymentWorld } from '../../testing/billing/payer';
import { addPerson } from '../../testing/content/people';
import type { Browser } from '../../testing/requests/browser';
import { refusal } from '../../testing/requests/refusal';
import { insertAdminLog, setPlan } from '../../testing/billing/subscriptions';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { allRows, ownerWithEverything, traces } from './testing/owner-with-everything';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.maya.reset());

const path = '/api/account';
const leave = async (browser: Browser, username: string) => {
  await app.freshSignIns();
  return browser.send('DELETE', path, { username });
};

test('signed out: 401, and nothing is deleted', async () => {
  expect(await refusal(await app.visitor().send('DELETE', path, { username: 'ana' }))).toMatchObject({
    status: 401,
    message: 'Unauthorized',
  });
});

test.each([['someone-else'], ['']])(
  'the username %j, which is not theirs: 400 at the field',
  async (typed) => {
    const rey = await app.signedIn({ email: 'rey@example.com', firstName: 'Rey', lastName: 'Lim' });
    await addPerson(app, { username: `someone-else-${typed.length}` });
    const refused = await refusal(await leave(rey, typed));
    expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(refused.fields?.['username']).toMatch(
      typed === '' ? /^Type your username/ : /^This is not your username/,
    );
    expect((await rey.currentUser()).email).toBe('rey@example.com');
  },
);

test('deletes every trace but the money, on every device, and a new sign-in gets a fresh account', async () => {
  const ana = await ownerWithEverything(app);
  const phone = await app.signedIn({ email: ana.email, firstName: 'Ana', lastName: 'Cruz' });
  expect((await phone.currentUser()).id).toBe(ana.id);
  const answer = await leave(ana.browser, ` ${ana.username.toUpperCase()} `);
  expect(answer.status).toBe(204);
  expect(ana.browser.cookie('husay.sid')).toBeUndefined();

  for (const browser of [ana.browser, phone]) {
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  }
  const visitor = app.visitor();
  for (const gone of [
    `/profile/${ana.username}`,
    `/api/profile/${ana.username}`,
    ana.photo.url,
    ...ana.credentials.map(({ fileUrl }) => fileUrl),
  ]) {
    expect((await visitor.get(gone)).status, gone).toBe(404);
  }
  expect(await app.storedFiles()).toEqual([]);

  const rows = await allRows(app);
  for (const [table, text] of Object.entries(rows)) {
    // As a word: the random characters of the new session's token may contain a short one.
    for (const trace of traces) expect(text, table).not.toMatch(new RegExp(`\\b${trace}\\b`, 'i'));
  }
  // Only the security log has the id, without a name.
  const { security_events: log, ...others } = rows;
  expect(log).toContain(ana.id);
  for (const [table, text] of Object.entries(others)) expect(text, table).not.toContain(ana.id);
  expect(rows['payments']).toContain(ana.reference);
  expect(rows['webhook_deliveries']).toContain('PAYMENT_SUCCESS');
  expect(await app.db.select().from(securityEvents)).toContainEqual(
    expect.objectContaining({ kind: 'account_deleted', userId: ana.id }),
  );

  const anew = await app.signedIn({ email: ana.email, firstName: 'Ana', lastName: 'Cruz' });
  const user = await anew.currentUser();
  expect(user.id).not.toBe(ana.id);
  expect(user.username).not.toBe(ana.username);
  expect(user.plan).toBe('free');
  expect(await (await anew.get('/api/credentials')).json()).toEqual([]);
  expect(await (await anew.get('/api/resume')).json()).toMatchObject({ title: '', version: 0 });
});

test('what administrators wrote about the user goes, and what bookkeeping needs stays', async () => {
  const ana = await ownerWithEverything(app);
  const other = await addPerson(app);
  const expiresAt = new Date('2026-12-24T00:00:00Z');
  const typed = {
    ...({ cause: 'admin', oldStatus: 'free', newStatus: 'pro', newExpiresAt: expiresAt } as const),
    reason: 'Annie C. of the Cebu clinic paid by GCash',
    createdAt: app.clock.now(),
  };
  await app.db.insert(billingLogs).values([
    { ...typed, userId: ana.id, transactionReference: 'GCash 0012345678901, Annie, 0917 555 0142' },
    { ...typed, userId: ana.id, transactionReference: 'cash from Annie' },
    { ...typed, userId: other.id, transactionReference: 'kept 1' },
  ]);
  const logsOf = async () =>
    (await app.db.select().from(billingLogs)).map(
      ({ userId: _user, sequence: _order, adminId: _admin, ...log }) => log,
    );
  const before = new Map((await logsOf()).map((log) => [log.id, log]));
  // In Manila the next day has begun.
  const evening = new Date(app.clock.now().getTime() + 24 * 3600_000);
  evening.setUTCHours(20);
  app.clock.set(evening);
  expect((await leave(ana.browser, ana.username)).status).toBe(204);
  const changed = (await logsOf()).filter(
    (log) => JSON.stringify(log) !== JSON.stringify(before.get(log.id)),
  );
  // Also the note of `ownerWithEverything`; the lines of its payment and other users' lines stay as they were.
  expect(changed.map(({ transactionReference }) => transactionReference).sort()).toEqual([
    '0012345678901',
    null,
    null,
  ]);
  for (const { reason, transactionReference: _reference, ...log } of changed) {
    const nextDay = new Date(evening.getTime() + 8 * 3600_000).toISOString().slice(0, 10);
    expect(reason).toBe(`Removed with the account on ${nextDay}`);
    expect(before.get(log.id)).toMatchObject(log);
  }
});

test('present and former usernames are never given to another account', async () => {
  const ben = await app.signedIn({ email: 'ben@example.com', firstName: 'Ben', lastName: 'Reyes' });
  const { id } = await ben.currentUser();
  await setPlan(app, id, 'pro');
  expect((await ben.send('PUT', '/api/profile/username', { username: 'nurse-ben' })).status).toBe(200);
  expect((await leave(ben, 'nurse-ben')).status).toBe(204);
  // Long after former usernames have stopped to redirect.
  app.clock.set(new Date(app.clock.now().getTime() + 200 * 24 * 3600_000));

  const eva = await app.signedIn({ email: 'eva@example.com', firstName: 'Eva', lastName: 'Lim' });
  await setPlan(app, (await eva.currentUser()).id, 'pro');
  for (const username of ['nurse-ben', 'ben-reyes']) {
    expect((await eva.send('PUT', '/api/profile/username', { username })).status, username).toBe(409);
  }
  const other = await app.signedIn({ email: 'other@example.com', firstName: 'Ben', lastName: 'Reyes' });
  expect((await other.currentUser()).username).toBe('ben-reyes-2');
  expect(JSON.stringify(await app.db.select().from(retiredUsernames))).not.toContain('ben');
});

test('an administrator who leaves is no longer named as who changed a plan', async () => {
  const admin = await app.signedIn({ email: 'admin@husay.test', firstName: 'Admin' });
  const { id, username } = await admin.currentUser();
  const customer = await addPerson(app);
  await insertAdminLog(app, customer.id, { oldStatus: 'free', newStatus: 'pro' });
  await app.deps.database.query('update billing_logs set admin_id = $1 where user_id = $2', [
    id,
    customer.id,
  ]);
  expect((await admin.send('DELETE', path, { username })).status).toBe(204);
  const { rows } = await app.deps.database.query(
    'select admin_id as "adminId" from billing_logs where user_id = $1',
    [customer.id],
  );
  expect(rows).toEqual([{ adminId: null }]);
});

test('a payment under way is closed, and money that comes all the same is listed for a refund', async () => {
  const world = paymentWorld(app);
  const eve = await ownerWithEverything(app);
  world.pass(60 * 24);
  const reference = await eve.begin();
  expect((await leave(eve.browser, eve.username)).status).toBe(204);
  app.maya.finish(reference, 'late-success');
  await world.deliver();
  const admin = await app.signedIn({ email: 'admin@husay.test', firstName: 'Admin' });
  const logs = (await (await admin.get('/api/admin/billing-logs')).json()) as Record<string, unknown>[];
  expect(logs[0]).toMatchObject({
    user: null,
    transactionReference: reference,
    reason: 'Paid after the account was deleted. Please refund it at Maya',
  });
  const rows = await allRows(app);
  expect(rows['payments']).toMatch(new RegExp(`,${reference},paid,`));
  for (const trace of traces) expect(rows['webhook_deliveries']).not.toContain(trace);
  // The refund is recorded like any other.
  app.maya.giveBack(reference, 'refund');
  world.pass(7 * 60);
  await world.reconcile();
  expect((await allRows(app))['payments']).toMatch(new RegExp(`,${reference},refunded,`));
});

test('money that had arrived unnoticed is granted first, and the owner is informed', async () => {
  const eve = await ownerWithEverything(app);
  paymentWorld(app).pass(60 * 24);
  const reference = await eve.begin();
  app.maya.faults.drop = true;
  paymentWorld(app).finish(reference);
  const refused = await refusal(await leave(eve.browser, eve.username));
  expect(refused).toMatchObject({ status: 409, code: 'CONFLICT' });
  expect(refused.message).toContain('Your payment has just arrived');
  expect((await leave(eve.browser, eve.username)).status).toBe(204);
});

test('an unavailable payment provider does not block a deletion', async () => {
  const eve = await ownerWithEverything(app);
  paymentWorld(app).pass(60 * 24);
  const reference = await eve.begin();
  app.maya.failNext({ as: 503, times: 50 });
  expect((await leave(eve.browser, eve.username)).status).toBe(204);
  app.maya.reset();
  paymentWorld(app).finish(reference);
  paymentWorld(app).pass(5);
  await paymentWorld(app).reconcile();
  expect((await allRows(app))['payments']).toMatch(new RegExp(`,${reference},paid,`));
});

test('a username changed on another device after it was typed deletes nothing', async () => {
  const eve = await ownerWithEverything(app);
  paymentWorld(app).pass(60 * 24);
  await eve.begin();
  const { payments } = app.deps;
  const find = payments.paymentsByReference.bind(payments);
  payments.paymentsByReference = async (reference) => {
    const renamed = await eve.browser.send('PUT', '/api/profile/username', { username: 'eve-renamed' });
    expect(renamed.status).toBe(200);
    return find(reference);
  };
  try {
    const refused = await refusal(await leave(eve.browser, eve.username));
    expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  } finally {
    payments.paymentsByReference = find;
  }
  expect((await eve.browser.currentUser()).username).toBe('eve-renamed');
});
