import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { leavePage } from '../../../lib/leaving/leave-page';
import { refusal } from '../../../testing/fake-api';
import { samplePendingPayment } from '../../../testing/sample-payment';
import { toastStore } from '../../../ui/feedback/toast';
import { account, openBilling } from './testing/open-billing';

afterEach(() => {
  vi.useRealTimers();
  window.dispatchEvent(new Event('pageshow'));
});

const path = 'POST /api/create-checkout-session';
const upgrade = () => screen.getByRole('button', { name: 'Upgrade to Pro' });

/** Opens the page for a free user, with this response to the checkout. */
const open = (answer: Response | object | (() => Response | object)) => {
  const server = account();
  return { server, ...openBilling(server, { answers: { [path]: answer } }) };
};

const url = 'https://payments.maya.ph/v2/checkout?id=1';

test('the button redirects to the checkout URL once, however often it is pressed', async () => {
  const { made } = open({ checkout_url: url });
  const button = upgrade();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith(url));
  expect(made().filter((call) => call === path)).toHaveLength(1);
  // The page is about to unload, and the button shows it.
  expect(await screen.findByRole('button', { name: 'Opening Maya…' })).toBeDisabled();
});

test('after Back from the checkout, the button works again', async () => {
  open({ checkout_url: url });
  await userEvent.click(upgrade());
  await screen.findByRole('button', { name: 'Opening Maya…' });
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await userEvent.click(upgrade());
  await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(2));
});

test('renewing uses the same checkout', async () => {
  openBilling(account({ plan: 'pro', subscriptionExpiresAt: '2099-01-01T00:00:00.000Z' }), {
    answers: { [path]: { checkout_url: `${window.location.origin}/maya/1` } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Renew for 30 days' }));
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith(`${window.location.origin}/maya/1`));
});

test.each(['javascript:alert(1)', 'http://payments.maya.ph/', 'https://'])(
  '%s is not followed',
  async (checkout_url) => {
    const { server } = open({ checkout_url });
    expect(await screen.findByText('No payments yet')).toBeVisible();
    server.payments = [samplePendingPayment({ checkoutUrl: checkout_url })];
    await userEvent.click(upgrade());
    await waitFor(() =>
      expect(toastStore.read()).toMatchObject({
        title: 'Payment Error',
        description: 'Failed to initiate payment session',
        variant: 'destructive',
      }),
    );
    expect(leavePage).not.toHaveBeenCalled();
    expect(upgrade()).toBeEnabled();
    expect(await screen.findByRole('region', { name: 'Payment pending' })).toBeVisible();
  },
);

test('a pending payment shows the specified message and is listed', async () => {
  const { server } = open(() =>
    refusal('PENDING_PAYMENT', 'You already have a pending payment. Please finish it.'),
  );
  expect(await screen.findByText('No payments yet')).toBeVisible();
  server.payments = [samplePendingPayment()];
  await userEvent.click(upgrade());
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject({
      title: 'Payment In Progress',
      description: 'You already have a payment being processed. Please wait or try again in 30 minutes.',
    }),
  );
  expect(await screen.findByRole('region', { name: 'Payment pending' })).toBeVisible();
});

test.each([
  ['the server’s words', refusal('UNAVAILABLE', 'Maya does not answer.'), 'Maya does not answer.'],
  ['words of our own without any', new Response('', { status: 502 }), 'Failed to initiate payment session'],
])('any other refusal has %s', async (_, answer, description) => {
  open(answer);
  await userEvent.click(upgrade());
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject({ title: 'Payment Error', description, variant: 'destructive' }),
  );
  expect(upgrade()).toBeEnabled();
});

test('a signed-out user sees a toast and is redirected to sign-in after half a second', async () => {
  open(refusal('UNAUTHORIZED', 'Unauthorized'));
  expect(await screen.findByText('No payments yet')).toBeVisible();
  vi.useFakeTimers();
  fireEvent.click(upgrade());
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(toastStore.read()).toMatchObject({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
  });
  expect(leavePage).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(leavePage).toHaveBeenCalledExactlyOnceWith('/api/login?returnTo=%2Fbilling');
});
