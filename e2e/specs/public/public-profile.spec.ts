import { expectAccessible, expectNoSidewaysScroll } from '../../accessibility';
import { sampleResume } from '../../../shared/resume/sample-resume';
import { pdfText } from '../../pdf-text';
import { ProfilePage } from '../../pages/profile-page';
import { expect, test } from '../../fixtures';

test('a profile renders for a visitor without further requests @phone', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isPicture = /^\/api\/(photos\/|credentials\/[^/]+\/thumbnail$)/.test(pathname);
    // The beacon is allowed; it fetches nothing.
    const isView = request.method() === 'POST' && pathname === '/api/profile/maria-santos/views';
    if (pathname.startsWith('/api/') && !isPicture && !isView) calls.push(pathname);
  });
  const profile = new ProfilePage(page);
  await profile.goto('maria-santos');
  await expect(profile.name).toHaveText('Maria Santos');
  await expect(page.getByText(sampleResume.title).first()).toBeVisible();
  for (const { company } of sampleResume.experience) await expect(page.getByText(company)).toBeVisible();
  await expect(page).toHaveTitle(`Maria Santos – ${sampleResume.title} | Husay`);
  expect(calls).toEqual([]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a link preview needs no JavaScript', async ({ request, baseURL }) => {
  const html = await (await request.get('/profile/maria-santos')).text();
  expect(html).toContain(`<title>Maria Santos – ${sampleResume.title} | Husay</title>`);
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/profile/maria-santos">`);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/api\/photos\/[0-9a-f-]+">/);
  const linked = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  expect(JSON.parse(linked ?? '')).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Maria Santos', jobTitle: sampleResume.title },
  });
});

test('the link preview’s picture exists and may be fetched', async ({ request }) => {
  const html = await (await request.get('/profile/maria-santos')).text();
  const photo = new URL(/<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '').pathname;
  const rules = await (await request.get('/robots.txt')).text();
  expect(rules).toMatch(/^Allow: \/api\/credentials\/\*\/thumbnail$/m);
  expect(rules.indexOf(`Allow: ${photo.replace(/[^/]*$/, '')}`)).toBeGreaterThan(0);
  const card = await request.get('/share-card.png');
  expect(card.headers()['content-type']).toBe('image/png');
});

test("a visitor downloads the owner's template", async ({ page }) => {
  const profile = new ProfilePage(page);
  await profile.goto('maria-santos');
  const [download] = await Promise.all([page.waitForEvent('download'), profile.downloadButton.click()]);
  expect(download.suggestedFilename()).toMatch(/^Maria_Santos_CV_.+\.pdf$/);
  expect(await pdfText(download)).toContain('Maria Santos');
});

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the link, offers channels and shows a QR code @phone', async ({ page, baseURL }) => {
    const profile = new ProfilePage(page);
    await profile.goto('maria-santos');
    await profile.shareButton.click();
    const dialog = page.getByRole('dialog', { name: 'Share Profile' });
    await dialog.getByRole('button', { name: /copy/i }).first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/profile/maria-santos`);
    await expect(dialog.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:/);
    await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );

    await dialog.getByRole('button', { name: /generate/i }).click();
    await expect(dialog.getByRole('img', { name: /QR/ })).toBeVisible();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: /download/i }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('maria-santos-profile-qr.png');
    await dialog.getByRole('button', { name: /clear/i }).click();
    await expect(dialog.getByRole('img', { name: /QR/ })).toHaveCount(0);
  });
});

test.describe('an unknown username', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('gets the not-found card @phone', async ({ page }) => {
    await page.goto('/profile/unknown-user');
    await expect(page.getByText('Profile Not Found')).toBeVisible();
    await expect(page.getByText("The profile you're looking for doesn't exist.")).toBeVisible();
    await expectAccessible(page);
  });
});
