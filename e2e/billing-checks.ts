import type { Page } from '@playwright/test';
import { expectBorderColor } from './colors';
import { expect } from './fixtures';
import type { BillingPage } from './pages/billing-page';

/** The toast of a completed payment, and a URL without the payment page's parameters. */
export const expectPaid = async (page: Page) => {
  await expect(page.getByText('Payment Successful', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/^Thank you! Your Pro plan is active until \w{3} \d{1,2}, \d{4}\.$/),
  ).toBeVisible();
  await expect(page).toHaveURL('/billing');
};

/** The messages of the return are not repeated. */
export const expectNothingSaidAgain = async (billing: BillingPage, toast: string) => {
  const { page } = billing;
  await page.clock.install();
  await page.reload();
  await expect(billing.payments.first()).toBeVisible();
  await page.clock.runFor('00:45');
  await expect(billing.returnStatus).toBeEmpty();
  await expect(page.getByText(toast, { exact: true })).toHaveCount(0);
};

/** The only toast on the page, in red. */
export const expectErrorToast = async (page: Page, title: string, description: string) => {
  // Not by its role: an open dialog hides all other roles.
  const toast = page.locator('[aria-label^="Notifications"] li');
  await expect(toast.filter({ hasText: description })).toHaveCount(1);
  await expect(toast).toHaveCount(1);
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(description, { exact: true })).toBeVisible();
  await expectBorderColor(toast, 'red');
};
