import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OwnRecord } from '#shared/candidates/schema';
import type { Resume } from '#shared/resume/schema';
import { sampleResume } from '#shared/resume/sample-resume';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { linkOf, ok, openAgency } from '../../testing/organizations/agency';
import { unlimited } from '../../http/limits/rate-limiter';

let app: TestApp;
let limited: string[] = [];
let count = 0;
const start = new Date('2026-11-20T01:00:00Z');
beforeAll(async () => {
  app = await startTestApp({
    overrides: {
      rateLimiter: { ...unlimited, count: (name) => Promise.resolve(limited.push(name)).then(() => null) },
    },
  });
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(start));

const call = <T>(name: string, body: object, browser = app.visitor()) =>
  ok<T>(browser.send('POST', `/api/candidate/${name}`, body));

/** A candidate with the link that the recruiter hands over. */
const person = async (name = 'Ana Reyes') => {
  const agency = await openAgency(app);
  const added = await agency.add({ name, email: 'ana@example.com' });
  const address = `${agency.root}/${added.id}`;
  const token = await linkOf(agency.owner, address);
  const open = () => call<OwnRecord>('open', { token });
  return { ...agency, added, address, token, open };
};

test('a person sees what is stored, on what basis and who looked, and no member’s name or note', async () => {
  const { owner, address, open } = await person();
  await owner.send('POST', `${address}/notes`, { text: 'Strong candidate, ask Liza' });
  await owner.get(address);
  const record = await open();
  expect(record).toMatchObject({
    organization: {
      name: 'Bayanihan Manpower',
      contact: 'hello@bayanihan.example · Ermita, Manila',
    },
    name: 'Ana Reyes',
    basisDate: '2026-11-20',
    keepUntil: '2027-11-20',
    notes: 1,
    objection: null,
  });
  expect(record.events.map(({ action }) => action)).toContain('candidate_viewed');
  expect(JSON.stringify(record)).not.toMatch(/Liza|Strong/);
});

test('a person sees to which client their record was presented', async () => {
  const { owner, added, organization, open } = await person();
  const presentation = { candidateIds: [added.id], jobOrderId: null, client: 'Al Noor', title: 'Nurses' };
  await ok(
    owner.send('POST', `/api/organizations/${organization.id}/presentations`, {
      ...presentation,
      message: '',
      blind: null,
    }),
  );
  expect((await open()).events).toContainEqual(
    expect.objectContaining({ action: 'candidate_presented', client: 'Al Noor' }),
  );
});

test('no member acts by the link as if they were the person: deletes, corrects, objects or takes over', async () => {
  const { added, token, open, join, actions } = await person();
  // May not delete candidates, and has made a link.
  const { browser: recruiter } = await join('recruiter');
  const correction = { name: 'Another', email: '', title: '', phone: '', location: '', message: '' };
  const { version } = await open();
  const before = await actions(added.id);
  for (const [name, body] of [
    ['delete', {}],
    ['correct', { ...correction, version }],
    ['object', { text: 'No' }],
    ['claim', {}],
  ] as const) {
    const answer = await recruiter.send('POST', `/api/candidate/${name}`, { token, ...body });
    expect(await refusal(answer)).toMatchObject({
      status: 403,
      message: expect.stringContaining('only the person'),
    });
  }
  expect(await open()).toMatchObject({ name: 'Ana Reyes', objection: null, hasAccount: false });
  expect(await actions(added.id)).toEqual(before);
});

test('after the agency’s plan the person reads until when it reads the record, and when all is deleted', async () => {
  const { organization, open } = await person();
  expect((await open()).agencyEnds).toBeNull();
  await app.deps.database.query('update organizations set plan_ended_at = $2 where id = $1', [
    organization.id,
    start.toISOString(),
  ]);
  expect((await open()).agencyEnds).toEqual({
    closesAt: '2026-12-20T01:00:00.000Z',
    deletedAt: '2027-03-20T01:00:00.000Z',
  });
});

test('the token is stored nowhere, a guess counts, and ten links work at most', async () => {
  const { owner, address, token, open } = await person();
  const { rows } = await app.deps.database.query('select l::text as row from candidate_links l');
  expect(JSON.stringify(rows)).not.toContain(token);
  limited = [];
  for (const guess of ['x', 'A'.repeat(22)]) {
    const { status, message } = await refusal(
      await app.visitor().send('POST', '/api/candidate/open', { token: guess }),
    );
    expect([status, message]).toEqual([404, expect.stringContaining('ask the agency')]);
  }
  expect(limited.filter((name) => name === 'unknownUsername')).toHaveLength(2);
  for (let made = 0; made < 10; made++) {
    app.clock.set(new Date(start.getTime() + (made + 1) * 1000));
    await linkOf(owner, address);
  }
  expect((await app.visitor().send('POST', '/api/candidate/open', { token })).status).toBe(404);
  await expect(open()).rejects.toThrow();
});

test('a correction counts at once, and its message reaches the agency', async () => {
  const { owner, address, token, open, list } = await person();
  const { version } = await open();
  const corrected = {
    token,
    version,
    name: 'Ana Reyes-Cruz',
    email: 'new@example.com',
    title: 'OR Nurse',
    phone: '+63 918 000 0000',
    location: 'Davao City',
    message: 'I never worked at Chong Hua.',
  };
  const answer = await call<OwnRecord>('correct', corrected);
  expect(answer).toMatchObject({ name: 'Ana Reyes-Cruz', content: { title: 'OR Nurse' } });
  // Their own message is no note of the agency, and the correction is among what was done.
  expect(answer.notes).toBe(0);
  expect(answer.events[0]).toMatchObject({ action: 'candidate_corrected_by_person', client: '' });
  expect((await list('search=davao')).total).toBe(1);
  expect(await ok(owner.get(address))).toMatchObject({
    email: 'new@example.com',
    notes: [{ isByPerson: true, author: '', text: 'I never worked at Chong Hua.' }],
  });
  const again = await app.visitor().send('POST', '/api/candidate/correct', corrected);
  expect((await refusal(again)).status).toBe(409);
});

describe('an objection', () => {
  test('ends the record within 30 days, which the agency cannot extend, and is taken back', async () => {
    const { owner, added, address, token, list } = await person();
    expect(await call('object', { token, text: 'Found work already' })).toMatchObject({
      keepUntil: '2026-12-20',
      objection: { text: 'Found work already' },
    });
    expect((await list('consent=objected')).candidates).toMatchObject([{ id: added.id, hasObjected: true }]);
    const later = { basisDate: '2026-11-20', keepUntil: '2027-11-20', sensitiveConsentOn: null };
    expect((await refusal(await owner.send('PUT', `${address}/basis`, later))).fields).toHaveProperty(
      'keepUntil',
    );
    expect(await call('object', { token, text: null })).toMatchObject({
      keepUntil: '2027-11-20',
      objection: null,
    });
  });
});

test('a person deletes their record at once; the log keeps that, without the name', async () => {
  const { owner, added, address, token, actions } = await person('Zosima Quiambao');
  await ok(
    owner.upload(`${address}/basis-file`, 'file', Buffer.from('%PDF-1.7\nQuiambao\n%%EOF'), 'Quiambao.pdf'),
  );
  expect((await app.visitor().send('POST', '/api/candidate/delete', { token })).status).toBe(204);
  expect((await owner.get(address)).status).toBe(404);
  expect((await app.visitor().send('POST', '/api/candidate/open', { token })).status).toBe(404);
  expect((await actions(added.id)).at(-1)).toBe('candidate_deleted_by_person');
  for (const table of ['candidates', 'candidate_files', 'candidate_links', 'candidate_notes'])
    expect(
      (await app.deps.database.query(`select 1 from ${table} t where t::text like '%Quiambao%'`)).rows,
      table,
    ).toEqual([]);
  const keys = [];
  for await (const { key } of app.deps.storage.list('candidates')) keys.push(key);
  expect(keys).toEqual([]);
  const { rows } = await app.deps.database.query(
    'select a::text as line from organization_audit a where candidate_id = $1',
    [added.id],
  );
  expect(JSON.stringify(rows)).not.toMatch(/Quiambao|Zosima/);
});

describe('claiming', () => {
  const account = () => app.signedIn({ email: `claims-${++count}@example.com` });

  test('fills an empty resume, once, and a visitor is asked to sign in', async () => {
    const { owner, address, token } = await person();
    expect((await app.visitor().send('POST', '/api/candidate/claim', { token })).status).toBe(401);
    const ana = await account();
    expect(await call('claim', { token }, ana)).toEqual({ documentId: null });
    const resume = await ok<Resume>(ana.get('/api/resume'));
    expect(resume).toMatchObject({ title: 'ICU Nurse', skills: ['Triage'], version: 1 });
    expect(await call('claim', { token }, ana)).toEqual({ documentId: null });
    expect((await ok<Resume>(ana.get('/api/resume'))).version).toBe(1);
    expect(await ok(owner.get(address))).toMatchObject({ hasAccount: true });
    const ben = await account();
    expect((await refusal(await ben.send('POST', '/api/candidate/claim', { token }))).status).toBe(409);
  });

  test('leaves a resume of the account alone, and makes a document', async () => {
    const { token } = await person();
    const ana = await account();
    await ok(ana.send('POST', '/api/resume', sampleResume));
    const { documentId } = await call<{ documentId: string }>('claim', { token }, ana);
    expect(await ok(ana.get(`/api/documents/${documentId}`))).toMatchObject({
      title: 'ICU Nurse',
      document: { name: 'Bayanihan Manpower' },
    });
    expect((await ok<Resume>(ana.get('/api/resume'))).title).toBe(sampleResume.title);
  });

  test('lists the record in the account, which sees, corrects, objects and deletes without the link', async () => {
    const { token, added, organization, open } = await person();
    const ana = await account();
    const list = async () => (await ok<{ records: { id: string }[] }>(ana.get('/api/consents'))).records;
    expect(await list()).toEqual([]);
    // Before it is taken over, its id opens nothing, and counts as a guess.
    expect((await ana.send('POST', '/api/candidate/open', { token: added.id })).status).toBe(404);
    expect(limited).toContain('unknownUsername');
    await call('claim', { token }, ana);
    const { basisDate, keepUntil, version } = await open();
    expect(await list()).toEqual([
      expect.objectContaining({ id: added.id, basisDate, keepUntil, hasObjected: false, agencyEnds: null }),
    ]);
    expect(await list()).toEqual([
      expect.objectContaining({
        organization: expect.objectContaining({ name: organization.name }) as unknown,
      }),
    ]);
    // No other account and no visitor gets it.
    for (const other of [await account(), app.visitor()]) {
      expect((await other.send('POST', '/api/candidate/open', { token: added.id })).status).toBe(404);
      expect((await other.send('POST', '/api/candidate/delete', { token: added.id })).status).toBe(404);
    }
    const own = { token: added.id };
    const correction = {
      name: 'Ana R. Reyes',
      email: '',
      title: 'Nurse',
      phone: '',
      location: '',
      message: '',
    };
    expect(await call('correct', { ...own, version, ...correction }, ana)).toMatchObject({
      name: 'Ana R. Reyes',
    });
    await call('object', { ...own, text: 'No longer looking' }, ana);
    expect(await list()).toEqual([expect.objectContaining({ hasObjected: true })]);
    expect((await ana.send('POST', '/api/candidate/delete', own)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await ana.send('POST', '/api/candidate/open', own)).status).toBe(404);
  });

  test('makes the record go with the account', async () => {
    const { owner, address, token } = await person();
    const ana = await account();
    await call('claim', { token }, ana);
    await ok(owner.upload(`${address}/basis-file`, 'file', Buffer.from('%PDF-1.7\nx\n%%EOF'), 'c.pdf'));
    const { username } = await ana.currentUser();
    expect((await ana.send('DELETE', '/api/account', { username })).status).toBe(204);
    expect((await owner.get(address)).status).toBe(404);
    const keys = [];
    for await (const { key } of app.deps.storage.list('candidates')) keys.push(key);
    expect(keys).toEqual([]);
  });
});
