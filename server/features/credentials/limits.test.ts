import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Credential } from '#shared/credentials/schema';
import { credentials } from '../../db/schema/credentials';
import type { Browser } from '../../testing/requests/browser';
import { pdf } from '../../testing/content/documents';
import { png } from '../../testing/content/pictures';
import { rawCall } from '../../testing/requests/raw-call';
import { refusal } from '../../testing/requests/refusal';
import { publishResume } from '../../testing/content/publish-resume';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { upload, uploaded, uploadPath } from './testing/upload';

let app: TestApp;
let ana: Browser;
let anaId: string;
const start = new Date('2026-11-20T01:00:00Z');
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signedIn({ email: 'ana@example.com' });
  await publishResume(ana);
  anaId = (await ana.currentUser()).id;
});
afterEach(async () => {
  await setPlan('free');
  for (const { id } of await list()) await ana.send('DELETE', `/api/credentials/${id}`);
  expect(await app.storedFiles()).toEqual([]);
});
afterAll(() => app.stop());

const setPlan = (plan: string, expiresAt: Date | null = null) =>
  app.deps.database.query('update users set plan = $2, subscription_expires_at = $3 where id = $1', [
    anaId,
    plan,
    expiresAt,
  ]);
const list = async () => (await (await ana.get('/api/credentials')).json()) as Credential[];
const atOnce = (count: number, content: Buffer, name: string) =>
  Promise.all(Array.from({ length: count }, () => upload(ana, content, name)));

const freeIsFull = {
  status: 402,
  code: 'PLAN_LIMIT',
  message: 'Your Free plan allows 3 credentials. Delete one, or upgrade to Pro for 20.',
};

test.each([
  // PDFs reach the database all at once; pictures wait for their thumbnails first.
  ['PDFs', 'a.pdf', () => Promise.resolve(pdf()), 0],
  ['pictures', 'a.png', png, 3],
])('twenty %s at once by a free user leave exactly three', async (_what, name, make, thumbnails) => {
  const answers = await atOnce(20, await make(), name);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(17);
  for (const response of refused) expect(await refusal(response)).toMatchObject(freeIsFull);
  expect(await list()).toHaveLength(3);
  expect(await app.db.$count(credentials)).toBe(3);
  const files = await app.storedFiles();
  expect(files.filter((file) => file.endsWith('.webp'))).toHaveLength(thumbnails);
  expect(files).toHaveLength(3 + thumbnails);
});

test('a deletion makes room for one', async () => {
  await atOnce(3, pdf(), 'a.pdf');
  expect((await upload(ana, pdf(), 'a.pdf')).status).toBe(402);
  await ana.send('DELETE', `/api/credentials/${(await list())[0]!.id}`);
  expect((await upload(ana, pdf(), 'a.pdf')).status).toBe(200);
  expect((await upload(ana, pdf(), 'a.pdf')).status).toBe(402);
});

test('a pro user may have twenty, and keeps but does not add to them once the plan has run out', async () => {
  await setPlan('pro', new Date(start.getTime() + 1000));
  const answers = await atOnce(22, pdf(), 'a.pdf');
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const refused = await Promise.all(answers.filter(({ status }) => status !== 200).map(refusal));
  expect(refused.map(({ message }) => message)).toEqual(
    Array(2).fill('Your Pro plan allows 20 credentials. Delete one to upload another.'),
  );

  app.clock.set(new Date(start.getTime() + 1000));
  expect(await refusal(await upload(ana, pdf(), 'a.pdf'))).toMatchObject({
    ...freeIsFull,
    message: 'Your Free plan allows 3 credentials. Delete 18, or upgrade to Pro for 20.',
  });
  expect(await list()).toHaveLength(20);
  app.clock.set(start);
});

test('a full plan refuses before the file is sent', async () => {
  await atOnce(3, pdf(), 'a.pdf');
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': 10_000_000 };
  const call = rawCall(ana, uploadPath, headers);
  expect((await call.answer()).status).toBe(402);
  call.hangUp();
});

test('another user’s credentials do not count', async () => {
  const ben = await app.signedIn({ email: 'ben@example.com' });
  const his = await Promise.all([1, 2, 3].map(() => uploaded(ben, pdf(), 'a.pdf')));
  expect((await upload(ana, pdf(), 'a.pdf')).status).toBe(200);
  for (const { id } of his) await ben.send('DELETE', `/api/credentials/${id}`);
});
