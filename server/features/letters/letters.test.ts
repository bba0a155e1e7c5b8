import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleLetter } from '#shared/letters/samples';
import type { Letter, LetterDetails, ListedLetter } from '#shared/letters/schema';
import { sampleResume } from '#shared/resume/sample-resume';
import { emptyApplication } from '#shared/applications/schema';
import { emptyTrash } from '../../jobs/pruning';
import { png } from '../../testing/content/pictures';
import { setPlan } from '../../testing/billing/subscriptions';
import type { Browser } from '../../testing/requests/browser';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const jpegWithPlace = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '14/1 35/1 0/1' } })
    .jpeg()
    .toBuffer();

const path = '/api/letters';
const writer = async (plan?: 'pro') => {
  const browser = await app.signedIn({ email: `letters-${++count}@example.com`, firstName: 'Ana' });
  if (plan) await setPlan(app, (await browser.currentUser()).id, plan);
  return browser;
};
const ok = async <T>(answer: Promise<Response>): Promise<T> => {
  const response = await answer;
  expect(response.status).toBe(200);
  return (await response.json()) as T;
};
const details: LetterDetails = {
  name: 'Cebu General',
  applicationId: null,
  content: sampleLetter('cover', { profession: 'nurse', date: '2026-11-26' }),
};
const write = (user: Browser, more: Partial<LetterDetails> = {}) =>
  ok<Letter>(user.send('POST', path, { ...details, ...more }));
const list = (user: Browser, query = '') =>
  ok<{ letters: ListedLetter[]; total: number; tags: string[] }>(user.get(`${path}${query}`));

test('a letter is written, listed without its content, saved and read again', async () => {
  const ana = await writer();
  const letter = await write(ana);
  expect(letter).toMatchObject({ name: 'Cebu General', kind: 'cover', version: 1, content: details.content });
  const { letters, total } = await list(ana);
  expect(total).toBe(1);
  expect(letters).toMatchObject([
    { id: letter.id, name: 'Cebu General', application: null, trashedAt: null },
  ]);
  expect(letters[0]).not.toHaveProperty('content');
  const content = { ...letter.content, kind: 'thank-you', body: 'Thank you, Ñ ₱.' };
  const saved = await ok<Letter>(
    ana.send('PUT', `${path}/${letter.id}`, { ...details, name: 'Thanks', content, version: 1 }),
  );
  expect(saved).toMatchObject({ name: 'Thanks', kind: 'thank-you', version: 2, content });
  expect(await ok(ana.get(`${path}/${letter.id}`))).toEqual(saved);
  expect((await list(ana, '?search=thank')).total).toBe(1);
  expect((await list(ana, '?search=%25')).total).toBe(0);
});

test('letters are found by name, job and tag, and sorted', async () => {
  const ana = await writer();
  await setPlan(app, (await ana.currentUser()).id, 'pro');
  const { id: applicationId } = await ok<{ id: string }>(
    ana.send('POST', '/api/applications', { ...emptyApplication, company: 'Acme', jobTitle: 'Nurse' }),
  );
  const first = await write(ana, { name: 'Beta', tags: ['gulf'], applicationId });
  const second = await write(ana, { name: 'alpha' });
  const found = async (query: string) => (await list(ana, query)).letters.map(({ name }) => name);
  expect(await found('?search=acme')).toEqual(['Beta']);
  expect(await found('?search=NURSE')).toEqual(['Beta']);
  expect(await found('?tag=gulf')).toEqual(['Beta']);
  expect(await found('?tag=gul')).toEqual([]);
  expect(await found('?sort=name')).toEqual(['alpha', 'Beta']);
  expect(await list(ana, '?search=acme&tag=gulf')).toMatchObject({ total: 1, tags: ['gulf'] });
  // A save without tags, as of a program that does not know them, leaves them as they are.
  const saved = await ok<Letter>(
    ana.send('PUT', `${path}/${first.id}`, { ...details, name: 'Beta', version: 1 }),
  );
  expect(saved.tags).toEqual(['gulf']);
  const emptied = { ...details, name: 'Beta', tags: [], version: 2 };
  expect((await ok<Letter>(ana.send('PUT', `${path}/${first.id}`, emptied))).tags).toEqual([]);
  expect(second.tags).toEqual([]);
  expect((await list(ana)).tags).toEqual([]);
});

test('a save over a newer one is refused, and overwrites nothing', async () => {
  const ana = await writer();
  const { id } = await write(ana);
  const save = (name: string, version: number) =>
    ana.send('PUT', `${path}/${id}`, { ...details, name, version });
  expect((await save('Mine', 1)).status).toBe(200);
  expect(await refusal(await save('Older', 1))).toMatchObject({
    status: 409,
    message: expect.stringMatching(/another device.+Nothing was overwritten/),
  });
  expect(await ok(ana.get(`${path}/${id}`))).toMatchObject({ name: 'Mine', version: 2 });
});

test('a letter belongs to its writer alone, and to their own applications', async () => {
  const [ana, ben] = [await writer(), await writer()];
  const { id } = await write(ana);
  const calls = [
    ['PUT', `${path}/${id}`, { ...details, version: 1 }],
    ['DELETE', `${path}/${id}`],
    ['POST', `${path}/${id}/restore`],
    ['DELETE', `${path}/${id}/forever`],
  ] as const;
  expect((await ben.get(`${path}/${id}`)).status).toBe(404);
  expect((await app.visitor().get(`${path}/${id}`)).status).toBe(401);
  for (const [method, address, body] of calls) {
    expect((await ben.send(method, address, body)).status).toBe(404);
    expect((await app.visitor().send(method, address, body)).status).toBe(401);
  }
  expect(await list(ben)).toMatchObject({ total: 0 });
  const application = await ok<{ id: string }>(
    ana.send('POST', '/api/applications', {
      ...emptyApplication,
      company: 'Cebu General',
      jobTitle: 'Nurse',
    }),
  );
  const linked = await write(ana, { applicationId: application.id });
  expect(linked.applicationId).toBe(application.id);
  expect((await list(ana)).letters.find((letter) => letter.id === linked.id)?.application).toEqual({
    company: 'Cebu General',
    jobTitle: 'Nurse',
  });
  expect(
    await refusal(await ben.send('POST', path, { ...details, applicationId: application.id })),
  ).toMatchObject({
    status: 400,
  });
  await ana.send('DELETE', `/api/applications/${application.id}`);
  expect((await list(ana)).letters).toMatchObject([{ applicationId: null }, { applicationId: null }]);
});

test('letters count with versions of the resume, also when they come at the same moment; the trash does not', async () => {
  const ana = await writer();
  await ok(ana.send('POST', '/api/resume', sampleResume));
  await ok(ana.send('POST', '/api/documents', { forJob: 'Nurse' }));
  const answers = await Promise.all([1, 2, 3, 4].map(() => ana.send('POST', path, details)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 402, 402, 402]);
  const [letter] = (await list(ana)).letters;
  expect(await refusal(await ana.send('POST', '/api/documents', { forJob: 'Midwife' }))).toMatchObject({
    status: 402,
    message: expect.stringContaining('Move one to the trash'),
  });
  await ok(
    ana
      .send('DELETE', `${path}/${letter?.id}`)
      .then((r) => new Response('{}', { status: r.ok ? 200 : r.status })),
  );
  expect(await list(ana)).toMatchObject({ total: 0 });
  expect(await list(ana, '?trash=true')).toMatchObject({ total: 1 });
  await write(ana);
  expect((await ana.send('POST', `${path}/${letter?.id}/restore`)).status).toBe(402);
  await setPlan(app, (await ana.currentUser()).id, 'pro');
  expect((await ana.send('POST', `${path}/${letter?.id}/restore`)).status).toBe(200);
  expect(await list(ana)).toMatchObject({ total: 2, used: 3, limit: 100 });
});

test('only the trash is emptied, by hand or after 30 days', async () => {
  const ana = await writer('pro');
  const [kept, thrown, old] = [await write(ana), await write(ana), await write(ana)];
  expect((await ana.send('DELETE', `${path}/${kept.id}/forever`)).status).toBe(404);
  for (const { id } of [thrown, old]) await ana.send('DELETE', `${path}/${id}`);
  expect((await ana.send('DELETE', `${path}/${thrown.id}/forever`)).ok).toBe(true);
  expect(await emptyTrash(app.deps)).toBe(0);
  const now = app.clock.now();
  app.clock.set(new Date(now.getTime() + 31 * 24 * 3600_000));
  expect(await emptyTrash(app.deps)).toBe(1);
  app.clock.set(now);
  expect((await list(ana)).letters.map(({ id }) => id)).toEqual([kept.id]);
});

test('after a downgrade a letter above the limit is read and deleted, and one in the trash is not changed', async () => {
  const ana = await writer('pro');
  const start = app.clock.now();
  const written: Letter[] = [];
  for (const second of [1, 2, 3]) {
    app.clock.set(new Date(start.getTime() + second * 1000));
    written.push(await write(ana));
  }
  await setPlan(app, (await ana.currentUser()).id, 'free');
  const save = (letter: Letter) =>
    ana.send('PUT', `${path}/${letter.id}`, { ...details, name: 'Another', version: 1 });
  const [first, , above] = written as [Letter, Letter, Letter];
  expect(await refusal(await save(above))).toMatchObject({ status: 402, code: 'PLAN_LIMIT' });
  expect(await ok(ana.get(`${path}/${above.id}`))).toEqual(above);
  expect((await save(first)).status).toBe(200);
  expect((await ana.send('DELETE', `${path}/${above.id}`)).status).toBe(204);
  expect(await refusal(await save(above))).toMatchObject({ status: 409 });
  app.clock.set(start);
});

const signatureOfJpeg = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`;
const pictureIn = ({ content }: Letter) =>
  Buffer.from(content.signaturePicture.split(',')[1] ?? '', 'base64');

test('a signature is made anew without metadata, kept as it is by later saves, and taken away', async () => {
  const ana = await writer();
  const given = signatureOfJpeg(await jpegWithPlace(1200, 300));
  const signed = (signaturePicture: string) => ({ ...details.content, signaturePicture });
  const letter = await write(ana, { content: signed(given) });
  const stored = pictureIn(letter);
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 150 });
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
  const save = (version: number, content: LetterDetails['content']) =>
    ok<Letter>(ana.send('PUT', `${path}/${letter.id}`, { ...details, content, version }));
  const again = await save(1, letter.content);
  expect(pictureIn(again)).toEqual(stored);
  expect((await save(2, signed(''))).content.signaturePicture).toBe('');
});

test.each([
  ['no picture', Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3])],
  ['a PNG under the name of a JPEG', await png(20)],
])('a signature that is %s is refused with a sentence, and nothing is stored', async (_name, bytes) => {
  const ana = await writer();
  const content = { ...details.content, signaturePicture: signatureOfJpeg(bytes) };
  expect(await refusal(await ana.send('POST', path, { ...details, content }))).toMatchObject({
    status: 400,
    fields: { 'content.signaturePicture': expect.stringContaining('draw it again') as string },
  });
  expect((await list(ana)).total).toBe(0);
});

test('a signature of many details is stored coarser, or refused', async () => {
  const ana = await writer();
  const noise = await sharp(
    Buffer.from(Uint8Array.from({ length: 180 * 60 * 3 }, (_, i) => (i * 7919) % 251)),
    {
      raw: { width: 180, height: 60, channels: 3 },
    },
  )
    .resize(600, 200)
    .jpeg({ quality: 40 })
    .toBuffer();
  const content = { ...details.content, signaturePicture: signatureOfJpeg(noise) };
  expect(content.signaturePicture.length).toBeLessThanOrEqual(40_000);
  const letter = await write(ana, { content });
  expect(letter.content.signaturePicture.length).toBeLessThanOrEqual(40_000);
  const tooLong = `data:image/jpeg;base64,${'A'.repeat(40_000)}`;
  expect(
    await refusal(
      await ana.send('POST', path, { ...details, content: { ...content, signaturePicture: tooLong } }),
    ),
  ).toMatchObject({ status: 400, fields: { 'content.signaturePicture': expect.any(String) as string } });
});

test('a letter of an earlier release has no signature', async () => {
  const ana = await writer();
  const { id } = await write(ana);
  await app.deps.database.query("update letters set content = content - 'signaturePicture' where id = $1", [
    id,
  ]);
  expect((await ok<Letter>(ana.get(`${path}/${id}`))).content.signaturePicture).toBe('');
});
