import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Credential } from '#shared/credentials/schema';
import { credentials } from '../../db/schema/credentials';
import type { Browser } from '../../testing/requests/browser';
import { pdf } from '../../testing/content/documents';
import { multipart } from '../../testing/requests/multipart';
import { png } from '../../testing/content/pictures';
import { rawCall } from '../../testing/requests/raw-call';
import { refusal } from '../../testing/requests/refusal';
import { publishResume } from '../../testing/content/publish-resume';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { uploaded, uploadPath } from './testing/upload';

let app: TestApp;
let ana: Browser;
let ben: Browser;
let hers: Credential;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signedIn({ email: 'ana@example.com' });
  await publishResume(ana);
  ben = await app.signedIn({ email: 'ben@example.com' });
  hers = await uploaded(ana, await png(), 'diploma.png');
});
afterAll(() => app.stop());

const one = (id = hers.id) => `/api/credentials/${id}`;
const noSuch = '00000000-0000-4000-8000-000000000000';

describe('when signed out', () => {
  test('every call is 401', async () => {
    const visitor = app.visitor();
    for (const response of [
      await visitor.get('/api/credentials'),
      await visitor.send('PUT', one(), { title: 'Mine' }),
      await visitor.send('DELETE', one()),
    ]) {
      expect(await refusal(response)).toMatchObject({
        status: 401,
        code: 'UNAUTHORIZED',
        message: 'Unauthorized',
      });
    }
  });

  test('an upload is 401 before the file is sent', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': 10_000_000 };
    const call = rawCall(app.visitor(), uploadPath, headers);
    const answer = await call.answer();
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('"message":"Unauthorized"');
    call.hangUp();
  });
});

test('another user’s id, an unknown one and an invalid one are all 404', async () => {
  for (const [browser, id] of [
    [ben, hers.id],
    [ana, noSuch],
    [ana, 'not-an-id'],
    [ana, '%00'],
    [ana, "1'%20or%201=1"],
  ] as const) {
    for (const response of [
      await browser.send('PUT', one(id), { title: 'Mine' }),
      await browser.send('PUT', one(id), {}),
      await browser.send('DELETE', one(id)),
    ]) {
      expect(await refusal(response)).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
        message: 'This credential could not be found.',
      });
    }
  }
  expect(await (await ana.get('/api/credentials')).json()).toEqual([hers]);
  expect(await (await ben.get('/api/credentials')).json()).toEqual([]);
});

test('a page of a previous user of the browser changes nothing', async () => {
  const { headers, body } = multipart([
    ['title', 'Of Ben'],
    ['file', pdf(), 'a.pdf'],
  ]);
  const actingUser = { 'x-acting-user': (await ben.currentUser()).id };
  for (const response of [
    await ana.request(uploadPath, { method: 'POST', body, headers: { ...headers, ...actingUser } }),
    await ana.send('PUT', one(), { title: 'Of Ben' }, actingUser),
    await ana.send('DELETE', one(), undefined, actingUser),
  ]) {
    expect(await refusal(response)).toMatchObject({ status: 401, message: 'Unauthorized' });
  }
  expect(await app.storedFiles()).toHaveLength(2);
  expect(await app.db.$count(credentials)).toBe(1);
});

test('another site’s page uploads nothing', async () => {
  const { headers, body } = multipart([
    ['title', 'Forged'],
    ['file', pdf(), 'a.pdf'],
  ]);
  const foreign = { ...headers, 'sec-fetch-site': 'cross-site' };
  const response = await ana.request(uploadPath, { method: 'POST', body, headers: foreign });
  expect(await refusal(response)).toMatchObject({ status: 403, code: 'FOREIGN_ORIGIN' });
  expect(await app.db.$count(credentials)).toBe(1);
});

describe.each(['fileUrl', 'thumbnailUrl'] as const)('the %s', (kind) => {
  const path = () => hers[kind]!;
  const show = (isPublic: boolean) => ana.send('PUT', one(), { isPublic });

  test('of a private credential is its owner’s alone, and nothing on the way may keep it', async () => {
    const seen = await ana.get(path());
    expect(seen.status).toBe(200);
    expect(seen.headers.get('cache-control')).toBe('private, no-store');
    expect(seen.headers.get('etag')).toBeNull();

    const unknown = path().replace(hers.id, noSuch);
    const answers = await Promise.all(
      [app.visitor().get(path()), ben.get(path()), app.visitor().get(unknown), ana.get(unknown)].map(
        async (answer) => ({ ...(await refusal(await answer)), requestId: '' }),
      ),
    );
    const same = { status: 404, code: 'NOT_FOUND', message: 'This file could not be found.', requestId: '' };
    expect(answers).toEqual(Array(4).fill(same));
  });

  test('of a public one is anyone’s, without a cookie of anyone’s', async () => {
    await show(true);
    for (const browser of [app.visitor(), ben, ana]) {
      const seen = await browser.get(path());
      expect(seen.status).toBe(200);
      expect(seen.headers.get('cache-control')).toBe('public, no-cache');
      expect(seen.headers.getSetCookie()).toEqual([]);
    }
  });

  test('is gone with the very next request once it is made private', async () => {
    await show(true);
    const etag = (await app.visitor().get(path())).headers.get('etag')!;
    await show(false);
    expect((await app.visitor().get(path())).status).toBe(404);
    expect((await app.visitor().get(path(), { 'if-none-match': etag })).status).toBe(404);
    expect((await ana.get(path())).status).toBe(200);
  });

  test('does not exist where the id is none', async () => {
    expect((await app.visitor().get(path().replace(hers.id, 'not-an-id'))).status).toBe(404);
    expect((await ana.get(path().replace(hers.id, '%00'))).status).toBe(404);
  });
});

test('a PDF has no thumbnail', async () => {
  const { id, thumbnailUrl } = await uploaded(ana, pdf(), 'a.pdf', { isPublic: 'true' });
  expect(thumbnailUrl).toBeNull();
  for (const browser of [ana, app.visitor()]) {
    expect(await refusal(await browser.get(`${one(id)}/thumbnail`))).toMatchObject({ status: 404 });
  }
});
