import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { changeUsername, updateProfile } from '#shared/accounts/endpoints';
import { profilePath, profilePicturePath } from '#shared/public-profile/endpoints';
import { jpeg } from '../../../testing/content/pictures';
import { setPlan } from '../../../testing/billing/subscriptions';
import { countStatements } from '../../../testing/count-statements';
import { readPage } from '../../../testing/requests/page';
import { useOwner } from '../testing/use-owner';
import { AppError } from '../../../http/errors/app-error';

const owner = useOwner(
  { firstName: 'Ana', lastName: 'Cruz' },
  { title: 'Registered Nurse', location: 'Cebu City' },
);
const { save, choose } = owner;

const open = (
  name = owner.user.username,
  headers: Record<string, string> = {},
  browser = owner.app.visitor(),
) => browser.get(profilePicturePath(name), headers);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const imageOf = async (path = profilePath(owner.user.username)) =>
  readPage(await (await owner.app.visitor().get(path)).text()).meta;

test('a profile has a picture for link previews, which its page names in full', async () => {
  const response = await open();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('set-cookie')).toBeNull();
  const picture = await bytesOf(response);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // WhatsApp shows no picture over 300 KB.
  expect(picture.length).toBeLessThan(150_000);
  const meta = await imageOf();
  const address = `${owner.app.origin}${profilePicturePath(owner.user.username)}?v=`;
  expect(meta['og:image']).toMatch(new RegExp(`^${address.replace(/[?.]/g, '\\$&')}[\\w-]{16}$`));
  expect(meta).toMatchObject({
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Ana Cruz – Registered Nurse',
    'twitter:card': 'summary_large_image',
    'twitter:image': meta['og:image'],
    'twitter:image:alt': 'Ana Cruz – Registered Nurse',
  });
  const named = await owner.app.visitor().get((meta['og:image'] ?? '').slice(owner.app.origin.length));
  expect(await bytesOf(named)).toEqual(picture);
});

test('it is drawn again, under another address, when it shows something else, and not otherwise', async () => {
  const drawn = vi.spyOn(owner.app.deps.imageWork, 'run');
  const address = async () => (await imageOf())['og:image'];
  const [before, first] = [await address(), await bytesOf(await open())];
  expect(drawn).toHaveBeenCalledTimes(1);
  await save({ summary: 'Nothing that the picture shows has changed with this.' });
  expect(await bytesOf(await open())).toEqual(first);
  expect(await address()).toBe(before);
  expect(drawn).toHaveBeenCalledTimes(1);

  await save({ title: 'Head Nurse' });
  const titled = await bytesOf(await open());
  expect(titled).not.toEqual(first);
  expect(await address()).not.toBe(before);
  await owner.browser.send('PUT', updateProfile.path, {
    firstName: 'Anna',
    lastName: 'Cruz',
    email: owner.user.email,
  });
  const renamed = await bytesOf(await open());
  expect(renamed).not.toEqual(titled);
  const uploaded = await owner.browser.upload('/api/upload/photo', 'file', await jpeg(), 'me.jpg');
  await save({ profilePhotoUrl: ((await uploaded.json()) as { url: string }).url });
  expect(drawn.mockClear());
  expect(await bytesOf(await open())).not.toEqual(renamed);
  expect(drawn).toHaveBeenCalledTimes(1);
  drawn.mockRestore();
});

test('a picture that is known takes one statement, and none is sent to a caller who has it', async () => {
  await open();
  expect(await countStatements(owner.app.db, () => open())).toBe(1);
  const etag = (await open()).headers.get('etag') ?? '';
  expect(
    await countStatements(owner.app.db, () => open(owner.user.username, { 'if-none-match': etag })),
  ).toBe(1);
  const known = await open(owner.user.username, { 'if-none-match': etag });
  expect([known.status, (await bytesOf(known)).length]).toEqual([304, 0]);
  await save({ title: 'Head Nurse' });
  expect((await open(owner.user.username, { 'if-none-match': etag })).status).toBe(200);
});

test('requests at the same moment share one drawing', async () => {
  const drawn = vi.spyOn(owner.app.deps.imageWork, 'run');
  const pictures = await Promise.all([1, 2, 3, 4, 5].map(async () => bytesOf(await open())));
  for (const picture of pictures) expect(picture).toEqual(pictures[0]);
  expect(drawn).toHaveBeenCalledTimes(1);
  drawn.mockRestore();
});

describe('who sees it', () => {
  test('a public one may be kept by caches for seconds, an unlisted one only by its visitor', async () => {
    expect((await open()).headers.get('cache-control')).toBe('private, no-cache');
    expect((await open()).headers.get('x-robots-tag')).toBe('noindex');
    await choose({ visibility: 'public' });
    expect((await open()).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=20',
    );
    expect((await open()).headers.get('x-robots-tag')).toBeNull();
  });

  test('nobody once the profile is private, drawn before or not; public again, it is back', async () => {
    const before = await open();
    await choose({ visibility: 'private' });
    for (const browser of [owner.app.visitor(), owner.browser]) {
      const hidden = await open(
        owner.user.username,
        { 'if-none-match': before.headers.get('etag') ?? '' },
        browser,
      );
      expect(hidden.status).toBe(404);
      expect(hidden.headers.get('cache-control')).not.toContain('public');
    }
    await choose({ visibility: 'link' });
    expect(await bytesOf(await open())).toEqual(await bytesOf(before));
  });

  test('nobody before the first save, and nobody after the account is deleted', async () => {
    const ben = await owner.app.signedIn({ email: `ben-${owner.user.id}@example.com`, firstName: 'Ben' });
    expect((await open((await ben.currentUser()).username)).status).toBe(404);
    expect((await open()).status).toBe(200);
    await owner.browser.send('DELETE', '/api/account', { username: owner.user.username });
    expect((await open()).status).toBe(404);
  });

  test('a hidden place is not on it', async () => {
    const shown = await bytesOf(await open());
    await choose({ showLocation: false });
    const hidden = await bytesOf(await open());
    expect(hidden).not.toEqual(shown);
    await save({ location: 'Davao City' });
    expect(await bytesOf(await open())).toEqual(hidden);
  });

  test.each(['nobody-has-this', '%00', 'ana_cruz', '..%2f'])('%s is a 404', async (name) => {
    expect((await owner.app.visitor().get(`/profile/${name}/picture.jpg`)).status).toBe(404);
  });
});

test('a former username leads to the present picture, with what follows the path', async () => {
  await setPlan(owner.app, owner.user.id, 'pro');
  const former = owner.user.username;
  await owner.browser.send('PUT', changeUsername.path, { username: `nurse-${former}` });
  const response = await owner.app.visitor().get(`${profilePicturePath(former)}?v=1`);
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    `${profilePicturePath(`nurse-${former}`)}?v=1`,
  ]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await open(`nurse-${former}`)).status).toBe(200);
});

test('a photo that cannot be read is left out', async () => {
  const uploaded = await owner.browser.upload('/api/upload/photo', 'file', await jpeg(), 'me.jpg');
  const { url } = (await uploaded.json()) as { url: string };
  await save({ profilePhotoUrl: url });
  const { rows } = await owner.app.deps.database.query('select storage_key from photos where id = $1', [
    url.split('/').at(-1),
  ]);
  await owner.app.deps.storage.put(
    String((rows[0] as { storage_key: string }).storage_key),
    Buffer.from('no jpeg'),
  );
  const response = await open();
  expect(response.status).toBe(200);
  expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ width: 1200 });
});

test('while too many are being drawn, a crawler gets the product’s card and keeps nothing', async () => {
  const uploaded = await owner.browser.upload('/api/upload/photo', 'file', await jpeg(), 'me.jpg');
  await save({ profilePhotoUrl: ((await uploaded.json()) as { url: string }).url });
  const read = vi.spyOn(owner.app.deps.storage, 'read');
  const room = vi.spyOn(owner.app.deps.imageWork, 'requireRoom').mockImplementationOnce(() => {
    throw new AppError('UNAVAILABLE', 'You are uploading many images at once.');
  });
  const response = await open();
  expect([response.status, response.headers.get('location')]).toEqual([302, '/share-card.png']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(read).not.toHaveBeenCalled();
  room.mockRestore();
  read.mockRestore();

  const run = vi
    .spyOn(owner.app.deps.imageWork, 'run')
    .mockRejectedValueOnce(new AppError('UNAVAILABLE', 'Many people are uploading images at the moment.'));
  expect((await open()).headers.get('location')).toBe('/share-card.png');
  run.mockRestore();
  expect((await open()).status).toBe(200);
});
