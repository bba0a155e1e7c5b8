import { expectSound } from '../../accessibility';
import { expectNothingSaidAgain, expectPaid } from '../../billing-checks';
import { BillingPage } from '../../pages/billing-page';
import { expect, expectToast, newPerson, test } from '../../fixtures';

test('a declined payment is reported, and the next card succeeds @phone', async ({ page, signIn }) => {
  await signIn(newPerson());
  const billing = new BillingPage(page);
  await billing.goto();
  const maya = await billing.pay();
  await maya.press('Decline the payment');
  await expectToast(
    page,
    'Payment Failed',
    'The payment did not go through. Please try again, or pay another way.',
  );
  await expect(page).toHaveURL('/billing');
  await expect(billing.returnStatus).toHaveText(
    'The payment did not go through. You can try again, or pay another way.',
  );
  await expect(billing.payments).toContainText('The payment was declined');
  await expect(billing.payments.getByText('failed', { exact: true })).toBeVisible();
  await expect(billing.currentPlan).toContainText('Free Plan');
  await expect(billing.pendingCard).toHaveCount(0);
  await expectSound(page);

  const again = await billing.pay();
  await again.payByCard();
  await expectPaid(page);
  await expect(billing.payments).toHaveCount(2);
  await expect(billing.payments.first()).toContainText('Pro from');
  await expect(billing.payments.last()).toContainText('The payment was declined');
});

test('a failed bank verification can be retried on the same payment', async ({ page, signIn }) => {
  await signIn(newPerson());
  const billing = new BillingPage(page);
  await billing.goto();
  const maya = await billing.pay();
  await maya.payByCard('asks for a password');
  await expectSound(page);
  await maya.press('Fail this check');
  await expectToast(
    page,
    'Payment Failed',
    'The payment did not go through. Please try again, or pay another way.',
  );
  await expect(page).toHaveURL('/billing');
  await expect(billing.currentPlan).toContainText('Free Plan');

  await billing.pendingCard.getByRole('link', { name: 'Continue in Maya' }).click();
  await expect(page.getByText('The check did not succeed. You can try again.')).toBeVisible();
  await expectSound(page);
  await maya.payByCard('asks for a password');
  await maya.answer('3-D Secure password');
  await expectPaid(page);
  await expect(billing.pendingCard).toHaveCount(0);
  await expect(billing.payments).toHaveCount(1);
});

test('a canceled payment costs nothing and a new one can start at once @phone', async ({ page, signIn }) => {
  await signIn(newPerson());
  const billing = new BillingPage(page);
  await billing.goto();
  await expect(billing.history).toContainText('No payments yet');
  await expectSound(page);
  const maya = await billing.pay();
  await maya.press('Cancel and go back');
  await expectToast(
    page,
    'Payment Cancelled',
    'You left before paying, so nothing was charged. You can start again at any time.',
  );
  await expect(page).toHaveURL('/billing');
  await expect(billing.returnStatus).toHaveText(
    'You left the payment page before paying, so nothing was charged.',
  );
  await expect(billing.payments).toContainText('The payment was canceled');
  await expect(billing.currentPlan).toContainText('Free Plan');
  await expectNothingSaidAgain(billing, 'Payment Cancelled');
  await billing.pay();
});

test.describe('a second payment', () => {
  // The browser logs the refusal.
  test.use({ expectedErrors: [/409 .*create-checkout-session/] });

  test('is blocked by an open one, which can be continued', async ({ page, signIn }) => {
    await signIn(newPerson());
    const billing = new BillingPage(page);
    await billing.goto();
    const maya = await billing.pay();
    await maya.press('Close this page without paying');
    await expect(maya.heading).toHaveText('You closed the payment page');
    await expectSound(page);

    await billing.goto();
    await expect(billing.pendingCard).toContainText('You started paying ₱99.00');
    await expect(billing.payments.getByText('Processing...', { exact: true })).toBeVisible();
    await billing.upgradeButton.click();
    await expectToast(
      page,
      'Payment In Progress',
      'You already have a payment being processed. Please wait or try again in 30 minutes.',
    );
    await expect(page).toHaveURL('/billing');
    await expectSound(page);

    await billing.pendingCard.getByRole('link', { name: 'Continue in Maya' }).click();
    await expect(maya.payHeading).toBeVisible();
    await maya.payByCard();
    await expectPaid(page);
    await expect(billing.payments).toHaveCount(1);
    await expect(billing.pendingCard).toHaveCount(0);
  });
});

test('an open payment can be canceled, and another started at once @phone', async ({ page, signIn }) => {
  await signIn(newPerson());
  const billing = new BillingPage(page);
  await billing.goto();
  const maya = await billing.pay();
  await maya.press('Close this page without paying');
  await billing.goto();

  await billing.pendingCard.getByRole('button', { name: 'Cancel payment' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel the payment of ₱99.00?' });
  await expect(question).toContainText('We check with Maya first');
  await expectSound(page);
  await question.getByRole('button', { name: 'Keep It' }).click();
  await expect(billing.pendingCard).toBeVisible();

  await billing.pendingCard.getByRole('button', { name: 'Cancel payment' }).click();
  await question.getByRole('button', { name: 'Cancel Payment' }).click();
  await expectToast(
    page,
    'Payment Cancelled',
    'You canceled it before paying. You can start again at any time.',
  );
  await expect(billing.pendingCard).toHaveCount(0);
  await expect(billing.payments).toContainText('You canceled the payment');
  await expectSound(page);

  const another = await billing.pay();
  await another.payByCard();
  await expectPaid(page);
  await expect(billing.payments).toHaveCount(2);
});

test('the page of a paid payment leads back, and the payment counts', async ({ page, signIn }) => {
  await signIn(newPerson());
  const billing = new BillingPage(page);
  await billing.goto();
  const maya = await billing.pay();
  const address = page.url();
  await maya.payByCard();
  await expect(billing.heading).toBeVisible();
  await page.goto(address);
  await expect(maya.heading).toHaveText('Paid already');
  await expectSound(page);
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expectPaid(page);
});

test.describe('the payment pages', () => {
  // The browser logs the status of the last one.
  test.use({ expectedErrors: [/status of 404/] });

  test('are accessible, also without a payment @phone', async ({ page, signIn }) => {
    await signIn(newPerson());
    const billing = new BillingPage(page);
    await billing.goto();
    const maya = await billing.pay();
    await expect(page.getByText('Sandbox: no real money')).toBeVisible();
    await expectSound(page);
    const address = page.url();
    await maya.press('Cancel and go back');
    await expect(billing.heading).toBeVisible();
    await page.goto(address);
    await expect(maya.heading).toHaveText('Cancelled');
    await expectSound(page);
    await page.goto('/maya-sandbox/v2/checkout?id=nothing');
    await expect(maya.heading).toHaveText('There is no such payment');
    await expectSound(page);
  });
});
