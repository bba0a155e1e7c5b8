import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../../testing/fake-api';
import { samplePayment, samplePendingPayment, sampleSubscription } from '../../../testing/sample-payment';
import { toastStore } from '../../../ui/feedback/toast';
import { account, openBilling, type Account } from './testing/open-billing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const end = '2099-12-20T01:00:00.000Z';
const pending = samplePendingPayment();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const status = () => screen.getByRole('status', { name: 'Payment' });
const title = () => toastStore.read()?.title;
const pay = (server: Account) => {
  server.payments = [samplePayment({ id: pending.id })];
  server.user = { ...server.user, plan: 'pro', subscriptionExpiresAt: end };
};
const comeBack = (server = account({}, [pending]), path = '/billing?status=success', answers = {}) => ({
  server,
  ...openBilling(server, { path, answers }),
});
const checks = (made: () => string[]) => made().filter((call) => call === 'POST /api/payments/check').length;
const usersAsked = (made: () => string[]) => made().filter((call) => call === 'GET /api/auth/user').length;

test.each(['success', 'cancelled', 'failure', 'nonsense'])(
  'status %s leaves the address at once, and nothing else does',
  async (returned) => {
    comeBack(account(), `/billing?from=maya&status=${returned}&x=1`);
    await pass(0);
    expect(window.location.pathname + window.location.search).toBe('/billing?from=maya&x=1');
  },
);

test('success: verifies once, refetches after 2 seconds, and shows the status throughout', async () => {
  const { server, made } = comeBack();
  await pass(0);
  expect(checks(made)).toBe(1);
  expect(status()).toHaveTextContent('Checking your payment with Maya…');
  expect(screen.queryByRole('region', { name: 'Payment pending' })).not.toBeInTheDocument();
  pay(server);
  const before = usersAsked(made);
  await pass(1900);
  expect(usersAsked(made)).toBe(before);
  expect(title()).toBeUndefined();
  await pass(200);
  expect(toastStore.read()).toMatchObject({
    title: 'Payment Successful',
    description: 'Thank you! Your Pro plan is active until Dec 20, 2099.',
    variant: 'success',
  });
  expect(status()).toHaveTextContent('We received your payment.');
  expect(screen.getByRole('region', { name: 'Welcome to Pro' })).toBeVisible();
  expect(checks(made)).toBe(1);
});

test('a slower confirmation is checked again after 30 seconds', async () => {
  const { server } = comeBack();
  await pass(2100);
  expect(toastStore.read()).toMatchObject({ title: 'Payment Processing' });
  expect(status()).toHaveTextContent(
    'Maya has not confirmed your payment yet. We will check again in 30 seconds',
  );
  pay(server);
  await pass(29_500);
  expect(status()).toHaveTextContent('We will check again in 30 seconds');
  await pass(1000);
  expect(title()).toBe('Payment Successful');
  expect(status()).toHaveTextContent('We received your payment.');
});

test('without confirmation by then, the page says what to do', async () => {
  comeBack();
  await pass(33_000);
  expect(toastStore.read()).toMatchObject({
    title: 'Payment Verification Needed',
    description: 'Unable to verify payment status. Please refresh the page or contact support.',
    variant: 'destructive',
  });
  expect(status()).toHaveTextContent('We could not confirm your payment yet.');
  expect(screen.getByRole('region', { name: 'Payment pending' })).toBeVisible();
});

test('a renewal is not confirmed by the existing plan', async () => {
  const { server } = comeBack(
    account({ plan: 'pro', subscriptionExpiresAt: '2099-11-20T01:00:00.000Z' }, [pending]),
  );
  await pass(2100);
  expect(title()).toBe('Payment Processing');
  pay(server);
  await pass(31_000);
  expect(toastStore.read()).toMatchObject({
    title: 'Payment Successful',
    description: 'Thank you! Your Pro plan is active until Dec 20, 2099.',
  });
});

test('an older payment, paid on a page still open, grants the plan while a newer one is pending', async () => {
  const older = { id: crypto.randomUUID(), createdAt: '2026-11-20T00:20:00.000Z' };
  comeBack(
    account({ plan: 'pro', subscriptionExpiresAt: end }, [
      samplePendingPayment({ createdAt: '2026-11-20T01:00:00.000Z' }),
      samplePayment({ ...older, paidAt: '2026-11-20T01:05:00.000Z' }),
    ]),
  );
  await pass(2100);
  expect(title()).toBe('Payment Successful');
});

test('a Pro user sees no error', async () => {
  comeBack(account({ plan: 'pro', subscriptionExpiresAt: end }, [pending]));
  await pass(2100);
  expect(title()).toBe('Payment Processing');
  await pass(31_000);
  expect(title()).not.toBe('Payment Verification Needed');
  expect(status()).toHaveTextContent('Your plan is active. This payment is not confirmed yet.');
});

test('an unreachable server changes nothing on the page', async () => {
  comeBack(undefined, undefined, {
    'POST /api/payments/check': refusal('UNAVAILABLE', 'Away'),
    'GET /api/auth/user': refusal('UNAVAILABLE', 'Away'),
  });
  await pass(2100);
  expect(title()).toBe('Payment Processing');
  await pass(31_000);
  expect(title()).toBe('Payment Verification Needed');
  expect(screen.getByRole('heading', { name: 'Billing & Subscription' })).toBeVisible();
});

test('payments that cannot be fetched confirm nothing, whatever the plan', async () => {
  const server = account({ plan: 'pro', subscriptionExpiresAt: end }, [samplePayment()]);
  const overview = `GET /api/user/${server.user.id}/subscription` as const;
  comeBack(server, undefined, { [overview]: refusal('UNAVAILABLE', 'Away') });
  await pass(2100);
  expect(title()).toBe('Payment Processing');
  await pass(31_000);
  expect(title()).not.toBe('Payment Successful');
  expect(status()).toHaveTextContent('Your plan is active. This payment is not confirmed yet.');
});

test('cached payments confirm nothing while the refetch fails', async () => {
  const server = account({ plan: 'pro', subscriptionExpiresAt: end }, [samplePayment()]);
  let isAway = false;
  const overview = `GET /api/user/${server.user.id}/subscription` as const;
  comeBack(server, undefined, {
    [overview]: () =>
      isAway
        ? refusal('UNAVAILABLE', 'Away')
        : sampleSubscription({ plan: 'pro', expiresAt: end }, server.payments),
  });
  await pass(1000);
  isAway = true;
  await pass(1100);
  expect(title()).toBe('Payment Processing');
  isAway = false;
  await pass(31_000);
  expect(title()).toBe('Payment Successful');
});

test('a check that never settles times out', async () => {
  const { server } = comeBack(undefined, undefined, {
    'POST /api/payments/check': () => new Promise<object>(() => undefined),
  });
  pay(server);
  await pass(10_500);
  expect(title()).toBe('Payment Successful');
});

test('leaving the page clears the timers and toast, and other screens have the new plan', async () => {
  const { server, made, unmount } = comeBack();
  await pass(1000);
  const asked = usersAsked(made);
  pay(server);
  unmount();
  await pass(40_000);
  expect(title()).toBeUndefined();
  expect(usersAsked(made)).toBe(asked + 1);
});

test('a reload does not verify again', async () => {
  const { unmount } = comeBack();
  await pass(0);
  const after = window.location.pathname + window.location.search;
  unmount();
  await pass(0);
  const { made } = comeBack(undefined, after);
  await pass(40_000);
  expect(checks(made)).toBe(0);
  expect(title()).toBeUndefined();
});

test.each([
  ['cancelled', 'Payment Cancelled', 'nothing was charged'],
  ['failure', 'Payment Failed', 'did not go through'],
])('%s shows a message and refreshes the history', async (returned, expected, words) => {
  const { server, made } = comeBack(undefined, `/billing?status=${returned}`);
  server.payments = [{ ...pending, status: 'failed' }];
  await pass(100);
  expect(toastStore.read()).toMatchObject({ title: expected, description: expect.stringContaining(words) });
  expect(status()).toHaveTextContent(words);
  expect(checks(made)).toBe(1);
  expect(screen.getByText('failed')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Payment pending' })).not.toBeInTheDocument();
});

test('an unknown status is ignored', async () => {
  const { made } = comeBack(undefined, '/billing?status=nonsense');
  await pass(3000);
  expect(title()).toBeUndefined();
  expect(checks(made)).toBe(0);
  expect(status()).toBeEmptyDOMElement();
});

test('a user on the free trial is not thanked for a payment', async () => {
  const trial = { startedAt: '2099-12-13T01:00:00.000Z', endsAt: end };
  comeBack(account({ plan: 'pro', subscriptionExpiresAt: end, trial }));
  await pass(40_000);
  expect(title()).not.toBe('Payment Successful');
  expect(status()).not.toHaveTextContent('We received your payment.');
});
