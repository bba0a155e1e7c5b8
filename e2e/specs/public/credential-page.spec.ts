import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../accessibility';
import { getPublicProfile, profilePath } from '../../../shared/public-profile/endpoints';
import type { PublicProfile } from '../../../shared/public-profile/schema';
import { credentialPagePath } from '../../../shared/credentials/endpoints';
import { pdfText } from '../../pdf-text';
import { CredentialPage } from '../../pages/credential-page';
import { ProfilePage } from '../../pages/profile-page';
import { expect, test } from '../../fixtures';

const maria = 'maria-santos';

/** The sample user's public credentials: a picture, then a PDF. */
const publicCredentials = async (request: APIRequestContext) => {
  const response = await request.get(getPublicProfile.path.replace(':username', maria));
  const [certificate, license] = ((await response.json()) as PublicProfile).credentials;
  if (!certificate || !license) throw new Error('The sample person shows no two credentials');
  return { certificate, license };
};

test.describe('with the file in a new tab', () => {
  // The file's policy blocks the style and script of the browser's picture viewer.
  test.use({ expectedErrors: [/\/api\/credentials\/[0-9a-f-]+\/file\)$/] });

  test('a visitor opens a credential from a profile, and its file @phone', async ({ page, request }) => {
    const { certificate } = await publicCredentials(request);
    const profile = new ProfilePage(page);
    await profile.goto(maria);
    const section = profile.section('Credentials');
    await expect(section.getByRole('listitem')).toHaveCount(2);
    await expect(section.getByRole('link', { name: certificate.title })).toHaveAttribute('target', '_blank');
    await expectNoSidewaysScroll(page);

    const details = section.getByRole('listitem').filter({ hasText: certificate.title });
    await details.getByRole('link', { name: 'Details' }).click();
    const credential = new CredentialPage(page);
    await expect(credential.title).toHaveText(certificate.title);
    await expect(page).toHaveURL(credentialPagePath(maria, certificate.id));
    await expect(page).toHaveTitle(`${certificate.title} – Maria Santos | Husay`);
    await expect(page.getByText(certificate.issuer, { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Self-declared', { exact: true })).toBeVisible();
    // The picture itself has loaded, not only its frame.
    await expect
      .poll(() => credential.picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(480);
    await expectNoSidewaysScroll(page);

    const file = await credential.openFile();
    expect(file.headers()['content-type']).toBe('image/png');
    const bytes = await file.body();
    await expect(credential.sha256).toHaveText(createHash('sha256').update(bytes).digest('hex'));

    await credential.checkFile({ name: 'sent to me.png', mimeType: 'image/png', buffer: bytes });
    await expect(page.getByText('The same file', { exact: true })).toBeVisible();
    const altered = Buffer.from(bytes);
    altered[bytes.length - 20] = 255 - altered[bytes.length - 20]!;
    await credential.checkFile({ name: 'altered.png', mimeType: 'image/png', buffer: altered });
    await expect(page.getByText('Not the same file', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await credential.profileLink.click();
    await expect(page).toHaveURL(profilePath(maria));
  });

  test('a link to a credential requests only its picture and its owner’s photo @phone', async ({
    page,
    request,
  }) => {
    const { certificate, license } = await publicCredentials(request);
    const calls: string[] = [];
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url());
      // The beacon for the opened file is allowed; it fetches nothing.
      const isOpening = sent.method() === 'POST' && pathname === `/api/profile/${maria}/downloads`;
      const isPhoto = pathname.startsWith('/api/photos/');
      if (pathname.startsWith('/api/') && !isOpening && !isPhoto) calls.push(pathname);
    });
    const credential = new CredentialPage(page);
    await credential.goto(maria, license.id);
    await expect(credential.title).toHaveText(license.title);
    await expect(page.getByText('Check a file')).toBeVisible();
    expect(calls).toEqual([]);
    await expect(page.getByText('PDF file')).toBeVisible();
    expect((await credential.openFile()).headers()['content-type']).toBe('application/pdf');
    await expectAccessible(page);

    calls.length = 0;
    await credential.goto(maria, certificate.id);
    await expect(page.getByText('Check a file')).toBeVisible();
    expect(calls.filter((path) => !path.startsWith(`/api/credentials/${certificate.id}/`))).toEqual([]);
  });
});

test.describe('the SHA-256', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied as one word', async ({ page, request }) => {
    const { license } = await publicCredentials(request);
    const credential = new CredentialPage(page);
    await credential.goto(maria, license.id);
    await expect(credential.sha256).toBeHidden();
    await credential.openTechnicalDetails();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Copy SHA-256' }).click();
    await expect(page.getByText('SHA-256 copied')).toBeAttached();
    const digits = await credential.sha256.textContent();
    expect(digits).toMatch(/^[0-9a-f]{64}$/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(digits);
    await credential.sha256.click();
    expect(await page.evaluate(() => String(getSelection()))).toBe(digits);
  });
});

test('its owner sees it as visitors do, with the signed-in bar', async ({ page, request, openDashboard }) => {
  const { license } = await publicCredentials(request);
  const { navigation } = await openDashboard('Maria Santos');
  const credential = new CredentialPage(page);
  await credential.goto(maria.toUpperCase(), license.id);
  await expect(credential.title).toHaveText(license.title);
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a credential is readable @phone', async ({ page, request }) => {
    const { certificate } = await publicCredentials(request);
    const credential = new CredentialPage(page);
    await credential.goto(maria, certificate.id);
    await expect(credential.title).toHaveText(certificate.title);
    await expect(credential.picture).toBeVisible();
    await expect(credential.sha256).toHaveText(/^[0-9a-f]{64}$/);
    await expect(page.getByText(/No one has verified it/)).toBeVisible();
    await expect(page.getByText('Check a file')).toHaveCount(0);
    await credential.profileLink.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Maria Santos' })).toBeVisible();
  });
});

test.describe('a missing credential', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('shows a message and a link to the profile @phone', async ({ page }) => {
    const response = await page.goto(
      `${profilePath(maria)}/credentials/00000000-0000-4000-8000-000000000000`,
    );
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Credential Not Found' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open the Profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Maria Santos' })).toBeVisible();
  });
});

test('the single-column resume prints only public credentials, after the skills', async ({
  page,
  request,
  openDashboard,
}) => {
  const { certificate, license } = await publicCredentials(request);
  const dashboard = await openDashboard('Maria Santos');
  await dashboard.tab('Templates').click();
  const card = page.getByRole('button', { name: 'Download Minimalist Clean' });
  const [download] = await Promise.all([page.waitForEvent('download'), card.click()]);
  const text = await pdfText(download);
  const places = ['Triage', certificate.title, certificate.issuer, 'Mar 8, 2025', license.title].map((part) =>
    text.lastIndexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(text).toContain(license.description);
  expect(text).not.toContain('NBI clearance');
});
