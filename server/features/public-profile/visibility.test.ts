import { describe, expect, test } from 'vitest';
import { credentialPagePath } from '#shared/credentials/endpoints';
import { profilePath } from '#shared/public-profile/endpoints';
import { sampleResume } from '#shared/resume/sample-resume';
import type { Browser } from '../../testing/requests/browser';
import { readPage } from '../../testing/requests/page';
import { setPlan } from '../../testing/billing/subscriptions';
import {
  addressesOf,
  admin,
  ana,
  app,
  choose,
  diploma,
  email,
  photoUrl,
  read,
  save,
  useVisibilityApp,
  user,
} from './testing/visibility-app';

const noSuchId = '00000000-0000-4000-8000-000000000000';

useVisibilityApp();

/** All that a stranger learns from an answer, without what differs between any two. */
const answerOf = async (address: string, browser: Browser) => {
  const response = await browser.get(address);
  const headers = Object.fromEntries(response.headers);
  for (const name of ['date', 'x-request-id', 'set-cookie', 'etag']) delete headers[name];
  const body = (await response.text()).replace(/"requestId":"[^"]*"/, '');
  return { status: response.status, headers, body };
};

const expectIndistinguishable = async (browser: Browser, username = user.username) => {
  // As long as the username, so that not even the length of an answer may tell.
  const missingName = `z${username.slice(1)}`;
  const hidden = addressesOf(username, diploma.id);
  const missing = addressesOf(missingName, noSuchId);
  for (const [index, address] of hidden.entries()) {
    const answer = await answerOf(address, browser);
    const unknown = await answerOf(missing[index]!, browser);
    const masked = unknown.body.replaceAll(missingName, username).replaceAll(noSuchId, diploma.id);
    expect(answer.status, address).toBe(404);
    expect({ ...answer }, address).toEqual({ ...unknown, body: masked });
    for (const secret of ['Ana', email, sampleResume.title, photoUrl, '917 555', '9175550142']) {
      expect(answer.body, `${secret} at ${address}`).not.toContain(secret);
    }
  }
  const photo = await answerOf(photoUrl, browser);
  expect(photo).toEqual(await answerOf(`/api/photos/${noSuchId}`, browser));
  expect(photo.status).toBe(404);
};

describe('strangers get exactly what an unknown username gets', () => {
  test('from a private profile, signed out, signed in and as an administrator', async () => {
    await save();
    await choose({ visibility: 'private' });
    const ben = await app.signedIn({ email: 'ben@example.com', firstName: 'Ben' });
    for (const browser of [app.visitor(), ben, admin]) await expectIndistinguishable(browser);
  });

  test('from an account that never saved a resume; a photo or a template alone is no save', async () => {
    await ana.send('POST', '/api/resume', { profilePhotoUrl: photoUrl });
    await ana.send('PUT', '/api/resume/template', { templateId: 'modern-blue' });
    await choose({ visibility: 'public' });
    await expectIndistinguishable(app.visitor());
  });

  test('from the former address of a private profile', async () => {
    await save();
    await setPlan(app, user.id, 'pro');
    await ana.send('PUT', '/api/profile/username', { username: 'nurse-ana' });
    expect((await app.visitor().get(profilePath(user.username))).status).toBe(302);
    await choose({ visibility: 'private' });
    await expectIndistinguishable(app.visitor());
    await expectIndistinguishable(app.visitor(), 'nurse-ana');
  });

  test('at once, as each request looks: opened again, everything is back', async () => {
    await save();
    const statuses = () =>
      Promise.all(
        [...addressesOf(user.username, diploma.id), photoUrl].map(
          async (address) => (await app.visitor().get(address)).status,
        ),
      );
    expect(new Set(await statuses())).toEqual(new Set([200]));
    await choose({ visibility: 'private' });
    expect(new Set(await statuses())).toEqual(new Set([404]));
    await choose({ visibility: 'link' });
    expect(new Set(await statuses())).toEqual(new Set([200]));
  });

  test('also from a cache that has the file or the photo: it must ask each time', async () => {
    await save();
    const files = [
      `/api/credentials/${diploma.id}/file`,
      `/api/credentials/${diploma.id}/thumbnail`,
      photoUrl,
    ];
    const etags = new Map<string, string>();
    for (const file of files) {
      const { headers } = await app.visitor().get(file);
      expect(headers.get('cache-control'), file).toBe('public, no-cache');
      etags.set(file, headers.get('etag') ?? '');
    }
    const again = (file: string) =>
      app.visitor().get(file, { 'if-none-match': etags.get(file)!, 'cache-control': 'max-age=0' });
    for (const file of files) expect((await again(file)).status, file).toBe(304);
    await choose({ visibility: 'private' });
    for (const file of files) expect((await again(file)).status, file).toBe(404);
  });
});

test('the owner of a hidden profile opens it, its photo and its files, and no cache keeps the page', async () => {
  await save();
  await choose({ visibility: 'private' });
  for (const address of [...addressesOf(user.username, diploma.id), photoUrl]) {
    const response = await ana.get(address);
    expect(response.status, address).toBe(200);
    expect(response.headers.get('cache-control'), address).toMatch(/no-store|private, no-cache/);
  }
  const page = readPage(await (await ana.get(profilePath(user.username))).text());
  expect(page.meta.robots).toBe('noindex');
});

test('views and downloads of a hidden profile are not counted, and the answer does not say so', async () => {
  const beacons = async () => {
    const agent = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
    };
    const calls: [string, object][] = [
      ['views', { referrer: '' }],
      ['downloads', { type: 'resume_pdf' }],
      ['downloads', { type: diploma.id }],
    ];
    for (const [what, body] of calls) {
      const response = await app.visitor().send('POST', `/api/profile/${user.username}/${what}`, body, agent);
      expect(response.status).toBe(204);
    }
    await app.recorded();
    const { profileViews, downloads } = await read('/api/analytics/summary', ana);
    return [profileViews, downloads];
  };
  expect(await beacons()).toEqual([0, 0]);
  await save();
  await choose({ visibility: 'private' });
  expect(await beacons()).toEqual([0, 0]);
  await choose({ visibility: 'link' });
  expect(await beacons()).toEqual([1, 2]);
});

describe('search engines', () => {
  const robotsOf = async (address: string) => {
    const response = await app.visitor().get(address);
    return [response.headers.get('x-robots-tag'), readPage(await response.text()).meta.robots];
  };
  const pages = () => [profilePath(user.username), credentialPagePath(user.username, diploma.id)];
  const sitemap = async () => {
    // A list is sent for a minute as it was made.
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    return (await app.visitor().get('/sitemap.xml')).text();
  };

  test('are excluded by default: by header and tag, from pages, files and photo, and from the sitemap', async () => {
    await save();
    for (const page of pages()) expect(await robotsOf(page), page).toEqual(['noindex', 'noindex']);
    for (const file of [photoUrl, `/api/credentials/${diploma.id}/file`]) {
      expect((await app.visitor().get(file)).headers.get('x-robots-tag'), file).toBe('noindex');
    }
    expect(await sitemap()).not.toContain(user.username);
  });

  test('find a public profile, which the sitemap lists until it is public no more', async () => {
    await save();
    await choose({ visibility: 'public' });
    for (const page of pages()) expect(await robotsOf(page), page).toEqual([null, undefined]);
    const list = await sitemap();
    const listed = await app.visitor().get('/sitemap.xml');
    expect(await listed.clone().text()).toBe(list);
    expect(listed.headers.get('content-type')).toMatch(/^application\/xml/);
    expect(await listed.text()).toContain(`<loc>${app.origin}${profilePath(user.username)}</loc>`);
    expect(await (await app.visitor().get('/robots.txt')).text()).toContain(
      `Sitemap: ${app.origin}/sitemap.xml`,
    );
    await choose({ visibility: 'link' });
    expect(await sitemap()).not.toContain(user.username);
  });

  test('do not learn of a public account without a saved resume', async () => {
    await choose({ visibility: 'public' });
    expect(await sitemap()).not.toContain(user.username);
  });
});
