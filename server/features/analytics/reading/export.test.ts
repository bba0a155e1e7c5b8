import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportDownloadsPath, exportViewsPath } from '#shared/analytics/endpoints';
import { refusal } from '../../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { addCredential } from '../testing/credentials';
import { browserOf, download, look, newOwner, type Owner } from '../testing/visitor';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    environment: { TRUST_PROXY: '1', GEO_COUNTRY_HEADER: 'CF-IPCountry', GEO_CITY_HEADER: 'CF-IPCity' },
  });
});
afterAll(() => app.stop());

const from = (city: string) => ({
  'x-forwarded-for': '203.0.113.1',
  'cf-ipcountry': 'PH',
  'cf-ipcity': city,
});

const file = async ({ browser }: Owner, path: string) => {
  await app.recorded();
  const response = await browser.get(path);
  return {
    response,
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
  };
};

test.each([exportViewsPath, exportDownloadsPath])('%s is 401 when signed out', async (path) => {
  expect(await refusal(await app.visitor().get(path))).toMatchObject({
    status: 401,
    message: 'Unauthorized',
  });
});

test("views come as a file for a spreadsheet: one's own, the newest first, in Manila's time", async () => {
  const [ana, ben] = [await newOwner(app, 'Ana'), await newOwner(app, 'Ben')];
  await look(app, ana.username, {
    headers: from('Las Pi%C3%B1as'),
    body: { referrer: 'https://www.google.com' },
  });
  app.clock.set(new Date('2026-11-20T17:30:05Z'));
  await look(app, ana.username, { headers: { ...from('=cmd()'), ...browserOf('Other') } });
  await look(app, ben.username);
  const { response, text } = await file(ana, exportViewsPath);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=husay-profile-views.csv');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(text).toBe(
    [
      '\uFEFFViewed at (Manila),Country,City,Referrer',
      "2026-11-21 01:30:05,PH,'=cmd(),",
      '2026-11-20 09:00:00,PH,Las Piñas,https://www.google.com',
      '',
    ].join('\r\n'),
  );
});

test('downloads too, with the titles of credentials, which run nothing', async () => {
  app.clock.set(new Date('2026-11-20T01:00:00Z'));
  const ana = await newOwner(app, 'Anabel');
  const license = await addCredential(ana.browser, '=HYPERLINK("https://evil.example"), license', true);
  await download(app, ana.username, license, { headers: from('Manila') });
  await download(app, ana.username, 'resume_pdf');
  const { text } = await file(ana, exportDownloadsPath);
  expect(text).toBe(
    [
      '\uFEFFDownloaded at (Manila),What,Credential,Country',
      '2026-11-20 09:00:00,Resume PDF,,',
      `2026-11-20 09:00:00,Credential,"'=HYPERLINK(""https://evil.example""), license",PH`,
      '',
    ].join('\r\n'),
  );
});

test('a file of more rows than are read at once has each of them once', async () => {
  const ana = await newOwner(app, 'AnaMaria');
  await app.deps.database.query(
    `insert into profile_views (user_id, viewed_at, referrer)
     select $1, timestamptz '2026-11-01' + n / 3 * interval '1 minute', 'https://' || n || '.example' from generate_series(1, 2500) n`,
    [ana.id],
  );
  const { text } = await file(ana, exportViewsPath);
  const referrers = text.trim().split('\r\n').slice(1);
  expect([referrers.length, new Set(referrers.map((line) => line.split(',')[3])).size]).toEqual([2500, 2500]);
});

test('nothing to show is a file with its headings', async () => {
  const { text } = await file(await newOwner(app, 'Nobody'), exportViewsPath);
  expect(text).toBe('\uFEFFViewed at (Manila),Country,City,Referrer\r\n');
});
