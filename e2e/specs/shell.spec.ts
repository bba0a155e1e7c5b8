import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility';
import { getCurrentUser } from '../../shared/accounts/endpoints';
import type { CurrentUser } from '../../shared/accounts/schema';
import { updateBilling } from '../../shared/admin-billing/endpoints';
import { changeAnswers, holdCalls } from '../calls';
import { expectColour } from '../colours';
import { expect, newPerson, test } from '../fixtures';
import { openPerson } from '../own-app';
import { DashboardPage } from '../pages/dashboard-page';

test('the landing page says what this is, on any screen @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/resume/i);
  for (const blurb of ['Easy Builder', 'Upload Credentials', 'Share Profile']) {
    await expect(page.getByRole('heading', { name: blurb })).toBeVisible();
  }
  await expect(page.getByText('Most Popular')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the dashboard fits any screen and keeps its open tab over a reload @phone', async ({
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

const colourOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);

test('the bar shows where one is, and administrators their tools', async ({ page, openDashboard }) => {
  const { navigation } = await openDashboard('Admin');
  const links = navigation.getByRole('link');
  await expect(links).toHaveText([
    'Husay',
    'Dashboard',
    'Billing',
    'Admin Billing',
    'Webhook Monitor',
    'Upgrade',
  ]);
  expect(await addressesOf(links)).toEqual([
    '/',
    '/',
    '/billing',
    '/admin/manual-billing',
    '/webhook-monitor',
    '/billing',
  ]);
  for (const [name, path] of [
    ['Dashboard', '/'],
    ['Billing', '/billing'],
    ['Admin Billing', '/admin/manual-billing'],
    ['Webhook Monitor', '/webhook-monitor'],
  ] as const) {
    const link = navigation.getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(navigation.locator('[aria-current=page]:visible')).toHaveText(name);
    // It does not only say so to those who listen.
    const another = navigation.getByRole('link', {
      name: name === 'Billing' ? 'Dashboard' : 'Billing',
      exact: true,
    });
    await page.mouse.move(0, 400);
    await expect.poll(async () => (await colourOf(link)) === (await colourOf(another))).toBe(false);
  }
});

test('the account menu says who it is, and leads administrators to their tools @phone', async ({
  page,
  openDashboard,
}) => {
  const dashboard = await openDashboard('Admin');
  await dashboard.openAccountMenu();
  const { accountMenu } = dashboard;
  for (const part of ['Admin', 'admin@husay.test', 'Free Plan'])
    await expect(accountMenu.getByText(part, { exact: true })).toBeVisible();
  const items = accountMenu.getByRole('menuitem');
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

test('nobody else is shown where administrators work @phone', async ({ page, openDashboard }) => {
  const dashboard = await openDashboard(newPerson());
  await expect(page.locator('a[href="/admin/manual-billing"], a[href="/webhook-monitor"]')).toHaveCount(0);
  await dashboard.openAccountMenu();
  await expect(dashboard.accountMenu.getByRole('menuitem')).toHaveText(['Dashboard', 'Billing', 'Log out']);
});

test('who pays has no way up in the bar; the plan stands in the menu in its colour', async ({
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
  await expectColour(dashboard.accountMenu.getByText('Free Plan'), 'grey');
  await signIn('Admin');
  for (const [newStatus, words, colour] of [
    ['pro', 'Pro Plan', 'green'],
    ['agency', 'Agency Plan', 'purple'],
  ] as const) {
    const data = { userId: paying.id, newStatus, reason: 'A journey' };
    expect((await page.request.post(updateBilling.path, { data })).status()).toBe(200);
    await paying.page.goto('/');
    await dashboard.openAccountMenu();
    await expectColour(dashboard.accountMenu.getByText(words, { exact: true }), colour);
    await expect(paying.page.getByRole('link', { name: /^Upgrade/ })).toHaveCount(0);
  }
  await paying.close();
});

test('without a name one is called by the email', async ({ openDashboard }) => {
  const person = { ...newPerson(), firstName: '', lastName: '' };
  const dashboard = await openDashboard(person);
  await dashboard.openAccountMenu();
  // As the name, and as the email.
  await expect(dashboard.accountMenu.getByText(person.email, { exact: true })).toHaveCount(2);
});

test('while the session check runs a spinner stands in the middle; without a name one is User @phone', async ({
  page,
  signIn,
}) => {
  await signIn(newPerson());
  // The server says with the page who is signed in; without that the page asks.
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

test('screens for administrators tell others so', async ({ page, openDashboard }) => {
  const { navigation } = await openDashboard(newPerson());
  await expect(navigation.getByRole('link', { name: 'Admin Billing' })).toHaveCount(0);
  await page.goto('/webhook-monitor');
  await expect(page.getByRole('heading', { level: 1, name: 'Administrators only' })).toBeAttached();
  await expectAccessible(page);
});

test('a visitor is offered to sign in, and finds nothing where administrators work @phone', async ({
  page,
}) => {
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

  test('the menu opens, leads on and closes', async ({ page, openDashboard }) => {
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

  test('the menu of an administrator leads to the bills as well', async ({ page, openDashboard }) => {
    await openDashboard('Admin');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const links = page.locator('#mobile-menu').getByRole('link');
    await expect(links).toHaveText(['Dashboard', 'Billing', 'Admin Billing', 'Upgrade to Pro']);
    expect(await addressesOf(links)).toEqual(['/', '/billing', '/admin/manual-billing', '/billing']);
    await links.filter({ hasText: 'Admin Billing' }).click();
    await expect(page).toHaveURL('/admin/manual-billing');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('#mobile-menu [aria-current=page]')).toHaveText('Admin Billing');
    await expectAccessible(page);
  });
});

test.describe('an address that is nowhere', () => {
  // The browser reports the page's own status.
  test.use({ expectedErrors: [/status of 404/] });

  test('says so to a visitor @phone', async ({ page }) => {
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

  test('says so to somebody signed in, and leads back', async ({ page, openDashboard }) => {
    const { welcome } = await openDashboard(newPerson());
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(welcome).toBeVisible();
  });

  test('below /api is an answer for programs', async ({ request }) => {
    const response = await request.get('/api/no-such-call');
    expect(response.status()).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});
