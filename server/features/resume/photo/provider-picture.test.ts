import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { photos } from '../../../db/schema/files';
import { users } from '../../../db/schema/users';
import { phonePhoto, jpeg } from '../../../testing/content/pictures';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { keepProviderPicture } from './provider-picture';

const fetchPicture = vi.fn<(url: string) => Promise<Buffer>>();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => fetchPicture.mockReset().mockImplementation(() => phonePhoto()));
afterAll(() => app.stop());

const { one, other } = { one: 'https://id.example/a.jpg', other: 'https://id.example/b.jpg' };

const signInWith = async (email: string, pictureUrl: string | null) => {
  const browser = await app.signedIn({ email });
  const read = async () => (await app.db.select().from(users)).find((user) => user.email === email)!;
  const { clock, logger, storage, imageWork } = app.deps;
  const deps = { db: app.db, clock, logger, storage, imageWork, fetchPicture };
  const keep = async (url: string | null) => {
    await keepProviderPicture(deps, await read(), url);
    return (await read()).profileImageUrl;
  };
  return { browser, read, keep, url: await keep(pictureUrl) };
};

test('a provider’s picture is stored as our own photo, without its metadata', async () => {
  const ana = await signInWith('ana@example.com', one);
  expect(ana.url).toMatch(/^\/api\/photos\//);
  expect((await ana.browser.currentUser()).profileImageUrl).toBe(ana.url);
  const answer = await ana.browser.get(ana.url!);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const stored = Buffer.from(await answer.arrayBuffer());
  expect(stored.includes('Secret')).toBe(false);
  expect(await sharp(stored).metadata()).toMatchObject({ width: 640, height: 640 });
});

test('it is fetched again only where its address changed, and the one before goes', async () => {
  const ben = await signInWith('ben@example.com', one);
  expect(await ben.keep(one)).toBe(ben.url);
  expect(await ben.keep(null)).toBe(ben.url);
  expect(fetchPicture).toHaveBeenCalledOnce();
  const next = await ben.keep(other);
  expect(next).not.toBe(ben.url);
  expect((await ben.browser.get(ben.url!)).status).toBe(404);
  expect((await ben.browser.get(next!)).status).toBe(200);
});

test('what cannot be fetched, or is no picture, leaves things as they are, and is tried again', async () => {
  const cora = await signInWith('cora@example.com', one);
  const files = await app.storedFiles();
  fetchPicture.mockRejectedValueOnce(new Error('The host is not on the internet'));
  expect(await cora.keep(other)).toBe(cora.url);
  fetchPicture.mockResolvedValueOnce(Buffer.from('<svg/>'));
  expect(await cora.keep(other)).toBe(cora.url);
  expect(await app.storedFiles()).toEqual(files);
  expect(await cora.keep(other)).not.toBe(cora.url);
});

test('a host that does not answer keeps a sign-in waiting for a moment only', async () => {
  let answer = (_picture: Buffer) => {};
  fetchPicture.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const dan = await signInWith('dan@example.com', one);
  expect(dan.url).toBeNull();
  answer(await jpeg());
  await vi.waitFor(async () => expect((await dan.read()).profileImageUrl).not.toBeNull(), 10_000);
});

test('photos that are uploaded and abandoned do not take it along', async () => {
  const eva = await signInWith('eva@example.com', one);
  app.clock.set(new Date(app.clock.now().getTime() + 49 * 3_600_000));
  const again = await app.signedIn({ email: 'eva@example.com' });
  expect((await again.upload('/api/upload/photo', 'file', await jpeg(), 'a.jpg')).status).toBe(200);
  expect((await again.get(eva.url!)).status).toBe(200);
  const { id } = await eva.read();
  const owned = (await app.db.select().from(photos)).filter(({ userId }) => userId === id);
  expect(owned).toHaveLength(2);
});

test('a URL that is not ours is never shown', async () => {
  const finn = await signInWith('finn@example.com', null);
  const setUrl = 'update users set profile_image_url = $1 where email = $2';
  await app.deps.database.query(setUrl, [one, 'finn@example.com']);
  expect((await finn.browser.currentUser()).profileImageUrl).toBeNull();
});
