import { randomInt } from 'node:crypto';
import { expectSound } from '../../accessibility';
import { testPaymentFlow } from '../../../shared/test-tools/endpoints';
import type { PaymentFlowResult } from '../../../shared/test-tools/schema';
import { expectErrorToast } from '../../billing-checks';
import { changeAnswers, failCalls, holdCalls } from '../../calls';
import { expectColor } from '../../colors';
import { expect, expectToast, test } from '../../fixtures';
import { PaymentDebugPage } from '../../pages/payment-debug-page';

const nothingKnown = ['N/A', 'N/A', 'N/A', 'N/A', 'N/A'];

test('the complete payment flow passes, step by step @phone', async ({ page, signIn }) => {
  test.slow();
  await signIn('Admin');
  const debug = new PaymentDebugPage(page);
  await debug.goto();
  const { testUserId, runButton, result } = debug;
  await expect(testUserId).toHaveValue('10000001');
  await testUserId.clear();
  await expect(runButton).toBeDisabled();
  await testUserId.fill('   ');
  await expect(runButton).toBeDisabled();
  await expectSound(page);
  // A separate account, because an account runs one test at a time.
  await testUserId.fill(String(randomInt(20_000_000, 90_000_000)));
  await runButton.click();
  await expectToast(page, 'Payment Flow Test Passed', 'Maya payment processing is working correctly');
  await expect(debug.badge('Success')).toBeVisible();
  await expectColor(debug.badge('Success'), 'green');
  await expect(result).toContainText('The complete payment flow works, with play money.');
  await expect(result).toContainText(/Test ID: [0-9a-f-]{36}/);
  await expect(result.getByText('Error details')).toHaveCount(0);
  await expect(debug.steps).toHaveCount(8);
  for (const step of await debug.steps.all()) await expect(step).toContainText(/Passed.*\d+ ms$/);
  await expect(result.getByRole('term')).toHaveText([
    'Payment status',
    'Receipt',
    'Paid at',
    'User plan',
    'Subscription expiry',
  ]);
  await expect(debug.finalResults).toHaveText(['paid', /^[0-9a-f]+$/, /, \d{4}, /, 'Pro', /, \d{4}, /]);
  await expectSound(page);
});

test('a failed payment flow shows the reason, and N/A for missing values @phone', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('Admin');
  const debug = new PaymentDebugPage(page);
  await debug.goto();
  const { result } = debug;
  await debug.testUserId.fill('liza');
  await debug.runButton.click();
  const why =
    'Please enter the ID of a test account: digits only, 20 at most. The test never touches a person’s account.';
  await expectErrorToast(page, 'Payment Flow Test Failed', why);
  await expect(debug.badge('Failed')).toBeVisible();
  await expectColor(debug.badge('Failed'), 'red');
  // In the message and in the error.
  await expect(result.getByText(why, { exact: true })).toHaveCount(2);
  await expect(result.getByText('Error details')).toBeVisible();
  await expect(result).toContainText(/Test ID: [0-9a-f-]{36}/);
  await expect(debug.steps).toHaveCount(8);
  for (const step of await debug.steps.all()) await expect(step).toContainText(/Skipped.*0 ms$/);
  await expect(debug.finalResults).toHaveText(nothingKnown);
  await expectSound(page);

  await changeAnswers<PaymentFlowResult>(page, testPaymentFlow.path, (answer) => ({
    ...answer,
    message: '',
  }));
  await debug.runButton.click();
  await expectErrorToast(page, 'Payment Flow Test Failed', 'Maya payment processing has issues');
});

test('a running payment flow shows its progress @phone', async ({ page, signIn }) => {
  await signIn('Admin');
  const debug = new PaymentDebugPage(page);
  await debug.goto();
  const letGo = await holdCalls(page, testPaymentFlow.path);
  await debug.testUserId.fill('juan');
  await debug.runButton.click();
  await expect(page.getByRole('button', { name: 'Testing...' })).toBeDisabled();
  await expect(page.getByText('The payment is being tried, step by step…')).toBeVisible();
  await expectSound(page);
  letGo();
  await expect(debug.badge('Failed')).toBeVisible();
  await expect(debug.runButton).toBeEnabled();
});

test.describe('on failure', () => {
  // The browser logs the errors that these tests provoke.
  test.use({ expectedErrors: [/status of (400|404|502)/] });

  test('the payment debug page reports an aborted test @phone', async ({ page, signIn }) => {
    await signIn('Admin');
    const debug = new PaymentDebugPage(page);
    await debug.goto();
    await failCalls(page, testPaymentFlow.path);
    await debug.runButton.click();
    await expectErrorToast(page, 'Test Error', 'Failed to run payment flow test');
    await expect(debug.badge('Failed')).toBeVisible();
    await expect(debug.result.getByText('Test failed with error', { exact: true })).toBeVisible();
    await expect(debug.result.getByText('502: The server is away', { exact: true })).toBeVisible();
    await expect(debug.result).toContainText('Test ID: N/A');
    await expect(debug.steps).toHaveCount(0);
    await expect(debug.finalResults).toHaveText(nothingKnown);
    await expectSound(page);
  });
});
