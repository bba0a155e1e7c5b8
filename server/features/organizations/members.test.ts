import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Invitation, Member, Membership, ReceivedInvitation } from '#shared/organizations/schema';
import { billingLogsOf, setPlan } from '../../testing/billing/subscriptions';
import { addMember, newMember, newPerson, newTeam } from '../../testing/content/teams';
import { teamMails } from '../../db/schema/organizations';
import type { Message } from '../../integrations/mail/mail';
import type { Browser } from '../../testing/requests/browser';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { sendTeamMails } from './notices';

let app: TestApp;
let sent: Message[] = [];
let isMailBroken = false;
beforeAll(async () => {
  app = await startTestApp({
    overrides: {
      mail: {
        send: (message) => {
          if (isMailBroken) return Promise.reject(new Error('no mail server'));
          sent.push(message);
          return Promise.resolve();
        },
      },
    },
    isEmailVerified: (email) => !email.startsWith('unverified'),
  });
});
beforeEach(async () => {
  sent = [];
  isMailBroken = false;
  await app.db.delete(teamMails);
});
afterAll(() => app.stop());

const sendMails = () =>
  sendTeamMails({ db: app.db, clock: app.clock, logger: pino({ level: 'silent' }), mail: app.deps.mail! });

const message = async (answer: Response) => ((await answer.json()) as { message: string }).message;
const members = async (browser: Browser, path: string) =>
  ((await (await browser.get(`${path}/members`)).json()) as { members: Member[] }).members;
const invite = async (browser: Browser, path: string, email = '', role = 'recruiter') => {
  const answer = await browser.send('POST', `${path}/invitations`, { role, email });
  expect(answer.status).toBe(200);
  const created = (await answer.json()) as { invitation: Invitation; path: string; mailed: boolean | null };
  return { ...created, token: created.path.replace('/join/', '') };
};
const accept = (browser: Browser, token: string) =>
  browser.send('POST', '/api/invitations/accept', { token });
const open = (browser: Browser, token: string) => browser.send('POST', '/api/invitations/open', { token });
const isMember = async (browser: Browser, path: string) => (await browser.get(path)).status === 200;

test('a link lets one person join, once', async () => {
  const { owner, path, team } = await newTeam(app);
  const { token, mailed } = await invite(owner.browser, path);
  expect(mailed).toBeNull();
  expect(await (await open(app.visitor(), token)).json()).toMatchObject({
    organization: 'Bayanihan Manpower',
    role: 'recruiter',
    email: '',
    memberOf: null,
  });
  const rico = await newPerson(app);
  expect(await (await accept(rico.browser, token)).json()).toEqual({ slug: team.slug });
  expect((await members(owner.browser, path)).map(({ role }) => role)).toEqual(['owner', 'recruiter']);
  // The same person again is led to the team, another one is not.
  expect((await accept(rico.browser, token)).status).toBe(200);
  expect(await (await open(rico.browser, token)).json()).toMatchObject({ memberOf: team.slug });
  const late = await newPerson(app);
  const refused = await accept(late.browser, token);
  expect(refused.status).toBe(409);
  expect(await message(refused)).toContain('used already');
  expect(await message(await open(late.browser, token))).toContain('Ask for a new one');
});

test('one by e-mail is for that verified address only, and is mailed', async () => {
  const { owner, path } = await newTeam(app);
  const rico = await newPerson(app);
  const { token, mailed } = await invite(owner.browser, path, rico.email.toUpperCase());
  expect(mailed).toBe(true);
  expect(sent).toMatchObject([{ to: rico.email, subject: expect.stringContaining('Bayanihan') as string }]);
  expect(sent[0]?.text).toContain(`/join/${token}`);
  const other = await newPerson(app);
  const refused = await accept(other.browser, token);
  expect(refused.status).toBe(403);
  const text = await message(refused);
  expect(text).toContain(other.email);
  expect(text).not.toContain(rico.email);
  expect((await accept(rico.browser, token)).status).toBe(200);
});

test('an address that is not verified opens nothing', async () => {
  const { owner, path } = await newTeam(app);
  const email = 'unverified-rico@example.com';
  const { token, invitation } = await invite(owner.browser, path, email);
  const browser = await app.signedIn({ email });
  const refused = await accept(browser, token);
  expect(refused.status).toBe(403);
  expect(await message(refused)).toContain('not confirmed');
  const { invitations } = (await (await browser.get('/api/organizations')).json()) as {
    invitations: ReceivedInvitation[];
  };
  expect(invitations).toEqual([]);
  expect((await browser.send('POST', `/api/invitations/${invitation.id}/accept`)).status).toBe(404);
});

test('who was invited finds it among their teams, and joins without the link', async () => {
  const { owner, path } = await newTeam(app);
  const rico = await newPerson(app);
  await invite(owner.browser, path, rico.email);
  const { invitations } = (await (await rico.browser.get('/api/organizations')).json()) as {
    invitations: ReceivedInvitation[];
  };
  expect(invitations).toMatchObject([{ organization: 'Bayanihan Manpower', role: 'recruiter' }]);
  const { id } = invitations[0]!;
  const other = await newPerson(app);
  expect((await other.browser.send('POST', `/api/invitations/${id}/accept`)).status).toBe(404);
  expect((await rico.browser.send('POST', `/api/invitations/${id}/accept`)).status).toBe(200);
  expect(await isMember(rico.browser, path)).toBe(true);
});

test('an ended or revoked invitation says what to do', async () => {
  const { owner, path } = await newTeam(app);
  const rico = await newPerson(app);
  const { token, invitation } = await invite(owner.browser, path);
  expect((await owner.browser.send('DELETE', `${path}/invitations/${invitation.id}`)).status).toBe(204);
  expect((await owner.browser.send('DELETE', `${path}/invitations/${invitation.id}`)).status).toBe(404);
  expect(await message(await accept(rico.browser, token))).toContain('taken back');
  const late = await invite(owner.browser, path);
  const start = app.clock.now();
  app.clock.set(new Date(start.getTime() + 7 * 24 * 60 * 60 * 1000));
  expect(await message(await accept(rico.browser, late.token))).toMatch(/ended on Nov 27, 2026/);
  app.clock.set(start);
  expect((await accept(rico.browser, 'A'.repeat(22))).status).toBe(404);
  expect((await accept(rico.browser, 'short')).status).toBe(404);
  expect(await isMember(rico.browser, path)).toBe(false);
});

test('20 who accept at once leave the right number of members', async () => {
  const { owner, path, team } = await newTeam(app);
  await app.deps.database.query('update organizations set seats = 8 where id = $1', [team.id]);
  const people = await Promise.all(Array.from({ length: 20 }, () => newPerson(app)));
  const tokens: string[] = [];
  for (const _person of people) tokens.push((await invite(owner.browser, path)).token);
  const answers = await Promise.all(people.map(({ browser }, index) => accept(browser, tokens[index]!)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(13);
  expect(await message(refused[0]!)).toContain('All 8 seats of this team are taken');
  expect(await members(owner.browser, path)).toHaveLength(8);
  // What could not be used is still open.
  await owner.browser.send('DELETE', `${path}/members/${(await members(owner.browser, path))[1]!.userId}`);
  const index = answers.findIndex(({ status }) => status === 409);
  expect((await accept(people[index]!.browser, tokens[index]!)).status).toBe(200);
});

test('invitations are limited: who is in, who is invited, and how often one address is', async () => {
  const { owner, path, team } = await newTeam(app);
  const rico = await newMember(app, team.id, 'viewer');
  const field = async (email: string) => {
    const answer = await owner.browser.send('POST', `${path}/invitations`, { role: 'viewer', email });
    return ((await answer.json()) as { fields?: { email?: string } }).fields?.email;
  };
  expect(await field(rico.email)).toContain('in the team already');
  for (const _time of [1, 2, 3]) {
    const { invitation } = await invite(owner.browser, path, 'ana@example.com');
    expect(await field('ana@example.com')).toContain('open invitation already');
    await owner.browser.send('DELETE', `${path}/invitations/${invitation.id}`);
  }
  expect(await field('ana@example.com')).toContain('Please wait until tomorrow');
  expect(await field('nobody')).toContain('Invalid email');
});

test('without a mail server the link is there to be shared', async () => {
  const { owner, path } = await newTeam(app);
  isMailBroken = true;
  const rico = await newPerson(app);
  const { mailed, token } = await invite(owner.browser, path, rico.email);
  expect(mailed).toBe(false);
  expect((await accept(rico.browser, token)).status).toBe(200);
});

test('roles change below one’s own, and only the owner makes admins', async () => {
  const { owner, path, team } = await newTeam(app);
  const admin = await newMember(app, team.id, 'admin');
  const other = await newMember(app, team.id, 'admin');
  const rico = await newMember(app, team.id, 'recruiter');
  const change = (by: Browser, userId: string, role: string) =>
    by.send('PUT', `${path}/members/${userId}`, { role });
  expect((await change(admin.browser, rico.id, 'viewer')).status).toBe(204);
  for (const [userId, role] of [
    [rico.id, 'admin'],
    [other.id, 'viewer'],
    [owner.id, 'viewer'],
  ] as const)
    expect((await change(admin.browser, userId, role)).status).toBe(403);
  expect((await change(owner.browser, rico.id, 'admin')).status).toBe(204);
  expect((await change(owner.browser, owner.id, 'viewer')).status).toBe(403);
  expect((await change(owner.browser, rico.id, 'owner')).status).toBe(400);
  const stranger = await newPerson(app);
  expect((await change(owner.browser, stranger.id, 'viewer')).status).toBe(404);
  const invitation = { role: 'admin', email: '' };
  expect((await admin.browser.send('POST', `${path}/invitations`, invitation)).status).toBe(403);
});

test('no one comes back by an invitation that they made while they managed the team', async () => {
  const { owner, path, team } = await newTeam(app);
  const admin = await newMember(app, team.id, 'admin');
  const other = await newPerson(app);
  const byLink = await invite(admin.browser, path);
  const byEmail = await invite(admin.browser, path, other.email);
  const kept = await invite(owner.browser, path);
  expect((await owner.browser.send('DELETE', `${path}/members/${admin.id}`)).status).toBe(204);
  for (const [browser, token] of [
    [admin.browser, byLink.token],
    [other.browser, byEmail.token],
  ] as const) {
    const refused = await accept(browser, token);
    expect([refused.status, await message(refused)]).toEqual([409, expect.stringContaining('Ask the team')]);
    expect(await isMember(browser, path)).toBe(false);
  }
  // What lets no one in is not listed as open.
  const { invitations } = (await (await owner.browser.get(`${path}/invitations`)).json()) as {
    invitations: Invitation[];
  };
  expect(invitations.map(({ id }) => id)).toEqual([kept.invitation.id]);
  expect((await accept(other.browser, kept.token)).status).toBe(200);
});

test('a removed member is out at once; who leaves goes by themselves; the owner stays', async () => {
  const { owner, path, team } = await newTeam(app);
  const admin = await newMember(app, team.id, 'admin');
  const rico = await newMember(app, team.id, 'recruiter');
  expect((await admin.browser.send('DELETE', `${path}/members/${rico.id}`)).status).toBe(204);
  expect(await isMember(rico.browser, path)).toBe(false);
  expect((await rico.browser.currentUser()).isTeamMember).toBe(false);
  expect((await admin.browser.send('DELETE', `${path}/members/${owner.id}`)).status).toBe(403);
  expect((await owner.browser.send('DELETE', `${path}/members/${owner.id}`)).status).toBe(409);
  expect(await message(await owner.browser.send('POST', `${path}/leave`))).toContain('Hand it over');
  expect((await admin.browser.send('POST', `${path}/leave`)).status).toBe(204);
  expect(await isMember(admin.browser, path)).toBe(false);
  expect(await members(owner.browser, path)).toHaveLength(1);
});

test('handing over moves the plan and its end; of two at once the first wins', async () => {
  const { owner, path, team } = await newTeam(app);
  const ends = new Date('2027-01-31T00:00:00Z');
  await setPlan(app, owner.id, 'agency', ends);
  const [ada, ben] = [await newMember(app, team.id, 'admin'), await newMember(app, team.id, 'viewer')];
  const handOver = (userId: string) => owner.browser.send('POST', `${path}/hand-over`, { userId });
  const answers = await Promise.all([handOver(ada.id), handOver(ben.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  const refused = answers.find(({ status }) => status === 403)!;
  expect(await message(refused)).toContain('Only the owner of this team');
  const winner = answers[0].status === 200 ? ada : ben;
  const roles = new Map((await members(owner.browser, path)).map(({ userId, role }) => [userId, role]));
  expect([...roles.values()].filter((role) => role === 'owner')).toHaveLength(1);
  expect(roles.get(winner.id)).toBe('owner');
  expect(roles.get(owner.id)).toBe('admin');
  expect(await winner.browser.currentUser()).toMatchObject({
    plan: 'agency',
    subscriptionExpiresAt: ends.toISOString(),
  });
  expect(await owner.browser.currentUser()).toMatchObject({ plan: 'free', subscriptionExpiresAt: null });
  expect(await billingLogsOf(app, owner.id)).toMatchObject([
    { cause: 'handover', oldStatus: 'agency', newStatus: 'free' },
  ]);
  const { organizations } = (await (await owner.browser.get('/api/organizations')).json()) as {
    organizations: Membership[];
  };
  expect(organizations).toMatchObject([{ role: 'admin', state: 'active' }]);
  // Both are told, once, though two calls came, and by the job: no answer waits for the mail server.
  expect(sent).toEqual([]);
  expect(await sendMails()).toBe(2);
  expect(await sendMails()).toBe(0);
  expect(sent.map(({ to }) => to)).toEqual([winner.email, owner.email]);
  expect(sent[0]?.subject).toContain('You own the team');
  expect(sent[0]?.text).toContain('Your account is on the Agency plan until Jan 31, 2027');
  expect(sent[0]?.text).toContain(`/team/${team.slug}/settings`);
  expect(sent[1]?.text).toContain('your own account is on the Free plan');
});

test('a team is handed over though no mail can be sent', async () => {
  const { owner, path, team } = await newTeam(app);
  const ada = await newMember(app, team.id, 'admin');
  isMailBroken = true;
  expect((await owner.browser.send('POST', `${path}/hand-over`, { userId: ada.id })).status).toBe(200);
  expect((await members(owner.browser, path))[0]).toMatchObject({ userId: ada.id, role: 'owner' });
  // Tried again while the mail server is away, for three days.
  expect(await sendMails()).toBe(0);
  isMailBroken = false;
  expect(await sendMails()).toBe(2);
  expect(sent.map(({ to }) => to).toSorted()).toEqual([ada.email, owner.email].toSorted());
});

test('a mail that waits goes with the account that it is for', async () => {
  const { owner, path, team } = await newTeam(app);
  const ada = await newMember(app, team.id, 'viewer');
  expect((await owner.browser.send('DELETE', path, { slug: team.slug })).status).toBe(204);
  const { username } = await ada.browser.currentUser();
  expect((await ada.browser.send('DELETE', '/api/account', { username })).status).toBe(204);
  expect(await sendMails()).toBe(0);
});

test('a plan that has ended is not handed over, though no job has noticed it: the successor keeps their own', async () => {
  const { owner, path, team } = await newTeam(app);
  const successor = await newMember(app, team.id, 'recruiter');
  const paid = new Date('2027-06-01T00:00:00Z');
  await setPlan(app, successor.id, 'pro', paid);
  await setPlan(app, owner.id, 'agency', new Date(app.clock.now().getTime() - 60_000));
  expect((await owner.browser.send('POST', `${path}/hand-over`, { userId: successor.id })).status).toBe(200);
  expect(await successor.browser.currentUser()).toMatchObject({
    plan: 'pro',
    subscriptionExpiresAt: paid.toISOString(),
  });
  expect(await billingLogsOf(app, successor.id)).toEqual([]);
});

test('a team is handed over to a member of it who owns none', async () => {
  const { owner, path, team } = await newTeam(app);
  const other = await newTeam(app);
  const stranger = await newPerson(app);
  const handOver = (userId: string) => owner.browser.send('POST', `${path}/hand-over`, { userId });
  expect((await handOver(stranger.id)).status).toBe(404);
  expect((await handOver(owner.id)).status).toBe(409);
  await addMember(app, team.id, other.owner.id, 'viewer');
  const refused = await handOver(other.owner.id);
  expect(refused.status).toBe(409);
  expect(await message(refused)).toContain('owns another team');
});

test('the others are told that a team was ended', async () => {
  const { owner, path, team } = await newTeam(app, { name: 'Mabuhay' });
  const [ada, ben] = [await newMember(app, team.id, 'admin'), await newMember(app, team.id, 'viewer')];
  expect((await owner.browser.send('DELETE', path, { slug: team.slug })).status).toBe(204);
  await sendMails();
  expect(sent.map(({ to }) => to).toSorted()).toEqual([ada.email, ben.email].toSorted());
  expect(sent[0]?.text).toContain('was ended by its owner, Olga Ramos');

  const other = await newTeam(app);
  const admin = await app.signedIn({ email: 'admin@husay.test' });
  sent = [];
  const ending = await admin.send('DELETE', `/api/admin/organizations/${other.team.id}`, {
    slug: other.team.slug,
  });
  expect(ending.status).toBe(204);
  await sendMails();
  expect(sent.map(({ to }) => to)).toEqual([other.owner.email]);
  expect(sent[0]?.text).toContain('was ended by us');
});

test('an owner cannot delete the account before the team is handed over or ended', async () => {
  const { owner, path, team } = await newTeam(app, { name: 'Mabuhay' });
  const { username } = await owner.browser.currentUser();
  const refused = await owner.browser.send('DELETE', '/api/account', { username });
  expect(refused.status).toBe(409);
  expect(await message(refused)).toContain('You own the team “Mabuhay”. Hand it over');
  expect((await owner.browser.send('DELETE', path, { slug: 'another' })).status).toBe(400);
  expect((await owner.browser.send('DELETE', path, { slug: team.slug })).status).toBe(204);
  expect(await isMember(owner.browser, path)).toBe(false);
  expect((await owner.browser.send('DELETE', '/api/account', { username })).status).toBe(204);
});
