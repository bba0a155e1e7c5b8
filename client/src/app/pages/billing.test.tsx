import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { PaymentStatus } from '#shared/billing/schema';
import { leavePage } from '../../lib/leaving/leave-page';
import { refusal } from '../../testing/fake-api';
import { samplePayment, sampleStatus } from '../../testing/sample-payment';
import { sampleUser } from '../../testing/sample-user';
import { toastStore } from '../../ui/feedback/toast';
import { account, openBilling } from './billing/testing/open-billing';
import { findAnnounced } from '../../testing/find-announced';

afterEach(() => {
  // Reset: a test may have redirected to sign-in.
  window.dispatchEvent(new Event('pageshow'));
});

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const inPlan = (name: string) => within(screen.getByRole('region', { name: `${name} plan` }));

const inCard = (name: string) => within(screen.getByRole('region', { name }));

const history = () => inCard('Payment history');

const rows = () => history().findAllByRole('listitem');

const id = sampleUser().id;

test('a free user sees their plan and a button that names Maya as its destination', async () => {
  openBilling(account());
  expect(inCard('Current plan').getByText('Free Plan')).toBeVisible();
  expect(inPlan('Free').getByText('Your plan')).toBeVisible();
  expect(inPlan('Pro').getByText('Most Popular')).toBeVisible();
  const upgrade = screen.getByRole('button', { name: 'Upgrade to Pro' });
  for (const words of ['One payment, 30 days. No auto-renewal.', 'Takes you to Maya to pay ₱99.00'])
    expect(upgrade).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(screen.queryByRole('region', { name: 'Welcome to Pro' })).not.toBeInTheDocument();
  expect(await history().findByText('No payments yet')).toBeVisible();
});

test('a pro user is welcomed, sees the days left, and can renew', async () => {
  openBilling(account({ plan: 'pro', subscriptionExpiresAt: daysFromNow(20) }));
  expect(inCard('Current plan').getByText('Pro Plan')).toBeVisible();
  expect(inCard('Current plan').getByText(/^Paid until .* \(20 days left\)\.$/)).toBeVisible();
  expect(
    inCard('Welcome to Pro')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/?tab=templates', '/?tab=profile', '/?tab=credentials']);
  expect(screen.getByRole('button', { name: 'Renew for 30 days' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upgrade to Pro' })).not.toBeInTheDocument();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(await history().findByText('No payments yet')).toBeVisible();
});

test.each([
  ['pro', null, 'Your Pro plan has no end. There is nothing to pay.'],
  ['agency', null, 'Your Agency plan includes everything in Pro. There is nothing to pay.'],
] as const)('%s without an end has nothing to pay', async (plan, subscriptionExpiresAt, reason) => {
  openBilling(account({ plan, subscriptionExpiresAt }));
  expect(inPlan('Pro').getByText(reason)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Upgrade|Renew/ })).not.toBeInTheDocument();
  expect(await history().findByText('No payments yet')).toBeVisible();
});

test('a plan that ends soon shows a warning and a renew button', async () => {
  openBilling(account({ plan: 'pro', subscriptionExpiresAt: daysFromNow(6) }));
  const notice = within(screen.getByRole('complementary', { name: 'Your plan ends soon' }));
  expect(notice.getByText(/^Your Pro plan ends on .*, in 6 days\.$/)).toBeVisible();
  expect(notice.getByText('Paying now adds 30 days to that date, so you lose none.')).toBeVisible();
  expect(notice.getByRole('button', { name: 'Renew now' })).toBeVisible();
  expect(await history().findByText('No payments yet')).toBeVisible();
});

test('the days left follow the server’s clock, not this device’s', async () => {
  const server = account({ plan: 'pro', subscriptionExpiresAt: daysFromNow(20) });
  const { plan, subscriptionExpiresAt } = server.user;
  openBilling(server, {
    answers: {
      [`GET /api/user/${id}/subscription-status` as const]: {
        plan,
        subscriptionExpiresAt,
        status: 'expiring',
        isExpired: false,
        endedPlan: null,
        daysUntilExpiry: 1,
        isTrial: false,
      },
    },
  });
  expect(await screen.findByText(/^Your Pro plan ends on .*, within a day\.$/)).toBeVisible();
});

test('an ended plan shows when it ended, that nothing is lost, and how to renew', async () => {
  openBilling(account({ plan: 'free', subscriptionExpiresAt: '2026-10-01T00:00:00.000Z' }));
  const notice = within(screen.getByRole('complementary', { name: 'Your plan has ended' }));
  expect(await notice.findByText('Your Pro plan ended on Oct 1, 2026.')).toBeVisible();
  expect(notice.getByText(/Nothing is lost/)).toBeVisible();
  expect(notice.getByRole('button', { name: 'Renew now' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
  expect(await history().findByText('No payments yet')).toBeVisible();
});

test('an ended Agency plan is named, and Pro is offered instead', async () => {
  const user = { plan: 'free', subscriptionExpiresAt: '2026-10-01T00:00:00.000Z' } as const;
  const opened = account(user);
  openBilling(opened, {
    answers: {
      [`GET /api/user/${opened.user.id}/subscription-status`]: sampleStatus(
        { plan: 'free', expiresAt: user.subscriptionExpiresAt },
        new Date(),
        'agency',
      ),
    },
  });
  const notice = within(screen.getByRole('complementary', { name: 'Your plan has ended' }));
  expect(await notice.findByText('Your Agency plan ended on Oct 1, 2026.')).toBeVisible();
  expect(notice.getByText(/To have Agency again, write to/)).toBeVisible();
  expect(notice.getByText(/Pro keeps every template/)).toBeVisible();
  expect(notice.getByRole('button', { name: 'Get Pro' })).toBeVisible();
  expect(notice.queryByRole('button', { name: 'Renew now' })).not.toBeInTheDocument();
});

const trialUntil = (end: string) => ({ startedAt: '2026-11-20T01:00:00.000Z', endsAt: end });

test('a free user can start the trial here, without a payment', async () => {
  const server = account();
  const end = daysFromNow(7);
  const { made } = openBilling(server, {
    answers: {
      'POST /api/trial': () => {
        server.user = { ...server.user, plan: 'pro', subscriptionExpiresAt: end, trial: trialUntil(end) };
        return { ...sampleStatus({ plan: 'pro', expiresAt: end }), isTrial: true };
      },
    },
  });
  expect(inPlan('Pro').getByText(/once per account\. No card needed/)).toBeVisible();
  await userEvent.click(inPlan('Pro').getByRole('button', { name: 'Start Pro Trial' }));
  await waitFor(() => expect(toastStore.read()?.title).toBe('Your Pro trial has started'));
  expect(made().filter((call) => call === 'POST /api/trial')).toHaveLength(1);
  expect(
    await inCard('Current plan').findByText(/^Free trial until .* \(7 days left\)\. It ends by itself\.$/),
  ).toBeVisible();
  expect(inCard('Welcome to Pro').getByText('Try these while your trial lasts:')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start Pro Trial' })).not.toBeInTheDocument();
});

test('a user in the trial sees its end, and can get Pro for the time after it', async () => {
  const end = daysFromNow(5);
  openBilling(account({ plan: 'pro', subscriptionExpiresAt: end, trial: trialUntil(end) }), {
    answers: {
      [`GET /api/user/${id}/subscription-status` as const]: {
        ...sampleStatus({ plan: 'pro', expiresAt: end }),
        isTrial: true,
      },
    },
  });
  const notice = within(screen.getByRole('complementary', { name: 'Your Pro trial' }));
  expect(notice.getByText(/^Your free Pro trial ends on .*, in 5 days\.$/)).toBeVisible();
  expect(notice.getByRole('button', { name: 'Get Pro' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Get Pro for 30 days' })).toHaveAccessibleDescription(
    expect.stringContaining('adds 30 days to the end of your trial'),
  );
  expect(await history().findByText('No payments yet')).toBeVisible();
});

test('the trial is not offered twice', async () => {
  openBilling(account({ trial: trialUntil('2026-11-27T01:00:00.000Z') }));
  expect(screen.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start Pro Trial' })).not.toBeInTheDocument();
  expect(await history().findByText('No payments yet')).toBeVisible();
});

test('Pro, what is for sale, comes first', async () => {
  openBilling(account());
  const plans = screen
    .getAllByRole('region', { name: / plan$/i })
    .map((plan) => plan.getAttribute('aria-label'));
  expect(plans.filter((name) => name !== null)).toEqual(['Pro plan', 'Free plan']);
  expect(await history().findByText('No payments yet')).toBeVisible();
});

test.each<[PaymentStatus, string]>([
  ['pending', 'Processing...'],
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['refunded', 'refunded'],
])('a payment that is %s reads %s, and only a paid one has a receipt', async (status, word) => {
  openBilling(account({}, [samplePayment({ status })]));
  const [row] = await rows();
  const inRow = within(row!);
  expect(inRow.getByText('₱99.00')).toBeVisible();
  expect(inRow.getByText('Nov 20, 2026')).toBeVisible();
  expect(inRow.getByText(word)).toBeVisible();
  const receipt = inRow.queryByRole('button', { name: 'Receipt for the payment of Nov 20, 2026' });
  expect(receipt !== null).toBe(status === 'paid');
});

test('the five latest payments are shown, and all on demand', async () => {
  const payments = [1, 2, 3, 4, 5, 6, 7].map((day) =>
    samplePayment({ paidAt: `2026-11-0${8 - day}T04:00:00.000Z` }),
  );
  openBilling(account({}, payments));
  expect(await rows()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 7 payments' }));
  expect(await rows()).toHaveLength(7);
  await userEvent.click(screen.getByRole('button', { name: 'Show the latest 5' }));
  expect((await rows()).map((row) => within(row).getByText(/^Nov/).textContent)).toEqual([
    'Nov 7, 2026',
    'Nov 6, 2026',
    'Nov 5, 2026',
    'Nov 4, 2026',
    'Nov 3, 2026',
  ]);
});

test('a failed history load shows an error and can be retried', async () => {
  const server = account({}, [samplePayment()]);
  let fails = true;
  const { made } = openBilling(server, {
    answers: {
      [`GET /api/user/${id}/subscription` as const]: () =>
        fails
          ? refusal('INTERNAL', 'Oops')
          : {
              subscription: { plan: 'free', expiresAt: null },
              payments: server.payments,
              latestPayment: null,
            },
    },
  });
  expect(history().getByRole('status')).toHaveTextContent('Loading your payments');
  await findAnnounced('Your payments could not be loaded', 'alert');
  fails = false;
  await userEvent.click(history().getByRole('button', { name: 'Try Again' }));
  expect(await rows()).toHaveLength(1);
  expect(made().filter((call) => call.endsWith('/subscription'))).toHaveLength(2);
});

test('an expired session redirects to sign-in', async () => {
  openBilling(account(), {
    answers: { [`GET /api/user/${id}/subscription` as const]: refusal('UNAUTHORIZED', 'Unauthorized') },
  });
  await waitFor(() => expect(toastStore.read()?.title).toBe('Unauthorized'));
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/api/login?returnTo=%2Fbilling'));
});

test('a plan that changed since the user was fetched is shown as it is now', async () => {
  const server = account();
  const { queryClient } = openBilling(server);
  expect(await history().findByText('No payments yet')).toBeVisible();
  server.user = { ...server.user, plan: 'pro', subscriptionExpiresAt: daysFromNow(30) };
  await queryClient.invalidateQueries({ queryKey: ['/api/user/:id/subscription'] });
  expect(await screen.findByRole('region', { name: 'Welcome to Pro' })).toBeVisible();
});

test('a failed receipt shows the specified message and is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openBilling(account({}, [samplePayment()]));
  await userEvent.click(await screen.findByRole('button', { name: /^Receipt/ }));
  await waitFor(
    () =>
      expect(toastStore.read()).toMatchObject({
        title: 'Generation Failed',
        description: 'Failed to generate PDF. Please try again.',
        variant: 'destructive',
      }),
    { timeout: 20_000 },
  );
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
