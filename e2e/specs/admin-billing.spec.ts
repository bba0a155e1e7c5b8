import { expectSound } from '../billing-checks';
import { expect, expectToast, newPerson, test } from '../fixtures';
import { openPerson, testInOwnApp } from '../own-app';
import { AdminBillingPage } from '../pages/admin-billing-page';
import { BillingPage } from '../pages/billing-page';

test('somebody is made Pro by hand, and it stands in the log @phone', async ({ page, browser, signIn }) => {
  // Axe looks at several screens of this journey, in the light and in the dark.
  test.slow();
  const person = newPerson('Rosa', 'Lim');
  const rosa = await openPerson(browser, person);
  await signIn('Admin');
  const admin = new AdminBillingPage(page);
  await admin.goto();
  await expect(admin.users.getByRole('row').nth(1)).toBeVisible();
  await expectSound(page);

  await admin.searchBox.fill(person.email);
  await expect(admin.users.getByText('Showing 1–1 of 1')).toBeVisible();
  await expect(page).toHaveURL(`/admin/manual-billing?search=${encodeURIComponent(person.email)}`);
  const row = admin.user(person.email);
  await expect(row).toContainText('Rosa Lim');
  await expect(row.getByRole('cell').nth(1)).toHaveText('Free');

  await admin.openUpdate(person.email);
  await expect(admin.saveButton).toBeDisabled();
  await expect(admin.dialog.getByLabel('New expiry date')).toBeDisabled();
  await admin.fill({ status: 'Pro', expiry: '2099-12-31', reason: 'Paid by bank transfer' });
  await expectSound(page);
  await admin.saveButton.click();
  await expectToast(page, 'Success', `${person.email} is now Pro until Dec 31, 2099.`);
  await expect(admin.dialog).toHaveCount(0);
  await expect(row.getByRole('cell').nth(1)).toHaveText('Pro');
  await expect(row).toContainText('Dec 31, 2099');
  const log = admin.logOf(person.email);
  for (const part of ['admin@husay.test', 'Free', 'Pro', 'Paid by bank transfer'])
    await expect(log).toContainText(part);

  // Reload and Back keep what was searched.
  await page.reload();
  await expect(admin.searchBox).toHaveValue(person.email);
  await expect(row).toContainText('Dec 31, 2099');

  const billing = new BillingPage(rosa.page);
  await billing.goto();
  await expect(billing.currentPlan).toContainText('Pro Plan');
  await rosa.close();
});

test('a user is found, sorted and updated by keyboard alone', async ({ page, browser, signIn }) => {
  const person = newPerson('Kiko', 'Tan');
  await (await openPerson(browser, person)).close();
  await signIn('Admin');
  const admin = new AdminBillingPage(page);
  await admin.goto('?filter=free');
  await admin.searchBox.focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await expect(admin.users.getByText('Showing 1–1 of 1')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(admin.users.getByRole('button', { name: 'User', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=user&order=asc/);
  await expect(admin.users.getByRole('columnheader', { name: 'User' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(admin.user(person.email)).toBeVisible();
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Update ${person.email}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(admin.dialog).toBeVisible();
  await admin.dialog.getByLabel('Reason').focus();
  await page.keyboard.type('Thank you');
  await admin.dialog.getByLabel('New status').focus();
  await page.keyboard.press('a');
  await admin.saveButton.focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Success', `${person.email} is now Agency with no end.`);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
});

test('of two administrators at once, the second sees what the first did @phone', async ({
  page,
  browser,
  signIn,
}) => {
  test.slow();
  const person = newPerson('Bea', 'Go');
  await (await openPerson(browser, person)).close();
  await signIn('Admin');
  const other = await openPerson(browser, 'Admin');
  const [first, second] = [new AdminBillingPage(page), new AdminBillingPage(other.page)];
  for (const admin of [first, second]) {
    await admin.goto(`?search=${encodeURIComponent(person.email)}`);
    await admin.openUpdate(person.email);
  }
  await first.fill({ status: 'Pro', expiry: '2099-06-30', reason: 'First' });
  await first.saveButton.click();
  await expect(first.dialog).toHaveCount(0);

  await second.fill({ status: 'Agency', reason: 'Second, typed with care' });
  await second.saveButton.click();
  await expect(second.dialog.getByRole('alert')).toContainText('the plan is now Pro until Jun 30, 2099');
  await expect(second.dialog.getByLabel('Reason')).toHaveValue('Second, typed with care');
  await expect(second.dialog.getByLabel('New status')).toHaveValue('agency');
  await expect(second.dialog.getByLabel('New expiry date')).toHaveValue('2099-06-30');
  await expectSound(other.page);
  await second.saveButton.click();
  await expectToast(other.page, 'Success', `${person.email} is now Agency until Jun 30, 2099.`);
  await expect(second.logOf(person.email).first()).toContainText('Second, typed with care');
  await other.close();
});

for (const path of [
  '/admin/manual-billing',
  '/webhook-monitor',
  '/webhook-test',
  '/maya-debug',
  '/subscription-test',
]) {
  test(`${path} is for administrators only`, async ({ page, signIn }) => {
    await signIn(newPerson());
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Administrators only' })).toBeAttached();
    await expect(page.getByText('This screen is for people who run the service.')).toBeVisible();
    await expectSound(page);
    expect(calls.filter((call) => /^\/api\/(admin|test)\//.test(call))).toEqual([]);
  });
}

// No address that delivers from there: news of a payment never arrives, as on a bad day.
const whereNewsGetsLost = testInOwnApp('app-without-news', { MAYA_WEBHOOK_ADDRESSES: '203.0.113.1' });

whereNewsGetsLost(
  'cleaning up grants what had been paid, and removes what had not @phone',
  async ({ page, browser, signIn }) => {
    test.slow();
    await signIn('Admin');
    const admin = new AdminBillingPage(page);
    await admin.goto();
    await expect(admin.logs.getByText(/No billing updates yet|Free/).first()).toBeVisible();
    const [payer, leaver] = [newPerson('Pia', 'Sy'), newPerson('Leo', 'Uy')];

    const pia = await openPerson(browser, payer);
    const billing = new BillingPage(pia.page);
    await billing.goto();
    const maya = await billing.pay();
    // Her connection breaks before the page can ask whether it arrived.
    const asks = /\/api\/payments\/check$/;
    await pia.page.route(asks, (route) => route.abort());
    await maya.payByCard();
    await expect(billing.returnStatus).toHaveText('Checking your payment with Maya…');
    const leo = await openPerson(browser, leaver);
    const leosBilling = new BillingPage(leo.page);
    await leosBilling.goto();
    await leosBilling.pay();

    await page.reload();
    await expect(admin.pendingOf(payer.email)).toContainText('₱99.00');
    await expect(admin.pendingOf(payer.email)).toContainText(/Ref\. [0-9a-f-]{36}/);
    await admin
      .pendingOf(payer.email)
      .getByRole('button', { name: `Cleanup ${payer.email}` })
      .click();
    const question = page.getByRole('alertdialog', {
      name: `Clean up the pending payment of ${payer.email}?`,
    });
    await expect(question).toContainText(/with the reference [0-9a-f-]{36} first/);
    await question.getByRole('button', { name: 'Cleanup' }).click();
    await expect(
      page.getByText(/had been paid at Maya, so it was granted instead of removed\.$/).first(),
    ).toBeVisible();
    await expect(admin.pendingOf(payer.email)).toHaveCount(0);
    await expect(admin.logOf(payer.email).first()).toContainText('Maya payment');

    await admin
      .pendingOf(leaver.email)
      .getByRole('button', { name: `Cleanup ${leaver.email}` })
      .click();
    const other = page.getByRole('alertdialog', {
      name: `Clean up the pending payment of ${leaver.email}?`,
    });
    await expectSound(page);
    await other.getByRole('button', { name: 'Cleanup' }).click();
    await expect(page.getByText(/had not been paid and was removed\.$/).first()).toBeVisible();
    await expect(admin.pendingOf(leaver.email)).toHaveCount(0);
    await expect(admin.logOf(leaver.email).first()).toContainText(
      `Manual cleanup for user ${leaver.email} - removing redundant pending transactions`,
    );
    await expectSound(page);

    await pia.page.unroute(asks);
    await billing.goto();
    await expect(billing.currentPlan).toContainText('Pro Plan');
    await leosBilling.goto();
    await expect(leosBilling.currentPlan).toContainText('Free Plan');
    await pia.close();
    await leo.close();
  },
);
