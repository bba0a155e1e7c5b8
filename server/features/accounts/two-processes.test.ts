import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPlan } from '../../testing/billing/subscriptions';
import { isOnPostgres } from '../../testing/postgres/test-database';
import { startTwoApps, type TwoApps } from '../../testing/postgres/two-apps';
import { publishResume } from '../../testing/content/publish-resume';

describe.skipIf(!isOnPostgres)('two processes on one Postgres', () => {
  let both: TwoApps;
  beforeAll(async () => {
    both = await startTwoApps();
  });
  afterAll(() => both.stop());

  test('two changes of a username at once leave both former addresses leading to the user', async () => {
    const ana = await both.one.signedIn({ email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz' });
    await publishResume(ana);
    const { id, username } = await ana.currentUser();
    await setPlan(both.one, id, 'pro');
    const there = both.atSecond(ana);
    const answers = await both.collide(
      { table: 'users', id },
      () => ana.send('PUT', '/api/profile/username', { username: 'nurse-ana' }),
      () => there.send('PUT', '/api/profile/username', { username: 'ana-the-nurse' }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const former of [username, 'nurse-ana']) {
      const response = await both.one.visitor().get(`/profile/${former}`);
      expect([former, response.status]).toEqual([former, 302]);
      expect(response.headers.get('location')).toBe('/profile/ana-the-nurse');
    }
  });
});
