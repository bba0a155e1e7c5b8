import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Resume } from '#shared/resume/schema';
import { isOnPostgres } from '../../testing/postgres/test-database';
import { startTwoApps, type TwoApps } from '../../testing/postgres/two-apps';
import { publishResume } from '../../testing/content/publish-resume';

describe.skipIf(!isOnPostgres)('two processes on one Postgres', () => {
  let both: TwoApps;
  beforeAll(async () => {
    both = await startTwoApps();
  });
  afterAll(() => both.stop());

  test('of two saves over one version the second is refused, and overwrites nothing', async () => {
    const ana = await both.one.signedIn({ email: 'ana@example.com' });
    await publishResume(ana);
    const { id } = await ana.currentUser();
    const { version } = (await (await ana.get('/api/resume')).json()) as Resume;
    const there = both.atSecond(ana);
    const answers = await both.collide(
      { table: 'resumes', column: 'user_id', id },
      () => ana.send('POST', '/api/resume', { title: 'First', version }),
      () => there.send('POST', '/api/resume', { title: 'Second', version }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(await (await ana.get('/api/resume')).json()).toMatchObject({ title: 'First' });
  });
});
