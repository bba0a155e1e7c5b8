import { expect, test } from 'vitest';
import * as api from '#shared/analytics/endpoints';
import type { DownloadsPage, ViewsPage } from '#shared/analytics/schema';
import { refusal } from '../../../testing/requests/refusal';
import { setPlan } from '../../../testing/billing/subscriptions';
import { addCredential } from '../testing/credentials';
import { browserOf, download, look, newOwner } from '../testing/visitor';
import { ana, app, people, useAnalyticsApp } from '../testing/analytics-app';

useAnalyticsApp();

const later = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));

let visitors = 0;

/** So many views by different visitors who came from there. */
const lookFrom = (referrer: string, count = 1) =>
  Promise.all(
    Array.from({ length: count }, () =>
      look(app, ana.username, { body: { referrer }, headers: browserOf(`Visitor/${++visitors}`) }),
    ),
  );

test.each([api.getAnalyticsSummary, api.listProfileViews, api.listProfileDownloads, api.getAnalyticsTrends])(
  '$path is 401 when signed out',
  async ({ path }) => {
    expect(await refusal(await app.visitor().get(path))).toMatchObject({
      status: 401,
      message: 'Unauthorized',
    });
  },
);

test('the summary has the latest five of each, the newest first', async () => {
  for (let view = 1; view <= 7; view++) {
    later(1);
    await lookFrom(`https://site-${view}.example`);
    await download(app, ana.username, 'resume_pdf');
  }
  const summary = await ana.summary();
  expect([summary.profileViews, summary.downloads]).toEqual([7, 7]);
  expect(summary.recentViews.map(({ referrer }) => referrer?.at(13))).toEqual(['7', '6', '5', '4', '3']);
  expect(summary.recentDownloads.map(({ downloadedAt }) => downloadedAt.slice(14, 16))).toEqual([
    '07',
    '06',
    '05',
    '04',
    '03',
  ]);
});

test('users see only their own', async () => {
  const ben = await newOwner(app, `Ben${people}`);
  await look(app, ana.username);
  await download(app, ana.username, 'resume_pdf');
  await setPlan(app, ben.id, 'pro');
  expect(await ben.summary()).toMatchObject({
    profileViews: 0,
    downloads: 0,
    recentViews: [],
    recentDownloads: [],
  });
  expect(await ben.read('/api/analytics/views')).toEqual({ views: [], next: null });
  expect(await ben.read('/api/analytics/downloads')).toEqual({ downloads: [], next: null });
  expect((await ben.trends()).referrers).toEqual([]);
});

test('views come page after page, each once, also those of one moment, while new ones come in', async () => {
  for (const site of ['a', 'b', 'c']) {
    await lookFrom(`https://${site}.example`, 3);
    later(1);
  }
  const seen: string[] = [];
  let next: string | null = null;
  do {
    const page: ViewsPage = await ana.read(`/api/analytics/views?limit=2${next ? `&before=${next}` : ''}`);
    expect(page.views.length).toBeLessThanOrEqual(2);
    seen.push(...page.views.map(({ id }) => id));
    ({ next } = page);
    await lookFrom(`https://new-${seen.length}.example`);
  } while (next);
  expect(seen).toHaveLength(9);
  expect(seen.map(Number)).toEqual([...new Set(seen)].map(Number).sort((a, b) => b - a));
});

test('a page that is exactly full is the last one', async () => {
  await lookFrom('https://a.example', 4);
  const page: ViewsPage = await ana.read('/api/analytics/views?limit=4');
  expect([page.views.length, page.next]).toEqual([4, null]);
});

test('downloads come page after page too, with the titles of credentials', async () => {
  const license = await addCredential(ana.browser, 'Nursing license', true);
  for (const type of ['resume_pdf', license, 'resume_pdf']) {
    await download(app, ana.username, type);
    later(1);
  }
  const first: DownloadsPage = await ana.read('/api/analytics/downloads?limit=2');
  expect(first.downloads.map(({ credentialTitle }) => credentialTitle)).toEqual([null, 'Nursing license']);
  const second: DownloadsPage = await ana.read(`/api/analytics/downloads?limit=2&before=${first.next}`);
  expect(second.downloads.map(({ downloadType }) => downloadType)).toEqual(['resume_pdf']);
  expect(second.next).toBe(null);
});

test.each([
  'limit=0',
  'limit=101',
  'limit=a',
  'before=x',
  'before=',
  `before=${'a'.repeat(101)}`,
  'before=LjE',
  // The years 33658 and 10000.
  `before=${Buffer.from('999999999999999.1').toString('base64url')}`,
  `before=${Buffer.from('253402300800000.1').toString('base64url')}`,
])('a page of %s is refused in plain words', async (query) => {
  for (const list of ['views', 'downloads']) {
    const answer = await refusal(await ana.browser.get(`/api/analytics/${list}?${query}`));
    expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(Object.keys(answer.fields ?? {})).toEqual([query.split('=')[0]]);
  }
});
