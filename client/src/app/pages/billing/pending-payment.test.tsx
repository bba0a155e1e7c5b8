import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { refusal } from '../../../testing/fake-api';
import { samplePayment, samplePendingPayment, sampleSubscription } from '../../../testing/sample-payment';
import { sampleUser } from '../../../testing/sample-user';
import { toastStore } from '../../../ui/feedback/toast';
import { account, openBilling } from './testing/open-billing';

afterEach(() => {
  // Reset: a test may have redirected to sign-in.
  window.dispatchEvent(new Event('pageshow'));
});

const inCard = (name: string) => within(screen.getByRole('region', { name }));

const history = () => inCard('Payment history');

const rows = () => history().findAllByRole('listitem');

const id = sampleUser().id;

test('a pending payment can be continued, or checked until it is settled', async () => {
  const pending = samplePendingPayment();
  const server = account({}, [pending]);
  openBilling(server);
  const card = within(await screen.findByRole('region', { name: 'Payment pending' }));
  expect(card.getByRole('link', { name: 'Continue in Maya' })).toHaveAttribute('href', pending.checkoutUrl);
  const checkAgain = card.getByRole('button', { name: 'Check again' });
  await userEvent.click(checkAgain);
  await waitFor(() => expect(toastStore.read()?.title).toBe('Payment Processing'));

  server.payments = [samplePayment({ id: pending.id })];
  server.user = { ...server.user, plan: 'pro', subscriptionExpiresAt: '2099-12-20T01:00:00.000Z' };
  await userEvent.click(checkAgain);
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject({
      title: 'Payment Successful',
      description: 'Thank you! Your Pro plan is active until Dec 20, 2099.',
      variant: 'success',
    }),
  );
  expect(screen.queryByRole('region', { name: 'Payment pending' })).not.toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Welcome to Pro' })).toBeVisible();
});

test('a check that finds the payment failed, or fails itself, shows an error', async () => {
  const pending = samplePendingPayment();
  const server = account({}, [pending]);
  let answer: () => Response | object = () => refusal('INTERNAL', 'Oops');
  openBilling(server, { answers: { 'POST /api/payments/check': () => answer() } });
  const checkAgain = await screen.findByRole('button', { name: 'Check again' });
  await userEvent.click(checkAgain);
  await waitFor(() => expect(toastStore.read()?.title).toBe('Payment Verification Needed'));

  answer = () => ({
    plan: 'free',
    status: 'free',
    isExpired: false,
    endedPlan: null,
    subscriptionExpiresAt: null,
    daysUntilExpiry: null,
    isTrial: false,
  });
  server.payments = [
    samplePayment({ id: pending.id, status: 'failed', failureReason: 'Maya declined the card' }),
  ];
  await userEvent.click(checkAgain);
  await waitFor(() => expect(toastStore.read()?.title).toBe('Payment Failed'));
  expect(await history().findByText('Maya declined the card')).toBeVisible();
});

/** A pending payment whose outcome is unknown after this call. */
const openWithHistoryLostAfter = (call: `POST /${string}`) => {
  const pending = samplePendingPayment();
  let isAway = false;
  openBilling(account({}, [pending]), {
    answers: {
      [call]: () => {
        isAway = true;
        return freeStatus;
      },
      [`GET /api/user/${id}/subscription` as const]: () =>
        isAway
          ? refusal('UNAVAILABLE', 'Away')
          : sampleSubscription({ plan: 'free', expiresAt: null }, [pending]),
    },
  });
};

test('a check whose outcome cannot be fetched shows an error, whatever was cached', async () => {
  openWithHistoryLostAfter('POST /api/payments/check');
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(toastStore.read()?.title).toBe('Payment Verification Needed'));
});

const cancelPayment = 'POST /api/payments/cancel';

/** Presses the button and answers the confirmation dialog. */
const askToCancel = async (answer: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel payment' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel the payment of ₱99.00?' }));
  await userEvent.click(dialog.getByRole('button', { name: answer }));
};

const freeStatus = {
  plan: 'free',
  status: 'free',
  isExpired: false,
  endedPlan: null,
  subscriptionExpiresAt: null,
  daysUntilExpiry: null,
  isTrial: false,
};

test('a pending payment is canceled after confirmation', async () => {
  const pending = samplePendingPayment();
  const server = account({}, [pending]);
  const cancelled = { ...pending, status: 'failed' as const, failureReason: 'You canceled the payment' };
  const { made } = openBilling(server, {
    answers: {
      [cancelPayment]: (body: unknown) => {
        expect(body).toEqual({ paymentId: pending.id });
        server.payments = [cancelled];
        return freeStatus;
      },
    },
  });
  await askToCancel('Keep It');
  expect(made()).not.toContain(cancelPayment);
  await askToCancel('Cancel Payment');
  await waitFor(() => expect(toastStore.read()?.title).toBe('Payment Cancelled'));
  expect(made().filter((call) => call === cancelPayment)).toHaveLength(1);
  expect(await history().findByText('You canceled the payment')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Payment pending' })).not.toBeInTheDocument();
});

test('a payment found paid is not canceled, and a toast says that the user has Pro', async () => {
  const pending = samplePendingPayment();
  const server = account({}, [pending]);
  openBilling(server, {
    answers: {
      [cancelPayment]: () => {
        server.payments = [samplePayment({ id: pending.id })];
        server.user = { ...server.user, plan: 'pro', subscriptionExpiresAt: '2099-12-20T01:00:00.000Z' };
        return { ...freeStatus, plan: 'pro', status: 'active' };
      },
    },
  });
  await askToCancel('Cancel Payment');
  await waitFor(() => expect(toastStore.read()?.title).toBe('Payment Successful'));
  expect(await screen.findByRole('region', { name: 'Welcome to Pro' })).toBeVisible();
});

test('a payment that cannot be canceled now stays, with the reason', async () => {
  const words = 'Maya does not answer at the moment. Your earlier payment could not be checked.';
  openBilling(account({}, [samplePendingPayment()]), {
    answers: { [cancelPayment]: refusal('UNAVAILABLE', words) },
  });
  await askToCancel('Cancel Payment');
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject({ title: 'Payment Error', description: words }),
  );
  expect(screen.getByRole('region', { name: 'Payment pending' })).toBeVisible();
});

test('a payment of unknown outcome is not reported as canceled', async () => {
  openWithHistoryLostAfter(cancelPayment);
  await askToCancel('Cancel Payment');
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject({
      title: 'Payment Verification Needed',
      description: expect.stringContaining('may have been canceled, or paid before that'),
    }),
  );
});

test('a newer payment from another tab is shown instead of canceled', async () => {
  const older = samplePendingPayment({ checkoutUrl: 'https://payments.maya.ph/v2/checkout?id=older' });
  const newer = samplePendingPayment({ checkoutUrl: 'https://payments.maya.ph/v2/checkout?id=newer' });
  const server = account({}, [older]);
  const words = 'Another payment was begun in the meantime and was kept.';
  openBilling(server, { answers: { [cancelPayment]: refusal('CONFLICT', words) } });
  await screen.findByRole('region', { name: 'Payment pending' });
  server.payments = [newer, { ...older, status: 'failed', checkoutUrl: null }];
  await askToCancel('Cancel Payment');
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject({ title: 'Payment Error', description: words }),
  );
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Continue in Maya' })).toHaveAttribute('href', newer.checkoutUrl),
  );
});

test('a paid payment’s problem is shown beside it', async () => {
  openBilling(account({}, [samplePayment({ failureReason: '₱10.00 of it was refunded' })]));
  const [row] = await rows();
  expect(within(row!).getByText(/^Pro from/)).toBeVisible();
  expect(within(row!).getByText('₱10.00 of it was refunded')).toBeVisible();
});

test('an unsafe checkout URL is not linked', async () => {
  openBilling(account({}, [samplePendingPayment({ checkoutUrl: 'javascript:alert(1)' })]));
  const card = within(await screen.findByRole('region', { name: 'Payment pending' }));
  expect(card.queryByRole('link')).not.toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Check again' })).toBeVisible();
});
