import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Browser } from '../../../../testing/requests/browser';
import { startTestApp, type TestApp } from '../../../../testing/test-app';
import { browserOf, download, look, newOwner, type Owner } from '../../testing/visitor';

let app: TestApp;
let ana: Owner;
let minute = 0;
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: '1' } });
  ana = await newOwner(app, 'Ana');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.recorded();
  // A new window each time.
  app.clock.set(new Date(Date.UTC(2026, 10, 20, 1, 0) + ++minute * 3600_000));
});

const from = (address: string) => ({ 'x-forwarded-for': address });

/** So many at once as there are connections; all of them are answered. */
const flood = async (count: number, headers: Record<string, string>) => {
  for (let sent = 0; sent < count; sent += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => look(app, ana.username, { headers })));
    expect(new Set(answers)).toEqual(new Set([204]));
  }
};

test('one flooding address gets a little through and does not affect others', async () => {
  const [viewsBefore = 0] = await ana.counted();
  const { counts } = app.deps.activity;
  const limitedBefore = counts.limited;
  await flood(500, { ...from('203.0.113.66'), ...browserOf('Flood') });
  expect(app.deps.activity.size).toBe(30);
  expect(counts.limited - limitedBefore).toBe(470);
  for (let visitor = 0; visitor < 5; visitor++)
    await look(app, ana.username, { headers: from(`198.51.100.${visitor}`) });
  expect(app.deps.activity.size).toBe(35);
  expect(await ana.counted()).toEqual([viewsBefore + 6, 0]);
  expect(counts.dropped).toBe(0);
});

test('claimed addresses in front of the proxy count as one caller', async () => {
  for (let guess = 0; guess < 150; guess++) {
    await look(app, ana.username, { headers: from(`192.0.2.${guess}, 203.0.113.66`) });
  }
  expect(app.deps.activity.size).toBe(30);
});

test('one address is limited per profile, ignoring case, and in all', async () => {
  const headers = from('203.0.113.66');
  for (let telling = 0; telling < 20; telling++) {
    await look(app, ana.username, { headers });
    await download(app, ana.username.toUpperCase(), 'resume_pdf', { headers });
  }
  expect(app.deps.activity.size).toBe(30);
  for (let telling = 0; telling < 30; telling++) await look(app, 'another-user', { headers });
  expect(app.deps.activity.size).toBe(60);
  for (let profile = 0; profile < 100; profile++) await look(app, `profile-${profile}`, { headers });
  // 10 of the 120 were refused for what they were about.
  expect(app.deps.activity.size).toBe(110);
});

test('a flood sends no queries, with a session or without', async () => {
  const query = vi.spyOn(app.deps.database, 'query');
  const cookie = `husay.sid=${ana.browser.cookie('husay.sid')}`;
  await flood(200, { ...from('203.0.113.66'), cookie });
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});

test("the owner's downloads are recorded during a flood, and are 401 when signed out", async () => {
  await flood(150, from('203.0.113.67'));
  const post = (browser: Browser) => browser.send('POST', '/api/downloads', undefined, from('203.0.113.67'));
  expect((await post(ana.browser)).status).toBe(204);
  expect(app.deps.activity.size).toBe(31);
  expect((await post(app.visitor())).status).toBe(401);
});

/** Says that a body will come and waits for the answer without sending any. */
const statusBeforeBody = (path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const call = request(app.origin + path, {
      method: 'POST',
      headers: { ...headers, 'content-length': '5000' },
    });
    call.on('error', reject);
    call.on('response', ({ statusCode }) => {
      resolve(statusCode);
      call.destroy();
    });
    call.flushHeaders();
  });

test('a limited beacon is answered before its body is read', async () => {
  await flood(150, from('203.0.113.68'));
  const { counts } = app.deps.activity;
  const limitedBefore = counts.limited;
  const path = `/api/profile/${ana.username}/views`;
  expect(await statusBeforeBody(path, { ...from('203.0.113.68'), ...browserOf('Flood') })).toBe(204);
  expect(counts.limited - limitedBefore).toBe(1);
});
