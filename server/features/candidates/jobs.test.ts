import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Candidate } from '#shared/candidates/schema';
import { candidateLimits } from '#shared/candidates/schema';
import { candidateConsents, candidates } from '../../db/schema/candidates';
import { organizationAudit } from '../../db/schema/organizations';
import type { Message } from '../../integrations/mail/mail';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { announceEnds, deleteEnded, tellOfPlanEnds, tellPeople } from './jobs';
import { endPlan, ok, openAgency } from '../../testing/organizations/agency';
import { readCandidate } from './service';

let app: TestApp;
let sent: Message[] = [];
let refuse: (message: Message) => Error | undefined = () => undefined;
const start = new Date('2026-11-20T01:00:00Z');
const day = 24 * 3_600_000;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.set(start);
  sent = [];
  refuse = () => undefined;
  await app.db.delete(candidates);
});

const deps = () => ({
  db: app.db,
  clock: app.clock,
  logger: pino({ level: 'silent' }),
  publicUrl: 'https://husay.example',
  mail: {
    send: (message: Message) => {
      const error = refuse(message);
      if (error) return Promise.reject(error);
      sent.push(message);
      return Promise.resolve();
    },
  },
});

test('a person is told once, with a link that opens their record', async () => {
  const { owner, root, add, actions } = await openAgency(app);
  const { id } = await add({ email: 'ana@example.com' });
  await add({ name: 'No address' });
  expect(await Promise.all([tellPeople(deps()), tellPeople(deps())])).toContain(1);
  expect(await tellPeople(deps())).toBe(0);
  expect(sent).toHaveLength(1);
  const [{ to, text } = { to: '', text: '' }] = sent;
  expect(to).toBe('ana@example.com');
  expect(text).toContain('consented in writing on Nov 20, 2026');
  expect(text).toContain('kept until Nov 20, 2027');
  const token = /https:\/\/husay\.example\/candidate\/([\w-]{22})\b/.exec(text)?.[1];
  expect((await app.visitor().send('POST', '/api/candidate/open', { token })).status).toBe(200);
  expect(await ok<Candidate>(owner.get(`${root}/${id}`))).toMatchObject({ told: { how: 'mail' } });
  expect(await actions(id)).toContain('candidate_told');
});

test('an address that is refused is left to the recruiter, and tried again when it is another', async () => {
  const { owner, root, add } = await openAgency(app);
  const { id, version, content } = await add({ email: 'wrong@example.com' });
  refuse = () => Object.assign(new Error('no such mailbox'), { command: 'RCPT TO', responseCode: 550 });
  expect([await tellPeople(deps()), await tellPeople(deps())]).toEqual([0, 0]);
  refuse = () => undefined;
  expect(await tellPeople(deps())).toBe(0);
  expect(await ok<Candidate>(owner.get(`${root}/${id}`))).toMatchObject({ told: null });
  const body = { name: 'Ana', email: 'right@example.com', content, version };
  await ok(owner.send('PUT', `${root}/${id}`, body));
  expect(await tellPeople(deps())).toBe(1);
});

test('an organization has so many mails a day, and holds up no other', async () => {
  const { add, organization } = await openAgency(app);
  const { add: addElsewhere } = await openAgency(app);
  const told = {
    organizationId: organization.id,
    actorId: null,
    action: 'candidate_told',
    candidateId: null,
    subject: {},
    at: start,
  } as const;
  await app.db
    .insert(organizationAudit)
    .values(Array.from({ length: candidateLimits.toldPerDay - 1 }, () => told));
  await add({ email: 'ana@example.com' });
  await add({ name: 'Ben Cruz', email: 'ben@example.com' });
  await addElsewhere({ email: 'cora@example.com' });
  expect(await tellPeople(deps())).toBe(2);
  expect(sent.map(({ to }) => to)).toContain('cora@example.com');
  expect(await tellPeople(deps())).toBe(0);
  app.clock.set(new Date(start.getTime() + day));
  expect(await tellPeople(deps())).toBe(1);
});

test('while the mail server is away no one counts as told', async () => {
  const { add } = await openAgency(app);
  await add({ email: 'ana@example.com' });
  refuse = () => new Error('connection refused');
  expect(await tellPeople(deps())).toBe(0);
  refuse = () => undefined;
  expect(await tellPeople(deps())).toBe(1);
});

test('a person is told once that the plan of an agency has ended, and again when it ends again', async () => {
  const { add, actions, organization } = await openAgency(app);
  const { id } = await add({ email: 'ana@example.com' });
  await add({ name: 'No address' });
  await add({ name: 'Gone', email: 'gone@example.com', keepUntil: '2026-11-21' });
  expect(await tellOfPlanEnds(deps())).toBe(0);
  const end = (at: Date | null) => endPlan(app, organization.id, at);
  app.clock.set(new Date(start.getTime() + 3 * day));
  await end(app.clock.now());
  refuse = () => new Error('no connection');
  expect(await tellOfPlanEnds(deps())).toBe(0);
  refuse = () => undefined;
  expect(await Promise.all([tellOfPlanEnds(deps()), tellOfPlanEnds(deps())])).toContain(1);
  expect(await tellOfPlanEnds(deps())).toBe(0);
  expect(sent.map(({ to }) => to)).toEqual(['ana@example.com']);
  const text = sent[0]?.text ?? '';
  expect(text).toContain('Until Dec 23, 2026 the agency can still read');
  expect(text).toContain('on Mar 23, 2027 everything is deleted');
  const token = /https:\/\/husay\.example\/candidate\/([\w-]{22})\b/.exec(text)?.[1];
  expect((await app.visitor().send('POST', '/api/candidate/open', { token })).status).toBe(200);
  expect(await actions(id)).toContain('candidate_told_of_end');
  await end(null);
  app.clock.set(new Date(start.getTime() + 5 * day));
  expect(await tellOfPlanEnds(deps())).toBe(0);
  await end(app.clock.now());
  expect(await tellOfPlanEnds(deps())).toBe(1);
});

test('an address that is refused for good is not told of the end a second time', async () => {
  const { add, organization } = await openAgency(app);
  await add({ email: 'wrong@example.com' });
  await endPlan(app, organization.id, start);
  refuse = () => Object.assign(new Error('no such mailbox'), { command: 'RCPT TO', responseCode: 550 });
  expect(await tellOfPlanEnds(deps())).toBe(0);
  refuse = () => undefined;
  expect(await tellOfPlanEnds(deps())).toBe(0);
});

test.each([
  ['of their record', tellPeople],
  ['of a plan’s end', tellOfPlanEnds],
])(
  'an agency with many addresses that are put off holds up no other’s candidates: telling %s',
  async (_, tellThem) => {
    const [bad, good] = [await openAgency(app), await openAgency(app)];
    await bad.add({ email: 'full@example.com' });
    const [row] = await app.db.select().from(candidates);
    if (!row) throw new Error('There is no candidate');
    const copies = Array.from({ length: 60 }, (_one, n) => ({ ...row, id: randomUUID(), number: n + 2 }));
    await app.db.insert(candidates).values(copies);
    app.clock.set(new Date(start.getTime() + 1000));
    await good.add({ email: 'ana@example.com' });
    for (const { organization } of [bad, good]) await endPlan(app, organization.id, start);
    refuse = ({ to }) =>
      to === 'full@example.com'
        ? Object.assign(new Error('mailbox full'), { command: 'RCPT TO', responseCode: 452 })
        : undefined;
    expect(await tellThem(deps())).toBe(1);
    expect(sent.map(({ to }) => to)).toEqual(['ana@example.com']);
  },
);

test('one whom the mail server puts off holds up no one else, and the log has only what was sent', async () => {
  const { add, actions, organization } = await openAgency(app);
  const full = Object.assign(new Error('mailbox full'), { command: 'RCPT TO', responseCode: 452 });
  const ids: string[] = [];
  for (const email of ['full@example.com', 'ana@example.com', 'full2@example.com'])
    ids.push((await add({ email })).id);
  refuse = ({ to }) => (to.startsWith('full') ? full : undefined);
  expect([await tellPeople(deps()), await tellPeople(deps())]).toEqual([1, 0]);
  await endPlan(app, organization.id, start);
  expect([await tellOfPlanEnds(deps()), await tellOfPlanEnds(deps())]).toEqual([1, 0]);
  expect(sent.map(({ to }) => to)).toEqual(['ana@example.com', 'ana@example.com']);
  const told = async (id = '') => (await actions(id)).filter((action) => action.startsWith('candidate_told'));
  expect(await told(ids[0])).toEqual([]);
  expect((await told(ids[1])).toSorted()).toEqual(['candidate_told', 'candidate_told_of_end']);
  refuse = () => undefined;
  expect(await tellOfPlanEnds(deps())).toBe(2);
});

test('owner and admins are told once of what ends within 14 days, by number alone', async () => {
  const { add, join, organization } = await openAgency(app);
  await join('admin');
  await join('recruiter');
  await add({ name: 'Ana Reyes', keepUntil: '2026-12-04' });
  await add({ name: 'Ben Cruz', keepUntil: '2026-12-05' });
  expect([await announceEnds(deps()), await announceEnds(deps())]).toEqual([1, 0]);
  expect(sent).toHaveLength(2);
  expect(sent[0]?.text).toContain('- N-001: Dec 4, 2026');
  expect(sent[0]?.text).toContain(`/team/${organization.slug}/candidates?consent=ending`);
  expect(JSON.stringify(sent)).not.toMatch(/Reyes|Cruz|N-002/);
  app.clock.set(new Date(start.getTime() + day));
  expect(await announceEnds(deps())).toBe(1);
});

test('what ended is deleted with its files, and the log keeps that', async () => {
  const { owner, root, add, actions } = await openAgency(app);
  const { id } = await add({ keepUntil: '2026-11-20' });
  const stays = await add({ keepUntil: '2026-11-21' });
  await ok(owner.upload(`${root}/${id}/basis-file`, 'file', Buffer.from('%PDF-1.7\nx\n%%EOF'), 'c.pdf'));
  expect(await deleteEnded(deps())).toBe(0);
  app.clock.set(new Date(start.getTime() + day));
  expect(await deleteEnded(deps())).toBe(1);
  expect(await actions(id)).toContain('candidate_ended');
  expect((await owner.get(`${root}/${stays.id}`)).status).toBe(200);
  const { rows } = await app.deps.database.query('select 1 from file_removals');
  expect(rows).toHaveLength(1);
});

test('a candidate with an account is read while their consent lasts, and not a moment longer', async () => {
  const { owner, root, add, organization } = await openAgency(app);
  const { id } = await add();
  const person = await app.signedIn({ email: 'consenting@example.com' });
  const { id: userId } = await person.currentUser();
  // The only one.
  await app.db.update(candidates).set({ basis: 'account', userId, keepUntil: '2026-11-30' });
  const address = `${root}/${id}`;
  const made = () =>
    app.db.transaction((tx) =>
      readCandidate(tx, { organizationId: organization.id, candidateId: id, now: app.clock.now() }),
    );
  expect((await owner.get(address)).status).toBe(404);
  expect(await made()).toBeNull();
  const endsAt = new Date(start.getTime() + day);
  await app.db.insert(candidateConsents).values({
    organizationId: organization.id,
    userId,
    candidateId: id,
    purpose: 'work abroad',
    wording: 'I agree',
    wordingVersion: '1',
    contents: {
      resumeId: id,
      resume: 'My resume',
      parts: { contact: true, credentials: true, particulars: true },
    },
    endsAt,
    givenAt: start,
    copiedAt: start,
  });
  const record = await ok<Candidate>(owner.get(address));
  expect(await made()).toMatchObject({ id });
  // Theirs alone to change.
  const save = { name: 'x', email: '', content: record.content, version: record.version };
  expect((await owner.send('PUT', address, save)).status).toBe(409);
  await app.db.update(candidateConsents).set({ withdrawnAt: start });
  expect((await owner.get(address)).status).toBe(404);
  expect(await made()).toBeNull();
  await app.db.update(candidateConsents).set({ withdrawnAt: null });
  expect((await owner.get(address)).status).toBe(200);
  app.clock.set(endsAt);
  expect((await owner.get(address)).status).toBe(404);
  expect(await made()).toBeNull();
  expect(await deleteEnded(deps())).toBe(1);
});

test('one who objected is in no presentation', async () => {
  const { add, organization } = await openAgency(app);
  const { id } = await add();
  // The only one.
  await app.db.update(candidates).set({ objectedAt: start });
  const made = await app.db.transaction((tx) =>
    readCandidate(tx, { organizationId: organization.id, candidateId: id, now: start }),
  );
  expect(made).toBeNull();
});
