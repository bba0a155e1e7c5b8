import { expectSound } from '../../accessibility';
import { listPendingTransactions } from '../../../shared/admin-billing/endpoints';
import type { PendingTransaction } from '../../../shared/admin-billing/schema';
import { expect, newPerson, test } from '../../fixtures';
import { openPerson, testInOwnApp } from '../../own-app';
import { AdminBillingPage } from '../../pages/admin-billing-page';
import { BillingPage } from '../../pages/billing-page';

// No sender address of Maya is reachable here: events about payments never arrive.
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
    // The connection breaks before the return page can query the payment.
    const asks = /\/api\/payments\/check$/;
    await pia.page.route(asks, (route) => route.abort());
    await maya.payByCard();
    await expect(billing.returnStatus).toHaveText('Checking your payment with Maya…');
    const leo = await openPerson(browser, leaver);
    const leosBilling = new BillingPage(leo.page);
    await leosBilling.goto();
    await leosBilling.pay();

    const listed = page.waitForResponse(
      (response) => new URL(response.url()).pathname === listPendingTransactions.path,
    );
    await page.reload();
    await expect(admin.pending.getByRole('columnheader')).toHaveText([
      'User',
      'Checkout ID and Reference',
      'Amount',
      'Created',
      'Action',
    ]);
    const [first] = ((await (await listed).json()) as PendingTransaction[]).filter(
      ({ user }) => user?.email === payer.email,
    );
    await expect(admin.pendingOf(payer.email)).toContainText('Pia Sy');
    await expect(admin.pendingOf(payer.email)).toContainText(first?.mayaCheckoutId ?? 'a checkout');
    await expect(admin.pendingOf(payer.email)).toContainText(/\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M/);
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
    await expect(page.getByText('Success', { exact: true })).toBeVisible();
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
    await expect(admin.pending).toContainText('No pending transactions found');
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
