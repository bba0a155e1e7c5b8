import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { CurrentUser } from '#shared/accounts/schema';
import { credentialPagePath } from '#shared/credentials/endpoints';
import { profilePath } from '#shared/public-profile/endpoints';
import { users } from '../../db/schema/users';
import { publishResume } from '../../testing/content/publish-resume';
import type { Browser } from '../../testing/requests/browser';
import { readPage } from '../../testing/requests/page';
import { png } from '../../testing/content/pictures';
import { setPlan } from '../../testing/billing/subscriptions';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { uploadCredential } from './testing/upload-credential';
import { prepareFindByUsername } from './repository';

let app: TestApp;
let ana: Browser;
let user: CurrentUser;
const start = new Date('2026-11-20T01:00:00Z');
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(start);
  await app.db.delete(users);
  ana = await app.signedIn({ email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz' });
  await publishResume(ana);
  user = await ana.currentUser();
  await setPlan(app, user.id, 'pro');
});
afterAll(() => app.stop());

const former = 'ana-cruz';
const day = 24 * 3600_000;
const later = (days: number) => app.clock.set(new Date(start.getTime() + days * day));

const change = async (username: string, browser = ana) =>
  expect((await browser.send('PUT', '/api/profile/username', { username })).status).toBe(200);

/** What the address answers by itself, whatever it leads to. */
const answerOf = async (path: string) => {
  const response = await app.visitor().get(path);
  return { status: response.status, to: response.headers.get('location') };
};
const upload = (isPublic: boolean) =>
  png().then((file) => uploadCredential(ana, { title: 'Diploma', isPublic: String(isPublic) }, file));

test('an address given up leads to the new one, with what follows the path', async () => {
  await change('nurse-ana');
  for (const [path, to] of [
    [profilePath(former), '/profile/nurse-ana'],
    [`${profilePath('ANA-Cruz')}?from=mail&x=%20?`, '/profile/nurse-ana?from=mail&x=%20?'],
  ] as const) {
    expect(await answerOf(path)).toEqual({ status: 302, to });
  }
  const response = await app.visitor().get(profilePath(former));
  // The owner may take it back, and then it must not lead away.
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await answerOf('/profile/Nurse-ANA')).toEqual({ status: 200, to: null });
});

test("so do its credentials' addresses; a private or unknown one is a 404 under both names", async () => {
  const [diploma, hidden] = [await upload(true), await upload(false)];
  await change('nurse-ana');
  expect(await answerOf(`${credentialPagePath(former, diploma.id)}?x=1`)).toEqual({
    status: 302,
    to: `${credentialPagePath('nurse-ana', diploma.id)}?x=1`,
  });
  expect((await answerOf(credentialPagePath('nurse-ana', diploma.id))).status).toBe(200);
  for (const id of [hidden.id, '00000000-0000-4000-8000-000000000000']) {
    for (const name of [former, 'nurse-ana']) {
      expect(await answerOf(credentialPagePath(name, id))).toEqual({ status: 404, to: null });
      expect((await app.visitor().get(`/api/profile/${name}/credentials/${id}`)).status).toBe(404);
    }
  }
});

test('programs that know the old name get the same answers as under the new one', async () => {
  const diploma = await upload(true);
  await change('nurse-ana');
  for (const pathOf of [
    (name: string) => `/api/profile/${name}`,
    (name: string) => `/api/pdf-data/public/${name}`,
    (name: string) => `/api/profile/${name}/credentials/${diploma.id}`,
  ]) {
    const [old, present] = [
      await app.visitor().get(pathOf(former)),
      await app.visitor().get(pathOf('nurse-ana')),
    ];
    expect(old.status).toBe(200);
    const answer = await old.json();
    expect(answer).toEqual(await present.json());
    expect(JSON.stringify(answer)).toContain('"username":"nurse-ana"');
  }
});

test('after two changes in a row each old address leads to the newest, in one step', async () => {
  await change('nurse-ana');
  await change('ana-rn');
  for (const name of [former, 'nurse-ana'])
    expect(await answerOf(profilePath(name))).toEqual({ status: 302, to: '/profile/ana-rn' });
});

test('an address taken back is its own again', async () => {
  await change('nurse-ana');
  await change(former);
  expect(await answerOf(profilePath(former))).toEqual({ status: 200, to: null });
  expect(await answerOf('/profile/nurse-ana')).toEqual({ status: 302, to: profilePath(former) });
});

test('it leads there for as long as the account exists', async () => {
  const diploma = await upload(true);
  await change('nurse-ana');
  const paths = [profilePath(former), credentialPagePath(former, diploma.id)];
  const calls = [
    `/api/profile/${former}`,
    `/api/pdf-data/public/${former}`,
    `/api/profile/${former}/credentials/${diploma.id}`,
  ];
  const statuses = async (addresses: string[]) =>
    Promise.all(addresses.map(async (address) => (await answerOf(address)).status));
  later(4000);
  expect(await statuses(paths)).toEqual([302, 302]);
  expect(await statuses(calls)).toEqual([200, 200, 200]);
});

test('the current owner of a username takes precedence over a former one', async () => {
  await change('nurse-ana');
  const ben = await app.signedIn({ email: 'ben@example.com', firstName: 'Ben', lastName: 'Lim' });
  await publishResume(ben);
  const { id } = await ben.currentUser();
  // The rules do not allow it any more; a name that was given away before must not send visitors elsewhere.
  await app.deps.database.query('update users set username = $1 where id = $2', [former, id]);
  const html = await (await app.visitor().get(profilePath(former))).text();
  expect(readPage(html)).toMatchObject({
    title: 'Ben Lim – Registered Nurse | Husay',
    canonical: app.origin + profilePath(former),
  });
  expect(await (await app.visitor().get(`/api/profile/${former}`)).json()).toMatchObject({
    user: { firstName: 'Ben', username: former },
  });
});

test('the profile of a deleted account is not found', async () => {
  await change('nurse-ana');
  await app.db.delete(users);
  expect((await answerOf(profilePath(former))).status).toBe(404);
});

test('looking up a username takes one query whether it exists or not', async () => {
  const { username } = await (await app.signedIn({ email: 'counted@example.com' })).currentUser();
  const { $client } = app.db as unknown as { $client: { query: () => Promise<unknown> } };
  const query = vi.spyOn($client, 'query');
  onTestFinished(() => query.mockRestore());
  const findByUsername = prepareFindByUsername(app.db);
  expect(await findByUsername(username)).toBeDefined();
  expect(await findByUsername('nobody-has-this')).toBeUndefined();
  expect(query).toHaveBeenCalledTimes(2);
});
