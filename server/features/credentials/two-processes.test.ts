import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credentials } from '../../db/schema/credentials';
import { pdf } from '../../testing/content/documents';
import { isOnPostgres } from '../../testing/postgres/test-database';
import { startTwoApps, type TwoApps } from '../../testing/postgres/two-apps';
import { publishResume } from '../../testing/content/publish-resume';
import { upload, uploaded } from './testing/upload';

describe.skipIf(!isOnPostgres)('two processes on one Postgres', () => {
  let both: TwoApps;
  beforeAll(async () => {
    both = await startTwoApps();
  });
  afterAll(() => both.stop());

  test('uploads to both at once do not get past the plan’s limit', async () => {
    const ana = await both.one.signedIn({ email: 'ana@example.com' });
    await publishResume(ana);
    const { id } = await ana.currentUser();
    for (const name of ['a.pdf', 'b.pdf']) await uploaded(ana, pdf(), name);
    const there = both.atSecond(ana);
    // Both find room before either takes it.
    const answers = await both.collide(
      { table: 'users', id },
      () => upload(ana, pdf(), 'c.pdf'),
      () => upload(there, pdf(), 'd.pdf'),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 402]);
    expect(await both.one.db.$count(credentials)).toBe(3);
  });
});
