import { randomUUID } from 'node:crypto';
import {
  cleanupTransactions,
  countUsersBilling,
  listBillingLogs,
  listPendingTransactions,
  listUsersBilling,
  updateBilling,
} from '../../../shared/admin-billing/endpoints';
import { expectSound } from '../../accessibility';
import type { PendingTransaction, UserBillingRow } from '../../../shared/admin-billing/schema';
import { expectErrorToast, expectPaid } from '../../billing-checks';
import { answerCalls, changeAnswers, failCalls, holdCalls, nextCall } from '../../calls';
import { expectColor } from '../../colors';
import { expect, newPerson, test } from '../../fixtures';
import { openPerson } from '../../own-app';
import { AdminBillingPage } from '../../pages/admin-billing-page';
import { BillingPage } from '../../pages/billing-page';

test('each user is listed with plan, end and latest payment, in their colors @phone', async ({
  page,
  browser,
  signIn,
}) => {
  test.slow();
  const person = newPerson('Tess', `Yu${randomUUID().slice(0, 8)}`);
  const tess = await openPerson(browser, person);
  const billing = new BillingPage(tess.page);
  await signIn('Admin');
  const admin = new AdminBillingPage(page);
  const row = admin.user(person.email);
  const lookAt = (filter = '') =>
    admin.goto(`?search=${encodeURIComponent(person.email)}${filter && `&filter=${filter}`}`);
  const expectPayment = async (word: string, color: 'green' | 'yellow' | 'red' | 'gray') => {
    await expect(admin.payment(row)).toHaveText(`${word}₱99.00`);
    await expectColor(admin.payment(row).getByText(word, { exact: true }), color);
  };

  await lookAt();
  await expect(admin.users.getByRole('columnheader')).toHaveText([
    'User',
    'Plan',
    'Expiry Date',
    'Latest Payment',
    'Action',
  ]);
  await expect(admin.filter.getByRole('option')).toHaveText(['All Users', 'Free', 'Pro', 'Pending Payment']);
  await expect(admin.filter).toHaveValue('all');
  await expect(row).toContainText(`Tess ${person.lastName}`);
  await expectColor(admin.plan(row).getByText('Free', { exact: true }), 'gray');
  await expect(admin.expiry(row)).toHaveText('None');
  await expect(admin.payment(row)).toHaveText('None');

  await billing.goto();
  const maya = await billing.pay();
  await lookAt();
  await expectPayment('Processing...', 'yellow');
  for (const [filter, isIn] of [
    ['Pending Payment', true],
    ['Pro', false],
    ['Free', true],
    ['All Users', true],
  ] as const) {
    await admin.filter.selectOption(filter);
    await expect(isIn ? row : admin.users.getByText('No users found')).toBeVisible();
  }

  await maya.press('Decline the payment');
  await expect(tess.page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await lookAt();
  await expectPayment('failed', 'red');
  await lookAt('pending');
  await expect(admin.users.getByText('No users found')).toBeVisible();

  await (await billing.pay()).payByCard();
  await expectPaid(tess.page);
  await lookAt('pro');
  await expectPayment('paid', 'green');
  await expectColor(admin.plan(row).getByText('Pro', { exact: true }), 'green');
  await expect(admin.expiry(row)).toHaveText(/^\w{3} \d{1,2}, \d{4}$/);
  await expectSound(page);

  // The search by email is tested above.
  for (const words of [person.lastName, tess.id]) {
    await admin.searchBox.fill(words);
    await expect(page).toHaveURL(new RegExp(`search=${words}`));
    await expect(admin.users.getByText('Showing 1–1 of 1')).toBeVisible();
    await expect(row).toBeVisible();
  }

  // A result that this version of the page does not know.
  await changeAnswers<UserBillingRow[]>(page, listUsersBilling.path, (rows) =>
    rows.map((user) => ({ ...user, latestPayment: { ...user.latestPayment, status: 'authorised' } })),
  );
  await lookAt();
  await expectPayment('authorised', 'gray');
  await tess.close();
});

const lists = [
  ['users', listUsersBilling.path, 'Users', 'No users found'],
  ['pending', listPendingTransactions.path, 'Pending transactions', 'No pending transactions found'],
  ['logs', listBillingLogs.path, 'Billing updates', 'No billing updates yet'],
] as const;

test('each list has loading and empty states @phone', async ({ page, signIn }) => {
  test.slow();
  await signIn('Admin');
  const admin = new AdminBillingPage(page);
  await answerCalls(page, countUsersBilling.path, { count: 0, isMore: false });
  for (const [, path] of lists) await answerCalls(page, path, []);
  const letGo = await Promise.all(lists.map(([, path]) => holdCalls(page, path)));
  await admin.goto();
  for (const [card, , what] of lists)
    await expect(admin[card].getByRole('status').filter({ hasText: 'Loading' })).toHaveText(
      `Loading ${what.toLowerCase()}`,
    );
  await expectSound(page);
  for (const go of letGo) go();
  for (const [card, , , none] of lists) await expect(admin[card]).toContainText(none);
  await expectSound(page);
});

test.describe('on failure', () => {
  // The browser logs the errors that these tests provoke.
  test.use({ expectedErrors: [/status of 502/] });

  test('an update and a cleanup show an error, and no input is lost @phone', async ({
    page,
    browser,
    signIn,
  }) => {
    test.slow();
    const person = newPerson('Fe', 'Luna');
    const fe = await openPerson(browser, person);
    await fe.close();
    const pending: PendingTransaction = {
      id: randomUUID(),
      userId: fe.id,
      user: { ...person, emailVerified: true, contactEmail: null },
      mayaCheckoutId: randomUUID(),
      referenceNumber: randomUUID(),
      amount: 9900,
      createdAt: new Date().toISOString(),
    };
    await signIn('Admin');
    const admin = new AdminBillingPage(page);
    await answerCalls(page, listPendingTransactions.path, [pending]);
    await failCalls(page, updateBilling.path);
    await failCalls(page, cleanupTransactions.path);
    await admin.goto(`?search=${encodeURIComponent(person.email)}`);
    await admin.openUpdate(person.email);
    await admin.fill({ status: 'Pro', reason: 'Paid in cash' });
    await admin.saveButton.click();
    await expectErrorToast(page, 'Error', 'Failed to update billing');
    await expect(admin.dialog.getByRole('alert')).toContainText('Nothing was changed.');
    await expect(admin.fields.reason).toHaveValue('Paid in cash');
    await expect(admin.saveButton).toBeEnabled();
    await expectSound(page);
    await admin.dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(admin.dialog).toHaveCount(0);

    await admin.pendingOf(person.email).getByRole('button').click();
    const question = page.getByRole('alertdialog');
    const [request] = await Promise.all([
      nextCall(page, cleanupTransactions.path),
      question.getByRole('button', { name: 'Cleanup' }).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({
      userId: fe.id,
      reason: `Manual cleanup for user ${person.email} - removing redundant pending transactions`,
    });
    await expectErrorToast(page, 'Error', 'Failed to cleanup transactions');
    await expect(question).toHaveCount(0);
    await expect(admin.pendingOf(person.email)).toBeVisible();
  });

  test('each list shows an error and can be retried @phone', async ({ page, signIn }) => {
    test.slow();
    await signIn('Admin');
    const admin = new AdminBillingPage(page);
    const letThrough = await Promise.all(lists.map(([, path]) => failCalls(page, path)));
    await admin.goto();
    for (const [card, , what] of lists)
      await expect(admin[card].getByRole('alert')).toContainText(`${what} could not be loaded`);
    await expectSound(page);
    for (const open of letThrough) await open();
    for (const [card] of lists) {
      await admin[card].getByRole('button', { name: 'Try Again' }).click();
      await expect(admin[card].getByRole('alert')).toHaveCount(0);
    }
  });
});
