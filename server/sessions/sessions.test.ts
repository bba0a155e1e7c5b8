import type { SessionData } from 'express-session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backgroundRefetchHeader } from '#shared/http/endpoint';
import { countStatements } from '../testing/count-statements';
import { findPerson } from '../testing/content/people';
import { refusal } from '../testing/requests/refusal';
import { startTestApp, type TestApp } from '../testing/test-app';
import type { Browser } from '../testing/requests/browser';
import { SessionStore } from './session-store';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const start = new Date('2026-11-20T01:00:00Z');
beforeEach(() => app.clock.set(start));

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const at = (ms: number) => app.clock.set(new Date(start.getTime() + ms));

const query = async (text: string, values?: unknown[]) =>
  (await app.deps.database.query(text, values)).rows as Record<string, unknown>[];
const sessionOf = async (email: string) =>
  (
    await query(
      `select s.* from sessions s join users u on u.id = s.user_id where u.email = $1
       order by signed_in_at desc`,
      [email],
    )
  )[0]!;

/** The status of one visit, once the answer has ended: a visit is recorded before that. */
const visit = async (browser: Browser, headers: Record<string, string> = {}) => {
  const response = await browser.get('/api/auth/user', headers);
  await response.text();
  return response.status;
};

const withHttps = () => {
  const { database, identity } = app.deps;
  return startTestApp({
    environment: { PUBLIC_URL: 'https://husay.example' },
    overrides: { identity, database: { ...database, close: async () => {} } },
  });
};

test('a session cookie is out of reach of scripts and other sites', async () => {
  const browser = app.visitor();
  let line: string | undefined;
  const { url } = await browser.follow('/api/login');
  const form = { method: 'POST', body: new URLSearchParams({ email: 'ana@example.com' }) };
  let response = await browser.request(url.href, form);
  while (response.headers.has('location')) {
    line ??= response.headers.getSetCookie().find((cookie) => cookie.startsWith('husay.sid='));
    response = await browser.get(response.headers.get('location')!);
  }
  expect(line).toMatch(/^husay\.sid=.*; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
});

test('over https a sign-in is kept in cookies that travel over https alone', async () => {
  const secure = await withHttps();
  const response = await secure.visitor().get('/api/login');
  for (const line of response.headers.getSetCookie()) {
    expect(line).toMatch(/^__Secure-husay\.sign-in.*; Path=\/api\/(callback|login); .*HttpOnly; Secure/);
  }
  expect(response.headers.get('strict-transport-security')).toBeTruthy();
  await secure.stop();
});

test('over https the cookie is the host’s alone, and a cookie of the plain name is no session', async () => {
  const secure = await withHttps();
  const value = (await app.signedIn({ email: 'ana@example.com' })).cookie('husay.sid');
  const ask = (cookie: string) => secure.visitor().get('/api/auth/user', { cookie });
  expect((await ask(`__Host-husay.sid=${value}`)).status).toBe(200);
  expect((await ask(`husay.sid=${value}`)).status).toBe(401);
  await secure.stop();
});

test('a session goes on in another process on the same database', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  const { database, config } = app.deps;
  const other = await startTestApp({
    overrides: { config, database: { ...database, close: async () => {} } },
  });
  const cookie = `husay.sid=${ana.cookie('husay.sid')}`;
  expect((await other.visitor().get('/api/auth/user', { cookie })).status).toBe(200);
  await other.stop();
});

test('a cookie that was changed is no session', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  const cookie = `husay.sid=${ana.cookie('husay.sid')}`;
  const [, sid = '', signature = ''] = /s%3A(.*)\.(.*)$/.exec(cookie) ?? [];
  const otherSid = sid.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
  const forged = [
    cookie.slice(0, -1),
    `${cookie}x`,
    cookie.replace(signature, 'A'.repeat(43)),
    cookie.replace(sid, otherSid),
    cookie.replace('s%3A', ''),
    `husay.sid=s%3A${sid}.`,
    `husay.sid=s%3A${sid}`,
  ];
  for (const header of forged) {
    expect((await app.visitor().get('/api/auth/user', { cookie: header })).status, header).toBe(401);
  }
});

test('a call without a session cookie costs no statement', async () => {
  for (const path of ['/api/resume', '/api/auth/user']) {
    expect(await countStatements(app.db, () => app.visitor().get(path))).toBe(0);
  }
});

test('a user who is gone is signed out, and leaves no session', async () => {
  const ben = await app.signedIn({ email: 'ben@example.com' });
  const { id } = await ben.currentUser();
  await query('delete from users where id = $1', [id]);
  expect(await refusal(await ben.get('/api/auth/user'))).toMatchObject({ status: 401 });
  expect((await ben.get('/billing')).status).toBe(200);
  expect(await query('select 1 from sessions where user_id = $1', [id])).toEqual([]);
});

test('an ended session is not brought back by a request under way', async () => {
  const cora = await app.signedIn({ email: 'cora@example.com' });
  const { id } = await cora.currentUser();
  const { db, clock } = app;
  const store = new SessionStore({ db, clock, cookie: { maxAge: day } });
  const [row] = await query('select sid from sessions where user_id = $1', [id]);
  const sid = String(row?.sid);
  // The request has read the session, and ends after the sign-out.
  const read = await new Promise<SessionData | null>((resolve) =>
    store.get(sid, (error, found) => resolve(error ? null : (found ?? null))),
  );
  if (!read) throw new Error('no session');
  await (await cora.get('/api/logout')).text();
  // Late enough for the visit to be recorded.
  at(hour);
  await store.recordVisit(sid, read.signedIn!);
  await new Promise((resolve) => store.set(sid, read, resolve));
  expect(await query('select 1 from sessions where user_id = $1', [id])).toEqual([]);
});

describe('a user’s session', () => {
  test('ends after 14 days without a visit', async () => {
    const dan = await app.signedIn({ email: 'dan@example.com' });
    at(14 * day - second);
    expect(await visit(dan)).toBe(200);
    at(28 * day - second);
    expect(await visit(dan)).toBe(401);
  });

  test('ends after 30 days whatever was visited', async () => {
    const eve = await app.signedIn({ email: 'eve@example.com' });
    for (let days = 10; days < 30; days += 10) {
      at(days * day);
      expect(await visit(eve)).toBe(200);
    }
    at(30 * day - second);
    expect(await visit(eve)).toBe(200);
    at(30 * day);
    expect(await visit(eve)).toBe(401);
  });

  test('records a visit every 10 minutes at most', async () => {
    const finn = await app.signedIn({ email: 'finn@example.com' });
    at(10 * minute - second);
    await visit(finn);
    expect((await sessionOf('finn@example.com')).last_seen_at).toEqual(start);
    at(10 * minute);
    await visit(finn);
    const { last_seen_at: seen, expires } = await sessionOf('finn@example.com');
    expect(seen).toEqual(new Date(start.getTime() + 10 * minute));
    expect(expires).toEqual(new Date(start.getTime() + 10 * minute + 14 * day));
  });
});

describe('an administrator’s session', () => {
  test('ends after 30 minutes without a visit, to the minute', async () => {
    const admin = await app.signedIn({ email: 'admin@husay.test' });
    at(minute - second);
    expect(await visit(admin)).toBe(200);
    at(30 * minute - second);
    expect(await visit(admin)).toBe(200);
    at(60 * minute - second);
    expect(await visit(admin)).toBe(401);
  });

  test('ends after 30 minutes of calls that a page makes on a timer', async () => {
    await query('delete from sessions', []);
    const admin = await app.signedIn({ email: 'admin@husay.test' });
    const poll = () => visit(admin, { [backgroundRefetchHeader]: 'true' });
    for (let minutes = 5; minutes < 30; minutes += 5) {
      at(minutes * minute);
      expect(await poll()).toBe(200);
    }
    expect((await sessionOf('admin@husay.test')).last_seen_at).toEqual(start);
    at(30 * minute);
    expect(await poll()).toBe(401);
    expect(await visit(admin)).toBe(401);
  });

  test('goes on with a visit among such calls, counted from that visit', async () => {
    await query('delete from sessions', []);
    const admin = await app.signedIn({ email: 'admin@husay.test' });
    const poll = () => visit(admin, { [backgroundRefetchHeader]: 'true' });
    at(20 * minute);
    expect(await poll()).toBe(200);
    expect(await visit(admin)).toBe(200);
    at(50 * minute - second);
    expect(await poll()).toBe(200);
    at(50 * minute);
    expect(await poll()).toBe(401);
  });

  test('ends after 8 hours whatever was visited', async () => {
    const admin = await app.signedIn({ email: 'admin@husay.test' });
    for (let minutes = 20; minutes < 480; minutes += 20) {
      at(minutes * minute);
      expect(await visit(admin)).toBe(200);
    }
    at(8 * hour - second);
    expect(await visit(admin)).toBe(200);
    at(8 * hour);
    expect(await visit(admin)).toBe(401);
  });

  test('has those limits as soon as its user becomes one', async () => {
    const gus = await app.signedIn({ email: 'gus@example.com' });
    at(31 * minute);
    await query(`update users set user_type = 'admin' where email = 'gus@example.com'`);
    expect(await visit(gus)).toBe(401);
    await query(`update users set user_type = 'user' where email = 'gus@example.com'`);
    expect(await visit(gus)).toBe(200);
  });
});

test('a session holds what the browser called itself, cut to a bounded length', async () => {
  const browser = app.visitor();
  const { url } = await browser.follow('/api/login');
  const { response } = await browser.follow(url.href, {
    method: 'POST',
    body: new URLSearchParams({ email: 'hal@example.com' }),
    headers: { 'user-agent': 'x'.repeat(5000) },
  });
  expect(response.status).toBe(200);
  const { user_agent: userAgent } = await sessionOf('hal@example.com');
  expect(String(userAgent).length).toBeLessThanOrEqual(400);
});

test('a new session that is saved twice, as express-session does, is stored once', async () => {
  const ana = await app.signedIn({ email: 'twice@example.com' });
  const user = (await findPerson(app, (await ana.currentUser()).id))!;
  const cookie = { maxAge: day };
  const store = new SessionStore({ db: app.db, clock: app.clock, cookie });
  const signedIn = { user, userAgent: '', idToken: 'a', authenticatedAt: null };
  const save = () =>
    new Promise<unknown>((resolve) => {
      store.set('saved-twice', { cookie: { ...cookie, originalMaxAge: day }, signedIn }, resolve);
    });
  expect([await save(), await save()]).toEqual([undefined, undefined]);
  expect(await query('select sid from sessions where sid = $1', ['saved-twice'])).toHaveLength(1);
});

test('sign-ins that are only started leave no row, however many', async () => {
  const before = await query('select sid from sessions');
  for (let starts = 0; starts < 600; starts += 50) {
    await Promise.all(Array.from({ length: 50 }, () => app.visitor().get('/api/login')));
  }
  expect(await query('select sid from sessions')).toEqual(before);
});
