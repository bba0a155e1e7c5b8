import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { refusal } from '../../testing/refusal';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const hour = 3600_000;
const day = 24 * hour;
const query = (text: string, values?: unknown[]) => app.parts.database.query(text, values);
const sessionEnds = async () => {
  const { rows } = await query('select expire from sessions order by expire desc limit 1');
  return new Date((rows[0] as { expire: string }).expire).getTime();
};

test('a session cookie is out of reach of scripts and other sites', async () => {
  const line = (await app.visitor().get('/api/login')).headers.getSetCookie()[0];
  expect(line).toMatch(/^husay\.sid=.*; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
});

test('over https the cookie travels over https alone', async () => {
  const { database, identity } = app.parts;
  const secure = await startTestApp({
    environment: { PUBLIC_URL: 'https://husay.example' },
    overrides: { identity, database: { ...database, close: async () => {} } },
  });
  const response = await secure.visitor().get('/api/login');
  expect(response.headers.getSetCookie()[0]).toMatch(/; Secure/);
  expect(response.headers.get('strict-transport-security')).toBeTruthy();
  await secure.stop();
});

test('a session goes on in another process on the same database', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  const { database, config } = app.parts;
  const second = await startTestApp({
    overrides: { config, database: { ...database, close: async () => {} } },
  });
  const cookie = `husay.sid=${ana.cookie('husay.sid')}`;
  expect((await second.visitor().get('/api/auth/user', { cookie })).status).toBe(200);
  await second.stop();
});

test('somebody who is gone is signed out', async () => {
  const ben = await app.signedIn({ email: 'ben@example.com' });
  const { id } = await ben.currentUser();
  await query('delete from users where id = $1', [id]);
  expect(await refusal(await ben.get('/api/auth/user'))).toMatchObject({ status: 401 });
  expect((await ben.get('/billing')).status).toBe(200);
});

test('an ended session is not brought back by a request that was under way', async () => {
  const cora = await app.signedIn({ email: 'cora@example.com' });
  const cookie = `husay.sid=${cora.cookie('husay.sid')}`;
  await Promise.all([
    ...Array.from({ length: 5 }, () => app.visitor().get('/api/auth/user', { cookie })),
    app.visitor().get('/api/logout', { cookie }),
  ]);
  expect((await app.visitor().get('/api/auth/user', { cookie })).status).toBe(401);
});

test('an expired session is signed out', async () => {
  const dan = await app.signedIn({ email: 'dan@example.com' });
  await query(`update sessions set expire = now() - interval '1 second'`);
  expect((await dan.get('/api/auth/user')).status).toBe(401);
});

test('visits lengthen a session, but are written down once a day', async () => {
  await query('delete from sessions');
  const eve = await app.signedIn({ email: 'eve@example.com' });
  const shorten = (by: number) =>
    query(
      `update sessions set expire = expire - $1 * interval '1 millisecond',
         sess = jsonb_set(sess::jsonb, '{cookie,expires}', to_jsonb($2::text))::json`,
      [by, new Date(Date.now() + 30 * day - by).toISOString()],
    );
  // An answer ends when the visit is written down; its first words come before that.
  const visit = async () => {
    const answer = await eve.get('/api/auth/user');
    await answer.text();
    return answer;
  };
  const full = await sessionEnds();

  await shorten(20 * hour);
  await visit();
  expect(await sessionEnds()).toBe(full - 20 * hour);

  await shorten(29 * day);
  await visit();
  const lengthened = await sessionEnds();
  expect(lengthened).toBeGreaterThan(full - hour);

  await visit();
  expect(await sessionEnds()).toBe(lengthened);
  expect((await visit()).headers.getSetCookie()[0]).toMatch(/^husay\.sid=/);
});
