import { expectAccessible, expectNoSidewaysScroll } from '../../accessibility';
import type { Page } from '@playwright/test';
import { getVisibility } from '../../../shared/public-profile/endpoints';
import { expect, newPerson, test } from '../../fixtures';
import { ProfilePage } from '../../pages/profile-page';
import { ResumeBuilder } from '../../pages/resume-builder';

const userAgents = {
  android:
    'Mozilla/5.0 (Linux; Android 13; SM-A127F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/430.0.0.0;]',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/440.0;FBDV/iPhone14,5]',
};

/** Plays the device's share sheet only; the file is made as ever. Returns what it was given. */
const playShareSheet = async (page: Page) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async ({ files }: { files: File[] }) => {
        const [file] = files;
        const start = await file!.slice(0, 8).text();
        Object.assign(window, { shared: [file!.name, file!.type, start, files.length] });
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { shared?: unknown[] }).shared);
};

test('the PDF itself goes to the share sheet, and counts as a download @phone', async ({ page }) => {
  const shared = await playShareSheet(page);
  const profile = new ProfilePage(page);
  await profile.goto('maria-santos');
  await profile.shareButton.click();
  const dialog = page.getByRole('dialog', { name: 'Share Profile' });
  await expect(dialog.getByRole('button', { name: 'Share PDF' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const counted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/profile/maria-santos/downloads'),
  );
  await dialog.getByRole('button', { name: 'Share PDF' }).click();
  await counted;
  const [name, ...rest] = (await shared()) ?? [];
  expect(name).toMatch(/^Maria_Santos_CV_.*\.pdf$/);
  // jsPDF's header is fixed; the catalog names version 1.7.
  expect(rest).toEqual(['application/pdf', '%PDF-1.3', 1]);
});

test('from the dashboard one press saves and shares; a free PDF says so, with the trial beside it @phone', async ({
  page,
  openDashboard,
}) => {
  const shared = await playShareSheet(page);
  await openDashboard(newPerson('Liza', 'Reyes'));
  const builder = new ResumeBuilder(page);
  const dialog = page.getByRole('dialog', { name: 'Share Profile' });
  const openDialog = () => page.getByRole('button', { name: 'Share Profile' }).first().click();
  await builder.field('Title').fill('Nurse');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${getVisibility.path}`, async (route) => {
    await asked;
    await route.continue();
  });
  await openDialog();
  await expect(dialog.getByLabel('Profile link')).toBeVisible();
  await expect(dialog).toHaveCSS('transform', 'none');
  const close = dialog.getByRole('button', { name: 'Close' });
  const place = await close.boundingBox();
  answer();
  await expect(dialog.getByRole('link', { name: 'Fill in My Resume' })).toBeVisible();
  // What comes later does not move what is about to be pressed.
  expect(await close.boundingBox()).toEqual(place);
  // Nothing is saved that could be sent.
  await expect(dialog.getByRole('group', { name: 'Resume PDF' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await builder.save();
  await builder.field('Title').fill('Head Nurse');
  await openDialog();
  await expect(dialog.getByText('Your PDF has the “Husay FREE” watermark of the free plan.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Start Pro Trial' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Share the last saved version' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Save and share' }).click();
  await expect
    .poll(shared)
    .toEqual(['Liza_Reyes_CV_Modern_Professional.pdf', 'application/pdf', '%PDF-1.3', 1]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
});

test.describe('in Messenger’s browser on Android', () => {
  test.use({ userAgent: userAgents.android });

  test('a notice opens the real browser, on every page @phone', async ({ page, baseURL }) => {
    for (const path of ['/profile/maria-santos', '/']) {
      await page.goto(path);
      const notice = page.getByRole('region', { name: 'Your browser' });
      await expect(notice.getByText('You are in Messenger’s browser')).toBeVisible();
      await expect(notice.getByRole('link', { name: 'Open in My Browser' })).toHaveAttribute(
        'href',
        `intent://${new URL(baseURL!).host}${path}#Intent;scheme=http;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=${encodeURIComponent(baseURL! + path)};end`,
      );
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Close this notice' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Your browser' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Start Building for Free' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your browser' })).toHaveCount(0);
  });
});

test.describe('in Facebook’s browser on an iPhone', () => {
  test.use({ userAgent: userAgents.iPhone, permissions: ['clipboard-read', 'clipboard-write'] });

  test('a notice says how to open the real browser, and copies the link @phone', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/profile/maria-santos');
    const notice = page.getByRole('region', { name: 'Your browser' });
    await expect(notice).toContainText('You are in Facebook’s browser');
    await expect(notice).toContainText('“Open in Safari”');
    await notice.getByRole('button', { name: 'Copy Link' }).click();
    await expect(notice.getByRole('button', { name: 'Link Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/profile/maria-santos`);
  });
});
