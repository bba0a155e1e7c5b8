import { expect, test } from 'vitest';
import { setPlan } from '../../../testing/billing/subscriptions';
import { startTestApp } from '../../../testing/test-app';
import { download, look, newOwner } from '../testing/visitor';

const toldBy = { GEO_COUNTRY_HEADER: 'CF-IPCountry', GEO_CITY_HEADER: 'CF-IPCity' };

const claims = (address: string) => ({
  'x-forwarded-for': address,
  'cf-ipcountry': 'PH',
  'cf-ipcity': 'Cebu City',
});

test('without a trusted proxy, claimed addresses and countries change nothing', async () => {
  const app = await startTestApp({ environment: { ...toldBy, TRUST_PROXY: '0' } });
  const ana = await newOwner(app, 'Ana');
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    await look(app, ana.username, { headers: claims(address) });
  }
  await download(app, ana.username, 'resume_pdf', { headers: claims('203.0.113.1') });
  const { profileViews, recentViews, recentDownloads } = await ana.summary();
  expect(profileViews).toBe(1);
  expect(recentViews).toMatchObject([{ viewerCountry: null, viewerCity: null }]);
  expect(recentDownloads).toMatchObject([{ downloaderCountry: null }]);
  await app.stop();
});

test('behind one, visitors and their places come from its headers', async () => {
  const app = await startTestApp({ environment: { ...toldBy, TRUST_PROXY: '1' } });
  const ana = await newOwner(app, 'Ana');
  await setPlan(app, ana.id, 'pro');
  await look(app, ana.username, { headers: claims('203.0.113.1') });
  await look(app, ana.username, {
    headers: { ...claims('203.0.113.2'), 'cf-ipcountry': 'SG', 'cf-ipcity': '' },
  });
  await download(app, ana.username, 'resume_pdf', { headers: claims('203.0.113.1') });
  const { recentViews, recentDownloads } = await ana.summary();
  expect(recentViews).toMatchObject([
    { viewerCountry: 'SG', viewerCity: null },
    { viewerCountry: 'PH', viewerCity: 'Cebu City' },
  ]);
  expect(recentDownloads).toMatchObject([{ downloaderCountry: 'PH' }]);
  expect((await ana.trends()).countries).toEqual([
    { country: 'PH', views: 1 },
    { country: 'SG', views: 1 },
  ]);
  await app.stop();
});
