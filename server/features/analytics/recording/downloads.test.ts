import { beforeEach, expect, test } from 'vitest';
import { refusal } from '../../../testing/requests/refusal';
import { setPlan } from '../../../testing/billing/subscriptions';
import { addCredential } from '../testing/credentials';
import { download, newOwner } from '../testing/visitor';
import { ana, app, people, useAnalyticsApp } from '../testing/analytics-app';

useAnalyticsApp();

let license: string;
beforeEach(async () => {
  license = await addCredential(ana.browser, 'Nursing license', true);
});

test('each download counts, also the same again', async () => {
  await download(app, ana.username, 'resume_pdf');
  await download(app, ana.username, 'resume_pdf');
  expect(await ana.counted()).toEqual([0, 2]);
});

test('opening a public credential is a download that says which', async () => {
  await download(app, ana.username, license);
  const { downloads, recentDownloads, credentialUploads } = await ana.summary();
  expect([downloads, credentialUploads]).toEqual([1, 1]);
  expect(recentDownloads).toMatchObject([
    { downloadType: 'credential', credentialTitle: 'Nursing license', downloaderCountry: null },
  ]);
});

test('a credential that is gone stays counted, without its title', async () => {
  await setPlan(app, ana.id, 'pro');
  await download(app, ana.username, license);
  await app.recorded();
  await ana.browser.send('DELETE', `/api/credentials/${license}`);
  const { downloads, recentDownloads } = await ana.summary();
  expect(downloads).toBe(1);
  expect(recentDownloads).toMatchObject([{ downloadType: 'credential', credentialTitle: null }]);
  expect((await ana.trends()).credentials).toEqual([{ id: license, title: null, opens: 1 }]);
  expect((await ana.read<{ downloads: unknown[] }>('/api/analytics/downloads')).downloads).toMatchObject([
    { downloadType: 'credential', credentialTitle: null },
  ]);
});

test('only what a visitor can open on this profile counts', async () => {
  const ben = await newOwner(app, `Ben${people}`);
  const others = await addCredential(ben.browser, 'Diploma', true);
  const hidden = await addCredential(ana.browser, 'Clearance', false);
  for (const type of [others, hidden, '00000000-0000-4000-8000-000000000000', 'profile_pdf', '']) {
    expect(await download(app, ana.username, type)).toBe(204);
  }
  expect(await ana.counted()).toEqual([0, 0]);
  expect(await ben.counted()).toEqual([0, 0]);
});

test("the owner's download is recorded and not part of any figure", async () => {
  await setPlan(app, ana.id, 'pro');
  expect((await ana.browser.send('POST', '/api/downloads')).status).toBe(204);
  expect(await ana.counted()).toEqual([0, 0]);
  expect((await ana.trends()).days.at(-1)).toMatchObject({ views: 0, downloads: 0 });
  const { rows } = await app.deps.database.query(
    'select own_downloads from profile_days where user_id = $1',
    [ana.id],
  );
  expect(rows).toEqual([{ own_downloads: 1 }]);
});

test("the owner's download is 401 when signed out", async () => {
  expect(await refusal(await app.visitor().send('POST', '/api/downloads'))).toMatchObject({
    status: 401,
    message: 'Unauthorized',
  });
});
