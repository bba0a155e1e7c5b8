import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Plan } from '#shared/billing/plans';
import { fakeApi, refusal } from '../../../../testing/fake-api';
import { renderApp } from '../../../../testing/render-app';
import { sampleStatus } from '../../../../testing/sample-payment';
import { sampleUser } from '../../../../testing/sample-user';
import { toastStore } from '../../../../ui/feedback/toast';
import { PlanBanner, TrialRequest } from './plan-banner';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T01:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (
  changes: Partial<CurrentUser>,
  endedPlan: Plan = 'pro',
  path = '/',
  start: () => Response | object = () => ({}),
) => {
  const user = sampleUser(changes);
  const planStatus = { plan: user.plan, expiresAt: user.subscriptionExpiresAt };
  const calls = fakeApi({
    'GET /api/auth/user': user,
    'POST /api/trial': () => start(),
    [`GET /api/user/${user.id}/subscription-status` as const]: () =>
      sampleStatus(planStatus, new Date(), endedPlan),
  });
  renderApp(
    <>
      <PlanBanner user={user} />
      <TrialRequest user={user} />
    </>,
    { path },
  );
  return calls;
};
const banner = async (name: string) => within(await screen.findByRole('complementary', { name }));

test('a free user is offered Pro', async () => {
  show({});
  expect((await banner('Upgrade')).getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute(
    'href',
    '/billing',
  );
});

test.each([
  { plan: 'pro', subscriptionExpiresAt: '2026-11-28T01:00:01.000Z' },
  { plan: 'pro', subscriptionExpiresAt: null },
  { plan: 'agency', subscriptionExpiresAt: null },
] as const)('who pays and has time left sees no banner: %o', (changes) => {
  show(changes);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('from a week before the end there is a reminder', async () => {
  show({ plan: 'pro', subscriptionExpiresAt: '2026-11-27T01:00:00.000Z' });
  const notice = await banner('Your plan ends soon');
  expect(notice.getByText('Your Pro plan ends on Nov 27, 2026, in 6 days.')).toBeVisible();
  expect(notice.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', '/billing');
});

test('for a week after the end, the banner says that nothing is lost', async () => {
  show({ plan: 'free', subscriptionExpiresAt: '2026-11-15T01:00:00.000Z' });
  const notice = await banner('Your plan has ended');
  expect(notice.getByText('Your plan ended on Nov 15, 2026.')).toBeVisible();
  expect(await notice.findByText('Your Pro plan ended on Nov 15, 2026.')).toBeVisible();
  expect(notice.getByText(/Nothing is lost/)).toBeVisible();
  expect(notice.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/billing');
  expect(screen.queryByRole('complementary', { name: 'Upgrade' })).not.toBeInTheDocument();
});

test('an ended Agency plan is named, and Pro is offered for what it retains', async () => {
  show({ plan: 'free', subscriptionExpiresAt: '2026-11-15T01:00:00.000Z' }, 'agency');
  const notice = await banner('Your plan has ended');
  expect(await notice.findByText('Your Agency plan ended on Nov 15, 2026.')).toBeVisible();
  expect(notice.getByText(/To have Agency again, write to support@husay\.example\. Pro keeps/)).toBeVisible();
  expect(notice.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/billing');
});

test('after that, the offer is shown again', async () => {
  show({ plan: 'free', subscriptionExpiresAt: '2026-11-14T01:00:00.000Z' });
  expect((await banner('Upgrade')).getByRole('link', { name: 'Upgrade to Pro' })).toBeVisible();
});

test('an agency plan is not renewed here', async () => {
  show({ plan: 'agency', subscriptionExpiresAt: '2026-11-22T00:00:00.000Z' });
  const notice = await banner('Your plan ends soon');
  expect(notice.getByText('Your Agency plan ends on Nov 22, 2026, within a day.')).toBeVisible();
  expect(notice.queryByRole('link')).not.toBeInTheDocument();
});

const trial = { startedAt: '2026-11-20T01:00:00.000Z', endsAt: '2026-11-27T01:00:00.000Z' };

test('a running trial is announced with its end', async () => {
  show({ plan: 'pro', subscriptionExpiresAt: trial.endsAt, trial });
  const notice = await banner('Your Pro trial');
  expect(notice.getByText('Your free Pro trial ends on Nov 27, 2026, in 6 days.')).toBeVisible();
  expect(notice.getByText(/It ends by itself, and nothing is charged\./)).toBeVisible();
  expect(notice.getByRole('link', { name: 'Get Pro' })).toHaveAttribute('href', '/billing');
});

test('an ended trial says that nothing is lost', async () => {
  const over = { startedAt: '2026-11-13T01:00:00.000Z', endsAt: '2026-11-20T01:00:00.000Z' };
  show({ plan: 'free', subscriptionExpiresAt: over.endsAt, trial: over });
  const notice = await banner('Your plan has ended');
  expect(notice.getByText('Your free Pro trial ended on Nov 20, 2026.')).toBeVisible();
  expect(notice.getByText(/Nothing is lost.* You are on the free plan now\./)).toBeVisible();
  expect(notice.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/billing');
});

describe('who comes from the landing page’s trial button', () => {
  const arrive = (changes: Partial<CurrentUser> = {}, start?: () => Response | object) =>
    show(changes, 'pro', '/?tab=profile&trial=start', start);
  const starts = (calls: ReturnType<typeof show>) =>
    calls.filter(({ call }) => call === 'POST /api/trial').length;
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  const started = {
    ...sampleStatus({ plan: 'pro', expiresAt: '2026-11-28T01:00:00.000Z' }, new Date('2026-11-21T01:00:00Z')),
    isTrial: true,
  };

  test('is asked, and nothing starts before the press', async () => {
    const calls = arrive({}, () => started);
    const question = await dialog('Try Pro free for 7 days');
    expect(window.location.search).toBe('?tab=profile');
    expect(
      question.getByText(/The trial ends by itself on Nov 28, 2026, and nothing is charged\./),
    ).toBeVisible();
    expect(starts(calls)).toBe(0);
    await userEvent.click(question.getByRole('button', { name: 'Start Pro Trial' }));
    await waitFor(() =>
      expect(toastStore.read()).toMatchObject({
        title: 'Your Pro trial has started',
        description: 'You have every Pro feature until Nov 28, 2026. The trial ends by itself.',
        variant: 'success',
      }),
    );
    expect(starts(calls)).toBe(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('can decline', async () => {
    const calls = arrive();
    await userEvent.click((await dialog('Try Pro free for 7 days')).getByRole('button', { name: 'Not Now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(starts(calls)).toBe(0);
  });

  test('learns that the trial was used', async () => {
    arrive({ trial: { startedAt: '2026-11-01T01:00:00.000Z', endsAt: '2026-11-08T01:00:00.000Z' } });
    const refused = await dialog('The free trial is not available');
    expect(
      refused.getByText('You already used your free trial on Nov 1, 2026. Pro is ₱99 for 30 days.'),
    ).toBeVisible();
    expect(refused.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/billing');
  });

  test('learns why the server refused', async () => {
    arrive({}, () => refusal('CONFLICT', 'Your free Pro trial is active until Nov 28, 2026.'));
    await userEvent.click(
      (await dialog('Try Pro free for 7 days')).getByRole('button', { name: 'Start Pro Trial' }),
    );
    await waitFor(() =>
      expect(toastStore.read()).toMatchObject({
        title: 'The trial did not start',
        description: 'Your free Pro trial is active until Nov 28, 2026.',
        variant: 'destructive',
      }),
    );
  });
});
