import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../testing/postgres/test-database';
import { startTwoApps, type TwoApps } from '../../testing/postgres/two-apps';
import { publishResume } from '../../testing/content/publish-resume';

describe.skipIf(!isOnPostgres)('two processes on one Postgres', () => {
  let both: TwoApps;
  beforeAll(async () => {
    both = await startTwoApps();
  });
  afterAll(() => both.stop());

  test('two switches of visibility that are turned at once are both turned', async () => {
    const ana = await both.one.signedIn({ email: 'ana@example.com' });
    await publishResume(ana);
    const { id } = await ana.currentUser();
    const there = both.atSecond(ana);
    await both.collide(
      { table: 'users', id },
      () => ana.send('PUT', '/api/account/visibility', { visibility: 'private' }),
      () => there.send('PUT', '/api/account/visibility', { showEmail: false }),
    );
    const visibility: unknown = await (await ana.get('/api/account/visibility')).json();
    expect(visibility).toMatchObject({ visibility: 'private', showEmail: false });
  });
});
