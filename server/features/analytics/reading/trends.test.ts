import { expect, test } from 'vitest';
import type { AnalyticsTrends } from '#shared/analytics/schema';
import { refusal } from '../../../testing/requests/refusal';
import { setPlan } from '../../../testing/billing/subscriptions';
import { look } from '../testing/visitor';
import { ana, app, useAnalyticsApp } from '../testing/analytics-app';

useAnalyticsApp({ TRUST_PROXY: '1' });

let visitors = 0;

/** Another network each time, because beacons are limited per network and profile. */
const someoneElse = () => {
  visitors += 1;
  return { 'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}` };
};

/** So many views by different visitors who came from there. */
const lookFrom = (referrer: string, count = 1) =>
  Promise.all(
    Array.from({ length: count }, () =>
      look(app, ana.username, { body: { referrer }, headers: someoneElse() }),
    ),
  );

test.each([
  ['free', null],
  ['pro', '2026-11-20T00:59:59Z'],
] as const)('trends are no part of %s until %s', async (plan, end) => {
  await setPlan(app, ana.id, plan, end && new Date(end));
  expect(await refusal(await ana.browser.get('/api/analytics/trends'))).toMatchObject({
    status: 402,
    code: 'PLAN_LIMIT',
    message: expect.stringContaining('Upgrade to Pro'),
  });
});

test.each(['7', '30', '90', '365'] as const)(
  'trends of %s days have each day once, today last',
  async (range) => {
    await setPlan(app, ana.id, 'agency');
    app.clock.set(new Date('2026-11-20T15:59:59Z'));
    const { days, range: told } = await ana.trends(range);
    expect(told).toBe(range);
    expect(new Set(days.map(({ day }) => day)).size).toBe(Number(range));
    expect(days.at(-1)?.day).toBe('2026-11-20');
    app.clock.set(new Date('2026-11-20T16:00:00Z'));
    expect((await ana.trends(range)).days.at(-1)?.day).toBe('2026-11-21');
  },
);

test('trends cover 30 days by default and refuse unknown ranges', async () => {
  await setPlan(app, ana.id, 'pro');
  expect((await ana.read<AnalyticsTrends>('/api/analytics/trends')).days).toHaveLength(30);
  expect((await refusal(await ana.browser.get('/api/analytics/trends?range=8'))).status).toBe(400);
});

test('trends count within their range and name the ten that came most, and how many came otherwise', async () => {
  await setPlan(app, ana.id, 'pro');
  await lookFrom('https://long-ago.example', 4);
  app.clock.set(new Date('2026-11-30T01:00:00Z'));
  for (let site = 1; site <= 12; site++) await lookFrom(`https://site-${site}.example`, site);
  await lookFrom('', 5);
  const week = await ana.trends('7');
  expect(week.days.at(-1)).toEqual({ day: '2026-11-30', views: 83, visitors: 83, downloads: 0 });
  expect(week.referrers).toHaveLength(11);
  expect(week.referrers.at(-1)).toEqual({ referrer: 'other', views: 6 });
  expect(week.referrers.slice(0, 2)).toEqual([
    { referrer: 'https://site-12.example', views: 12 },
    { referrer: 'https://site-11.example', views: 11 },
  ]);
  expect(week.referrers).toContainEqual({ referrer: null, views: 5 });
  expect(week.countries).toEqual([{ country: null, views: 83 }]);
  const month = await ana.trends('30');
  expect(month.days.at(-11)).toEqual({ day: '2026-11-20', views: 4, visitors: 4, downloads: 0 });
  expect(month.referrers).toContainEqual({ referrer: 'https://long-ago.example', views: 4 });
});

test('invented referrers are bounded, and all views count', async () => {
  await setPlan(app, ana.id, 'pro');
  app.clock.set(new Date('2026-12-01T01:00:00Z'));
  for (let site = 0; site < 150; site++) await lookFrom(`https://made-up-${site}.example`);
  await lookFrom('https://made-up-7.example', 2);
  const { referrers, days } = await ana.trends();
  expect(days.at(-1)?.views).toBe(152);
  expect(referrers).toHaveLength(11);
  expect(referrers[0]).toEqual({ referrer: 'https://made-up-7.example', views: 3 });
  expect(referrers[10]).toEqual({ referrer: 'other', views: 140 });
  const { rows } = await app.deps.database.query(
    'select (select count(*)::int from jsonb_object_keys(referrers)) as names from profile_days where user_id = $1',
    [ana.id],
  );
  expect(rows).toEqual([{ names: 101 }]);
});

test('countries all keep their names', async () => {
  await setPlan(app, ana.id, 'pro');
  const countries = Array.from({ length: 26 * 5 }, (_, index) =>
    String.fromCharCode(65 + (index % 26), 65 + Math.floor(index / 26)),
  );
  for (const country of countries) {
    app.deps.activity.add({
      kind: 'view',
      at: app.clock.now(),
      username: ana.username,
      visitor: `of ${country}`,
      sessionId: null,
      country,
      city: null,
      referrer: null,
    });
  }
  await ana.counted();
  const { rows } = await app.deps.database.query('select countries from profile_days where user_id = $1', [
    ana.id,
  ]);
  expect(Object.keys((rows as { countries: object }[])[0]?.countries ?? {}).sort()).toEqual(countries.sort());
});

test('a range that begins within a month counts from its first day on, and whole months whole', async () => {
  await setPlan(app, ana.id, 'pro');
  const days = [
    '2025-11-20',
    '2025-11-21',
    '2026-08-22',
    '2026-08-23',
    '2026-10-21',
    '2026-10-22',
    '2026-11-01',
  ];
  for (const day of days) {
    app.clock.set(new Date(`${day}T03:00:00Z`));
    await lookFrom(`https://of-${day}.example`);
    await lookFrom('https://always.example');
  }
  app.clock.set(new Date('2026-11-20T03:00:00Z'));
  for (const [range, first] of [
    ['30', 5],
    ['90', 3],
    ['365', 1],
  ] as const) {
    const { referrers, countries } = await ana.trends(range);
    const inside = days.slice(first).map((day) => ({ referrer: `https://of-${day}.example`, views: 1 }));
    expect(referrers).toEqual([{ referrer: 'https://always.example', views: inside.length }, ...inside]);
    expect(countries).toEqual([{ country: null, views: 2 * inside.length }]);
  }
});
