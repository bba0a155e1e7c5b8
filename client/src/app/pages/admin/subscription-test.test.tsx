import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { SubscriptionStatus } from '#shared/billing/schema';
import type { ExpiredUser, ExpiringUser } from '#shared/test-tools/schema';
import { leavePage } from '../../../lib/leaving/leave-page';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sampleUser } from '../../../testing/sample-user';
import { toastStore } from '../../../ui/feedback/toast';
import { SubscriptionTestPage } from './subscription-test';

const ownId = sampleUser().id;
const otherId = '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11';
const create = 'POST /api/test/create-expiring-user';
const expire = 'POST /api/test/expire-user-now';
const processAll = 'POST /api/admin/process-expired-subscriptions';
const expiredList = 'GET /api/admin/expired-subscriptions';
const expiringList = 'GET /api/admin/expiring-subscriptions/1';
const statusCallOf = (id: string) => `GET /api/user/${id}/subscription-status` as const;

const free: SubscriptionStatus = {
  plan: 'free',
  status: 'free',
  isExpired: false,
  endedPlan: null,
  subscriptionExpiresAt: null,
  daysUntilExpiry: null,
  isTrial: false,
};
const far = '2099-12-20T01:00:00.000Z';
const expiring = (end = far): ExpiringUser => ({
  id: otherId,
  email: 'eva@example.com',
  plan: 'pro',
  subscriptionExpiresAt: end,
  daysUntilExpiry: 1,
});
const expired = (changes: Partial<ExpiredUser> = {}): ExpiredUser => ({
  id: otherId,
  email: 'ex@example.com',
  plan: 'pro',
  subscriptionExpiresAt: far,
  daysExpired: 0,
  ...changes,
});

const open = (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const calls = fakeApi({
    [statusCallOf(ownId)]: free,
    [expiredList]: { count: 0, users: [] },
    [expiringList]: { count: 0, users: [] },
    'GET /api/auth/user': sampleUser({ userType: 'admin' }),
    ...answers,
  });
  renderApp(<SubscriptionTestPage user={sampleUser({ userType: 'admin' })} />, {
    path: '/subscription-test',
  });
  return {
    pointer: userEvent.setup({ delay: null }),
    asked: (wanted: string) => calls.filter(({ call }) => call === wanted).length,
    sent: (wanted: string) => calls.filter(({ call }) => call === wanted).map(({ body }) => body),
  };
};

const card = (name: string) => within(screen.getByRole('region', { name }));
const loaded = async (name: string) => within(await screen.findByRole('region', { name }));
const minutes = () => screen.getByRole('spinbutton', { name: 'Minutes until expiry' });
const userId = () => screen.getByRole('textbox', { name: 'User ID' });
const button = (name: string) => screen.getByRole('button', { name });
const expectToast = (title: string, description: string) =>
  waitFor(() => expect(toastStore.read()).toMatchObject({ title, description }));
const facts = () =>
  card('Subscription status')
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);

describe('what is shown', () => {
  test('starts with the current user, two minutes, and empty lists', async () => {
    open();
    expect(userId()).toHaveValue(ownId);
    expect(minutes()).toHaveValue(2);
    expect(minutes()).toHaveAttribute('min', '1');
    expect(minutes()).toHaveAttribute('max', '60');
    expect(await screen.findByText('No expired users')).toBeVisible();
    expect(await screen.findByText('No expiring users')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Expired users (0)' })).toBeVisible();
    expect(facts()).toEqual([
      ['Plan', 'Free'],
      ['Status', 'Free'],
      ['Expires', 'N/A'],
      ['Days until expiry', 'N/A'],
    ]);
  });

  test.each<[string, Partial<SubscriptionStatus>]>([
    ['Active', { status: 'active' }],
    ['Expiring', { status: 'expiring' }],
    ['Expired', { status: 'expired', isExpired: true }],
  ])('a subscription can be %s', async (word, changes) => {
    open({
      [statusCallOf(ownId)]: {
        ...free,
        plan: 'pro',
        subscriptionExpiresAt: far,
        daysUntilExpiry: 5,
        ...changes,
      },
    });
    await waitFor(() => expect(facts()[1]).toEqual(['Status', word]));
    expect(facts()[2]).toEqual(['Expires', 'Dec 20, 2099, 9:00 AM']);
    expect(
      facts()
        .map(([name]) => name)
        .includes('Ends in'),
    ).toBe(word !== 'Expired');
  });

  test('the lists show each user and end; each user can be selected', async () => {
    const { pointer } = open({
      [expiringList]: { count: 1, users: [expiring()] },
      [expiredList]: { count: 2, users: [expired(), expired({ id: ownId, daysExpired: 3 })] },
      [statusCallOf(otherId)]: { ...free, plan: 'agency', status: 'active' },
    });
    const [soon] = await (await loaded('Expiring users (1)')).findAllByRole('listitem');
    expect(soon).toHaveTextContent(/^eva@example\.com ProEnds in \d+ days \(1 day until expiry\)Select$/);
    const over = await (await loaded('Expired users (2)')).findAllByRole('listitem');
    expect(over.map((item) => item.textContent)).toEqual([
      'ex@example.com ProEnded less than a day agoSelect',
      'ex@example.com ProEnded 3 days agoSelect',
    ]);
    await pointer.click(button('Select eva@example.com'));
    expect(userId()).toHaveValue(otherId);
    expect(await card('Subscription status').findByText('Agency')).toBeVisible();
  });

  test('an unknown ID shows not found, and a partial ID is not queried', async () => {
    const { asked } = open({
      [statusCallOf(otherId)]: () => refusal('NOT_FOUND', 'This could not be found.'),
    });
    fireEvent.change(userId(), { target: { value: otherId.slice(1) } });
    expect(screen.getByText(/^Enter the ID of a user/)).toBeVisible();
    expect(asked(statusCallOf(otherId))).toBe(0);
    fireEvent.change(userId(), { target: { value: otherId } });
    expect(await screen.findByText('There is no user with this ID.')).toBeVisible();
  });

  test('a failed load can be retried', async () => {
    let fails = true;
    const answer = () => (fails ? refusal('INTERNAL', 'Oops') : { count: 0, users: [] });
    const { pointer } = open({ [expiredList]: answer, [expiringList]: answer });
    expect(await screen.findByText('Expired users could not be loaded')).toBeVisible();
    expect(await screen.findByText('Expiring users could not be loaded')).toBeVisible();
    fails = false;
    for (const retry of screen.getAllByRole('button', { name: 'Try Again' })) await pointer.click(retry);
    expect(await screen.findByText('No expired users')).toBeVisible();
    expect(await screen.findByText('No expiring users')).toBeVisible();
  });

  test('a signed-out user is redirected to sign-in', async () => {
    open({ [expiredList]: refusal('UNAUTHORIZED', 'Unauthorized') });
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/api/login?returnTo=%2Fsubscription-test'));
    window.dispatchEvent(new Event('pageshow'));
  });
});

describe('what can be done', () => {
  const made = { user: { id: ownId, email: 'me@example.com', plan: 'pro', willExpireAt: far } };

  const refreshed = (asked: (call: string) => number, times: number) =>
    waitFor(() => {
      for (const list of [expiredList, expiringList, statusCallOf(ownId)]) expect(asked(list)).toBe(times);
    });

  test('an expiring user is created, and everything is refetched', async () => {
    const { pointer, asked, sent } = open({ [create]: made });
    await screen.findByText('No expired users');
    fireEvent.change(minutes(), { target: { value: '15' } });
    await pointer.click(button('Create Expiring User'));
    await expectToast('Success', 'me@example.com is Pro until Dec 20, 2099, 9:00 AM.');
    expect(sent(create)).toEqual([{ userId: ownId, minutesUntilExpiry: 15 }]);
    await refreshed(asked, 2);
    expect(asked('GET /api/auth/user')).toBe(1);
  });

  test.each(['', 'soon'])('invalid minutes (%j) default to two', async (typed) => {
    const { pointer, sent } = open({ [create]: made });
    fireEvent.change(minutes(), { target: { value: typed } });
    await pointer.click(button('Create Expiring User'));
    await waitFor(() => expect(sent(create)).toEqual([{ userId: ownId, minutesUntilExpiry: 2 }]));
    expect(minutes()).toHaveValue(2);
  });

  test('too many minutes are refused beside their field', async () => {
    const words = 'Please enter 1 to 60 minutes';
    const { pointer } = open({
      [create]: refusal('VALIDATION_FAILED', words, { minutesUntilExpiry: words }),
    });
    fireEvent.change(minutes(), { target: { value: '61' } });
    await pointer.click(button('Create Expiring User'));
    await expectToast('Error', words);
    expect(minutes()).toHaveAccessibleDescription(expect.stringContaining(words));
  });

  test('a user is expired now', async () => {
    const { pointer, asked, sent } = open({
      [expire]: {
        user: {
          id: ownId,
          email: 'me@example.com',
          plan: 'pro',
          subscriptionExpiresAt: '2026-11-20T01:00:00.000Z',
        },
      },
    });
    await screen.findByText('No expired users');
    await pointer.click(button('Expire User Now'));
    await expectToast('Success', 'The plan of me@example.com ended at Nov 20, 2026, 9:00 AM.');
    expect(sent(expire)).toEqual([{ userId: ownId }]);
    await refreshed(asked, 2);
  });

  test.each([
    [0, 'There was no one to downgrade.'],
    [1, '1 user was downgraded to Free.'],
    [7, '7 users were downgraded to Free.'],
  ])('expired subscriptions are processed: %i', async (downgraded, words) => {
    const { pointer, asked, sent } = open({ [processAll]: { downgraded } });
    await screen.findByText('No expired users');
    await pointer.click(button('Process Expired Subscriptions'));
    await expectToast('Success', words);
    expect(sent(processAll)).toEqual([{}]);
    await refreshed(asked, 2);
  });

  test.each([
    ['Create Expiring User', create, 'Failed to create an expiring user'],
    ['Expire User Now', expire, 'Failed to expire the user'],
    ['Process Expired Subscriptions', processAll, 'Failed to process expired subscriptions'],
  ] as const)('%s says why it failed', async (name, call, fallback) => {
    let answer = refusal('CONFLICT', 'They have paid for time to come.');
    const { pointer } = open({ [call]: () => answer });
    await pointer.click(button(name));
    await expectToast('Error', 'They have paid for time to come.');
    answer = new Response('', { status: 502 });
    await pointer.click(await screen.findByRole('button', { name }));
    await expectToast('Error', fallback);
  });

  test.each(['Create Expiring User', 'Expire User Now'])('%s says when the tools are off', async (name) => {
    const path = name.startsWith('Create') ? 'create-expiring-user' : 'expire-user-now';
    const { pointer } = open({
      [`POST /api/test/${path}`]: refusal('NOT_FOUND', `There is no POST /api/test/${path}.`),
    });
    await pointer.click(button(name));
    const words =
      'Test tools are off on this server. Its operator can turn them on with the setting ENABLE_TEST_TOOLS=true.';
    expect(await screen.findByText(words, { selector: 'form p' })).toBeVisible();
    await expectToast('Error', words);
  });
});

test('the countdown runs each second, and at its end everything is refetched', async () => {
  const start = new Date('2026-11-20T01:00:00.000Z').getTime();
  vi.useFakeTimers({ now: start });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const end = new Date(start + 120_000).toISOString();
  const { asked } = open({ [expiringList]: { count: 1, users: [expiring(end)] } });
  await wait(100);
  const timer = card('Expiring users (1)').getByRole('timer');
  expect(timer).toHaveTextContent('2 min 0 s');
  await wait(2000);
  expect(timer).toHaveTextContent('1 min 58 s');
  expect(asked(expiredList)).toBe(1);
  await wait(119_000);
  expect(timer).toHaveTextContent('ended');
  expect(asked(expiredList)).toBe(2);
});
