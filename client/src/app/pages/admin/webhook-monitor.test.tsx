import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { backgroundRefetchHeader } from '#shared/http/endpoint';
import type { WebhookLog } from '#shared/webhooks/schema';
import { leavePage } from '../../../lib/leaving/leave-page';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sampleUser } from '../../../testing/sample-user';
import { dismissToast, toastStore } from '../../../ui/feedback/toast';
import { WebhookMonitorPage } from './webhook-monitor';
import { sampleDeliveries, sampleDelivery } from './webhook-monitor/testing/sample-delivery';

const list = 'GET /api/admin/webhook-logs';
const clear = 'POST /api/admin/webhook-logs/clear';
type Answers = Parameters<typeof fakeApi>[0];

const open = (answers: Answers) => {
  const calls = fakeApi(answers);
  const view = renderApp(<WebhookMonitorPage user={sampleUser({ userType: 'admin' })} />, {
    path: '/webhook-monitor',
  });
  return {
    ...view,
    calls,
    pointer: userEvent.setup({ delay: null }),
    asked: () => calls.filter(({ call }) => call === list).length,
    /** For each list call: whether it came from the timer. */
    background: () =>
      calls
        .filter(({ call }) => call === list)
        .map(({ init }) => new Headers(init.headers).has(backgroundRefetchHeader)),
  };
};
const openWith = (...logs: WebhookLog[]) => open({ [list]: { logs } });

const items = () => screen.findAllByRole('listitem');
const references = () =>
  screen
    .getAllByRole('listitem')
    // A toast is a list's item, too.
    .flatMap((item) => /REF-\d+/.exec(item.textContent)?.[0] ?? []);
const expectToast = (title: string, description: string) =>
  waitFor(() => expect(toastStore.read()).toMatchObject({ title, description }));

describe('a delivery', () => {
  test('shows time, outcome, duration, payload and sender', async () => {
    openWith(sampleDelivery(5));
    const [item] = await items();
    const { getByText, queryByText, getByRole } = within(item!);
    expect(getByText('SUCCESS')).toBeVisible();
    expect(getByText('Nov 20, 2026, 9:00:05 AM')).toBeVisible();
    expect(getByText('42 ms')).toBeVisible();
    for (const [name, value] of [
      ['IP', '13.229.160.234'],
      ['User agent', 'Maya/1.0'],
      ['Content type', 'application/json'],
      ['User ID', '11111111-1111-4111-8111-111111111111 (Ana Cruz)'],
    ] as const)
      expect(getByText(name).nextElementSibling).toHaveTextContent(value);
    expect(queryByText('Test')).not.toBeInTheDocument();
    fireEvent.click(getByText('Webhook data'));
    expect(getByRole('region', { name: 'Webhook data' }).textContent).toBe(
      '{\n  "requestReferenceNumber": "REF-5",\n  "paymentStatus": "PAYMENT_SUCCESS"\n}',
    );
  });

  test.each<[string, Partial<WebhookLog>]>([
    ['SUCCESS', { success: true, upgradeResult: 'success' }],
    ['PROCESSED', { success: true, upgradeResult: 'pending' }],
    ['FAILED', { success: false, upgradeResult: 'refused' }],
  ])('has the badge %s', async (word, changes) => {
    openWith(sampleDelivery(1, changes));
    expect(await screen.findByText(word)).toBeVisible();
  });

  test('of a test is marked, an error is shown, and unknown values are N/A', async () => {
    openWith(
      sampleDelivery(1, {
        isTest: true,
        success: false,
        upgradeResult: 'refused',
        userId: null,
        userName: null,
        error: 'The body is not valid JSON.',
        webhook: 'REF-1 is not JSON',
        processingTimeMs: null,
        requestInfo: { ip: null, userAgent: null, contentType: null },
      }),
    );
    const [item] = await items();
    expect(within(item!).getByText('Test')).toBeVisible();
    expect(within(item!).getByText('The body is not valid JSON.')).toBeVisible();
    expect(within(item!).getByText('not finished')).toBeVisible();
    expect(within(item!).getAllByText('N/A')).toHaveLength(4);
    fireEvent.click(within(item!).getByText('Webhook data'));
    expect(within(item!).getByText('REF-1 is not JSON')).toBeVisible();
  });
});

test('has a skeleton while loading; without deliveries shows an empty state with a link to a test', async () => {
  openWith();
  expect(screen.getByText('Loading webhook logs')).toBeInTheDocument();
  expect(await screen.findByText('No webhook activity detected')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send a Test Webhook' })).toHaveAttribute('href', '/webhook-test');
  expect(screen.getByRole('button', { name: 'Clear Logs' })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Clear Logs' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

describe('asking again', () => {
  const openOnFakeTime = async (answers: Answers) => {
    vi.useFakeTimers();
    const opened = open(answers);
    await wait(0);
    return opened;
  };
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const autoRefresh = () => screen.getByRole('switch', { name: 'Auto-refresh' });

  test('happens every five seconds, on by default, until it is switched off', async () => {
    let logs = sampleDeliveries(2, 1);
    const { asked } = await openOnFakeTime({ [list]: () => ({ logs }) });
    expect(autoRefresh()).toBeChecked();
    expect(references()).toEqual(['REF-2', 'REF-1']);
    logs = sampleDeliveries(3, 1);
    await wait(4900);
    expect(asked()).toBe(1);
    await wait(200);
    expect(asked()).toBe(2);
    expect(references()).toEqual(['REF-3', 'REF-2', 'REF-1']);
    fireEvent.click(autoRefresh());
    expect(autoRefresh()).not.toBeChecked();
    await wait(60_000);
    expect(asked()).toBe(2);
  });

  test('pauses while the page is hidden, and catches up when it is shown', async () => {
    const { asked } = await openOnFakeTime({ [list]: { logs: [] } });
    const show = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      window.dispatchEvent(new Event('visibilitychange'));
    };
    show('hidden');
    await wait(60_000);
    expect(asked()).toBe(1);
    show('visible');
    await wait(0);
    expect(asked()).toBe(2);
    vi.restoreAllMocks();
  });

  test('by timer is marked, so that an open page alone does not extend the session', async () => {
    const { background } = await openOnFakeTime({ [list]: { logs: [] } });
    await wait(10_100);
    expect(background()).toEqual([false, true, true]);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await wait(0);
    expect(background()).toEqual([false, true, true, false]);
  });

  test('manually works also while polling is off', async () => {
    const { asked } = await openOnFakeTime({ [list]: { logs: [] } });
    fireEvent.click(autoRefresh());
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await wait(0);
    expect(asked()).toBe(2);
  });

  test('that fails shows one toast, keeps the list, and warns that it may be out of date', async () => {
    let fails = false;
    await openOnFakeTime({
      [list]: () => (fails ? refusal('INTERNAL', 'Oops') : { logs: sampleDeliveries(2, 1) }),
    });
    fails = true;
    await wait(5100);
    expect(toastStore.read()).toMatchObject({ title: 'Error', description: 'Failed to fetch webhook logs' });
    dismissToast(toastStore.read()!.id);
    await wait(5100);
    expect(toastStore.read()).toBeNull();
    expect(screen.getByText(/This list may be out of date\.$/)).toBeVisible();
    expect(references()).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await wait(0);
    expect(toastStore.read()).toMatchObject({ description: 'Failed to fetch webhook logs' });
    fails = false;
    await wait(5100);
    expect(screen.queryByText(/may be out of date/)).not.toBeInTheDocument();
  });

  test('that never succeeded shows an error in place of the list, with a retry', async () => {
    let fails = true;
    await openOnFakeTime({ [list]: () => (fails ? refusal('INTERNAL', 'Oops') : { logs: [] }) });
    // The toast about it may be one too.
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Failed to fetch webhook logs');
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await wait(0);
    expect(screen.getByText('No webhook activity detected')).toBeVisible();
  });
});

test('a signed-out user is redirected to sign-in', async () => {
  open({ [list]: () => refusal('UNAUTHORIZED', 'Unauthorized') });
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/api/login?returnTo=%2Fwebhook-monitor'));
  window.dispatchEvent(new Event('pageshow'));
});

describe('older deliveries', () => {
  test('are added below on demand, until there are no more', async () => {
    const last = sampleDelivery(51).id;
    const { pointer } = open({
      [list]: { logs: sampleDeliveries(100, 51) },
      [`${list}?before=${last}`]: { logs: sampleDeliveries(50, 41) },
    });
    await items();
    expect(references()).toHaveLength(50);
    await pointer.click(screen.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(references()).toHaveLength(60));
    expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  test('that fail to load show an error', async () => {
    const { pointer } = open({
      [list]: { logs: sampleDeliveries(100, 51) },
      [`${list}?before=${sampleDelivery(51).id}`]: refusal('INTERNAL', 'Oops'),
    });
    await items();
    await pointer.click(screen.getByRole('button', { name: 'Show older' }));
    await expectToast('Error', 'Failed to fetch webhook logs');
    expect(references()).toHaveLength(50);
  });
});

describe('clearing', () => {
  const ask = async (answer: () => object) => {
    let logs = sampleDeliveries(2, 1);
    const opened = open({
      [list]: () => ({ logs }),
      [clear]: () => {
        const given = answer();
        // One arrives during the clearing.
        if (!(given instanceof Response)) logs = [sampleDelivery(3)];
        return given;
      },
    });
    await items();
    await opened.pointer.click(screen.getByRole('button', { name: 'Clear Logs' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Clear the webhook logs?' }));
    return { ...opened, question };
  };

  test('a sign-in that is too long ago leads to another, from the question itself', async () => {
    const words = 'For safety, logs are cleared only within 15 minutes of signing in.';
    const { pointer, question } = await ask(() => refusal('REAUTHENTICATION_REQUIRED', words));
    await pointer.click(question.getByRole('button', { name: 'Clear Logs' }));
    expect(await question.findByText(words)).toBeVisible();
    await pointer.click(question.getByRole('button', { name: 'Sign in again' }));
    expect(leavePage).toHaveBeenCalledWith('/api/login?reauthenticate=true&returnTo=%2Fwebhook-monitor');
  });

  test('confirms first, clears up to the newest shown, and keeps later deliveries', async () => {
    const { pointer, question, calls } = await ask(() => ({ cleared: 2 }));
    await pointer.click(question.getByRole('button', { name: 'Clear Logs' }));
    await expectToast('Logs Cleared', 'Webhook logs have been cleared');
    expect(calls.find(({ call }) => call === clear)?.body).toEqual({ upTo: sampleDelivery(2).id });
    await waitFor(() => expect(references()).toEqual(['REF-3']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear Logs' })).toHaveFocus());
  });

  test('can be canceled', async () => {
    const { pointer, question, calls } = await ask(() => ({ cleared: 2 }));
    await pointer.click(question.getByRole('button', { name: 'Cancel' }));
    expect(references()).toEqual(['REF-2', 'REF-1']);
    expect(calls.map(({ call }) => call)).not.toContain(clear);
  });

  test('that fails shows an error and leaves the list', async () => {
    const { pointer, question } = await ask(() => refusal('INTERNAL', 'Oops'));
    await pointer.click(question.getByRole('button', { name: 'Clear Logs' }));
    await expectToast('Error', 'Failed to clear webhook logs');
    expect(references()).toEqual(['REF-2', 'REF-1']);
  });
});
