import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Membership, Organization, OrganizationDetails } from '#shared/organizations/schema';
import { termsVersion } from '#shared/organizations/terms';
import { organizationMembers } from '../../db/schema/organizations';
import { setPlan } from '../../testing/billing/subscriptions';
import { newMember, newPerson, newTeam, teamDetails as details } from '../../testing/content/teams';
import type { Browser } from '../../testing/requests/browser';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const path = '/api/organizations';
const create = async (owner: Browser, changes: Partial<OrganizationDetails> = {}) => {
  const answer = await owner.send('POST', path, details(changes));
  expect(answer.status).toBe(200);
  return (await answer.json()) as Organization;
};
const list = async (browser: Browser) =>
  ((await (await browser.get(path)).json()) as { organizations: Membership[] }).organizations;
const person = (plan?: 'pro' | 'agency') => newPerson(app, plan);

test('a user on the Agency plan creates a team, owns it and finds it in the navigation', async () => {
  const { browser } = await person('agency');
  expect((await browser.currentUser()).isTeamMember).toBe(false);
  const team = await create(browser, { name: 'Mabuhay' });
  expect(team).toMatchObject({ name: 'Mabuhay', role: 'owner', state: 'active', seats: 20, members: 1 });
  expect(await list(browser)).toMatchObject([{ id: team.id, slug: team.slug, role: 'owner' }]);
  expect((await browser.currentUser()).isTeamMember).toBe(true);
  expect(await (await browser.get(`${path}/${team.id}`)).json()).toEqual(team);
});

test('other plans create none, and no user owns two', async () => {
  for (const plan of [undefined, 'pro'] as const) {
    const { browser } = await person(plan);
    const refused = await browser.send('POST', path, details());
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('Talk to us') as string });
  }
  const { browser } = await person('agency');
  const answers = await Promise.all([1, 2, 3].map(() => browser.send('POST', path, details())));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('an address that is taken or reserved is refused at its field', async () => {
  const first = await person('agency');
  const { slug } = await create(first.browser);
  const { browser } = await person('agency');
  for (const [wish, status, message] of [
    [slug, 409, 'This address is taken. Please choose another one.'],
    [slug.toUpperCase(), 409, 'This address is taken. Please choose another one.'],
    ['admin', 400, 'Please use 3 to 30 letters'],
    ['husay-support', 400, 'Please use 3 to 30 letters'],
    ['a b', 400, 'Please use 3 to 30 letters'],
  ] as const) {
    const refused = await browser.send('POST', path, details({ slug: wish }));
    expect(refused.status, wish).toBe(status);
    const { fields } = (await refused.json()) as { fields: Record<string, string> };
    expect(fields.slug).toContain(message);
  }
  const own = await create(browser);
  const refused = await browser.send('PUT', `${path}/${own.id}`, details({ slug }));
  expect(refused.status).toBe(409);
  expect(
    (await browser.send('PUT', `${path}/${own.id}`, details({ slug: own.slug, name: 'Bago' }))).status,
  ).toBe(200);
  expect((await list(browser))[0]?.name).toBe('Bago');
});

test('a member who was removed while typing saves nothing, and reads what to do', async () => {
  const owner = await person('agency');
  const team = await create(owner.browser);
  const { browser } = await newMember(app, team.id, 'admin');
  expect((await browser.send('PUT', `${path}/${team.id}`, details({ slug: team.slug }))).status).toBe(200);
  await app.db.delete(organizationMembers);
  const refused = await browser.send('PUT', `${path}/${team.id}`, details({ name: 'Mine now' }));
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({
    message: expect.stringContaining('copy what you typed, and ask the owner') as string,
  });
});

test('the state of the plan of its owner is the state of the team', async () => {
  const owner = await person('agency');
  const team = await create(owner.browser);
  await setPlan(app, owner.id, 'free');
  expect((await list(owner.browser))[0]).toMatchObject({ state: 'readOnly' });
  const refused = await owner.browser.send('PUT', `${path}/${team.id}`, details({ slug: team.slug }));
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    message: expect.stringContaining('You can read and export everything') as string,
  });
  expect((await owner.browser.get(`${path}/${team.id}`)).status).toBe(200);
  await setPlan(app, owner.id, 'agency');
  expect((await list(owner.browser))[0]).toMatchObject({ state: 'active' });
});

test('the owner accepts the terms of this version for the agency; admins do not', async () => {
  const { browser } = await person('agency');
  const team = await create(browser);
  expect(team.terms).toBeNull();
  const admin = await newMember(app, team.id, 'admin');
  const accept = (who: Browser, version: string) => who.send('POST', `${path}/${team.id}/terms`, { version });
  expect((await accept(admin.browser, termsVersion)).status).toBe(403);
  expect((await accept(browser, '2020-01-01')).status).toBe(409);
  const accepted = (await (await accept(browser, termsVersion)).json()) as Organization;
  expect(accepted.terms).toEqual({ version: termsVersion, acceptedAt: app.clock.now().toISOString() });
});

test('the log is of what was done, paged and filtered, and not even the database changes it', async () => {
  const { owner, team, path: teamPath } = await newTeam(app);
  const admin = await newMember(app, team.id, 'admin', 'Ada');
  const recruiter = await newMember(app, team.id, 'recruiter');
  await admin.browser.send('PUT', `${teamPath}/members/${recruiter.id}`, { role: 'viewer' });
  const log = async (query = '') =>
    (await (await owner.browser.get(`${teamPath}/log${query}`)).json()) as {
      lines: { action: string; actor: { name: string } | null; subject: object }[];
      total: number;
    };
  const { lines, total } = await log();
  expect(total).toBe(3);
  expect(lines.map(({ action }) => action)).toEqual([
    'role_changed',
    'terms_accepted',
    'organization_created',
  ]);
  expect(lines[0]).toMatchObject({
    actor: { name: 'Ada Ramos' },
    subject: { member: recruiter.id, from: 'recruiter', to: 'viewer' },
  });
  expect((await log(`?actor=${admin.id}`)).total).toBe(1);
  expect((await log('?about=candidates')).total).toBe(0);
  expect((await log('?about=team&page=2')).lines).toEqual([]);
  expect((await recruiter.browser.get(`${teamPath}/log`)).status).toBe(403);
  for (const statement of [
    "update organization_audit set action = 'nothing'",
    'update organization_audit set actor_id = null, at = now()',
    'delete from organization_audit',
  ])
    await expect(app.deps.database.query(statement)).rejects.toThrow('never changed');
  // The account of who did it goes, the fact stays.
  const { username } = await admin.browser.currentUser();
  expect((await admin.browser.send('DELETE', '/api/account', { username })).ok).toBe(true);
  expect((await log()).lines.slice(0, 2)).toMatchObject([
    { action: 'member_left', actor: null },
    { action: 'role_changed', actor: null },
  ]);
});
