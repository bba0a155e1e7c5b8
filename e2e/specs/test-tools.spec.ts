import { randomInt } from 'node:crypto';
import { expectSound } from '../billing-checks';
import { expect, expectToast, newPerson, test } from '../fixtures';
import { openPerson } from '../own-app';
import { BillingPage } from '../pages/billing-page';
import { SubscriptionTestPage } from '../pages/subscription-test-page';

test('the complete payment flow passes, step by step @phone', async ({ page, signIn }) => {
  test.slow();
  await signIn('Admin');
  await page.goto('/maya-debug');
  const testUserId = page.getByLabel('Test user ID');
  const run = page.getByRole('button', { name: 'Run Complete Payment Flow Test' });
  await expect(testUserId).toHaveValue('10000001');
  await testUserId.clear();
  await expect(run).toBeDisabled();
  await expectSound(page);
  // An account of its own, as one account is tried once at a time.
  await testUserId.fill(String(randomInt(20_000_000, 90_000_000)));
  await run.click();
  await expectToast(page, 'Payment Flow Test Passed', 'Maya payment processing is working correctly');
  const result = page.getByRole('region', { name: 'Test result' });
  await expect(result.getByText('Success', { exact: true })).toBeVisible();
  const steps = result.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(8);
  for (const step of await steps.all()) await expect(step).toContainText(/Passed.*\d+ ms$/);
  await expect(result.getByRole('definition')).toHaveText([
    'paid',
    /^[0-9a-f]+$/,
    /, \d{4}, /,
    'Pro',
    /, \d{4}, /,
  ]);
  await expectSound(page);
});

test('an expiring user counts down, is expired and processed @phone', async ({ page, browser, signIn }) => {
  test.slow();
  const person = newPerson('Ines', 'Po');
  const ines = await openPerson(browser, person);
  await signIn('Admin');
  const screen = new SubscriptionTestPage(page);
  await screen.goto();
  await screen.userId.fill(ines.id);
  await expect(screen.standing).toContainText('StatusFree');
  await screen.minutes.fill('');
  await screen.press('Create Expiring User');
  await expect(page.getByText(`${person.email} is Pro until`).first()).toBeVisible();
  await expect(screen.minutes).toHaveValue('2');
  await expect(screen.standing).toContainText('PlanPro');
  const timer = screen.expiring(person.email).getByRole('timer');
  await expect(timer).toHaveText(/^1 min \d+ s$/);
  const shown = await timer.textContent();
  await expect(timer).not.toHaveText(shown!);
  await expectSound(page);

  // The job that does the same every minute may be faster.
  await expect(async () => {
    await screen.press('Expire User Now');
    await expect(screen.expired(person.email)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(screen.expiring(person.email)).toHaveCount(0);
  await expect(screen.standing).toContainText('StatusExpired');
  await expectSound(page);
  await screen.press('Process Expired Subscriptions');
  await expect(page.getByText(/downgrade/).first()).toBeVisible();
  await expect(screen.expired(person.email)).toHaveCount(0);
  await expect(screen.standing).toContainText('PlanFree');

  const billing = new BillingPage(ines.page);
  await billing.goto();
  await expect(billing.currentPlan).toContainText('Free Plan');
  await ines.close();
});
