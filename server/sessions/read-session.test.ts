import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from '../testing/requests/browser';
import { countStatements } from '../testing/count-statements';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let ana: Browser;
let cookie: string;
let count = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  ana = await app.signedIn({ email: `ana-${(count += 1)}@example.com` });
  cookie = `husay.sid=${ana.cookie('husay.sid')}`;
});

const paths = ['/api/resume', '/api/auth/user'];
const statusOf = async (path: string, headers: Record<string, string>) =>
  (await app.visitor().get(path, headers)).status;

test.each(paths)('%s is answered to the cookie as it was set, wherever it is in the header', async (path) => {
  for (const header of [cookie, `a=1; ${cookie}`, `${cookie}; b=2`, `a=1; ${cookie}; b=2`]) {
    expect(await statusOf(path, { cookie: header }), header).toBe(200);
  }
});

test.each(paths)('%s is refused to a cookie that was changed', async (path) => {
  const [id = '', signature = ''] = cookie.split('.').slice(-2);
  const [, sid = ''] = id.split('s%3A');
  const otherSid = sid.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
  const forged = [
    cookie.slice(0, -1),
    `${cookie}x`,
    cookie.replace(signature, 'A'.repeat(43)),
    cookie.replace(sid, otherSid),
    cookie.replace('s%3A', ''),
    cookie.replace('husay.sid', 'husayxsid'),
    cookie.replace('husay.sid', 'xhusay.sid'),
    `husay.sid=s%3A${sid}.`,
    `husay.sid=s%3A${sid}`,
  ];
  for (const header of forged) expect(await statusOf(path, { cookie: header }), header).toBe(401);
});

test('of two session cookies the first counts, as for every other call', async () => {
  const ben = await app.signedIn({ email: `ben-${count}@example.com` });
  const header = `${cookie}; husay.sid=${ben.cookie('husay.sid')}`;
  const idAt = async (path: string) =>
    ((await (await app.visitor().get(path, { cookie: header })).json()) as { id: string }).id;
  expect(await idAt('/api/auth/user')).toBe((await ana.currentUser()).id);
});

test('a page of another user is refused, as by every other call', async () => {
  const ben = await app.signedIn({ email: `ben-${count}@example.com` });
  const { id } = await ben.currentUser();
  const own = (await ana.currentUser()).id;
  for (const path of paths) {
    expect(await statusOf(path, { cookie, 'x-acting-user': id })).toBe(401);
    expect(await statusOf(path, { cookie, 'x-acting-user': own })).toBe(200);
  }
});

test('other spellings of the address get the same', async () => {
  for (const path of ['/api/resume/', '/API/Resume', '/api/resume?from=mail']) {
    expect(await statusOf(path, { cookie }), path).toBe(200);
    expect(await statusOf(path, {}), path).toBe(401);
  }
  const head = await app.visitor().request('/api/resume', { method: 'HEAD', headers: { cookie } });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('a call that is not admitted costs no query without a session cookie', async () => {
  for (const path of paths) expect(await countStatements(app.db, () => statusOf(path, {}))).toBe(0);
});
