import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { WebhookTestResult } from '#shared/webhooks/schema';
import { leavePage } from '../../../lib/leaving/leave-page';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sampleUser } from '../../../testing/sample-user';
import { toastStore } from '../../../ui/feedback/toast';
import { WebhookTestPage } from './webhook-test';

const taken: WebhookTestResult = {
  success: true,
  status: 200,
  message: 'The delivery was taken.',
  result: 'granted',
  processingTimeMs: 12,
  delivered: { id: 'checkout-7', isPaid: true, status: 'COMPLETED' },
};

const open = (answer: () => object | Promise<object> = () => taken) => {
  const calls = fakeApi({ 'POST /api/test/webhook': answer });
  renderApp(<WebhookTestPage user={sampleUser({ userType: 'admin' })} />, { path: '/webhook-test' });
  return { calls, pointer: userEvent.setup({ delay: null }) };
};

const format = () => screen.getByRole('combobox', { name: 'Webhook format' });
const checkoutId = () => screen.getByRole('textbox', { name: 'Checkout ID' });
const button = () => screen.getByRole('button', { name: /^Test(ing\.\.\.| Webhook)$/ });
const result = () => within(screen.getByRole('region', { name: 'Result' }));
const expectToast = (title: string, description: string) =>
  waitFor(() => expect(toastStore.read()).toMatchObject({ title, description }));

test('offers the five formats, and a text area of six rows for one of them', async () => {
  const { pointer } = open();
  expect(
    within(format())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    'Default (paid flag plus COMPLETED)',
    'PAID status',
    'SUCCESS status',
    'Minimal fields',
    'Custom JSON',
  ]);
  expect(screen.queryByRole('textbox', { name: 'Custom JSON' })).not.toBeInTheDocument();
  await pointer.selectOptions(format(), 'Custom JSON');
  expect(screen.getByRole('textbox', { name: 'Custom JSON' })).toHaveAttribute('rows', '6');
  expect(checkoutId()).toBeDisabled();
});

test.each([
  ['Default (paid flag plus COMPLETED)', 'default'],
  ['PAID status', 'paid'],
  ['SUCCESS status', 'success'],
  ['Minimal fields', 'minimal'],
])('%s is sent with the checkout ID, and the answer is shown', async (label, sent) => {
  const { pointer, calls } = open();
  await pointer.selectOptions(format(), label);
  fireEvent.change(checkoutId(), { target: { value: ' checkout-7 ' } });
  await pointer.click(button());
  await expectToast('Success', 'Webhook test completed');
  expect(calls.map(({ body }) => body)).toEqual([{ format: sent, checkoutId: 'checkout-7' }]);
  expect(result().getByText('Taken, status 200')).toBeVisible();
  expect(result().getByText('The delivery was taken.')).toBeVisible();
  expect(result().getByRole('region', { name: 'Response' }).textContent).toBe(JSON.stringify(taken, null, 2));
});

test('while it runs the button shows it and ignores further presses', async () => {
  let letAnswer = (_: object) => {};
  const answer = new Promise<object>((resolve) => (letAnswer = resolve));
  const { pointer, calls } = open(() => answer);
  fireEvent.change(checkoutId(), { target: { value: 'checkout-7' } });
  await pointer.click(button());
  await waitFor(() => expect(button()).toHaveAccessibleName('Testing...'));
  expect(button()).toBeDisabled();
  expect(result().getByRole('status')).toHaveTextContent('Waiting for the answer…');
  letAnswer(taken);
  await waitFor(() => expect(button()).toHaveAccessibleName('Test Webhook'));
  expect(calls).toHaveLength(1);
});

test.each(['', '   '])('without a checkout ID (%j) nothing is sent', async (typed) => {
  const { pointer, calls } = open();
  fireEvent.change(checkoutId(), { target: { value: typed } });
  await pointer.click(button());
  await expectToast('Error', 'Please provide a checkout ID');
  expect(checkoutId()).toHaveAccessibleDescription(expect.stringContaining('Please provide a checkout ID'));
  expect(calls).toEqual([]);
});

const typeCustom = async (json: string) => {
  const opened = open();
  await opened.pointer.selectOptions(format(), 'Custom JSON');
  fireEvent.change(screen.getByRole('textbox', { name: 'Custom JSON' }), { target: { value: json } });
  await opened.pointer.click(button());
  return opened;
};

test('custom JSON is sent as it is, whatever its keys are called', async () => {
  const { calls } = await typeCustom('{"status": "PAID", "__proto__": {"isPaid": true}}');
  await expectToast('Success', 'Webhook test completed');
  expect(calls[0]?.init.body).toBe('{"status":"PAID","__proto__":{"isPaid":true}}');
});

test('invalid JSON shows the parse error', async () => {
  const { calls } = await typeCustom('{"status": }');
  await waitFor(() => expect(toastStore.read()).toMatchObject({ title: 'Error', variant: 'destructive' }));
  const { description } = toastStore.read()!;
  expect(description).toMatch(/JSON/);
  expect(screen.getByRole('textbox', { name: 'Custom JSON' })).toHaveAccessibleDescription(description!);
  expect(calls).toEqual([]);
});

test('a delivery rejected by the handler is shown with its rejection', async () => {
  const message = 'This could not be checked now. Please deliver it again.';
  const { pointer } = open(() => ({ ...taken, success: false, status: 503, message, result: null }));
  fireEvent.change(checkoutId(), { target: { value: 'checkout-7' } });
  await pointer.click(button());
  await expectToast('Error', message);
  expect(result().getByText('Refused, status 503')).toBeVisible();
  expect(result().getByText(message)).toBeVisible();
});

test.each([
  [
    'in the words of the server',
    refusal('TOO_LARGE', 'This is too large: send 1 MB at most.'),
    'This is too large: send 1 MB at most.',
  ],
  ['without words', new Response('', { status: 502 }), 'Webhook test failed'],
  [
    'for want of the tools',
    refusal('NOT_FOUND', 'There is no POST /api/test/webhook.'),
    'Test tools are off on this server. Its operator can turn them on with the setting ENABLE_TEST_TOOLS=true.',
  ],
])('a failed test shows the reason: %s', async (_, answer, words) => {
  const { pointer } = open(() => answer);
  fireEvent.change(checkoutId(), { target: { value: 'checkout-7' } });
  await pointer.click(button());
  await expectToast('Error', words);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

test('a signed-out user is redirected to sign-in', async () => {
  const { pointer } = open(() => refusal('UNAUTHORIZED', 'Unauthorized'));
  fireEvent.change(checkoutId(), { target: { value: 'checkout-7' } });
  await pointer.click(button());
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/api/login?returnTo=%2Fwebhook-test'));
  window.dispatchEvent(new Event('pageshow'));
});
