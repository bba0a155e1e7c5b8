import { expect, expectAccessible, expectNoSidewaysScroll, newPerson, test } from '../fixtures';

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
  signIn,
}) => {
  const dashboard = await signIn(newPerson());
  for (const name of ['Resume Builder', 'Credentials', 'Templates', 'Profile'] as const) {
    await dashboard.tab(name).click();
    await expect(dashboard.tab(name)).toHaveAttribute('aria-selected', 'true');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.reload();
  await expect(dashboard.tab('Profile')).toHaveAttribute('aria-selected', 'true');
});

test('the bar shows where one is, and administrators their tools', async ({ page, signIn }) => {
  const { navigation } = await signIn('Admin');
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await navigation.getByRole('link', { name: 'Admin Billing' }).click();
  await expect(page).toHaveURL('/admin/manual-billing');
  await expect(navigation.getByRole('link', { name: 'Admin Billing' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(navigation.getByRole('link', { name: 'Webhook Monitor' })).toBeVisible();
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

test('screens for administrators tell others so', async ({ page, signIn }) => {
  const { navigation } = await signIn(newPerson());
  await expect(navigation.getByRole('link', { name: 'Admin Billing' })).toHaveCount(0);
  await page.goto('/webhook-monitor');
  await expect(page.getByRole('heading', { level: 1, name: 'Administrators only' })).toBeAttached();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, leads on and closes', async ({ page, signIn }) => {
    const { navigation } = await signIn(newPerson());
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

  test('says so to somebody signed in, and leads back', async ({ page, signIn }) => {
    const { welcome } = await signIn(newPerson());
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
