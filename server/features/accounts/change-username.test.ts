import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formerUsernames, users } from '../../db/schema/users';
import { publishResume } from '../../testing/content/publish-resume';
import type { Browser } from '../../testing/requests/browser';
import { refusal } from '../../testing/requests/refusal';
import { setPlan } from '../../testing/billing/subscriptions';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const start = new Date('2026-11-20T01:00:00Z');
beforeEach(async () => {
  app.clock.set(start);
  await app.db.delete(users);
});

const day = 24 * 3600_000;
const later = (days: number) => app.clock.set(new Date(start.getTime() + days * day));

const person = async (
  firstName: string,
  plan: 'free' | 'pro' | 'agency' = 'pro',
  expiresAt: Date | null = null,
) => {
  const browser = await app.signedIn({
    email: `${firstName.toLowerCase()}@example.com`,
    firstName,
    lastName: 'Cruz',
  });
  await publishResume(browser);
  const { id } = await browser.currentUser();
  await setPlan(app, id, plan, expiresAt);
  return browser;
};
const change = (browser: Browser, username: unknown) =>
  browser.send('PUT', '/api/profile/username', { username });

test('pro and agency choose their own address', async () => {
  const ana = await person('Ana');
  const answer = await change(ana, 'Nurse-Ana');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ username: 'nurse-ana' });
  expect((await ana.currentUser()).username).toBe('nurse-ana');
  expect((await app.visitor().get('/api/profile/nurse-ana')).status).toBe(200);
  expect((await change(await person('Ben', 'agency'), 'ben')).status).toBe(200);
});

test('free people do not, nor do those whose Pro has ended', async () => {
  for (const browser of [
    await person('Carla', 'free'),
    await person('Dan', 'pro', new Date(start.getTime() - 1)),
  ]) {
    const before = (await browser.currentUser()).username;
    expect(await refusal(await change(browser, 'my-own'))).toMatchObject({ status: 402, code: 'PLAN_LIMIT' });
    expect((await browser.currentUser()).username).toBe(before);
  }
});

test.each([
  ['ab'],
  ['a'.repeat(31)],
  ['-ana'],
  ['ana--cruz'],
  ['ana cruz'],
  ['añá'],
  ['admin'],
  ['Husay'],
  [''],
  [7],
  [null],
])('the username %j will not do', async (username) => {
  const ana = await person('Ana');
  const refused = await refusal(await change(ana, username));
  expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  expect(Object.keys(refused.fields ?? {})).toEqual(['username']);
});

test('signed out: 401', async () => {
  expect(await refusal(await change(app.visitor(), 'someone'))).toMatchObject({
    status: 401,
    message: 'Unauthorized',
  });
});

test('a taken one is refused, also when two want it at once', async () => {
  const [ana, ben] = [await person('Ana'), await person('Ben')];
  expect(await refusal(await change(ben, 'ana-cruz'))).toMatchObject({ status: 409, code: 'CONFLICT' });
  const answers = await Promise.all([change(ana, 'cruz'), change(ben, 'cruz')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a former username is never given to another user, and its owner may take it back', async () => {
  const [ana, ben] = [await person('Ana'), await person('Ben')];
  await change(ana, 'nurse-ana');
  expect((await change(ben, 'ana-cruz')).status).toBe(409);
  const namesake = await app.signedIn({ email: 'other@example.com', firstName: 'Ana', lastName: 'Cruz' });
  expect((await namesake.currentUser()).username).toBe('ana-cruz-2');

  expect((await change(ana, 'ana-cruz')).status).toBe(200);
  await change(ana, 'nurse-ana');
  later(4000);
  await ben.signIn({ email: 'ben@example.com' });
  expect((await change(ben, 'ana-cruz')).status).toBe(409);
});

test('once the changes are used up, a name that a private profile has is refused as a free one', async () => {
  const ana = await person('Ana');
  const ben = await person('Ben');
  await ben.send('PUT', '/api/account/visibility', { visibility: 'private' });
  for (const name of ['ana-a', 'ana-b', 'ana-c']) expect((await change(ana, name)).status).toBe(200);
  const { message } = await refusal(await change(ana, 'nobody-at-all'));
  for (const name of ['ben-cruz', 'nobody-at-all', 'ben-cruz']) {
    expect(await refusal(await change(ana, name))).toMatchObject({ status: 429, code: 'TOO_MANY', message });
  }
  // Their own former name tells nothing new.
  expect((await change(ana, 'ana-b')).status).toBe(200);
});

test('the number of username changes is limited', async () => {
  const ana = await person('Ana');
  for (const name of ['ana-1a', 'ana-2a', 'ana-3a']) expect((await change(ana, name)).status).toBe(200);
  expect(await refusal(await change(ana, 'ana-4a'))).toMatchObject({ status: 429, code: 'TOO_MANY' });
  expect((await ana.currentUser()).username).toBe('ana-3a');
  expect(await app.db.$count(formerUsernames)).toBe(3);
  later(91);
  await ana.signIn({ email: 'ana@example.com' });
  expect((await change(ana, 'ana-4a')).status).toBe(200);
});
