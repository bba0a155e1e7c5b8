import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { flowStepNames, type FlowStep, type PaymentFlowResult } from '#shared/test-tools/schema';
import { leavePage } from '../../../lib/leaving/leave-page';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sampleUser } from '../../../testing/sample-user';
import { toastStore } from '../../../ui/feedback/toast';
import { MayaDebugPage } from './maya-debug';

const step = (changes: Partial<FlowStep> = {}): FlowStep => ({
  status: 'passed',
  message: 'Done.',
  durationMs: 12,
  ...changes,
});

const passed: PaymentFlowResult = {
  success: true,
  message: 'Every step passed.',
  testId: 'test-1',
  error: null,
  // A map has no order of its own.
  steps: Object.fromEntries([...flowStepNames].reverse().map((name) => [name, step()])),
  results: {
    payment: { status: 'paid', receiptNumber: '004512', paidAt: '2026-11-20T01:00:00.000Z' },
    user: { plan: 'pro', subscriptionExpiresAt: '2026-12-20T01:00:00.000Z' },
  },
};

const open = (answer: () => object | Promise<object> = () => passed) => {
  const calls = fakeApi({ 'POST /api/test/maya-payment-flow': answer });
  renderApp(<MayaDebugPage user={sampleUser({ userType: 'admin' })} />, { path: '/maya-debug' });
  return { calls, pointer: userEvent.setup({ delay: null }) };
};

const userId = () => screen.getByRole('textbox', { name: 'Test user ID' });
const button = () => screen.getByRole('button', { name: /^(Run Complete Payment Flow Test|Testing\.\.\.)$/ });
const result = async () => within(await screen.findByRole('region', { name: 'Test result' }));
const expectToast = (title: string, description: string) =>
  waitFor(() => expect(toastStore.read()).toMatchObject({ title, description }));
const finalResults = async () =>
  (await result()).getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

test('is prefilled with the built-in account, and needs one', async () => {
  const { pointer, calls } = open();
  expect(userId()).toHaveValue('10000001');
  await pointer.clear(userId());
  expect(button()).toBeDisabled();
  fireEvent.change(userId(), { target: { value: '  ' } });
  expect(button()).toBeDisabled();
  await pointer.type(userId(), '{Enter}');
  expect(calls).toEqual([]);
});

test('a passed flow shows each step and the outcome', async () => {
  const { pointer, calls } = open();
  await pointer.click(button());
  await expectToast('Payment Flow Test Passed', 'Maya payment processing is working correctly');
  expect(calls.map(({ body }) => body)).toEqual([{ testUserId: '10000001' }]);
  const card = await result();
  expect(card.getByText('Success')).toBeVisible();
  expect(card.getByText('Every step passed.')).toBeVisible();
  expect(card.getByText('Test ID: test-1')).toBeVisible();
  expect(card.queryByText('Error details')).not.toBeInTheDocument();
  const steps = within(card.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map((item) => item.textContent)).toEqual(
    [
      'Test account',
      'Create checkout',
      'Pay',
      'Webhook delivery',
      'Verification',
      'Grant Pro',
      'Receipt',
      'Expiry',
    ].map((name) => `${name}PassedDone.12 ms`),
  );
  expect(await finalResults()).toEqual([
    ['Payment status', 'paid'],
    ['Receipt', '004512'],
    ['Paid at', 'Nov 20, 2026, 9:00 AM'],
    ['User plan', 'Pro'],
    ['Subscription expiry', 'Dec 20, 2026, 9:00 AM'],
  ]);
});

test('a failed flow shows the failing step, and N/A for missing values', async () => {
  const { pointer } = open(() => ({
    ...passed,
    success: false,
    message: 'The delivery did not arrive.',
    error: 'No delivery within 5 seconds',
    steps: {
      account: step(),
      payment: step({ status: 'needs_person', message: 'Pay at https://pay.example/c?id=1.' }),
      delivery: step({ status: 'failed', message: 'Nothing came.' }),
      grant: step({ status: 'skipped', message: '' }),
      'something new': step(),
    },
    results: { payment: null, user: null },
  }));
  await pointer.click(button());
  await expectToast('Payment Flow Test Failed', 'The delivery did not arrive.');
  const card = await result();
  expect(card.getByText('Failed', { selector: 'span.rounded-full' })).toBeVisible();
  expect(card.getByText('Error details')).toBeVisible();
  expect(card.getByText('No delivery within 5 seconds')).toBeVisible();
  const steps = within(card.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map((item) => item.textContent)).toEqual([
    'Test accountPassedDone.12 ms',
    'PayNeeds a personPay at https://pay.example/c?id=1.12 ms',
    'Webhook deliveryFailedNothing came.12 ms',
    'Grant ProSkipped12 ms',
    'something newPassedDone.12 ms',
  ]);
  expect(card.getByRole('link')).toHaveAttribute('href', 'https://pay.example/c?id=1');
  expect((await finalResults()).map(([, value]) => value)).toEqual(Array(5).fill('N/A'));
});

test('a failure without a message has the specified one', async () => {
  const { pointer } = open(() => ({ ...passed, success: false, message: '' }));
  await pointer.click(button());
  await expectToast('Payment Flow Test Failed', 'Maya payment processing has issues');
});

test('the button shows that the flow runs', async () => {
  let letAnswer = (_: object) => {};
  const answer = new Promise<object>((resolve) => (letAnswer = resolve));
  const { pointer, calls } = open(() => answer);
  await pointer.click(button());
  await waitFor(() => expect(button()).toHaveAccessibleName('Testing...'));
  expect(button()).toBeDisabled();
  letAnswer(passed);
  await result();
  expect(calls).toHaveLength(1);
});

test.each([
  ['the words of the server', refusal('INTERNAL', 'Something broke.'), 'Something broke.'],
  [
    'that the tools are off',
    refusal('NOT_FOUND', 'There is no POST /api/test/maya-payment-flow.'),
    'Test tools are off on this server. Its operator can turn them on with the setting ENABLE_TEST_TOOLS=true.',
  ],
])('an error that is thrown is shown as a failure with %s', async (_, answer, words) => {
  const { pointer } = open(() => answer);
  await pointer.click(button());
  await expectToast('Test Error', 'Failed to run payment flow test');
  const card = await result();
  expect(card.getByText('Failed')).toBeVisible();
  expect(card.getByText('Test failed with error')).toBeVisible();
  expect(card.getByText(words)).toBeVisible();
  expect(card.getByText('Test ID: N/A')).toBeVisible();
});

test('a signed-out user is redirected to sign-in', async () => {
  const { pointer } = open(() => refusal('UNAUTHORIZED', 'Unauthorized'));
  await pointer.click(button());
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/api/login?returnTo=%2Fmaya-debug'));
  window.dispatchEvent(new Event('pageshow'));
});
