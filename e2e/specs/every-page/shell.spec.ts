import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../accessibility';
import { getCurrentUser } from '../../../shared/accounts/endpoints';
import type { CurrentUser } from '../../../shared/accounts/schema';
import { updateBilling } from '../../../shared/admin-billing/endpoints';
import { changeAnswers, holdCalls } from '../../calls';
import { expectColor } from '../../colors';
import { expect, newPerson, test } from '../../fixtures';
import { openPerson } from '../../own-app';
import { DashboardPage } from '../../pages/dashboard-page';

test('the landing page fits any screen and explains the product @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/resume/i);
  for (const blurb of ['Easy Builder', 'Upload Credentials', 'Share Profile']) {
    await expect(page.getByRole('heading', { name: blurb })).toBeVisible();
  }
  await expect(page.getByText('Most Popular')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the dashboard fits any screen and restores its tab after a reload @phone', async ({
  page,
  openDashboard,
}) => {
  const dashboard = await openDashboard(newPerson());
  for (const name of ['Resume Builder', 'Credentials', 'Templates', 'Profile'] as const) {
    await dashboard.tab(name).click();
    await expect(dashboard.tab(name)).toHaveAttribute('aria-selected', 'true');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.reload();
  await expect(dashboard.tab('Profile')).toHaveAttribute('aria-selected', 'true');
});

const addressesOf = (links: Locator) =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));

const colorOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);

test('the bar marks the current page and shows administrators their tools', async ({
  page,
  openDashboard,
}) => {
  const { navigation } = await openDashboard('Admin');
  const links = navigation.getByRole('link');
  await expect(links).toHaveText([
    'Husay',
    'Dashboard',
    'Documents',
    'Applications',
    'Billing',
    'Admin Billing',
    'Webhook Monitor',
    'Upgrade',
  ]);
  expect(await addressesOf(links)).toEqual([
    '/',
    '/',
    '/documents',
    '/applications',
    '/billing',
    '/admin/manual-billing',
    '/webhook-monitor',
    '/billing',
  ]);
  for (const [name, path] of [
    ['Dashboard', '/'],
    ['Documents', '/documents'],
    ['Applications', '/applications'],
    ['Billing', '/billing'],
    ['Admin Billing', '/admin/manual-billing'],
    ['Webhook Monitor', '/webhook-monitor'],
  ] as const) {
    const link = navigation.getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(navigation.locator('[aria-current=page]:visible')).toHaveText(name);
    // It is marked visually, not only for screen readers.
    const another = navigation.getByRole('link', {
      name: name === 'Billing' ? 'Dashboard' : 'Billing',
      exact: true,
    });
    await page.mouse.move(0, 400);
    await expect.poll(async () => (await colorOf(link)) === (await colorOf(another))).toBe(false);
  }
});

test('the account menu names the user and leads administrators to their tools @phone', async ({
  page,
  openDashboard,
}) => {
  const dashboard = await openDashboard('Admin');
  await dashboard.openAccountMenu();
  const { accountMenu } = dashboard;
  for (const part of ['Admin', 'admin@husay.test', 'Free Plan'])
    await expect(accountMenu.getByText(part, { exact: true })).toBeVisible();
  const items = accountMenu.getByRole('link');
  await expect(items).toHaveText(['Dashboard', 'Billing', 'Admin Billing', 'Webhook Monitor', 'Log out']);
  expect(await addressesOf(items)).toEqual([
    '/',
    '/billing',
    '/admin/manual-billing',
    '/webhook-monitor',
    '/api/logout',
  ]);
  await expectAccessible(page);
  await items.filter({ hasText: 'Webhook Monitor' }).click();
  await expect(page).toHaveURL('/webhook-monitor');
});

test('administrators’ links are hidden from users @phone', async ({ page, openDashboard }) => {
  const dashboard = await openDashboard(newPerson());
  await expect(page.locator('a[href="/admin/manual-billing"], a[href="/webhook-monitor"]')).toHaveCount(0);
  await dashboard.openAccountMenu();
  await expect(dashboard.accountMenu.getByRole('link')).toHaveText(['Dashboard', 'Billing', 'Log out']);
});

test('a paying user has no upgrade link; the menu shows the plan in its color', async ({
  page,
  browser,
  signIn,
}) => {
  const paying = await openPerson(browser, newPerson());
  const dashboard = new DashboardPage(paying.page);
  await dashboard.goto();
  await expect(dashboard.navigation.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
    'href',
    '/billing',
  );
  await dashboard.openAccountMenu();
  await expectColor(dashboard.accountMenu.getByText('Free Plan'), 'gray');
  await signIn('Admin');
  for (const [newStatus, words, color] of [
    ['pro', 'Pro Plan', 'green'],
    ['agency', 'Agency Plan', 'purple'],
  ] as const) {
    const data = { userId: paying.id, newStatus, reason: 'A test' };
    expect((await page.request.post(updateBilling.path, { data })).status()).toBe(200);
    await paying.page.goto('/');
    await dashboard.openAccountMenu();
    await expectColor(dashboard.accountMenu.getByText(words, { exact: true }), color);
    await expect(paying.page.getByRole('link', { name: /^Upgrade/ })).toHaveCount(0);
  }
  await paying.close();
});

test('a user without a name is shown by email', async ({ openDashboard }) => {
  const person = { ...newPerson(), firstName: '', lastName: '' };
  const dashboard = await openDashboard(person);
  await dashboard.openAccountMenu();
  // As the name, and as the email.
  await expect(dashboard.accountMenu.getByText(person.email, { exact: true })).toHaveCount(2);
});

test('the session check shows a centered spinner; without name and email the user is User @phone', async ({
  page,
  signIn,
}) => {
  await signIn(newPerson());
  // The page data names the signed-in user; without it the page sends a request.
  await page.route('/billing', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script[^>]*id="initial-data"[^>]*>[^]*?<\/script>/, '');
    await route.fulfill({ response, body });
  });
  await changeAnswers<CurrentUser>(page, getCurrentUser.path, (user) => ({
    ...user,
    firstName: '',
    lastName: '',
    email: '',
  }));
  const letGo = await holdCalls(page, getCurrentUser.path);
  await page.goto('/billing');
  const spinner = page.getByRole('status', { name: 'Loading' });
  await expect(spinner).toBeVisible();
  const { x, y, width, height } = (await spinner.locator('svg').boundingBox())!;
  const screen = page.viewportSize()!;
  expect(Math.abs(x + width / 2 - screen.width / 2)).toBeLessThan(2);
  expect(Math.abs(y + height / 2 - screen.height / 2)).toBeLessThan(2);
  letGo();
  await expect(page.getByRole('button', { name: 'Account of User' })).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

for (const path of [
  '/billing',
  '/analytics',
  '/subscription-test',
  '/webhook-test',
  '/maya-debug',
  '/webhook-monitor',
  '/admin/manual-billing',
]) {
  test(`${path} passes axe`, async ({ page, signIn }) => {
    await signIn('Admin');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test('administrators’ pages tell users that they have no access', async ({ page, openDashboard }) => {
  const { navigation } = await openDashboard(newPerson());
  await expect(navigation.getByRole('link', { name: 'Admin Billing' })).toHaveCount(0);
  await page.goto('/webhook-monitor');
  await expect(page.getByRole('heading', { level: 1, name: 'Administrators only' })).toBeAttached();
  await expectAccessible(page);
});

test('a visitor gets the sign-in prompt, and a 404 on administrators’ pages @phone', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Log In', 'Get Started Free'])
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })).toHaveAttribute(
      'href',
      '/api/login',
    );
  await expect(page.locator('a[href="/admin/manual-billing"], a[href="/webhook-monitor"]')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, navigates and closes', async ({ page, openDashboard }) => {
    const { navigation } = await openDashboard(newPerson());
    const menu = page.locator('#mobile-menu');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link', { name: 'Upgrade to Pro' })).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Billing' }).click();
    await expect(page).toHaveURL('/billing');
    await expect(menu).toBeHidden();

    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await navigation.press('Escape');
    await expect(menu).toBeHidden();
  });

  test('the menu of an administrator leads to billing too', async ({ page, openDashboard }) => {
    await openDashboard('Admin');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const links = page.locator('#mobile-menu').getByRole('link');
    await expect(links).toHaveText([
      'Dashboard',
      'Documents',
      'Applications',
      'Billing',
      'Admin Billing',
      'Upgrade to Pro',
    ]);
    expect(await addressesOf(links)).toEqual([
      '/',
      '/documents',
      '/applications',
      '/billing',
      '/admin/manual-billing',
      '/billing',
    ]);
    await links.filter({ hasText: 'Admin Billing' }).click();
    await expect(page).toHaveURL('/admin/manual-billing');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('#mobile-menu [aria-current=page]')).toHaveText('Admin Billing');
    await expectAccessible(page);
  });
});

test.describe('an unknown address', () => {
  // The browser logs the page's status.
  test.use({ expectedErrors: [/status of 404/] });

  test('is a 404 page for a visitor @phone', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expectAccessible(page);
  });

  for (const path of [
    '/subscription-test',
    '/webhook-test',
    '/maya-debug',
    '/webhook-monitor',
    '/admin/manual-billing',
  ])
    test(`is ${path} to a visitor`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    });

  test('is a 404 page for a user, with a way back', async ({ page, openDashboard }) => {
    const { welcome } = await openDashboard(newPerson());
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(welcome).toBeVisible();
  });

  test('below /api is a JSON response', async ({ request }) => {
    const response = await request.get('/api/no-such-call');
    expect(response.status()).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});
