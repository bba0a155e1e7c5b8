import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '#shared/organizations/schema';
import { setPlan } from '../../testing/billing/subscriptions';
import { newMember, newPerson, newTeam, teamDetails } from '../../testing/content/teams';
import { isOnPostgres } from '../../testing/postgres/test-database';
import { startTwoApps, type TwoApps } from '../../testing/postgres/two-apps';
import { followPlans } from './ending';

describe.skipIf(!isOnPostgres)('two processes on one Postgres', () => {
  let both: TwoApps;
  beforeAll(async () => {
    both = await startTwoApps();
  });
  afterAll(() => both.stop());

  test('20 who accept at once, at either process, leave exactly the seats', async () => {
    const { owner, path, team } = await newTeam(both.one);
    await both.one.deps.database.query('update organizations set seats = 8 where id = $1', [team.id]);
    const people = await Promise.all(Array.from({ length: 20 }, () => newPerson(both.one)));
    const tokens: string[] = [];
    for (const _person of people) {
      const made = await owner.browser.send('POST', `${path}/invitations`, { role: 'viewer', email: '' });
      tokens.push(((await made.json()) as { path: string }).path.replace('/join/', ''));
    }
    const answers = await Promise.all(
      people.map(({ browser }, index) =>
        (index % 2 ? both.atSecond(browser) : browser).send('POST', '/api/invitations/accept', {
          token: tokens[index],
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(13);
    const { members } = (await (await owner.browser.get(`${path}/members`)).json()) as { members: Member[] };
    expect(members).toHaveLength(8);
  });

  test('one invitation that two use at once lets one in', async () => {
    const { owner, path } = await newTeam(both.one);
    const made = await owner.browser.send('POST', `${path}/invitations`, { role: 'viewer', email: '' });
    const token = ((await made.json()) as { path: string }).path.replace('/join/', '');
    const [ana, ben] = [await newPerson(both.one), await newPerson(both.one)];
    const answers = await Promise.all([
      ana.browser.send('POST', '/api/invitations/accept', { token }),
      both.atSecond(ben.browser).send('POST', '/api/invitations/accept', { token }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('of two hand-overs at once one wins, and there is one owner', async () => {
    for (let round = 0; round < 3; round++) {
      const { owner, path, team } = await newTeam(both.one);
      const [ada, ben] = [
        await newMember(both.one, team.id, 'admin'),
        await newMember(both.one, team.id, 'admin'),
      ];
      const there = both.atSecond(owner.browser);
      const answers = await both.collide(
        { table: 'users', id: owner.id },
        () => owner.browser.send('POST', `${path}/hand-over`, { userId: ada.id }),
        () => there.send('POST', `${path}/hand-over`, { userId: ben.id }),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const { members } = (await (await owner.browser.get(`${path}/members`)).json()) as {
        members: Member[];
      };
      expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1);
    }
  });

  test('a member who is removed at one process saves nothing at the other', async () => {
    const { owner, path, team } = await newTeam(both.one);
    const admin = await newMember(both.one, team.id, 'admin');
    const there = both.atSecond(admin.browser);
    expect((await there.get(path)).status).toBe(200);
    await owner.browser.send('DELETE', `${path}/members/${admin.id}`);
    expect((await there.get(path)).status).toBe(404);
    expect((await there.send('PUT', path, teamDetails())).status).toBe(404);
  });

  test('a team whose plan is renewed while a job looks at it is not deleted', async () => {
    const { owner, path, team } = await newTeam(both.one);
    const { database, clock, logger, storage } = both.one.deps;
    const { db } = database;
    const now = clock.now();
    await setPlan(both.one, owner.id, 'free');
    const ended = new Date(now.getTime() - 121 * 24 * 60 * 60 * 1000);
    await database.query('update organizations set plan_ended_at = $2 where id = $1', [team.id, ended]);
    await both.beforeCommitOf(
      (tx) => setPlan({ db: tx }, owner.id, 'agency'),
      () => followPlans({ db, clock, logger, storage, parts: [] }),
    );
    expect(await (await owner.browser.get(path)).json()).toMatchObject({ id: team.id, state: 'active' });
  });

  test('a new owner whose account is deleted meanwhile leaves the team with its old one', async () => {
    const { owner, path, team } = await newTeam(both.one);
    const ada = await newMember(both.one, team.id, 'admin');
    const { username } = await ada.browser.currentUser();
    const [deletion, handOver] = await both.collide(
      { table: 'users', id: ada.id },
      () => ada.browser.send('DELETE', '/api/account', { username }),
      () => both.atSecond(owner.browser).send('POST', `${path}/hand-over`, { userId: ada.id }),
    );
    expect([deletion.status, handOver.status]).toEqual([204, 404]);
    expect(await (await owner.browser.get(path)).json()).toMatchObject({ role: 'owner' });
  });
});
