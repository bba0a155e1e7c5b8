import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminOrganization } from '#shared/organizations/admin/endpoints';
import { setPlan } from '../../../testing/billing/subscriptions';
import { newMember, newTeam } from '../../../testing/content/teams';
import type { Browser } from '../../../testing/requests/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn({ email: 'admin@husay.test' });
});
afterAll(() => app.stop());

const path = '/api/admin/organizations';
const list = async (search: string) =>
  (await (await admin.get(`${path}?search=${encodeURIComponent(search)}`)).json()) as {
    organizations: AdminOrganization[];
    total: number;
  };

test('administrators see plan, seats, size and activity of each team, and no candidate', async () => {
  const { owner, team } = await newTeam(app, { name: 'Mabuhay Placement' });
  await newMember(app, team.id, 'viewer');
  const ends = new Date('2027-01-31T00:00:00Z');
  await setPlan(app, owner.id, 'agency', ends);
  const { organizations, total } = await list('mabuhay');
  expect(total).toBe(1);
  expect(organizations).toEqual([
    {
      id: team.id,
      slug: team.slug,
      name: 'Mabuhay Placement',
      kind: 'manpower',
      licenseNumber: 'DMW-001-LB',
      state: 'active',
      owner: { id: owner.id, email: owner.email },
      planEndsAt: ends.toISOString(),
      deletedAt: null,
      seats: 20,
      members: 2,
      candidates: 0,
      lastActivityAt: app.clock.now().toISOString(),
      createdAt: app.clock.now().toISOString(),
    },
  ]);
  expect((await list(owner.email)).total).toBe(1);
  expect((await list('%')).total).toBe(0);
  // An administrator is no member, and reads nothing of it.
  expect((await admin.get(`/api/organizations/${team.id}/members`)).status).toBe(404);
  // The plan of the owner is that of the team.
  await setPlan(app, owner.id, 'free');
  expect((await list('mabuhay')).organizations[0]).toMatchObject({ state: 'readOnly', planEndsAt: null });
});

test('seats are set, and the team’s log says so', async () => {
  const { owner, team, path: own } = await newTeam(app);
  expect((await admin.send('PUT', `${path}/${team.id}`, { seats: 35 })).status).toBe(204);
  expect(await (await owner.browser.get(own)).json()).toMatchObject({ seats: 35 });
  const { lines } = (await (await owner.browser.get(`${own}/log`)).json()) as { lines: object[] };
  expect(lines[0]).toMatchObject({ action: 'seats_set', actor: null, subject: { from: 20, to: 35 } });
  for (const seats of [0, 1001, 1.5])
    expect((await admin.send('PUT', `${path}/${team.id}`, { seats })).status).toBe(400);
  expect((await admin.send('PUT', `${path}/${owner.id}`, { seats: 5 })).status).toBe(404);
});

test('a team is ended with its address repeated', async () => {
  const { owner, team, path: own } = await newTeam(app);
  expect((await admin.send('DELETE', `${path}/${team.id}`, { slug: 'another' })).status).toBe(400);
  expect((await admin.send('DELETE', `${path}/${team.id}`, { slug: team.slug })).status).toBe(204);
  expect((await owner.browser.get(own)).status).toBe(404);
  expect((await admin.send('DELETE', `${path}/${team.id}`, { slug: team.slug })).status).toBe(404);
});
