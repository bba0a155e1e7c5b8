import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visibility } from '#shared/public-profile/visibility';
import type { Browser } from '../../testing/requests/browser';
import { publishResume } from '../../testing/content/publish-resume';
import { genericPlansOf } from '../../testing/postgres/generic-plans';
import { isOnPostgres } from '../../testing/postgres/test-database';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { prepareFindByUsername } from './repository';

let app: TestApp;
const owners = {} as Record<Visibility, { browser: Browser; username: string }>;
beforeAll(async () => {
  app = await startTestApp();
  for (const visibility of ['public', 'link', 'private'] as const) {
    const browser = await app.signedIn({ email: `${visibility}@example.com`, firstName: visibility });
    await publishResume(browser, `Nurse of ${visibility}`);
    await choose(browser, visibility);
    owners[visibility] = { browser, username: (await browser.currentUser()).username };
  }
});
afterAll(() => app.stop());

const choose = async (browser: Browser, visibility: Visibility) => {
  const response = await browser.send('PUT', '/api/account/visibility', { visibility });
  expect(response.status).toBe(200);
};

test.skipIf(!isOnPostgres)('the lookup is planned once, not with each execution', async () => {
  const findByUsername = prepareFindByUsername(app.db);
  for (let visit = 0; visit < 8; visit += 1) await findByUsername(owners.public.username);
  expect(await genericPlansOf(app.db, 'profile_of_username')).toBeGreaterThan(0);
});

test('each of many visitors at once gets what its profile shows, and none what is hidden', async () => {
  const visits = Array.from({ length: 40 }, (_, index) => {
    const visibility = (['public', 'link', 'private'] as const)[index % 3]!;
    const path = index % 2 === 0 ? '/api/profile/' : '/api/pdf-data/public/';
    return { visibility, path: path + owners[visibility].username };
  });
  const responses = await Promise.all(
    visits.map(async ({ path }) => {
      const response = await app.visitor().get(path);
      return { status: response.status, text: await response.text() };
    }),
  );
  for (const [index, { visibility }] of visits.entries()) {
    const { status, text } = responses[index]!;
    expect(status).toBe(visibility === 'private' ? 404 : 200);
    expect(text.includes(`Nurse of ${visibility}`)).toBe(visibility !== 'private');
    expect(text).not.toContain('Nurse of private');
  }
});

test('a visitor who comes after the profile was hidden never shares what was read before', async () => {
  const { browser, username } = owners.link;
  const statusOf = async (path: string) => (await app.visitor().get(path)).status;
  for (let round = 0; round < 5; round += 1) {
    const before = Array.from({ length: 10 }, () => statusOf(`/api/profile/${username}`));
    await choose(browser, 'private');
    const after = Array.from({ length: 10 }, () => statusOf(`/api/profile/${username}`));
    expect(new Set(await Promise.all(after))).toEqual(new Set([404]));
    await Promise.all(before);
    await choose(browser, 'link');
    expect(await statusOf(`/api/profile/${username}`)).toBe(200);
  }
});
