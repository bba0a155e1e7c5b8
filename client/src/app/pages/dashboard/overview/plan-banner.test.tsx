import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Plan } from '#shared/billing/plan';
import { fakeApi } from '../../../../testing/fake-api';
import { renderApp } from '../../../../testing/render-app';
import { sampleStatus } from '../../../../testing/sample-payment';
import { sampleUser } from '../../../../testing/sample-user';
import { PlanBanner } from './plan-banner';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T01:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (changes: Partial<CurrentUser>, endedPlan: Plan = 'pro') => {
  const user = sampleUser(changes);
  const planStatus = { plan: user.plan, expiresAt: user.subscriptionExpiresAt };
  fakeApi({
    [`GET /api/user/${user.id}/subscription-status` as const]: () =>
      sampleStatus(planStatus, new Date(), endedPlan),
  });
  renderApp(<PlanBanner user={user} />);
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
