import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectSound } from '../../accessibility';
import { expectNothingSaidAgain, expectPaid } from '../../billing-checks';
import { pdfText } from '../../pdf-text';
import { BillingPage } from '../../pages/billing-page';
import { DashboardPage } from '../../pages/dashboard-page';
import { expect, expectToast, newPerson, test } from '../../fixtures';

const anyUpgrade = (page: Page) =>
  page.getByRole('button', { name: /upgrade/i }).or(page.getByRole('link', { name: /upgrade/i }));

test('a card payment makes a free user Pro, with a receipt @phone', async ({ page, signIn }) => {
  const person = newPerson('Luz', 'Ocampo');
  await signIn(person);
  const billing = new BillingPage(page);
  await billing.goto();
  await expect(billing.currentPlan).toContainText('Free Plan');
  await expect(billing.history).toContainText('No payments yet');
  await expect(billing.welcomeCard).toHaveCount(0);

  const maya = await billing.pay();
  await maya.payByCard();
  await expect(billing.returnStatus).toHaveText('Checking your payment with Maya…');
  await expect(page).toHaveURL('/billing');
  await expectPaid(page);
  await expect(billing.returnStatus).toHaveText('We received your payment. Your plan is up to date.');
  await expect(billing.currentPlan).toContainText('Pro Plan');
  await expect(billing.currentPlan).toContainText('(30 days left)');
  await expect(billing.welcomeCard).toBeVisible();
  await expect(billing.payments).toHaveCount(1);
  await expect(billing.payments).toContainText('₱99.00');
  await expect(billing.payments.getByText('paid', { exact: true })).toBeVisible();
  await expectSound(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    billing.payments.getByRole('button', { name: /^Receipt/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^husay-receipt-\d{4}-\d\d-\d\d\.pdf$/);
  const receipt = await pdfText(download);
  for (const part of ['₱99.00', 'Luz Ocampo', person.email, 'Husay Pro, 30 days', '2346'])
    expect(receipt).toContain(part);
  await expectNothingSaidAgain(billing, 'Payment Successful');
});

test('a Pro user sees no upgrade prompt and can use every template @phone', async ({
  page,
  openDashboard,
}) => {
  const dashboard = await openDashboard(newPerson());
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  const menuIfFolded = async () => {
    if (await openMenu.isVisible()) await openMenu.click();
  };
  await dashboard.tab('Profile').click();
  await expect(page.getByLabel('Username')).toBeDisabled();
  await menuIfFolded();
  await expect(page.getByRole('complementary', { name: 'Upgrade' })).toBeVisible();
  const isFolded = await page.locator('#mobile-menu').isVisible();
  // In the bar, in the banner, in the tab, and in the menu of a phone.
  await expect(anyUpgrade(page)).toHaveCount(isFolded ? 4 : 3);

  const billing = new BillingPage(page);
  await billing.goto();
  const maya = await billing.pay();
  await maya.payByCard();
  await expectPaid(page);
  await menuIfFolded();
  await expect(anyUpgrade(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await billing.welcomeCard.getByRole('link', { name: /profile link/ }).click();
  await expect(page.getByLabel('Username')).toBeEnabled();
  await menuIfFolded();
  for (const name of ['Profile', 'Credentials', 'Resume Builder', 'Templates'] as const) {
    await dashboard.tab(name).click();
    await expect(page.getByRole('tabpanel', { name }).getByRole('button').first()).toBeVisible();
    await expect(anyUpgrade(page)).toHaveCount(0);
  }

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Creative Bold' }).click(),
  ]);
  const text = await pdfText(download);
  expect(text).toContain('Liza Reyes');
  expect(text).not.toContain('Husay FREE');
});

test('a payment by wallet works @phone', async ({ page, signIn }) => {
  await signIn(newPerson());
  const billing = new BillingPage(page);
  await billing.goto();
  const maya = await billing.pay();
  await maya.payByWallet();
  await expectSound(page);
  await maya.answer('One-time PIN');
  await expectPaid(page);
  await expect(billing.currentPlan).toContainText('Pro Plan');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    billing.payments.getByRole('button', { name: /^Receipt/ }).click(),
  ]);
  expect(await pdfText(download)).toContain('Paid with Maya wallet');
});

test('paying again adds 30 days to the end', async ({ page, signIn }) => {
  await signIn(newPerson());
  const billing = new BillingPage(page);
  await billing.goto();
  for (const [button, days] of [
    [billing.upgradeButton, 30],
    [billing.renewButton, 60],
  ] as const) {
    const maya = await billing.pay(button);
    await maya.payByCard();
    await expectPaid(page);
    await expect(billing.currentPlan).toContainText(`(${days} days left)`);
  }
  await expect(billing.payments).toHaveCount(2);
  const [second, first] = (await billing.payments.allTextContents()).map((text) =>
    /Pro from (\w+ \d+, \d+) to (\w+ \d+, \d+)/.exec(text),
  );
  expect(second?.[1]).toBe(first?.[2]);
});

test('a forged success URL grants nothing', async ({ page, signIn }) => {
  await signIn(newPerson());
  await page.clock.install();
  await page.goto('/billing?status=success');
  const billing = new BillingPage(page);
  await expectToast(
    page,
    'Payment Processing',
    'Maya has not confirmed your payment yet. This usually takes less than a minute.',
  );
  await expect(page).toHaveURL('/billing');
  await page.clock.runFor('00:30');
  await expectToast(
    page,
    'Payment Verification Needed',
    'Unable to verify payment status. Please refresh the page or contact support.',
  );
  await expect(billing.returnStatus).toContainText('We could not confirm your payment yet.');
  await expect(billing.currentPlan).toContainText('Free Plan');
  await expectSound(page);
});

test('Pro users choose their own link, and the old one redirects @phone', async ({ page, signIn }) => {
  await signIn(newPerson('Nena', 'Villar'));
  const billing = new BillingPage(page);
  await billing.goto();
  const maya = await billing.pay();
  await maya.payByCard();
  await expectPaid(page);

  await page.goto('/?tab=profile');
  await expect(new DashboardPage(page).tab('Profile')).toHaveAttribute('aria-selected', 'true');
  const username = page.getByLabel('Username');
  await expect(username).toBeEnabled();
  const former = await username.inputValue();
  const chosen = `nurse-${randomUUID().slice(0, 13)}`;
  await username.fill(chosen);
  await page.getByRole('button', { name: 'Change Link' }).click();
  await expectToast(
    page,
    'Profile Link Changed',
    `Your profile is at /profile/${chosen} now. Your old link leads there too.`,
  );
  await expect(page.getByRole('link', { name: 'View Profile' })).toHaveAttribute(
    'href',
    `/profile/${chosen}`,
  );
  await expectSound(page);

  await page.goto(`/profile/${former}?from=messenger`);
  await expect(page).toHaveURL(`/profile/${chosen}?from=messenger`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nena Villar' })).toBeVisible();
});
