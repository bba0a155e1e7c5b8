import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Credential } from '#shared/credentials/schema';
import type { Browser } from '../../testing/requests/browser';
import { pdf } from '../../testing/content/documents';
import { refusal } from '../../testing/requests/refusal';
import { publishResume } from '../../testing/content/publish-resume';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { uploaded } from './testing/upload';

let app: TestApp;
let ana: Browser;
let credential: Credential;
const start = new Date('2026-11-20T01:00:00Z');
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signedIn({ email: 'ana@example.com' });
  await publishResume(ana);
  credential = await uploaded(ana, pdf(), 'license.pdf', { issuer: 'PRC', issuedDate: '2024-05-31' });
});
afterAll(() => app.stop());

const change = (changes: unknown) => ana.send('PUT', `/api/credentials/${credential.id}`, changes);
const list = async () => (await (await ana.get('/api/credentials')).json()) as Credential[];

test('given fields change, the rest stays, and the file cannot be changed', async () => {
  const response = await change({
    title: ' Diploma  of Nursing ',
    description: 'One.\r\nTwo.',
    isPublic: true,
  });
  expect(response.status).toBe(200);
  const changed = { title: 'Diploma of Nursing', description: 'One.\nTwo.', isPublic: true };
  expect(await response.json()).toEqual({ ...credential, ...changed });
  expect(await list()).toEqual([{ ...credential, ...changed }]);
  for (const field of [
    'fileUrl',
    'fileType',
    'fileName',
    'sha256',
    'uploadedAt',
    'id',
    'userId',
    'storageKey',
  ]) {
    expect(await refusal(await change({ [field]: 'x' }))).toMatchObject({
      status: 400,
      fields: { [field]: 'This field is not known' },
    });
  }
});

test('a change that names nothing is answered with the credential as it is', async () => {
  const [current] = await list();
  expect(await (await change({})).json()).toEqual(current);
});

test('a date can be taken back, by null or by nothing in its field', async () => {
  for (const none of [null, '']) {
    expect(await (await change({ issuedDate: '2024-05-31' })).json()).toMatchObject({
      issuedDate: '2024-05-31',
    });
    expect(await (await change({ issuedDate: none })).json()).toMatchObject({ issuedDate: null });
  }
});

test.each([
  [{ title: ' ' }, { title: 'Please provide a title for your credential.' }],
  [{ title: 'x'.repeat(101) }, { title: 'Title must be at most 100 characters' }],
  [{ issuedDate: '2024-02-30' }, { issuedDate: 'Please enter a date that exists, such as 2024-05-31' }],
  [{ issuedDate: 5 }, { issuedDate: 'Please enter a date that exists, such as 2024-05-31' }],
])('%j is refused by the field’s name and changes nothing', async (changes, fields) => {
  const before = await list();
  expect(await refusal(await change({ issuer: 'Nobody', ...changes }))).toMatchObject({
    status: 400,
    fields,
  });
  expect(await list()).toEqual(before);
});

test('credentials come the last upload first', async () => {
  app.clock.set(new Date(start.getTime() + 1000));
  const second = await uploaded(ana, pdf(), 'b.pdf', { title: 'Second' });
  await change({ title: 'First' });
  expect((await list()).map(({ title }) => title)).toEqual(['Second', 'First']);
  await ana.send('DELETE', `/api/credentials/${second.id}`);
  expect((await list()).map(({ title }) => title)).toEqual(['First']);
});
