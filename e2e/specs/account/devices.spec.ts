import { expectSound } from '../../accessibility';
import { expect, newPerson, test } from '../../fixtures';
import { openPerson } from '../../own-app';

test.describe('the list of devices', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('signs out another device, which has to sign in again @phone', async ({
    page,
    browser,
    openDashboard,
  }) => {
    test.slow();
    const person = newPerson('Dina', 'Cruz');
    const tablet = await openPerson(browser, person);
    await tablet.page.goto('/billing');
    await expect(tablet.page.getByRole('heading', { name: 'Billing & Subscription' })).toBeVisible();

    const dashboard = await openDashboard(person);
    await dashboard.tab('Profile').click();
    await page.getByRole('link', { name: 'Your devices' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your devices' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
    await expectSound(page);

    await page.getByRole('button', { name: /^Sign out .+ on / }).click();
    await expect(page.getByText(/ is signed out\.$/).first()).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Signed in' })).toHaveCount(1);

    await tablet.page.reload();
    await expect(tablet.page.getByRole('heading', { name: 'Sign in to Husay' })).toBeVisible();
    await tablet.close();
  });

  test('signs out everywhere, including this session here and at the provider', async ({ page, signIn }) => {
    await signIn(newPerson());
    await page.goto('/devices');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
    await question.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible();
    await page.goto('/api/login');
    await expect(page.getByRole('heading', { name: 'Sign in to Husay' })).toBeVisible();
  });
});
