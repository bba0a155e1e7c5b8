import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billingLogs, payments } from '../../db/schema/billing';
import { securityEvents } from '../../db/schema/security-events';
import { insertAdminLog } from '../../testing/billing/subscriptions';
import { addPayment, addPerson, removeOthers } from '../../testing/content/people';
import type { Browser } from '../../testing/requests/browser';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let admin: Browser;
let adminId: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await removeOthers(app, 'admin@husay.test');
  await app.db.delete(billingLogs);
  await app.db.delete(payments);
  await app.db.delete(securityEvents);
  admin = await app.signedIn({ email: 'admin@husay.test' });
  adminId = (await admin.currentUser()).id;
});

const files = ['users', 'payments', 'billing-logs'] as const;
const call = (file: string, query: Record<string, string> = {}) =>
  admin.get(`/api/admin/export/${file}?${new URLSearchParams(query)}`);
/** The lines without the first, by which Excel knows UTF-8. */
const lines = async (file: (typeof files)[number], query: Record<string, string> = {}) => {
  const answer = await call(file, query);
  expect(answer.status).toBe(200);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect(text).toMatch(/^\uFEFF.+\r\n/);
  return text.trimEnd().split('\r\n').slice(1);
};
const later = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);

test.each(files)('%s is a CSV file that nothing stores', async (file) => {
  const { headers } = await call(file);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename=husay-[a-z-]+\.csv$/);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test.each(files)('%s is refused to everyone else, and with a filter that does not exist', async (file) => {
  const path = `/api/admin/export/${file}`;
  expect(await refusal(await app.visitor().get(path))).toMatchObject({ status: 401 });
  const ana = await app.signedIn({ email: 'ana@example.com' });
  expect(await refusal(await ana.get(path))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  const wrong = await call(file, { filter: 'x', cause: 'x' });
  expect(await refusal(wrong)).toMatchObject({ status: 400 });
  const events = await app.db.select().from(securityEvents);
  expect(events.filter(({ kind }) => kind.endsWith('_exported'))).toEqual([]);
});

test('users come with their plan that counts now, and no formula runs', async () => {
  const { id } = await addPerson(app, {
    username: 'ana',
    email: 'ana@example.com',
    firstName: '=HYPERLINK("http://evil.example")',
    lastName: 'Cruz, RN',
    plan: 'pro',
    subscriptionExpiresAt: later(-1),
    createdAt: later(1),
  });
  expect((await lines('users')).find((line) => line.includes('ana@'))).toBe(
    `${id},ana,"'=HYPERLINK(""http://evil.example"")","Cruz, RN",ana@example.com,yes,,free,2026-11-20 08:59:00,,,2026-11-20 09:01:00`,
  );
});

test('the search and the filter in force count', async () => {
  const ana = await addPerson(app, { email: 'ana@example.com', plan: 'pro' });
  const ben = await addPerson(app, { email: 'ben@example.com' });
  await addPayment(app, ana.id, { status: 'paid', receiptNumber: 'ab12cd34ef56' });
  await addPayment(app, ben.id, { status: 'failed', failureReason: '+1 declined' });
  await addPayment(app, null, { status: 'paid' });
  const usersIn = async (query: Record<string, string>) =>
    (await lines('users', query)).map((line) => /\w+@/.exec(line)?.[0]).sort();
  expect(await usersIn({ search: 'example.com' })).toEqual(['ana@', 'ben@']);
  expect(await usersIn({ search: 'example.com', filter: 'pro' })).toEqual(['ana@']);
  expect(await usersIn({ search: 'AB12CD34EF56' })).toEqual(['ana@']);
  expect(await lines('payments')).toHaveLength(3);
  expect(await lines('payments', { filter: 'pro' })).toEqual([expect.stringContaining('ana@example.com')]);
  const [bens] = await lines('payments', { search: ben.id });
  expect(bens).toContain(",failed,99.00,2026-11-20 09:00:00,,,,,,,,'+1 declined,");
  expect(bens).toMatch(new RegExp(`${ben.id},ben@example.com$`));
});

test('billing changes come newest first, of one cause or one user where that is asked for', async () => {
  const [ana, ben] = [await addPerson(app, { email: 'ana@example.com' }), await addPerson(app)];
  await insertAdminLog(app, ana.id, { oldStatus: 'free', newStatus: 'pro', transactionReference: '@BPI' });
  await insertAdminLog(app, ben.id, { oldStatus: 'pro', newStatus: 'agency' });
  await app.db.insert(billingLogs).values({
    userId: null,
    cause: 'expiry',
    adminId,
    oldStatus: 'pro',
    newStatus: 'free',
    reason: 'Ended',
    createdAt: later(1),
  });
  expect(await lines('billing-logs')).toEqual([
    '2026-11-20 09:01:00,expiry,admin@husay.test,,,pro,,free,,Ended,',
    `2026-11-20 09:00:00,admin,,${ben.id},${ben.email},pro,,agency,,Asked for by phone,`,
    `2026-11-20 09:00:00,admin,,${ana.id},ana@example.com,free,,pro,,Asked for by phone,'@BPI`,
  ]);
  expect(await lines('billing-logs', { cause: 'admin' })).toHaveLength(2);
  expect(await lines('billing-logs', { userId: ana.id })).toHaveLength(1);
});

test('more rows than are in memory at once come whole, each once, also those of one moment', async () => {
  const { id } = await addPerson(app, { email: 'many@example.com' });
  await app.deps.database.query(
    `insert into payments (user_id, reference_number, status, amount_centavos, period_days, created_at)
     select $1, 'ref-' || n, 'failed', 9900, 30, '2026-11-20T01:00:00.000123Z'::timestamptz + (n / 700) * interval '1 microsecond'
     from generate_series(1, 2345) n`,
    [id],
  );
  const references = (await lines('payments')).map((line) => line.split(',')[0]);
  expect(references).toHaveLength(2345);
  expect(new Set(references).size).toBe(2345);
});

test.each(files)('HEAD answers the headers of %s, and is no export', async (file) => {
  const answer = await admin.request(`/api/admin/export/${file}`, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=husay-/);
  const events = await app.db.select().from(securityEvents);
  expect(events.filter(({ kind }) => kind.endsWith('_exported'))).toEqual([]);
});

test('an export is in the security log with its filters, without what was searched for', async () => {
  await addPerson(app, { email: 'ana@example.com' });
  await lines('users', { search: 'ana@example.com', filter: 'free' });
  await lines('payments');
  await lines('billing-logs', { cause: 'refund' });
  const events = await app.db.select().from(securityEvents).orderBy(securityEvents.id);
  expect(
    events.flatMap(({ kind, actorId, details }) =>
      kind.endsWith('_exported') ? [[kind, actorId, details]] : [],
    ),
  ).toEqual([
    ['users_exported', adminId, { filter: 'free', hasSearch: true }],
    ['payments_exported', adminId, { filter: 'all', hasSearch: false }],
    ['billing_changes_exported', adminId, { cause: 'refund', ofOneUser: false }],
  ]);
});

test('a refused download leads to signing in again, and back', async () => {
  await app.deps.database.query('update sessions set authenticated_at = null');
  const answer = await admin.get('/api/admin/export/users', { accept: 'text/html' });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('returnTo=%2Fadmin%2Fmanual-billing');
});
