import { randomUUID } from 'node:crypto';
import { expectSound } from '../../accessibility';
import { updateBilling } from '../../../shared/admin-billing/endpoints';
import { getSubscriptionStatus } from '../../../shared/billing/endpoints';
import {
  expireUserNow,
  listExpiredSubscriptions,
  listExpiringSubscriptions,
  processExpiredSubscriptions,
} from '../../../shared/test-tools/endpoints';
import { expectErrorToast } from '../../billing-checks';
import { answerCalls, failCalls, holdCalls, nextAnswer } from '../../calls';
import { expect, expectToast, newPerson, test } from '../../fixtures';
import { openPerson } from '../../own-app';
import { BillingPage } from '../../pages/billing-page';
import { SubscriptionTestPage } from '../../pages/subscription-test-page';

test('an expiring user counts down, expires and is processed @phone', async ({ page, browser, signIn }) => {
  test.slow();
  const person = newPerson('Ines', 'Po');
  const ines = await openPerson(browser, person);
  await signIn('Admin');
  const screen = new SubscriptionTestPage(page);
  await screen.goto();
  await screen.userId.fill(ines.id);
  await expect(screen.status).toContainText('StatusFree');
  await expect(screen.status).toContainText('ExpiresN/A');
  await expect(screen.minutes).toHaveValue('2');
  await expect(screen.minutes).toHaveAttribute('min', '1');
  await expect(screen.minutes).toHaveAttribute('max', '60');
  await screen.minutes.fill('');
  await screen.press('Create Expiring User');
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await expect(page.getByText(`${person.email} is Pro until`).first()).toBeVisible();
  await expect(screen.minutes).toHaveValue('2');
  await expect(screen.status).toContainText('PlanPro');
  const timer = screen.expiring(person.email).getByRole('timer');
  await expect(timer).toHaveText(/^1 min \d+ s$/);
  const shown = await timer.textContent();
  await expect(timer).not.toHaveText(shown!);
  await expectSound(page);

  // The job that runs every minute may be faster.
  await expect(async () => {
    const ended = nextAnswer<{ user: { subscriptionExpiresAt: string } }>(page, expireUserNow.path);
    await screen.press('Expire User Now');
    await expect(screen.expired(person.email)).toContainText('Ended less than a day ago', { timeout: 3000 });
    const { subscriptionExpiresAt } = (await ended).user;
    const minutesAgo = (Date.now() - Date.parse(subscriptionExpiresAt)) / 60_000;
    expect(Math.round(minutesAgo)).toBe(60);
  }).toPass();
  await expect(screen.expiring(person.email)).toHaveCount(0);
  await expect(screen.status).toContainText('StatusExpired');
  await expectSound(page);
  await screen.press('Process Expired Subscriptions');
  await expect(page.getByText(/downgrade/).first()).toBeVisible();
  await expect(screen.expired(person.email)).toHaveCount(0);
  await expect(screen.status).toContainText('PlanFree');

  const billing = new BillingPage(ines.page);
  await billing.goto();
  await expect(billing.currentPlan).toContainText('Free Plan');
  await ines.close();
});

test('a plan is active, then expiring, and listed only on its last day', async ({
  page,
  browser,
  signIn,
}) => {
  const person = newPerson('Olga', 'Sia');
  const olga = await openPerson(browser, person);
  await signIn('Admin');
  const screen = new SubscriptionTestPage(page);
  const lasts = async (days: number) => {
    const end = new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10);
    const data = { userId: olga.id, newStatus: 'pro', newExpiryDate: end, reason: 'A test' };
    expect((await page.request.post(updateBilling.path, { data })).status()).toBe(200);
    await screen.goto();
    await screen.userId.fill(olga.id);
  };
  await lasts(20);
  await expect(screen.status).toContainText('StatusActive');
  await lasts(4);
  await expect(screen.status).toContainText('StatusExpiring');
  await expect(screen.status).toContainText(/Days until expiry[45]/);
  await expect(page.getByRole('heading', { name: /^Expiring users \(\d+\)$/ })).toBeVisible();
  await expect(screen.expiring(person.email)).toHaveCount(0);
  await screen.press('Create Expiring User');
  await expect(screen.expiring(person.email)).toContainText('(1 day until expiry)');
  await screen.expiring(person.email).getByRole('button', { name: 'Select' }).click();
  await expect(screen.userId).toHaveValue(olga.id);
  await olga.close();
});

test('the lists of the expiration test have empty states @phone', async ({ page, signIn }) => {
  await signIn('Admin');
  const screen = new SubscriptionTestPage(page);
  const expiring = listExpiringSubscriptions.path.replace(':days', '1');
  await answerCalls(page, listExpiredSubscriptions.path, { count: 0, users: [] });
  await answerCalls(page, expiring, { count: 0, users: [] });
  await answerCalls(page, processExpiredSubscriptions.path, { downgraded: 0 });
  await screen.goto();
  await expect(screen.status).toContainText('Yours');
  await expect(page.getByRole('region', { name: 'Expired users (0)' })).toContainText('No expired users');
  await expect(page.getByRole('region', { name: 'Expiring users (0)' })).toContainText('No expiring users');
  await screen.press('Process Expired Subscriptions');
  await expectToast(page, 'Success', 'There was no one to downgrade.');
  await expectSound(page);
});

test.describe('on failure', () => {
  // The browser logs the errors that these tests provoke.
  test.use({ expectedErrors: [/status of (400|404|502)/] });

  test('the expiration test refuses minutes out of range and an unknown ID', async ({
    page,
    browser,
    signIn,
  }) => {
    test.slow();
    const person = await openPerson(browser, newPerson('Ugo', 'Chan'));
    await person.close();
    await signIn('Admin');
    const screen = new SubscriptionTestPage(page);
    await screen.goto();
    await screen.userId.fill(person.id);
    for (const minutes of ['0', '61']) {
      await screen.minutes.fill(minutes);
      await screen.press('Create Expiring User');
      await expectErrorToast(page, 'Error', 'Please enter 1 to 60 minutes');
      await expect(screen.minutes).toHaveAccessibleDescription(/Please enter 1 to 60 minutes/);
    }
    await expectSound(page);
    await expect(screen.status).toContainText('StatusFree');

    await screen.userId.fill(randomUUID());
    await expect(screen.status).toContainText('There is no user with this ID.');
    await screen.press('Expire User Now');
    await expectErrorToast(page, 'Error', 'This user could not be found. Please choose another one.');
  });

  test('the expiration test shows loading and failed states @phone', async ({ page, browser, signIn }) => {
    test.slow();
    const person = await openPerson(browser, newPerson('Abe', 'Uson'));
    await person.close();
    await signIn('Admin');
    const screen = new SubscriptionTestPage(page);
    const expiring = listExpiringSubscriptions.path.replace(':days', '1');
    const status = getSubscriptionStatus.path.replace(':id', person.id);
    const calls = [listExpiredSubscriptions.path, expiring, status];
    const letGo = await Promise.all(calls.map((path) => holdCalls(page, path)));
    await screen.goto();
    await screen.userId.fill(person.id);
    for (const what of ['expired users', 'expiring users', 'the subscription status'])
      await expect(page.getByRole('status').filter({ hasText: `Loading ${what}` })).toBeVisible();
    await expectSound(page);

    const letThrough = await Promise.all(calls.map((path) => failCalls(page, path)));
    await screen.goto();
    await screen.userId.fill(person.id);
    for (const what of ['Expired users', 'Expiring users', 'The subscription status'])
      await expect(page.getByText(`${what} could not be loaded`)).toBeVisible();
    await expectSound(page);
    for (const go of letGo) go();
    for (const open of letThrough) await open();
    const again = page.getByRole('button', { name: 'Try Again' });
    for (let left = 3; left > 0; left -= 1) {
      await expect(again).toHaveCount(left);
      await again.first().click();
    }
    await expect(again).toHaveCount(0);
    await expect(screen.status).toContainText('StatusFree');

    await failCalls(page, processExpiredSubscriptions.path);
    await screen.press('Process Expired Subscriptions');
    await expectErrorToast(page, 'Error', 'Failed to process expired subscriptions');
  });
});
