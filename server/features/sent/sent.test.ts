import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicationInsights } from '#shared/applications/insights';
import { emptyApplication, type Application } from '#shared/applications/schema';
import { plans } from '#shared/billing/plans';
import { sampleResume } from '#shared/resume/sample-resume';
import type { SentFile, SentList } from '#shared/sent/schema';
import { sentFiles } from '../../db/schema/sent';
import { setPlan } from '../../testing/billing/subscriptions';
import { emptyZip, pdf } from '../../testing/content/documents';
import type { Browser } from '../../testing/requests/browser';
import { multipart, type FormPart } from '../../testing/requests/multipart';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ok = async <T>(answer: Promise<Response>): Promise<T> => {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as T;
};
const applicant = async () => {
  const browser = await app.signedIn({ email: `sent-${++count}@example.com`, firstName: 'Ana' });
  const application = await newApplication(browser);
  return { browser, application };
};
const newApplication = (browser: Browser, stage = 'saved') =>
  ok<Application>(
    browser.send('POST', '/api/applications', {
      ...emptyApplication,
      company: 'Cebu General',
      jobTitle: 'Nurse',
      stage,
    }),
  );

const form = (
  application: string,
  content: Uint8Array,
  fields: Record<string, string> = {},
  name = 'Ana.pdf',
) =>
  multipart([
    ...Object.entries({
      applicationId: application,
      kind: 'resume',
      label: 'Nurse',
      sentOn: '2026-11-18',
      ...fields,
    }),
    ['file', content, name],
  ] as FormPart[]);
const send = (browser: Browser, ...input: Parameters<typeof form>) =>
  browser.request('/api/sent', { method: 'POST', ...form(...input) });
const list = (browser: Browser, application: string) =>
  ok<SentList>(browser.get(`/api/sent?applicationId=${application}`));
const bytesOf = async (browser: Browser, id: string) =>
  Buffer.from(await (await browser.get(`/api/sent/${id}/file`)).arrayBuffer());

test('marking as sent keeps the bytes, their hash, the day and the names, and moves the application to Applied', async () => {
  const { browser, application } = await applicant();
  const content = pdf('AS SENT');
  const stored = await ok<SentFile>(
    send(browser, application.id, content, { credentials: 'Nursing license\nBLS\n' }, 'C:\\docs\\Ana_CV.pdf'),
  );
  expect(stored).toMatchObject({
    kind: 'resume',
    label: 'Nurse',
    fileName: 'Ana_CV.pdf',
    sizeBytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    sentOn: '2026-11-18',
    credentials: ['Nursing license', 'BLS'],
  });
  expect(await list(browser, application.id)).toEqual({
    files: [stored],
    usedBytes: content.length,
    limitBytes: plans.free.sentBytes,
  });
  const response = await browser.get(`/api/sent/${stored.id}/file`);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(content);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=Ana_CV.pdf');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await ok(browser.get(`/api/applications/${application.id}`))).toMatchObject({
    stage: 'applied',
    appliedOn: '2026-11-18',
    history: [{ to: 'saved' }, { from: 'saved', to: 'applied' }],
  });
});

test('an application that is further on stays where it is, and its day too', async () => {
  const { browser } = await applicant();
  const application = await newApplication(browser, 'interview');
  await ok(send(browser, application.id, pdf()));
  expect(await ok(browser.get(`/api/applications/${application.id}`))).toEqual(application);
});

test('sent files are for their owner alone: others, visitors and administrators do not find them', async () => {
  const { browser: ana, application } = await applicant();
  const { id } = await ok<SentFile>(send(ana, application.id, pdf()));
  const admin = await app.signedIn({ email: 'admin@husay.test' });
  for (const other of [await app.signedIn({ email: `sent-${++count}@example.com` }), admin]) {
    expect((await other.get(`/api/sent?applicationId=${application.id}`)).status).toBe(404);
    expect((await other.get(`/api/sent/${id}/file`)).status).toBe(404);
    expect((await other.send('DELETE', `/api/sent/${id}`)).status).toBe(404);
    expect((await send(other, application.id, pdf())).status).toBe(404);
  }
  const visitor = app.visitor();
  expect((await visitor.get(`/api/sent?applicationId=${application.id}`)).status).toBe(401);
  expect((await visitor.get(`/api/sent/${id}/file`)).status).toBe(401);
  expect((await visitor.send('DELETE', `/api/sent/${id}`)).status).toBe(401);
  expect((await send(visitor, application.id, pdf())).status).toBe(401);
  expect((await list(ana, application.id)).files).toHaveLength(1);
});

test.each([
  ['another kind of file', emptyZip(), 400],
  ['a PDF that was cut off', pdf().subarray(0, 200), 400],
  ['an empty file', Buffer.alloc(0), 400],
  ['more than 10 MB', pdf('BIG', 10 * 1024 * 1024 + 1), 413],
])('%s is refused, and leaves nothing behind', async (_name, content, status) => {
  const { browser, application } = await applicant();
  const before = await app.storedFiles();
  expect(await refusal(await send(browser, application.id, content))).toMatchObject({ status });
  expect(await app.storedFiles()).toEqual(before);
  expect(await ok(browser.get(`/api/applications/${application.id}`))).toEqual(application);
});

test('a call with wrong fields is refused, and its file is removed', async () => {
  const { browser, application } = await applicant();
  const before = await app.storedFiles();
  const wrongFields: Record<string, string>[] = [
    { sentOn: '2026-02-31' },
    { sentOn: '2026-12-24' },
    { kind: 'photo' },
    { applicationId: 'x' },
    { more: '1' },
  ];
  for (const wrong of wrongFields)
    expect((await send(browser, application.id, pdf(), wrong)).status).toBe(400);
  expect(await app.storedFiles()).toEqual(before);
});

test('the plan’s room holds also for files at the same moment, and says what to do when it is full', async () => {
  const { browser, application } = await applicant();
  const { id: userId } = await browser.currentUser();
  const megabyte = 1024 * 1024;
  const taken = {
    applicationId: application.id,
    kind: 'packet' as const,
    label: '',
    credentials: [],
    sha256: '',
  };
  await app.db.insert(sentFiles).values({
    ...taken,
    userId,
    fileName: 'a.pdf',
    storageKey: `sent/room-${userId}`,
    sizeBytes: 24 * megabyte,
    sentOn: '2026-11-01',
    storedAt: app.clock.now(),
  });
  const content = pdf('BIG', 400 * 1024);
  const answers = await Promise.all([1, 2, 3].map(() => send(browser, application.id, content)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 402]);
  const { rows } = await app.deps.database.query(
    `select sum(size_bytes)::int as used from sent_files where user_id = '${userId}'`,
  );
  expect(rows).toEqual([{ used: 24 * megabyte + 2 * content.length }]);
  expect(await refusal(await send(browser, application.id, content))).toMatchObject({
    status: 402,
    message: expect.stringMatching(/keeps 25 MB of sent files.+Delete sent files.+Pro for 500 MB\.$/),
  });
  await setPlan(app, userId, 'pro');
  const third = await ok<SentFile>(send(browser, application.id, content));
  // Downgrading loses nothing.
  await setPlan(app, userId, 'free');
  expect((await send(browser, application.id, content)).status).toBe(402);
  expect((await bytesOf(browser, third.id)).equals(content)).toBe(true);
  expect((await browser.send('DELETE', `/api/sent/${third.id}`)).status).toBe(204);
  await ok(send(browser, application.id, pdf()));
});

test('deleting a sent file or its application removes the bytes from storage', async () => {
  const { browser, application } = await applicant();
  const [one, two] = [
    await ok<SentFile>(send(browser, application.id, pdf('ONE'))),
    await ok<SentFile>(send(browser, application.id, pdf('TWO'), { kind: 'letter' })),
  ];
  const keys = async () => (await app.storedFiles()).length;
  const before = await keys();
  expect((await browser.send('DELETE', `/api/sent/${one.id}`)).status).toBe(204);
  expect(await keys()).toBe(before - 1);
  expect((await browser.get(`/api/sent/${one.id}/file`)).status).toBe(404);
  expect((await browser.send('DELETE', `/api/applications/${application.id}`)).status).toBe(204);
  expect((await browser.get(`/api/sent/${two.id}/file`)).status).toBe(404);
  const { rows } = await app.deps.database.query(
    `select count(*)::int as count from file_removals where storage_key like 'sent/%'`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('law: a sent file’s bytes, hash, day and names never change, whatever else happens', async () => {
  const { browser, application } = await applicant();
  const content = pdf('THE ONE THAT WAS SENT');
  const sent = await ok<SentFile>(send(browser, application.id, content));
  const path = `/api/sent/${sent.id}`;
  const current = () => ok<Application>(browser.get(`/api/applications/${application.id}`));
  const { stage: _stage, ...details } = { ...emptyApplication, stage: '' };
  const actions: Record<string, () => Promise<unknown>> = {
    'save the resume': () =>
      browser.send('POST', '/api/resume', { ...sampleResume, title: `Nurse ${++count}` }),
    'send another': () => send(browser, application.id, pdf(`OTHER ${++count}`)),
    'send the same name': () => send(browser, application.id, pdf('SAME'), {}, sent.fileName),
    'put over it': () => browser.send('PUT', path, { label: 'x', sentOn: '2020-01-01' }),
    'post over it': () => browser.send('POST', path, { sha256: '0'.repeat(64) }),
    'put a file over it': () =>
      browser.request(`${path}/file`, { method: 'PUT', ...form(application.id, pdf('X')) }),
    'delete another’s': () => browser.send('DELETE', '/api/sent/00000000-0000-4000-8000-000000000000'),
    'save the application': async () =>
      browser.send('PUT', `/api/applications/${application.id}`, {
        ...details,
        company: `Company ${++count}`,
        jobTitle: 'Nurse',
        appliedOn: '2026-11-01',
        version: (await current()).version,
      }),
    'move the application': async () =>
      browser.send('POST', `/api/applications/${application.id}/stage`, {
        to: ['saved', 'applied', 'offer'][++count % 3],
        version: (await current()).version,
      }),
  };
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(actions)), { maxLength: 6 }), async (names) => {
      for (const name of names) await actions[name]!();
      const { files } = await list(browser, application.id);
      expect(files.find(({ id }) => id === sent.id)).toEqual(sent);
      expect(await bytesOf(browser, sent.id)).toEqual(content);
      for (const { id } of files.slice(0, 40).filter((file) => file.id !== sent.id))
        await browser.send('DELETE', `/api/sent/${id}`);
    }),
    { numRuns: 25, seed: 33 },
  );
  expect(await app.db.$count(sentFiles)).toBeGreaterThan(0);
});

test('the insights count a resume once, whether it went alone or in a packet, by the name that it has now', async () => {
  const { browser, application } = await applicant();
  await ok(browser.send('POST', '/api/resume', { title: 'Nurse' }));
  const { documents } = await ok<{ documents: { id: string }[] }>(browser.get('/api/documents'));
  const { id: resumeId } = documents[0]!;
  const other = await newApplication(browser);
  await ok(send(browser, application.id, pdf(), { label: 'My resume', resumeId }));
  await ok(send(browser, other.id, pdf(), { kind: 'packet', label: 'Letter, My resume, License', resumeId }));
  await ok(browser.send('PUT', `/api/documents/${resumeId}/details`, { name: 'Ward nurse' }));
  const insights = () => ok<ApplicationInsights>(browser.get('/api/applications/insights'));
  expect((await insights()).byVersion).toEqual([{ name: 'Ward nurse', applied: 2, answered: 0 }]);
  // Another user's resume has no name here.
  const ben = await applicant();
  await ok(send(ben.browser, ben.application.id, pdf(), { label: 'Mine', resumeId }));
  const { byVersion } = await ok<ApplicationInsights>(ben.browser.get('/api/applications/insights'));
  expect(byVersion).toEqual([{ name: 'Mine', applied: 1, answered: 0 }]);
});
