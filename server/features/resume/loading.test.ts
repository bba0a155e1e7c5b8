import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleResume } from '#shared/resume/sample-resume';
import type { Resume } from '#shared/resume/schema';
import type { Browser } from '../../testing/requests/browser';
import { countStatements } from '../../testing/count-statements';
import { genericPlansOf } from '../../testing/postgres/generic-plans';
import { isOnPostgres } from '../../testing/postgres/test-database';
import { startTestApp, type TestApp } from '../../testing/test-app';

/** The same user in two processes on one database, which share no memory. */
let app: TestApp;
let other: TestApp;
let ana: Browser;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
  const { database, config } = app.deps;
  other = await startTestApp({
    overrides: { config, database: { ...database, close: async () => {} } },
  });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});
beforeEach(async () => {
  ana = await app.signedIn({ email: `ana-${(count += 1)}@example.com`, firstName: 'Ana' });
  other.clock.set(app.clock.now());
});

const elsewhere = (path: string, browser = ana) =>
  other.visitor().get(path, { cookie: `husay.sid=${browser.cookie('husay.sid')}` });
const resumeElsewhere = async (browser = ana) =>
  (await (await elsewhere('/api/resume', browser)).json()) as Resume;
const save = async (changes: object, browser = ana) => {
  expect((await browser.send('POST', '/api/resume', changes)).status).toBe(200);
};
const statements = (work: () => Promise<unknown>) => countStatements(app.db, work);

test('loading takes one statement for the session with its user, and one for the resume', async () => {
  await save(sampleResume);
  expect(await statements(() => elsewhere('/api/auth/user'))).toBe(1);
  expect(await statements(() => resumeElsewhere())).toBe(2);
});

test.skipIf(!isOnPostgres)('both are planned once, not with each call', async () => {
  for (let call = 0; call < 8; call += 1) await ana.get('/api/resume');
  expect(await genericPlansOf(app.db, 'session_of_sid')).toBeGreaterThan(0);
  expect(await genericPlansOf(app.db, 'resume_of_owner')).toBeGreaterThan(0);
});

test('a resume saved by another process is loaded at once', async () => {
  await save(sampleResume);
  await save({ ...sampleResume, title: 'Head Nurse' });
  const load = async () => (await (await ana.get('/api/resume')).json()) as Resume;
  expect(await load()).toEqual({ ...(await resumeElsewhere()), title: 'Head Nurse', version: 2 });
  const cookie = `husay.sid=${ana.cookie('husay.sid')}`;
  const there = await other.visitor().request('/api/resume', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ...sampleResume, title: 'Nurse' }),
  });
  expect(there.status).toBe(200);
  expect(await load()).toMatchObject({ title: 'Nurse', version: 3 });
  expect(Object.keys(await load())).toEqual(Object.keys(await resumeElsewhere()));
});

test('the next request to another process sees every change', async () => {
  expect(await resumeElsewhere()).toMatchObject({ version: 0, title: '' });
  for (const title of ['Nurse', 'Head Nurse', 'Nurse']) {
    await save({ title });
    expect((await resumeElsewhere()).title).toBe(title);
    expect((await resumeElsewhere()).title).toBe(title);
  }
  await ana.send('PUT', '/api/resume/template', { templateId: 'classic-navy' });
  expect((await resumeElsewhere()).templateId).toBe('classic-navy');
  // As an operator might.
  await app.deps.database.query(`update resumes set title = 'By hand'`);
  expect((await resumeElsewhere()).title).toBe('By hand');
});

test('another process sees the user’s changes and the end of the session at once', async () => {
  const nameElsewhere = async () =>
    ((await (await elsewhere('/api/auth/user')).json()) as { firstName: string }).firstName;
  expect(await nameElsewhere()).toBe('Ana');
  const names = { firstName: 'Anna', lastName: 'Cruz', email: 'anna@example.com' };
  expect((await ana.send('PUT', '/api/profile', names)).status).toBe(200);
  expect(await nameElsewhere()).toBe('Anna');
  await save({ title: 'Nurse' });
  expect((await resumeElsewhere()).title).toBe('Nurse');
  const cookie = `husay.sid=${ana.cookie('husay.sid')}`;
  await (await ana.get('/api/logout')).text();
  for (const path of ['/api/resume', '/api/auth/user']) {
    expect((await other.visitor().get(path, { cookie })).status, path).toBe(401);
  }
});

test('users get their own resume, signed-out callers none, and nothing is stored on the way', async () => {
  const ben = await app.signedIn({ email: `ben-${count}@example.com` });
  await save({ title: 'Nurse' });
  await save({ title: 'Welder' }, ben);
  for (let visit = 0; visit < 2; visit += 1) {
    expect((await resumeElsewhere()).title).toBe('Nurse');
    expect((await resumeElsewhere(ben)).title).toBe('Welder');
    expect((await other.visitor().get('/api/resume')).status).toBe(401);
  }
  const { headers } = await elsewhere('/api/resume');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('etag')).toBeNull();
});

test('a compressed resume is the same for every encoding', async () => {
  await save(sampleResume);
  for (const encoding of ['br', 'gzip', 'identity', 'br']) {
    const response = await other.visitor().get('/api/resume', {
      cookie: `husay.sid=${ana.cookie('husay.sid')}`,
      'accept-encoding': encoding,
    });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(response.headers.get('vary')).toMatch(/Accept-Encoding/);
    expect(await response.json()).toMatchObject(sampleResume);
  }
});
