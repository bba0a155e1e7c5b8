import type { AddressInfo } from 'node:net';
import express from 'express';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '../../integrations/mail/mail';
import { runOrganizationPlans } from '../../jobs/organization-jobs';
import { setPlan } from '../../testing/billing/subscriptions';
import { newMember, newPerson, newTeam, teamDetails } from '../../testing/content/teams';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { findMembership } from '../../organizations/membership-repository';
import type { MemberContext } from '../../organizations/require-member';
import { followPlans, type EndingDeps } from './ending';
import { tellTeamsOfPlanEnds } from './notices';
import type { OrganizationsDeps } from './organizations-deps';
import { sendOrganizationExport } from './send-export';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const dayMs = 24 * 60 * 60 * 1000;
const depsAt = (days: number, parts: EndingDeps['parts'] = []): EndingDeps => {
  const now = new Date(app.clock.now().getTime() + days * dayMs);
  const { database, logger, storage } = app.deps;
  return { db: database.db, clock: { now: () => now }, logger, storage, parts };
};
const rows = async (query: string, id: string) => (await app.deps.database.query(query, [id])).rows;
const count = async (table: string, id: string) =>
  (await rows(`select from ${table} where organization_id = $1`, id)).length;

test('the end of the plan is noted once, and taken back when the plan returns', async () => {
  const { owner, path } = await newTeam(app);
  expect(await followPlans(depsAt(0))).toBe(0);
  // The end of a plan counts at once, before any job.
  await setPlan(app, owner.id, 'agency', new Date(app.clock.now().getTime() + dayMs));
  expect(await followPlans(depsAt(0))).toBe(0);
  const both = await Promise.all([followPlans(depsAt(2)), followPlans(depsAt(2))]);
  expect(both[0] + both[1]).toBe(1);
  const closes = new Date(app.clock.now().getTime() + 32 * dayMs).toISOString();
  const read = async () =>
    (await (await owner.browser.get(path)).json()) as { ending: { closesAt: string } | null };
  expect((await read()).ending?.closesAt).toBe(closes);
  await setPlan(app, owner.id, 'agency');
  expect(await followPlans(depsAt(2))).toBe(1);
  expect((await read()).ending).toBeNull();
  const log = (await (await owner.browser.get(`${path}/log`)).json()) as { lines: { action: string }[] };
  expect(log.lines.slice(0, 2).map(({ action }) => action)).toEqual(['plan_resumed', 'plan_ended']);
});

test('members are told of the end once, and who may export again before it closes and before all is deleted', async () => {
  const { owner, team } = await newTeam(app);
  const admin = await newMember(app, team.id, 'admin', 'Ada');
  const viewer = await newMember(app, team.id, 'viewer');
  let sent: Message[] = [];
  let failure: Error | undefined;
  let tried = 0;
  const tell = async (days: number) => {
    sent = [];
    tried = 0;
    const mail = {
      send: (message: Message) => {
        tried += 1;
        if (failure) return Promise.reject(failure);
        sent.push(message);
        return Promise.resolve();
      },
    };
    const deps = { ...depsAt(days), mail, publicUrl: 'https://husay.example' };
    // Another process does the same at the same time.
    await Promise.all([tellTeamsOfPlanEnds(deps), tellTeamsOfPlanEnds(deps)]);
    return sent.map(({ to }) => to).toSorted();
  };
  const exporters = [owner.email, admin.email].toSorted();
  const everyone = [...exporters, viewer.email].toSorted();
  const textTo = (email: string) => sent.find(({ to }) => to === email)?.text ?? '';

  expect(await tell(0)).toEqual([]);
  await setPlan(app, owner.id, 'free');
  await followPlans(depsAt(0));
  // Without a connection one try says so for all members.
  failure = new Error('no connection');
  expect(await tell(0)).toEqual([]);
  expect(tried).toBeLessThanOrEqual(2);
  failure = undefined;
  expect(await tell(0)).toEqual(everyone);
  expect(textTo(owner.email)).toContain('read until Dec 20, 2026');
  expect(textTo(owner.email)).toContain('On Mar 20, 2027 everything in it is deleted for good');
  expect(textTo(owner.email)).toContain('https://husay.example/talk-to-us');
  expect(textTo(admin.email)).toContain(`https://husay.example/team/${team.slug}/settings`);
  expect(textTo(viewer.email)).toContain('Olga Ramos');
  expect(textTo(viewer.email)).not.toContain('Download');
  expect(await tell(1)).toEqual([]);
  expect(await tell(22.9)).toEqual([]);
  expect(await tell(23)).toEqual(exporters);
  expect(sent[0]?.subject).toContain('closes on Dec 20, 2026');
  expect(await tell(24)).toEqual([]);
  // Between the two there is nothing to do.
  expect(await tell(60)).toEqual([]);
  expect(await tell(106)).toEqual(exporters);
  expect(sent[0]?.subject).toContain('deleted on Mar 20, 2027');
  expect(await tell(107)).toEqual([]);
  // Back on the plan, and off it again: told anew.
  await setPlan(app, owner.id, 'agency');
  expect(await tell(108)).toEqual([]);
  await followPlans(depsAt(108));
  await setPlan(app, owner.id, 'free');
  await followPlans(depsAt(109));
  expect(await tell(109)).toEqual(everyone);
  // Addresses that are refused for good are not tried again.
  failure = Object.assign(new Error('no such mailbox'), { command: 'RCPT TO', responseCode: 550 });
  expect(await tell(132)).toEqual([]);
  expect(tried).toBe(exporters.length);
  failure = undefined;
  expect(await tell(132)).toEqual([]);
});

test('120 days after its plan a team is deleted with its files, and not a day before', async () => {
  const { owner, path, team } = await newTeam(app);
  await newMember(app, team.id, 'viewer');
  await setPlan(app, owner.id, 'free');
  await followPlans(depsAt(0));
  const key = `logos/${team.id}.png`;
  const ended: string[] = [];
  const parts = [
    {
      filesOf: async () => [key],
      ending: async (_tx: unknown, id: string) => {
        ended.push(id);
      },
    },
  ];
  expect(await followPlans(depsAt(119.9, parts))).toBe(0);
  expect((await owner.browser.get(path)).status).toBe(200);
  expect(await followPlans(depsAt(120, parts))).toBe(1);
  expect(ended).toEqual([team.id]);
  expect(await rows('select from organizations where id = $1', team.id)).toEqual([]);
  for (const table of ['organization_members', 'organization_audit'])
    expect(await count(table, team.id)).toBe(0);
  expect((await owner.browser.get(path)).status).toBe(404);
  const { rows: events } = await app.deps.database.query(
    "select reason from security_events where kind = 'organization_ended' and details->>'organization' = $1",
    [team.id],
  );
  expect(events).toEqual([{ reason: 'plan' }]);
  // The address is free again.
  const next = await newPerson(app, 'agency');
  const details = teamDetails({ slug: team.slug });
  expect((await next.browser.send('POST', '/api/organizations', details)).status).toBe(200);
});

test('the job removes invitations a month after their end', async () => {
  const { owner, path, team } = await newTeam(app);
  await owner.browser.send('POST', `${path}/invitations`, { role: 'viewer', email: '' });
  const { database, logger, storage } = app.deps;
  const run = (days: number) =>
    runOrganizationPlans({ database, logger, storage, clock: depsAt(days).clock });
  await run(36);
  expect(await count('organization_invitations', team.id)).toBe(1);
  await run(38);
  expect(await count('organization_invitations', team.id)).toBe(0);
});

test('the export holds everything about the team, without the secrets of invitations', async () => {
  const { owner, path, team } = await newTeam(app);
  await owner.browser.send('POST', `${path}/invitations`, { role: 'viewer', email: 'ana@example.com' });
  const answer = await owner.browser.get(`${path}/export`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain(`${team.slug}-2026-11-20.zip`);
  const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(entries[name]);
  expect(Object.keys(entries)).toEqual(
    expect.arrayContaining(['README.txt', 'team.json', 'members.json', 'invitations.json', 'log.jsonl']),
  );
  expect(JSON.parse(text('team.json'))).toMatchObject({ name: team.name, licenseNumber: 'DMW-001-LB' });
  expect(JSON.parse(text('members.json'))).toMatchObject([{ email: owner.email, role: 'owner' }]);
  expect(text('invitations.json')).toContain('ana@example.com');
  expect(text('invitations.json')).not.toContain('tokenHash');
  const actions = text('log.jsonl')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { action: string }).action);
  expect(actions).toEqual([
    'organization_created',
    'terms_accepted',
    'member_invited',
    'organization_exported',
  ]);
});

test('an export ends for a member who is removed while it is sent', async () => {
  const { owner, path, team } = await newTeam(app);
  const admin = await newMember(app, team.id, 'admin');
  const { database, clock, logger, storage } = app.deps;
  const lines = async function* () {
    yield 'sent before';
    expect((await owner.browser.send('DELETE', `${path}/members/${admin.id}`)).status).toBe(204);
    for (let n = 0; n < 1000; n++) yield `line ${n}`;
  };
  const part = { exportTexts: async () => [{ path: 'candidates.jsonl', about: '', content: lines() }] };
  const deps: OrganizationsDeps = {
    db: database.db,
    clock,
    logger,
    storage,
    publicUrl: '',
    parts: [part],
    countUnknown: () => Promise.resolve(),
  };
  const now = clock.now();
  const membership = await findMembership(app.db, { organizationId: team.id, userId: admin.id, now });
  const member = { ...membership, user: { id: admin.id } } as MemberContext;
  const server = express()
    .use((req, res) => {
      req.log = logger;
      return sendOrganizationExport(deps, member, req, res);
    })
    .listen(0);
  const { port } = server.address() as AddressInfo;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}`);
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
  } finally {
    server.close();
  }
});
