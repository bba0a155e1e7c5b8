import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures';
import type { BillingPage } from './pages/billing-page';

/** The page fits, and axe finds nothing on it. */
export const expectSound = async (page: Page) => {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
};

/** The toast of a payment that arrived, and an address without what the payment page had added. */
export const expectPaid = async (page: Page) => {
  await expect(page.getByText('Payment Successful', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(
    page.getByText(/^Thank you! Your Pro plan is active until \w{3} \d{1,2}, \d{4}\.$/),
  ).toBeVisible();
  await expect(page).toHaveURL('/billing');
};

/** Nothing that was said on the return is said again, however long one waits. */
export const expectNothingSaidAgain = async (billing: BillingPage, toast: string) => {
  const { page } = billing;
  await page.clock.install();
  await page.reload();
  await expect(billing.payments.first()).toBeVisible();
  await page.clock.runFor('00:45');
  await expect(billing.returnStatus).toBeEmpty();
  await expect(page.getByText(toast, { exact: true })).toHaveCount(0);
};
