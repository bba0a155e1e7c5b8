import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenLimits } from '#shared/api-tokens/schema';
import { isOnPostgres } from '../../testing/postgres/test-database';
import { startTwoApps, type TwoApps } from '../../testing/postgres/two-apps';
import { createToken, programWith, tokensPath } from '../../testing/requests/api-token';

describe.skipIf(!isOnPostgres)('two processes on one Postgres', () => {
  let both: TwoApps;
  beforeAll(async () => {
    both = await startTwoApps();
  });
  afterAll(() => both.stop());

  test('a token of one works at the other, and one that was revoked does not', async () => {
    const ana = await both.one.signedIn({ email: 'ana@example.com' });
    const { id, secret } = await createToken(ana);
    const there = programWith(both.two, secret);
    expect((await there.get('/api/resume')).status).toBe(200);
    expect((await ana.send('DELETE', `${tokensPath}/${id}`)).status).toBe(204);
    expect((await there.get('/api/resume')).status).toBe(401);
  });

  test('two that are created at once leave no more than ten', async () => {
    const ben = await both.one.signedIn({ email: 'ben@example.com' });
    const { id } = await ben.currentUser();
    for (let count = 1; count < tokenLimits.perUser; count++) await createToken(ben);
    const there = both.atSecond(ben);
    const body = { name: 'The last', scope: 'read', days: 30 };
    const answers = await both.collide(
      { table: 'users', id },
      () => ben.send('POST', tokensPath, body),
      () => there.send('POST', tokensPath, body),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(await (await ben.get(tokensPath)).json()).toHaveLength(tokenLimits.perUser);
  });

  test('four that are created at once in both get the places that are left', async () => {
    const carla = await both.one.signedIn({ email: 'carla@example.com' });
    for (let count = 2; count < tokenLimits.perUser; count++) await createToken(carla);
    const there = both.atSecond(carla);
    const answers = await Promise.all(
      [carla, there, carla, there].map((browser, index) =>
        browser.send('POST', tokensPath, { name: `Number ${index}`, scope: 'read', days: 30 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(await (await carla.get(tokensPath)).json()).toHaveLength(tokenLimits.perUser);
  });
});
