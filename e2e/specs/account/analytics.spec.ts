import type { Browser, Page } from '@playwright/test';
import { expectSound } from '../../accessibility';
import { getCurrentUser } from '../../../shared/accounts/endpoints';
import type { CurrentUser } from '../../../shared/accounts/schema';
import { getAnalyticsSummary } from '../../../shared/analytics/endpoints';
import type { AnalyticsSummary } from '../../../shared/analytics/schema';
import { uploadCredential } from '../../../shared/credentials/endpoints';
import { expectPaid } from '../../billing-checks';
import { AnalyticsPage } from '../../pages/analytics-page';
import { BillingPage } from '../../pages/billing-page';
import { ProfilePage } from '../../pages/profile-page';
import { publishResume } from '../../publish-resume';
import { expect, newPerson, test } from '../../fixtures';

// Longer than any column.
const credentialTitle =
  'Basic Life Support Certificate of Completion, American Heart Association, Cebu Chapter';

const usernameOf = async (page: Page) =>
  ((await (await page.request.get(getCurrentUser.path)).json()) as CurrentUser).username;

const addCredential = async (page: Page) => {
  const file = { name: 'license.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  const multipart = { file, title: credentialTitle, isPublic: 'true' };
  expect((await page.request.post(uploadCredential.path, { multipart })).status()).toBe(200);
};

/** Waits until the server has counted this. */
const expectCounted = (page: Page, counted: Pick<AnalyticsSummary, 'profileViews' | 'downloads'>) =>
  expect
    .poll(async () => {
      const summary = (await (await page.request.get(getAnalyticsSummary.path)).json()) as AnalyticsSummary;
      return { profileViews: summary.profileViews, downloads: summary.downloads };
    })
    .toEqual(counted);

/** A page of a signed-out visitor, in a browser that does not report automation. */
const openVisitor = async (browser: Browser, page: Page) => {
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace('Headless', '');
  const context = await browser.newContext({ userAgent });
  return { profile: new ProfilePage(await context.newPage()), close: () => context.close() };
};

const beaconSent = (page: Page, what: 'views' | 'downloads') =>
  page.waitForResponse((response) => new RegExp(`/api/profile/[^/]+/${what}$`).test(response.url()));

/** Opens a profile by a link on another site, downloads its PDF and opens its credential. */
const lookAround = async (profile: ProfilePage, username: string) => {
  const { page } = profile;
  const [view] = await Promise.all([
    beaconSent(page, 'views'),
    page.goto(`/profile/${username}`, { referer: 'https://www.facebook.com/' }),
  ]);
  expect(view.status()).toBe(204);
  await Promise.all([
    beaconSent(page, 'downloads'),
    page.waitForEvent('download'),
    profile.downloadButton.click(),
  ]);
  const link = profile.section('Credentials').getByRole('link', { name: /new tab/ });
  await Promise.all([beaconSent(page, 'downloads'), page.context().waitForEvent('page'), link.click()]);
};

test('the owner sees a visitor’s view, download and opened credential @phone', async ({
  page,
  browser,
  signIn,
}) => {
  // Axe scans three screens of this test, in light and dark mode.
  test.slow();
  await signIn(newPerson('Nena', 'Villar'));
  await publishResume(page);
  await addCredential(page);
  const username = await usernameOf(page);
  const visitor = await openVisitor(browser, page);
  await lookAround(visitor.profile, username);
  await expectCounted(page, { profileViews: 1, downloads: 2 });
  // Returning within half an hour is the same view.
  await Promise.all([beaconSent(visitor.profile.page, 'views'), visitor.profile.page.reload()]);
  await visitor.close();

  await page.goto('/');
  const analytics = new AnalyticsPage(page);
  await expect(analytics.figure('Profile Views')).toHaveText('1');
  await expect(analytics.figure('Downloads')).toHaveText('2');
  await expect(analytics.views.getByRole('listitem')).toHaveCount(1);
  await expect(analytics.views).toContainText('Unknown place');
  await expect(analytics.views).toContainText('Facebook');
  await expect(analytics.downloads.getByRole('listitem')).toHaveCount(2);
  await expect(analytics.downloads).toContainText('Resume PDF');
  await expect(analytics.downloads).toContainText(credentialTitle);
  await expectSound(page);

  await analytics.views.getByRole('link', { name: /^View All/ }).click();
  await expect(page).toHaveURL('/analytics');
  await expect(analytics.figure('Profile Views')).toHaveText('1');
  await expect(analytics.figure('Uploads')).toHaveText('1');
  await expect(analytics.views.getByRole('listitem')).toHaveCount(1);
  await expect(analytics.downloads.getByRole('listitem')).toHaveCount(2);
  await expect(analytics.lockedTrends).toContainText('The countries your visitors are in');
  await expect(analytics.lockedTrends.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
  await expect(analytics.chart).toHaveCount(0);
  await expectSound(page);

  const views = await analytics.export('views');
  expect(views.name).toMatch(/\.csv$/);
  expect(views.text).toContain('facebook.com');
  expect(views.text.trim().split(/\r?\n/)).toHaveLength(2);
  const downloads = await analytics.export('downloads');
  expect(downloads.text).toContain(credentialTitle);
  expect(downloads.text.trim().split(/\r?\n/)).toHaveLength(3);
});

test('a Pro user sees the days as a chart and as a table @phone', async ({ page, browser, signIn }) => {
  test.slow();
  await signIn(newPerson('Luz', 'Ocampo'));
  await publishResume(page);
  await addCredential(page);
  const username = await usernameOf(page);
  const billing = new BillingPage(page);
  await billing.goto();
  const maya = await billing.pay();
  await maya.payByCard();
  await expectPaid(page);
  const visitor = await openVisitor(browser, page);
  await lookAround(visitor.profile, username);
  await visitor.close();
  await expectCounted(page, { profileViews: 1, downloads: 2 });

  const analytics = new AnalyticsPage(page);
  await analytics.goto();
  await expect(analytics.lockedTrends).toHaveCount(0);
  await expect(analytics.chart).toHaveAttribute('aria-valuetext', /: 1 view, 1 visitor, 2 downloads$/);
  for (const [title, first] of [
    ['Top referrers', 'Facebook'],
    ['Places', 'Unknown place'],
    ['Credentials opened', credentialTitle],
  ] as const) {
    const ranking = page.getByRole('region', { name: title });
    await expect(ranking.getByRole('listitem').first()).toContainText(first);
  }
  await expectSound(page);

  await analytics.chart.focus();
  await page.keyboard.press('Home');
  await expect(analytics.chart).toHaveAttribute('aria-valuetext', /: 0 views, 0 visitors, 0 downloads$/);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(analytics.table.getByRole('row')).toHaveCount(31);
  await expectSound(page);

  await page.getByText('7 days', { exact: true }).click();
  await expect(page).toHaveURL('/analytics?range=7');
  await expect(analytics.table.getByRole('row')).toHaveCount(8);
  await page.reload();
  await expect(analytics.range('7 days')).toBeChecked();
});

test('a user without views gets a hint how to get one @phone', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  await expect(page.getByText('No views yet')).toBeVisible();
  const analytics = new AnalyticsPage(page);
  await analytics.goto();
  await expect(analytics.firstView.getByLabel('Profile link')).toHaveValue(/\/profile\//);
  await expect(analytics.firstView.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expect(analytics.views).toHaveCount(0);
  await expectSound(page);
});

test('owners on their own page are not counted', async ({ page, openDashboard }) => {
  const dashboard = await openDashboard(newPerson());
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  const own = page.waitForResponse('/api/downloads');
  await Promise.all([page.waitForEvent('download'), dashboard.downloadWithWatermark()]);
  expect((await own).status()).toBe(204);
  const profile = new ProfilePage(page);
  await profile.goto(await usernameOf(page));
  const again = page.waitForResponse('/api/downloads');
  await Promise.all([page.waitForEvent('download'), profile.downloadButton.click()]);
  expect((await again).status()).toBe(204);
  expect(calls).toEqual(['/api/downloads', '/api/downloads']);
  await page.goto('/');
  await expect(dashboard.welcome).toBeVisible();
  await expectCounted(page, { profileViews: 0, downloads: 0 });
});
