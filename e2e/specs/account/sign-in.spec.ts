import { expectAccessible } from '../../accessibility';
import { DashboardPage } from '../../pages/dashboard-page';
import { SignInPage } from '../../pages/sign-in-page';
import { closeByEscape, expect, holdLeavingUntilShown, newPerson, test } from '../../fixtures';

test('a new user signs in from the landing page to the dashboard, and out again @phone', async ({ page }) => {
  const signInPage = new SignInPage(page);
  const dashboard = new DashboardPage(page);
  const person = newPerson('Liza', 'Reyes');

  await page.goto('/');
  await page.getByRole('link', { name: 'Start Building for Free' }).click();
  await expect(signInPage.heading()).toBeVisible();
  await expectAccessible(page);

  await signInPage.signInAs(person);
  await expect(dashboard.welcome).toHaveText('Welcome, Liza');
  await dashboard.openAccountMenu();
  await expect(dashboard.accountMenu).toContainText('Liza Reyes');
  await expect(dashboard.accountMenu).toContainText(person.email);
  await expect(dashboard.accountMenu).toContainText('Free Plan');
  await closeByEscape(page, dashboard.accountMenu);

  await page.reload();
  await expect(dashboard.welcome).toBeVisible();

  await dashboard.signOut();
  await expect(page.getByRole('link', { name: 'Start Building for Free' })).toBeVisible();
});

test('signing out ends the session at the provider too', async ({ page, openDashboard }) => {
  const dashboard = await openDashboard(newPerson());
  await dashboard.signOut();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();

  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(new SignInPage(page).heading()).toBeVisible();
});

for (const [person, greeting, plan] of [
  ['Maria Santos', 'Welcome back, Maria', 'Pro Plan'],
  ['Juan dela Cruz', 'Welcome, Juan', 'Free Plan'],
  ['Admin', 'Welcome, Admin', 'Free Plan'],
] as const) {
  test(`${person} signs in with one click`, async ({ page }) => {
    const signInPage = new SignInPage(page);
    await signInPage.goto();
    await signInPage.signInAsSample(person);
    const dashboard = new DashboardPage(page);
    await expect(dashboard.welcome).toHaveText(greeting);
    await dashboard.openAccountMenu();
    await expect(dashboard.accountMenu).toContainText(plan);
  });
}

test('a visitor returns to the requested page after signing in', async ({ page }) => {
  await holdLeavingUntilShown(page, 'You are logged out. Logging in again...');
  await page.goto('/billing');
  const signInPage = new SignInPage(page);
  await expect(signInPage.heading()).toBeVisible();
  await signInPage.signInAs(newPerson());
  await expect(page).toHaveURL('/billing');
});

test('a sign-in link cannot redirect to another site', async ({ page, baseURL }) => {
  for (const elsewhere of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example']) {
    await page.context().clearCookies();
    await page.goto(`/api/login?returnTo=${encodeURIComponent(elsewhere)}`);
    await new SignInPage(page).signInAs(newPerson());
    await expect(new DashboardPage(page).welcome).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
  }
});
