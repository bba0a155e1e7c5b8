import type { Page } from '@playwright/test';
import { CredentialsTab } from '../../pages/credentials-tab';
import { DashboardPage, type DashboardTab } from '../../pages/dashboard-page';
import { ResumeBuilder } from '../../pages/resume-builder';
import { expect, newPerson, test } from '../../fixtures';

/** Opens the dashboard from another page of the app, so that an uncaught Back is visible. */
const arrive = async (page: Page, tab: DashboardTab = 'Resume Builder') => {
  // A new user leaves the first run.
  await new DashboardPage(page).goto();
  await page.goto('/billing');
  const dashboard = new DashboardPage(page);
  await dashboard.navigation.getByRole('link', { name: 'Husay' }).click();
  await dashboard.tab(tab).click();
  await expect(dashboard.tab(tab)).toHaveAttribute('aria-selected', 'true');
};

const expectOnDashboard = (page: Page) => expect(page).toHaveURL(/localhost:\d+\/(\?|$)/);

test.describe('Back', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('closes the menu, the account menu and the share dialog', async ({ page, signIn }) => {
    await signIn(newPerson());
    await arrive(page);
    const menu = page.locator('#mobile-menu');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expectOnDashboard(page);

    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectOnDashboard(page);

    await page.getByRole('button', { name: 'Share Profile' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Share Profile' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectOnDashboard(page);

    // None of them left a history entry: the next Back leaves the page.
    await page.goBack();
    await expect(page).toHaveURL('/billing');
  });

  test('after a link in the menu returns to the page, without the menu', async ({ page, signIn }) => {
    await signIn(newPerson());
    await arrive(page, 'Templates');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('#mobile-menu').getByRole('link', { name: 'Billing' }).click();
    await expect(page.getByRole('heading', { name: 'Billing & Subscription' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/?tab=templates');
    await expect(page.locator('#mobile-menu')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/billing');
  });

  test('logging out from the account menu still logs out', async ({ page, signIn }) => {
    await signIn(newPerson());
    await arrive(page);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('link', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  });

  test('keeps an upload that was not sent, and asks before discarding an edit', async ({ page, signIn }) => {
    await signIn(newPerson());
    await arrive(page, 'Credentials');
    const tab = new CredentialsTab(page);
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
      'base64',
    );
    await tab.choose({ name: 'license.png', mimeType: 'image/png', buffer: picture });
    await tab.uploadDialog.getByLabel('Title').fill('PRC License');
    await page.goBack();
    await expect(tab.uploadDialog).toHaveCount(0);
    await tab.uploadButton.click();
    await expect(tab.uploadDialog.getByLabel('Title')).toHaveValue('PRC License');
    await expect(tab.uploadDialog.getByText('license.png')).toBeVisible();
    await tab.uploadDialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(tab.card('PRC License')).toBeVisible();

    await tab.openAction('Edit', 'PRC License');
    await tab.editDialog.getByLabel('Issuer').fill('PRC');
    const question = page.getByRole('alertdialog', { name: 'Discard your changes to “PRC License”?' });
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(tab.editDialog.getByLabel('Issuer')).toHaveValue('PRC');
    // Twice in a row, as an impatient user would.
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await expect(page.getByLabel('Issuer')).toHaveValue('PRC');
    await expect(page).toHaveURL('/?tab=credentials');
    if (!(await question.isVisible())) await page.goBack();
    await expect(page.getByLabel('Issuer')).toHaveValue('PRC');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(tab.editDialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/billing');
  });

  test('asks before discarding a file read for import', async ({ page, signIn }) => {
    await signIn(newPerson());
    await arrive(page);
    await new ResumeBuilder(page).importFile({
      name: 'liza.json',
      content: JSON.stringify({ basics: { label: 'Registered Nurse' } }),
    });
    await expect(page.getByRole('button', { name: 'Fill in my form' })).toBeVisible();
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Close without using liza.json?' });
    await question.getByRole('button', { name: 'Keep Looking' }).click();
    await page.getByRole('button', { name: 'Fill in my form' }).click();
    await expect(new ResumeBuilder(page).field('Title')).toHaveValue('Registered Nurse');
    // After the dialog, the guard of unsaved changes applies.
    await page.goBack();
    await expectOnDashboard(page);
  });

  test('after a reload with a dialog open leaves at once', async ({ page, signIn }) => {
    await signIn(newPerson());
    await arrive(page);
    await page.getByRole('button', { name: 'Share Profile' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await page.goForward();
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL('/billing');
  });

  test('closes the question about unsaved changes, and leaves once confirmed', async ({ page, signIn }) => {
    await signIn(newPerson());
    await arrive(page);
    const builder = new ResumeBuilder(page);
    await builder.field('Title').fill('Unsaved');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving your resume?' });
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(builder.field('Title')).toHaveValue('Unsaved');
    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/billing');
  });
});
