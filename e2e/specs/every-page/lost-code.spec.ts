import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility';
import { expect, expectToast, newPerson, test } from '../../fixtures';
import { ResumeBuilder } from '../../pages/resume-builder';

// Offline, or with a page open from before a release, the rest of the app cannot be loaded.
test.use({
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 404|Failed to fetch dynamically imported module/],
});

/** The chunk is gone until it is brought back. */
const takeAway = async (page: Page, part: string) => {
  const files = new RegExp(`/assets/${part}-[^/]+\\.js$`);
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(files);
};

test('saving without a connection shows an error and keeps the form', async ({
  page,
  context,
  openDashboard,
}) => {
  await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  await builder.field('Title').fill('Registered Nurse');
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Error', 'Failed to save resume. Please try again.');
  await expect(builder.field('Title')).toHaveValue('Registered Nurse');
  await context.setOffline(false);
  await builder.save();
  await expectToast(page, 'Resume Saved', 'Your resume has been saved successfully!');
});

test('a tab whose code is gone leaves the dashboard as it is, and is there after a reload', async ({
  page,
  openDashboard,
}) => {
  const bringBack = await takeAway(page, 'templates-tab');
  const dashboard = await openDashboard(newPerson());
  await new ResumeBuilder(page).field('Title').fill('Registered Nurse');
  await dashboard.tab('Templates').click();
  const templates = page.getByRole('tabpanel', { name: 'Templates' });
  await expect(templates.getByRole('alert')).toBeVisible();
  await expect(dashboard.welcome).toBeVisible();
  // The part says it in its place, so the notice above the page does not.
  await expect(page.getByRole('button', { name: 'Reload Page' })).toHaveCount(1);
  await expectAccessible(page);

  await dashboard.tab('Resume Builder').click();
  await expect(new ResumeBuilder(page).field('Title')).toHaveValue('Registered Nurse');
  await dashboard.tab('Templates').click();
  await bringBack();
  // The browser asks where typing is not on the server yet.
  page.once('dialog', (question) => question.accept());
  await templates.getByRole('button', { name: 'Reload Page' }).click();
  await expect(templates.getByRole('heading', { name: 'Modern Professional' })).toBeVisible();
  await dashboard.tab('Resume Builder').click();
  await expect(new ResumeBuilder(page).field('Title')).toHaveValue('Registered Nurse');
});

test('a page without its code keeps the bar', async ({ page, openDashboard }) => {
  const bringBack = await takeAway(page, 'billing');
  const { navigation } = await openDashboard(newPerson());
  await navigation.getByRole('link', { name: 'Billing' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await bringBack();
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing & Subscription' })).toBeVisible();
});

test('a dialog whose code is gone offers a reload, with every press', async ({ page, openDashboard }) => {
  const bringBack = await takeAway(page, 'photo-editor');
  await openDashboard('Maria Santos');
  const crop = page
    .getByRole('region', { name: 'Profile Photo' })
    .getByRole('button', { name: 'Crop or Rotate' });
  const notice = page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded' });
  await crop.click();
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Not Now' }).click();
  await expect(notice).toHaveCount(0);
  await crop.click();
  await expect(notice).toBeVisible();
  await bringBack();
  await notice.getByRole('button', { name: 'Reload Page' }).click();
  await crop.click();
  await expect(page.getByRole('dialog', { name: 'Crop and rotate' })).toBeVisible();
});

test('a file whose code is gone shows the specified toast alone, and offers a reload after it', async ({
  page,
  openDashboard,
}) => {
  await takeAway(page, 'download-pdf');
  await openDashboard('Maria Santos');
  const notice = page.getByText('Part of this page could not be loaded');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expectToast(page, 'Generation Failed', 'Failed to generate PDF. Please try again.');
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeVisible();
});
