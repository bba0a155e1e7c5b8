import { readFile } from 'node:fs/promises';
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

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a license and its validity are in the first screen, without scrolling', async ({ page }) => {
    const profile = new ProfilePage(page);
    await profile.goto('maria-santos');
    const licenses = profile.section('Licenses and Certifications');
    const [name, validity] = [licenses.getByRole('heading', { level: 3 }), licenses.getByText('Valid')];
    await expect(name.first()).toBeInViewport({ ratio: 1 });
    await expect(validity.first()).toBeInViewport({ ratio: 1 });
    await expect(licenses.getByRole('link', { name: /^Check with PRC/ })).toHaveAttribute(
      'href',
      'https://verification.prc.gov.ph/',
    );
  });
});

test('on a wide screen licenses and credentials are beside the summary', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const profile = new ProfilePage(page);
  await profile.goto('maria-santos');
  const [summary, licenses, credentials] = await Promise.all(
    ['Summary', 'Licenses and Certifications', 'Credentials'].map((title) =>
      profile.section(title).boundingBox(),
    ),
  );
  expect(licenses!.x).toBeGreaterThan(summary!.x + summary!.width);
  expect(licenses!.y).toBe(summary!.y);
  expect(credentials!.x).toBe(licenses!.x);
});

test('a profile of usual length prints on one page', async ({ page }) => {
  await new ProfilePage(page).goto('maria-santos');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('Save Contact gives a card for the address book @phone', async ({ page }) => {
  await new ProfilePage(page).goto('maria-santos');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save Contact' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('maria-santos.vcf');
  const card = await readFile(await download.path(), 'utf8');
  expect(card).toContain('FN:Maria Santos\r\n');
  expect(card).toContain('EMAIL;TYPE=INTERNET:maria.santos@example.com\r\n');
});

test('a link preview needs no JavaScript', async ({ request, baseURL }) => {
  const html = await (await request.get('/profile/maria-santos')).text();
  expect(html).toContain(`<title>Maria Santos – ${sampleResume.title} | Husay</title>`);
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/profile/maria-santos">`);
  expect(html).toContain(`<meta property="og:image" content="${baseURL}/profile/maria-santos/picture.jpg?v=`);
  const linked = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  expect(JSON.parse(linked ?? '')).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Maria Santos', jobTitle: sampleResume.title },
  });
});

test('the link preview’s picture exists and may be fetched', async ({ request }) => {
  const html = await (await request.get('/profile/maria-santos')).text();
  const picture = new URL(/<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '');
  const response = await request.get(picture.pathname + picture.search);
  expect(response.headers()['content-type']).toBe('image/jpeg');
  const rules = await (await request.get('/robots.txt')).text();
  expect(rules).toMatch(/^Allow: \/api\/credentials\/\*\/thumbnail$/m);
  expect(rules).not.toMatch(/^Disallow: \/profile/m);
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
