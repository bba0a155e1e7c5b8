import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityEvents, type SecurityEventRow } from './schema/security-events';
import { pruneSecurityEvents } from '../jobs/pruning';
import { logSecurityEvents } from './security-events';
import type { Browser } from '../testing/requests/browser';
import { addPayment, addPerson } from '../testing/content/people';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let admin: Browser;
let ana: Browser;
let adminId: string;
let anaId: string;
const lines: string[] = [];
const stopLogging = logSecurityEvents(pino({}, { write: (line: string) => void lines.push(line) }));

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn({ email: 'admin@husay.test' });
  ana = await app.signedIn({ email: 'ana@example.com', firstName: 'Ana' });
  adminId = (await admin.currentUser()).id;
  anaId = (await ana.currentUser()).id;
});
afterAll(async () => {
  stopLogging();
  await app.stop();
});

const events = () => app.db.select().from(securityEvents).orderBy(securityEvents.id);
/** What an action adds to the log. */
const added = async (action: () => Promise<unknown>): Promise<SecurityEventRow[]> => {
  const before = (await events()).length;
  await action();
  return (await events()).slice(before);
};

test('signing in and out, also of an administrator by ADMIN_EMAILS', async () => {
  expect(await events()).toMatchObject([
    { kind: 'admin_granted', userId: adminId, reason: 'ADMIN_EMAILS' },
    { kind: 'signed_in', userId: adminId },
    { kind: 'signed_in', userId: anaId },
  ]);
  expect(await added(() => app.signedIn({ email: 'admin@husay.test' }))).toMatchObject([
    { kind: 'signed_in', userId: adminId },
  ]);
  const ben = await app.signedIn({ email: 'ben@example.com' });
  const { id } = await ben.currentUser();
  expect(await added(() => ben.get('/api/logout'))).toMatchObject([{ kind: 'signed_out', userId: id }]);
});

test('a failed sign-in, with why, at most 20 of a kind in a minute', async () => {
  const fail = () => app.visitor().get('/api/callback?code=forged&state=forged');
  expect(await added(fail)).toMatchObject([
    { kind: 'sign_in_failed', userId: null, reason: 'NOT_STARTED_HERE' },
  ]);
  const failures = await added(() => Promise.all(Array.from({ length: 40 }, fail)));
  expect(failures).toHaveLength(19);
});

test('devices that are signed out', async () => {
  const browser = await app.signedIn({ email: 'ana@example.com' });
  const devices = (await (await ana.get('/api/account/devices')).json()) as {
    id: string;
    isCurrent: boolean;
  }[];
  const other = devices.find(({ isCurrent }) => !isCurrent)!;
  expect(await added(() => ana.send('DELETE', `/api/account/devices/${other.id}`))).toMatchObject([
    { kind: 'signed_out_device', userId: anaId },
  ]);
  await browser.signIn({ email: 'ana@example.com' });
  const everywhere = await added(() => ana.send('POST', '/api/account/devices/sign-out-everywhere'));
  expect(everywhere).toMatchObject([
    { kind: 'signed_out_everywhere', userId: anaId, details: { devices: 2 } },
  ]);
  await ana.signIn({ email: 'ana@example.com' });
});

test('what a signed-in user is refused, with the code, once a minute however often', async () => {
  const refused = await added(async () => {
    for (let calls = 0; calls < 5; calls += 1)
      await ana.get('/api/admin/users-billing?search=ana@example.com');
    await ana.send('PUT', '/api/ana@example.com', {}, { 'sec-fetch-site': 'cross-site' });
    await ana.get('/api/credentials/00000000-0000-4000-8000-000000000000/file');
    await app.visitor().get('/api/admin/users-billing');
  });
  expect(refused).toMatchObject([
    {
      kind: 'refused',
      userId: anaId,
      reason: 'FORBIDDEN',
      details: { call: 'GET /api/admin/users-billing' },
    },
    { kind: 'refused', userId: anaId, reason: 'FOREIGN_ORIGIN', details: { call: 'PUT /api/…' } },
  ]);
  expect(refused[0]?.requestId).toBeTruthy();
  app.clock.set(new Date(app.clock.now().getTime() + 61_000));
  expect(await added(() => ana.get('/api/admin/users-billing'))).toHaveLength(1);
});

test('a refused call about a user is recorded without their username', async () => {
  app.clock.set(new Date(app.clock.now().getTime() + 61_000));
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect(await added(() => ana.send('PUT', '/api/profile/juan-dela-cruz', {}, foreign))).toMatchObject([
    { reason: 'FOREIGN_ORIGIN', details: { call: 'PUT /api/profile/:username' } },
  ]);
  app.clock.set(new Date(app.clock.now().getTime() + 61_000));
  expect(await added(() => ana.send('PUT', '/api/unknown/juan-dela-cruz', {}, foreign))).toMatchObject([
    { details: { call: 'PUT /api/…' } },
  ]);
  expect(JSON.stringify(await events())).not.toContain('juan-dela-cruz');
});

test('a change of a plan, with who made it', async () => {
  const change = () =>
    admin.send('POST', '/api/admin/update-billing', { userId: anaId, newStatus: 'pro', reason: 'Paid' });
  expect(await added(change)).toMatchObject([
    {
      kind: 'plan_changed',
      userId: anaId,
      actorId: adminId,
      reason: 'admin',
      details: { from: 'free', to: 'pro', until: null },
    },
  ]);
});

test('whom an administrator looks up, without what was typed', async () => {
  const search = (text: string) => admin.get(`/api/admin/users-billing?search=${encodeURIComponent(text)}`);
  expect(await added(() => search('ana@example.com'))).toMatchObject([
    {
      kind: 'user_looked_up',
      actorId: adminId,
      userId: anaId,
      details: { searchedBy: 'email', found: 1 },
    },
  ]);
  const [first, second] = [
    await addPerson(app, { firstName: 'Zoe' }),
    await addPerson(app, { firstName: 'Zoe' }),
  ];
  const [several] = await added(() => search('zoe'));
  expect(several).toMatchObject({ userId: null, details: { searchedBy: 'name', found: 2 } });
  expect(String(several?.details?.['userIds']).split(' ').sort()).toEqual([first.id, second.id].sort());
  expect(await added(() => search('zoe'))).toEqual([]);
  for (const lastName of ['Yap', 'Yap', 'Yap', 'Yap', 'Yap']) await addPerson(app, { lastName });
  const [five] = await added(() => search('yap'));
  expect(String(five?.details?.['userIds']).split(' ')).toHaveLength(5);
  await addPerson(app, { lastName: 'Yapyap' });
  const [six] = await added(() => search('Yap'));
  expect(six?.details).toEqual({ searchedBy: 'name', found: 6 });
  expect(await added(() => admin.get('/api/admin/users-billing'))).toEqual([]);
  await addPayment(app, anaId, { status: 'failed', receiptNumber: 'ab12cd34ef56' });
  expect(await added(() => search('AB12CD34EF56'))).toMatchObject([
    { userId: anaId, details: { searchedBy: 'payment', found: 1 } },
  ]);
});

test('whose subscription an administrator opens, and not one’s own', async () => {
  const opened = await added(async () => {
    await admin.get(`/api/user/${anaId}/subscription`);
    await admin.get(`/api/user/${adminId}/subscription`);
  });
  expect(opened).toMatchObject([
    { kind: 'user_looked_up', actorId: adminId, userId: anaId, details: { opened: 'subscription' } },
  ]);
});

test('an export, a change of who sees the profile, and a deletion', async () => {
  const leaver = await app.signedIn({ email: 'leaver@example.com', firstName: 'Lea' });
  const { id, username } = await leaver.currentUser();
  const exported = await added(async () => (await leaver.get('/api/account/export')).arrayBuffer());
  expect(exported).toMatchObject([{ kind: 'data_exported', userId: id }]);
  const changed = await added(() => leaver.send('PUT', '/api/account/visibility', { visibility: 'private' }));
  expect(changed).toMatchObject([{ kind: 'visibility_changed', userId: id }]);
  const deleted = await added(() => leaver.send('DELETE', '/api/account', { username }));
  expect(deleted).toMatchObject([{ kind: 'account_deleted' }]);
});

test('no event of all these holds an email address, in the table or in the log', async () => {
  const rows = await events();
  expect(rows.length).toBeGreaterThan(30);
  expect(JSON.stringify(rows)).not.toContain('@');
  expect(lines).toHaveLength(rows.length);
  expect(JSON.parse(lines[0]!)).toMatchObject({ securityEvent: { kind: 'admin_granted' } });
  expect(lines.join('')).not.toContain('@');
});

test('events are removed after 400 days', async () => {
  const first = app.clock.now().getTime();
  app.clock.set(new Date(first + 399 * 24 * 3600_000));
  await pruneSecurityEvents(app.deps);
  expect((await events()).length).toBeGreaterThan(30);
  app.clock.set(new Date(first + 401 * 24 * 3600_000));
  await pruneSecurityEvents(app.deps);
  expect(await events()).toEqual([]);
});
