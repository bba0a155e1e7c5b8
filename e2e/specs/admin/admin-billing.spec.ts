import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectSound } from '../../accessibility';
import { listBillingLogs, listUsersBilling, updateBilling } from '../../../shared/admin-billing/endpoints';
import type { BillingLog, UserBillingRow } from '../../../shared/admin-billing/schema';
import { expectErrorToast } from '../../billing-checks';
import { changeAnswers, countCalls, holdCalls, nextCall } from '../../calls';
import { expectColor } from '../../colors';
import { expect, expectToast, newPerson, test } from '../../fixtures';
import { openPerson } from '../../own-app';
import { AdminBillingPage } from '../../pages/admin-billing-page';
import { BillingPage } from '../../pages/billing-page';

test('a user is set to Pro manually, and the log shows it @phone', async ({ page, browser, signIn }) => {
  // Axe scans several screens of this test, in light and dark mode.
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
  await expect(admin.dialog.getByLabel('New expiry date')).toHaveValue('');
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

  // Reload and Back keep the search.
  await page.reload();
  await expect(admin.searchBox).toHaveValue(person.email);
  await expect(row).toContainText('Dec 31, 2099');

  await row.getByRole('link', { name: 'Rosa Lim' }).click();
  await expect(page).toHaveURL(`/admin/users/${rosa.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rosa Lim' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How the plan came about' })).toContainText(
    'Paid by bank transfer',
  );
  await expectSound(page);

  const billing = new BillingPage(rosa.page);
  await billing.goto();
  await expect(billing.currentPlan).toContainText('Pro Plan');

  await page.getByRole('button', { name: 'End all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End all' }).click();
  await expectToast(page, 'Success', `1 session of ${person.email} ended.`);
  await expect(page.getByText('Not signed in anywhere.')).toBeVisible();
  expect((await rosa.page.request.get('/api/auth/user')).status()).toBe(401);
  await rosa.close();
});

test('a user is found, sorted and updated by keyboard only', async ({ page, browser, signIn }) => {
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
  // Two headers that sort, the link to the user's page, and the button.
  for (let tab = 0; tab < 4; tab += 1) await page.keyboard.press('Tab');
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

test('with two administrators at once, the second sees the first one’s change', async ({
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

/** A user of the list, found by email. */
const billingRowOf = async (page: Page, email: string) => {
  const answer = await page.request.get(`${listUsersBilling.path}?search=${encodeURIComponent(email)}`);
  const [row] = (await answer.json()) as UserBillingRow[];
  return row!;
};

test('the dialog opens with the current state, requires a reason, and sends null for empty fields @phone', async ({
  page,
  browser,
  signIn,
}) => {
  test.slow();
  const [person, another] = [newPerson('Nilo', 'Paz'), newPerson('Nora', 'Paz')];
  const nilo = await openPerson(browser, person);
  await (await openPerson(browser, another)).close();
  const billing = new BillingPage(nilo.page);
  await billing.goto();
  await billing.pay();
  await signIn('Admin');
  const data = { userId: nilo.id, newStatus: 'pro', newExpiryDate: '2099-12-31', reason: 'As it was' };
  expect((await page.request.post(updateBilling.path, { data })).status()).toBe(200);
  const { latestPayment } = await billingRowOf(page, person.email);

  const admin = new AdminBillingPage(page);
  const { fields, saveButton } = admin;
  const sent = countCalls(page, updateBilling.path);
  await admin.goto('?search=Paz');
  await admin.openUpdate(person.email);
  await expect(fields.status.getByRole('option')).toHaveText(['Free', 'Pro', 'Agency']);
  await expect(fields.status).toHaveValue('pro');
  await expect(fields.expiry).toHaveValue('2099-12-31');
  await expect(fields.reference).toHaveValue(latestPayment!.referenceNumber);
  await expect(fields.reason).toHaveValue('');
  await expect(fields.reason).toHaveAttribute('rows', '3');
  await expect(admin.dialog.locator('label').filter({ hasText: 'Reason' })).toHaveText('Reason *');
  await expect(saveButton).toBeDisabled();
  await fields.reason.fill('   ');
  await expect(saveButton).toBeDisabled();
  await fields.reference.press('Enter');
  await expectErrorToast(page, 'Error', 'Please fill in all required fields');
  await expect(fields.reason).toBeFocused();
  await expectSound(page);
  expect(sent()).toBe(0);

  await fields.status.selectOption('Agency');
  await fields.expiry.fill('');
  await fields.reference.fill('');
  await fields.reason.fill('For as long as they like');
  await expect(saveButton).toBeEnabled();
  const letGo = await holdCalls(page, updateBilling.path);
  const [request] = await Promise.all([nextCall(page, updateBilling.path), saveButton.click()]);
  expect(request.postDataJSON()).toMatchObject({
    userId: nilo.id,
    newStatus: 'agency',
    newExpiryDate: null,
    transactionReference: null,
    reason: 'For as long as they like',
  });
  await expect(admin.dialog.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  letGo();
  await expectToast(page, 'Success', `${person.email} is now Agency with no end.`);
  await expect(admin.dialog).toHaveCount(0);
  const row = admin.user(person.email);
  await expectColor(admin.plan(row).getByText('Agency', { exact: true }), 'purple');
  await expect(admin.expiry(row)).toHaveText('No end');

  await expect(admin.logs.getByRole('columnheader')).toHaveText([
    'Admin',
    'User',
    'Change',
    'Reason',
    'Date',
  ]);
  await expect(admin.logOf(person.email).first().getByRole('cell')).toHaveText([
    'admin@husay.test',
    person.email,
    /^Pro\s*to\s*Agency\s*no end$/,
    'For as long as they like',
    /^\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M$/,
  ]);

  // Nothing of the previous one.
  await admin.openUpdate(another.email);
  await expect(fields.status).toHaveValue('free');
  for (const field of [fields.expiry, fields.reference, fields.reason]) await expect(field).toHaveValue('');
  await nilo.close();
});

test('an update of a deleted account is shown as Unknown', async ({ page, browser, signIn }) => {
  const gone = await openPerson(browser, newPerson('Gil', 'Ramos'));
  await gone.close();
  await signIn('Admin');
  const reason = `Before they left ${randomUUID()}`;
  const data = { userId: gone.id, newStatus: 'pro', reason };
  expect((await page.request.post(updateBilling.path, { data })).status()).toBe(200);
  await changeAnswers<BillingLog[]>(page, listBillingLogs.path, (logs) =>
    logs.map((log) => (log.reason === reason ? { ...log, user: null } : log)),
  );
  const admin = new AdminBillingPage(page);
  await admin.goto();
  await expect(admin.logOf(reason).getByRole('cell').nth(1)).toHaveText('Unknown');
});
