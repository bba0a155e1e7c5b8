import { pino } from 'pino';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { consentWording, consentWordingVersion } from '#shared/candidates/consent/wording';
import type { Candidate } from '#shared/candidates/schema';
import type { Message } from '../../integrations/mail/mail';
import { deleteEnded, tellOfPlanEnds } from './jobs';
import { newPerson } from '../../testing/content/teams';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { ask, consenting, everything, listOwn, answer, openAsked } from './testing/consenting';
import { endPlan, linkOf, nurse, ok } from '../../testing/organizations/agency';
import type { Browser } from '../../testing/requests/browser';
import { linkTokenHash, newLinkToken } from '../../http/link-token';

let app: TestApp;
const start = new Date('2026-11-20T01:00:00Z');
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(start));

const rowsOf = async (table: string, organizationId: string) =>
  (
    await app.deps.database.query(`select t::text as row from ${table} t where organization_id = $1`, [
      organizationId,
    ])
  ).rows.map((row) => (row as { row: string }).row);

test('a person sees who asks, chooses, and the agency gets that much and no more', async () => {
  const { team, path, owner, person } = await consenting(app);
  const token = await ask(owner.browser, path);
  expect(await openAsked(app.visitor(), token)).toMatchObject({
    organization: { name: 'Bayanihan Manpower', licenseNumber: 'DMW-001-LB' },
    purpose: 'Proposing you to hospitals in Riyadh',
    own: null,
  });
  const opened = await openAsked(person.browser, token);
  expect(opened.own).toMatchObject({ resumes: [{ isMain: true }], sharesAlready: false });
  await answer(person.browser, token, { parts: { contact: false, credentials: false, particulars: false } });
  const { candidates } = await ok<{ candidates: Candidate[] }>(owner.browser.get(`${path}/candidates`));
  expect(candidates).toMatchObject([{ name: 'Liza Ramos', basis: 'account', headline: 'ICU Nurse' }]);
  const candidate = await ok<Candidate>(owner.browser.get(`${path}/candidates/${candidates[0]!.id}`));
  expect(candidate).toMatchObject({ email: '', phone: '', hasAccount: true });
  expect(JSON.stringify(candidate)).not.toMatch(/917|1990-02-03|@example/);
  const [stored] = await rowsOf('candidate_consents', team.id);
  expect(stored).toContain('Purpose: Proposing you to hospitals in Riyadh');
  expect(stored).toContain(consentWordingVersion);
});

test('with every part, contact and particulars are copied, and the consent to them is recorded', async () => {
  const { path, owner, person } = await consenting(app);
  await answer(person.browser, await ask(owner.browser, path), { parts: everything });
  const { candidates } = await ok<{ candidates: Candidate[] }>(owner.browser.get(`${path}/candidates`));
  expect(await ok<Candidate>(owner.browser.get(`${path}/candidates/${candidates[0]!.id}`))).toMatchObject({
    email: person.email,
    phone: '+63 917 555 0142',
    sensitiveConsentOn: '2026-11-20',
    content: { particulars: { birthDate: '1990-02-03' } },
  });
});

test('a request works once, for its address, until it is taken back or ends; its token is stored nowhere', async () => {
  const { team, path, owner, person } = await consenting(app);
  const used = await ask(owner.browser, path);
  await answer(person.browser, used);
  const refusedWith = async (token: string, browser = person.browser) =>
    (await refusal(await browser.send('POST', '/api/consents/open', { token }))).message;
  expect(await refusedWith(used)).toContain('answered already');
  const revoked = await ask(owner.browser, path);
  const { requests } = await ok<{ requests: { id: string }[] }>(
    owner.browser.get(`${path}/candidate-requests`),
  );
  await owner.browser.send('DELETE', `${path}/candidate-requests/${requests[0]!.id}`);
  expect(await refusedWith(revoked)).toContain('took this request back');
  const forOther = await ask(owner.browser, path, { email: 'someone@example.com' });
  expect(await openAsked(person.browser, forOther)).toMatchObject({
    refusal: expect.stringContaining('s…@'),
    own: null,
  });
  const resumeId = crypto.randomUUID();
  const other = await answer(person.browser, forOther, { resumeId }, { isRefused: true });
  expect(await refusal(other)).toMatchObject({ status: 403, message: expect.stringContaining('s…@') });
  const old = await ask(owner.browser, path);
  app.clock.set(new Date(start.getTime() + 15 * 86_400_000));
  expect(await refusedWith(old)).toContain('has ended');
  expect(await refusedWith('A'.repeat(22))).toContain('no such request');
  for (const token of [used, revoked, forOther, old])
    expect((await rowsOf('candidate_requests', team.id)).join()).not.toContain(token);
});

test('no member gets a link that acts as a person who has an account', async () => {
  const { path, owner, person } = await consenting(app);
  await answer(person.browser, await ask(owner.browser, path));
  const { candidates } = await ok<{ candidates: Candidate[] }>(owner.browser.get(`${path}/candidates`));
  const { id } = candidates[0]!;
  expect(await refusal(await owner.browser.send('POST', `${path}/candidates/${id}/link`))).toMatchObject({
    status: 409,
    message: expect.stringContaining('Shared with'),
  });
  // Nor does one that an earlier release made.
  const token = newLinkToken();
  await app.deps.database.query(
    'insert into candidate_links (token_hash, candidate_id, created_at) values ($1, $2, now())',
    [linkTokenHash(token), id],
  );
  for (const call of ['open', 'delete'])
    expect((await app.visitor().send('POST', `/api/candidate/${call}`, { token })).status).toBe(404);
  expect((await listOwn(person.browser))[0]).toMatchObject({ state: 'lasts' });
});

test('more than was asked for, a later day, other words and an unsaved resume are refused', async () => {
  const { path, owner, person } = await consenting(app);
  const token = await ask(owner.browser, path, {
    asks: { contact: false, credentials: false, particulars: false },
  });
  const tries = [
    { parts: everything },
    { endsOn: '2028-01-01' },
    { endsOn: '2026-11-20' },
    { wording: 'I agree to everything' },
    { resumeId: '00000000-0000-4000-8000-000000000000' },
  ];
  for (const changes of tries)
    expect((await answer(person.browser, token, changes, { isRefused: true })).status).toBeGreaterThanOrEqual(
      400,
    );
  const { total } = await ok<{ total: number }>(owner.browser.get(`${path}/candidates`));
  expect(total).toBe(0);
  await answer(person.browser, token, { parts: { contact: false, credentials: false, particulars: false } });
});

test('the person sees who looked; withdrawing deletes the record and keeps what the log says of it', async () => {
  const { team, path, owner, person } = await consenting(app);
  await answer(person.browser, await ask(owner.browser, path));
  const { candidates } = await ok<{ candidates: Candidate[] }>(owner.browser.get(`${path}/candidates`));
  const address = `${path}/candidates/${candidates[0]!.id}`;
  await owner.browser.get(address);
  await owner.browser.send('POST', `${address}/notes`, { text: 'Liza Ramos is strong' });
  const [consent] = await listOwn(person.browser);
  expect(consent).toMatchObject({
    state: 'lasts',
    endsOn: '2027-05-20',
    looks: [{ name: 'Olga Ramos', role: 'owner' }],
  });
  const stranger = await newPerson(app);
  const withdraw = (browser: typeof stranger.browser) =>
    browser.send('POST', `/api/consents/${consent!.id}/withdraw`);
  expect((await withdraw(stranger.browser)).status).toBe(404);
  app.clock.set(new Date(start.getTime() + 1000));
  expect((await withdraw(person.browser)).status).toBe(204);
  expect((await withdraw(person.browser)).status).toBe(204);
  expect((await owner.browser.get(address)).status).toBe(404);
  for (const table of ['candidates', 'candidate_notes', 'organization_audit'])
    expect((await rowsOf(table, team.id)).join()).not.toContain('Liza');
  const actions = (await rowsOf('organization_audit', team.id)).filter((row) =>
    row.includes('consent_withdrawn'),
  );
  expect(actions).toHaveLength(1);
  expect(await listOwn(person.browser)).toMatchObject([
    { state: 'withdrawn', looks: [{ name: 'Olga Ramos' }], copiedAt: null },
  ]);
  expect(await listOwn(stranger.browser)).toEqual([]);
});

test('the person is told, by mail and where they see their consents, that the plan of the agency has ended', async () => {
  const { team, path, owner, person } = await consenting(app);
  await answer(person.browser, await ask(owner.browser, path));
  expect(await listOwn(person.browser)).toMatchObject([{ agencyEnds: null }]);
  await endPlan(app, team.id, start);
  expect(await listOwn(person.browser)).toMatchObject([
    { agencyEnds: { closesAt: '2026-12-20T01:00:00.000Z', deletedAt: '2027-03-20T01:00:00.000Z' } },
  ]);
  const sent: Message[] = [];
  const mail = {
    send: (message: Message) => {
      sent.push(message);
      return Promise.resolve();
    },
  };
  const { db, clock } = app;
  const deps = { db, clock, logger: pino({ level: 'silent' }), publicUrl: 'https://husay.example', mail };
  await tellOfPlanEnds(deps);
  // The account's address, also where the agency was not given it.
  const told = sent.filter(({ to }) => to === person.email);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('https://husay.example/shared-with');
  expect(told[0]?.text).not.toContain('/candidate/');
});

test('the person sees to which client they were presented', async () => {
  const { path, owner, person } = await consenting(app);
  await answer(person.browser, await ask(owner.browser, path));
  const { candidates } = await ok<{ candidates: Candidate[] }>(owner.browser.get(`${path}/candidates`));
  const order = await orderOf(owner.browser, path);
  const address = `${path}/job-orders/${order.id}/candidates`;
  const candidateId = candidates[0]!.id;
  await owner.browser.send('POST', address, { candidateIds: [candidateId] });
  expect(await listOwn(person.browser)).toMatchObject([{ sent: [] }]);
  await owner.browser.send('PUT', `${address}/${candidateId}`, { from: 'longList', to: 'presented' });
  expect(await listOwn(person.browser)).toMatchObject([{ sent: [{ to: 'Al Noor Hospital' }] }]);
});

test('the copy changes with a press alone, and never after the end', async () => {
  const { path, owner, person } = await consenting(app);
  await answer(person.browser, await ask(owner.browser, path), { endsOn: '2026-11-25' });
  await person.browser.send('POST', '/api/resume', { title: 'Head Nurse' });
  const headline = async () =>
    (await ok<{ candidates: Candidate[] }>(owner.browser.get(`${path}/candidates`))).candidates.map(
      (one) => one.headline,
    );
  expect(await headline()).toEqual(['ICU Nurse']);
  const [consent] = await listOwn(person.browser);
  const send = () => person.browser.send('POST', `/api/consents/${consent!.id}/current`);
  expect((await send()).status).toBe(204);
  expect(await headline()).toEqual(['Head Nurse']);
  app.clock.set(new Date('2026-11-25T16:00:00Z'));
  expect((await send()).status).toBe(409);
  expect(await headline()).toEqual([]);
  expect(await listOwn(person.browser)).toMatchObject([{ state: 'ended' }]);
  expect(await deleteEnded({ db: app.db, clock: app.clock })).toBe(1);
});

test('a second consent to the same agency replaces the first', async () => {
  const { path, owner, person } = await consenting(app);
  await answer(person.browser, await ask(owner.browser, path));
  app.clock.set(new Date(start.getTime() + 1000));
  await answer(person.browser, await ask(owner.browser, path), { parts: everything });
  expect(await listOwn(person.browser)).toMatchObject([{ state: 'lasts' }, { state: 'withdrawn' }]);
  expect((await ok<{ total: number }>(owner.browser.get(`${path}/candidates`))).total).toBe(1);
});

const orderOf = (browser: Browser, path: string) =>
  ok<{ id: string }>(
    browser.send('POST', `${path}/job-orders`, {
      client: 'Al Noor Hospital',
      position: 'ICU Nurse',
      people: 2,
      place: '',
      deadline: null,
      requirements: '',
      status: 'open',
    }),
  );

test('what replaces a record keeps what the agency wrote itself, and not what the person no longer shares', async () => {
  const { team, path, owner, person } = await consenting(app);
  await answer(person.browser, await ask(owner.browser, path), { parts: everything });
  const listed = async () =>
    (await ok<{ candidates: Candidate[] }>(owner.browser.get(`${path}/candidates`))).candidates;
  const [first] = await listed();
  const address = `${path}/candidates/${first!.id}`;
  await ok(owner.browser.send('POST', `${address}/notes`, { text: 'Strong in triage' }));
  await ok(
    owner.browser.send('POST', `${path}/candidates/tags`, { ids: [first!.id], tag: 'Riyadh', do: 'add' }),
  );
  const order = await orderOf(owner.browser, path);
  const places = `${path}/job-orders/${order.id}/candidates`;
  await owner.browser.send('POST', places, { candidateIds: [first!.id] });
  app.clock.set(new Date(start.getTime() + 1000));
  const token = await ask(owner.browser, path);
  expect((await openAsked(person.browser, token)).own).toMatchObject({
    sharesAlready: true,
    hasWrittenRecord: false,
  });
  await answer(person.browser, token);
  const [second, ...others] = await listed();
  expect(others).toEqual([]);
  expect(second).toMatchObject({ tags: ['Riyadh'] });
  expect(second!.id).not.toBe(first!.id);
  expect((await owner.browser.get(address)).status).toBe(404);
  const candidate = await ok<Candidate>(owner.browser.get(`${path}/candidates/${second!.id}`));
  expect(candidate).toMatchObject({ phone: '', email: '', notes: [{ text: 'Strong in triage' }] });
  expect((await rowsOf('candidates', team.id)).join()).not.toContain('1990-02-03');
  const { rows } = await app.deps.database.query(
    'select candidate_id from job_order_candidates where job_order_id = $1 union all select candidate_id from job_order_moves where job_order_id = $1',
    [order.id],
  );
  expect(rows).toEqual([{ candidate_id: second!.id }, { candidate_id: second!.id }]);
});

test('a written record that was taken over is in the export of the account, and replaced only after that was said', async () => {
  const { team, path, owner, person } = await consenting(app);
  const { candidate } = await ok<{ candidate: Candidate }>(
    owner.browser.send('POST', `${path}/candidates`, nurse({ name: 'Liza Ramos' }, '2026-11-20')),
  );
  const link = await linkOf(owner.browser, `${path}/candidates/${candidate.id}`);
  await ok(person.browser.send('POST', '/api/candidate/claim', { token: link }));
  await ok(
    owner.browser.send('POST', `${path}/candidates/${candidate.id}/notes`, { text: 'Call on Monday' }),
  );
  const archive = await person.browser.get('/api/account/export');
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(JSON.parse(strFromU8(files['agency-records.json']!))).toMatchObject([
    { agency: 'Bayanihan Manpower', basis: 'written', name: 'Liza Ramos', content: { title: 'ICU Nurse' } },
  ]);
  expect(strFromU8(files['agency-records.json']!)).not.toContain('Monday');
  const token = await ask(owner.browser, path);
  expect((await openAsked(person.browser, token)).own).toMatchObject({
    sharesAlready: false,
    hasWrittenRecord: true,
  });
  await answer(person.browser, token);
  const { candidates } = await ok<{ candidates: Candidate[] }>(owner.browser.get(`${path}/candidates`));
  expect(candidates).toMatchObject([{ basis: 'account' }]);
  expect((await rowsOf('candidate_notes', team.id)).join()).toContain('Call on Monday');
});

test('a request by email is listed in the account of that verified address alone, and answered there', async () => {
  const { path, owner, person } = await consenting(app);
  const stranger = await newPerson(app);
  await ask(owner.browser, path, { email: person.email });
  await ask(owner.browser, path);
  const requestsOf = async (browser: Browser) =>
    (await ok<{ requests: { id: string; purpose: string }[] }>(browser.get('/api/consents/requests')))
      .requests;
  const [request, ...others] = await requestsOf(person.browser);
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    organization: { name: 'Bayanihan Manpower' },
    purpose: 'Proposing you to hospitals in Riyadh',
  });
  expect(await requestsOf(stranger.browser)).toEqual([]);
  const open = (browser: Browser) => browser.send('POST', '/api/consents/open', { token: request!.id });
  expect((await open(stranger.browser)).status).toBe(404);
  expect((await open(app.visitor())).status).toBe(404);
  await app.deps.database.query('update users set email_verified = false where email = $1', [person.email]);
  expect(await requestsOf(person.browser)).toEqual([]);
  expect((await open(person.browser)).status).toBe(404);
  await app.deps.database.query('update users set email_verified = true where email = $1', [person.email]);
  await answer(person.browser, request!.id);
  expect(await requestsOf(person.browser)).toEqual([]);
  expect(await listOwn(person.browser)).toMatchObject([{ state: 'lasts' }]);
});

test('a person declines: the agency sees that, gets nothing, and cannot ask the address for 30 days', async () => {
  const { team, path, owner, person } = await consenting(app);
  await answer(person.browser, await ask(owner.browser, path));
  const request = {
    email: person.email,
    purpose: 'Proposing you to hotels',
    asks: everything,
    endsOn: '2027-11-20',
  };
  const askAgain = () => owner.browser.send('POST', `${path}/candidate-requests`, request);
  const token = await ask(owner.browser, path, { email: person.email });
  const decline = (browser: Browser) => browser.send('POST', '/api/consents/decline', { token });
  expect((await decline(app.visitor())).status).toBe(401);
  expect((await decline((await newPerson(app)).browser)).status).toBe(403);
  expect((await decline(person.browser)).status).toBe(204);
  for (const again of [decline(person.browser), person.browser.send('POST', '/api/consents/open', { token })])
    expect(await refusal(await again)).toMatchObject({
      status: 409,
      message: expect.stringContaining('was declined'),
    });

  const listed = async () =>
    (await ok<{ requests: object[] }>(owner.browser.get(`${path}/candidate-requests`))).requests;
  expect(await listed()).toMatchObject([{ email: person.email, declinedAt: start.toISOString() }]);
  expect((await rowsOf('organization_audit', team.id)).join()).toContain('consent_declined');
  // What was shared before stays shared.
  expect(await listOwn(person.browser)).toMatchObject([{ state: 'lasts' }]);

  const declinedDaysAgo = (days: number, ms = 0) =>
    app.deps.database.query('update candidate_requests set used_at = $1 where is_declined', [
      new Date(start.getTime() - days * 86_400_000 + ms),
    ]);
  await declinedDaysAgo(30, 1);
  expect(await refusal(await askAgain())).toMatchObject({
    status: 409,
    fields: { email: expect.stringContaining('declined on Oct 21, 2026') },
  });
  await ask(owner.browser, path);
  await declinedDaysAgo(30);
  expect((await askAgain()).status).toBe(200);
  expect(await listed()).not.toContainEqual(
    expect.objectContaining({ declinedAt: expect.any(String) as string }),
  );
});

test('deleting the account deletes the record and the requests to it; the log keeps that', async () => {
  const { team, path, owner, person } = await consenting(app);
  await answer(person.browser, await ask(owner.browser, path));
  await ask(owner.browser, path, { email: person.email });
  const { username } = await person.browser.currentUser();
  expect((await person.browser.send('DELETE', '/api/account', { username })).status).toBe(204);
  expect((await ok<{ total: number }>(owner.browser.get(`${path}/candidates`))).total).toBe(0);
  for (const table of ['candidates', 'candidate_consents', 'candidate_requests', 'organization_audit'])
    expect((await rowsOf(table, team.id)).join()).not.toMatch(new RegExp(`Liza|${person.email}`));
  expect((await rowsOf('organization_audit', team.id)).join()).toContain('candidate_deleted_by_person');
});

test('an agency whose plan has ended gets nothing', async () => {
  const { path, owner, person } = await consenting(app);
  const token = await ask(owner.browser, path);
  await app.deps.database.query(`update users set plan = 'free' where id = $1`, [owner.id]);
  const refused = await answer(person.browser, token, {}, { isRefused: true });
  expect(await refusal(refused)).toMatchObject({
    status: 409,
    message: expect.stringContaining('Nothing was shared'),
  });
});

test('the words name who asks, for what, what is and is not included, and until when', () => {
  const words = consentWording({
    organization: 'Bayanihan Manpower',
    licenseNumber: 'DMW-001-LB',
    purpose: 'Nurses in Riyadh',
    resume: 'My resume',
    parts: { contact: true, credentials: false, particulars: false },
    endsOn: '2027-05-20',
  });
  expect(words).toMatch(/^I allow Bayanihan Manpower \(declared license: DMW-001-LB\)/);
  expect(words).toContain('Not included: the names of my credentials; and my personal particulars');
  expect(words).toContain('until May 20, 2027');
});
