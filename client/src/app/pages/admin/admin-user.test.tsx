import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { AdminPayment, UserDetails } from '#shared/admin-billing/user-schema';
import { leavePage } from '../../../lib/leaving/leave-page';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sampleUser } from '../../../testing/sample-user';
import { toastStore } from '../../../ui/feedback/toast';
import { AdminUserPage } from './admin-user';
import { sampleLog } from './manual-billing/testing/samples';

const id = '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11';
const at = '2026-11-20T01:00:00.000Z';

const payment = (changes: Partial<AdminPayment> = {}): AdminPayment => ({
  id: '00000000-0000-4000-8000-00000000000a',
  status: 'paid',
  amount: 9900,
  referenceNumber: 'REF-1',
  checkoutId: 'checkout-1',
  mayaPaymentId: 'maya-1',
  receiptNumber: 'ab12cd34ef56',
  fundSource: 'Maya wallet',
  failureReason: null,
  periodStart: at,
  periodEnd: '2026-12-20T01:00:00.000Z',
  createdAt: at,
  paidAt: at,
  ...changes,
});

const details = (changes: Partial<UserDetails> = {}): UserDetails => ({
  id,
  username: 'ana-cruz',
  email: 'ana@example.com',
  emailVerified: true,
  contactEmail: null,
  firstName: 'Ana',
  lastName: 'Cruz',
  isAdmin: false,
  createdAt: at,
  plan: 'pro',
  subscriptionExpiresAt: '2026-12-20T01:00:00.000Z',
  trial: null,
  payments: [payment()],
  hasMorePayments: false,
  deliveries: [],
  sessions: [],
  apiTokens: 0,
  securityEvents: [],
  ...changes,
});

type Answers = Parameters<typeof fakeApi>[0];
const userCall = `GET /api/admin/users/${id}` as const;
const checkCall = `POST /api/admin/payments/${payment().id}/check` as const;
const reportCall = `GET /api/admin/payments/${payment().id}/maya` as const;

const open = (answers: Answers = {}) => {
  const calls = fakeApi({
    [userCall]: details(),
    [`GET /api/admin/billing-logs?userId=${id}`]: [],
    ...answers,
  });
  renderApp(<AdminUserPage user={sampleUser({ userType: 'admin' })} id={id} />, {
    path: `/admin/users/${id}`,
  });
  return { pointer: userEvent.setup({ delay: null }), made: () => calls.map(({ call }) => call) };
};
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows who the user is and how the plan came about', async () => {
  open({
    [userCall]: details({
      contactEmail: 'nurse@example.com',
      trial: { startedAt: '2026-11-01T01:00:00.000Z', endsAt: '2026-11-08T01:00:00.000Z' },
    }),
    [`GET /api/admin/billing-logs?userId=${id}`]: [sampleLog({ reason: 'Paid by bank transfer' })],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Cruz' })).toBeVisible();
  const account = await card('Account and plan');
  for (const text of ['Pro', 'ana@example.com', 'Verified', 'nurse@example.com', 'ana-cruz', id])
    expect(account.getByText(text)).toBeVisible();
  expect(account.getByText('Nov 1, 2026 to Nov 8, 2026')).toBeVisible();
  const changes = await card('How the plan came about');
  expect(await changes.findByText('Paid by bank transfer')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find in Admin Billing' })).toHaveAttribute(
    'href',
    `/admin/manual-billing?search=${id}`,
  );
});

test('has no link to a resume, a credential or a profile', async () => {
  open();
  await card('Payments');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => /profile|resume|credential|pdf/.test(href))).toEqual([]);
});

test('a payment has its numbers, and a check shows what Maya reports', async () => {
  const { pointer, made } = open({
    [checkCall]: {
      message: 'Maya reports it as paid, as recorded here.',
      isSettled: true,
      attempts: [
        {
          id: 'maya-1',
          status: 'PAYMENT_SUCCESS',
          isPaid: true,
          amount: 9900,
          currency: 'PHP',
          createdAt: at,
          receiptNumber: 'ab12cd34ef56',
          reversals: [],
        },
      ],
    },
  });
  const payments = await card('Payments');
  for (const text of ['₱99.00', 'REF-1', 'checkout-1', 'maya-1', 'ab12cd34ef56', 'Maya wallet'])
    expect(payments.getByText(text)).toBeVisible();
  expect(payments.queryByText('What Maya reports')).not.toBeInTheDocument();
  await pointer.click(payments.getByRole('button', { name: 'Check with Maya again: REF-1' }));
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject({
      title: 'Success',
      description: 'Maya reports it as paid, as recorded here.',
    }),
  );
  expect(payments.getByText('PAYMENT_SUCCESS')).toBeVisible();
  // The plan may have changed.
  await waitFor(() => expect(made().filter((call) => call === userCall)).toHaveLength(2));
  expect(made()).not.toContain(reportCall);
});

test('a refunded payment shows each refund and void as Maya reports it, without a check', async () => {
  open({
    [userCall]: details({
      payments: [payment({ status: 'refunded', failureReason: 'The payment was refunded' })],
    }),
    [reportCall]: {
      attempts: [
        {
          id: 'maya-1',
          status: 'REFUNDED',
          isPaid: false,
          amount: 9900,
          currency: 'PHP',
          createdAt: at,
          receiptNumber: null,
          reversals: [
            { id: 'r1', kind: 'refund', status: 'SUCCESS', amount: 5000, createdAt: at },
            { id: 'r2', kind: 'refund', status: 'FAILED', amount: null, createdAt: null },
            { id: 'v1', kind: 'void', status: 'PENDING', amount: null, createdAt: null },
          ],
        },
      ],
    },
  });
  const payments = await card('Payments');
  expect(await payments.findByText(/Refund of ₱50\.00 · SUCCESS · Nov 20, 2026/)).toBeVisible();
  expect(payments.getByText(/Refund of the whole amount · FAILED/)).toBeVisible();
  expect(payments.getByText(/Void of the whole amount · PENDING/)).toBeVisible();
});

test('a refused report is shown in the server’s words', async () => {
  open({
    [userCall]: details({ payments: [payment({ status: 'refunded' })] }),
    [reportCall]: () => refusal('FORBIDDEN', 'This is for administrators only.'),
  });
  const payments = await card('Payments');
  expect(await payments.findByText('This is for administrators only.')).toBeVisible();
});

test('a check that fails says so in the server’s words', async () => {
  const { pointer } = open({ [checkCall]: refusal('UNAVAILABLE', 'Maya does not answer.') });
  const payments = await card('Payments');
  await pointer.click(payments.getByRole('button', { name: /^Check with Maya again/ }));
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject({ title: 'Error', description: 'Maya does not answer.' }),
  );
});

test('a long list of payments is shortened until all are asked for', async () => {
  const { pointer } = open({
    [userCall]: details({
      hasMorePayments: true,
      payments: Array.from({ length: 12 }, (_, index) =>
        payment({ id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, status: 'failed' }),
      ),
    }),
  });
  const payments = await card('Payments');
  expect(payments.getAllByRole('button', { name: /^Check/ })).toHaveLength(10);
  await pointer.click(payments.getByRole('button', { name: 'Show all 12 payments' }));
  expect(payments.getAllByRole('button', { name: /^Check/ })).toHaveLength(12);
  expect(payments.getByText(/The newest 200 are shown/)).toBeVisible();
});

test('all sessions are ended after a question', async () => {
  const endCall = `POST /api/admin/users/${id}/end-sessions` as const;
  let isEnded = false;
  const { pointer } = open({
    [userCall]: () =>
      isEnded
        ? details()
        : details({
            sessions: [{ id, name: 'Chrome on Android', signedInAt: at, lastSeenAt: at }],
            apiTokens: 1,
          }),
    [endCall]: () => {
      isEnded = true;
      return { message: '1 session and 1 API token of ana@example.com ended.' };
    },
  });
  const sessions = await card('Sessions');
  expect(sessions.getByText('Chrome on Android')).toBeVisible();
  expect(sessions.getByText('1 API token')).toBeVisible();
  await pointer.click(sessions.getByRole('button', { name: 'End all' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'End all sessions of ana@example.com?' }),
  );
  await pointer.click(question.getByRole('button', { name: 'End all' }));
  await waitFor(() =>
    expect(toastStore.read()?.description).toBe('1 session and 1 API token of ana@example.com ended.'),
  );
  expect(await sessions.findByText('Not signed in anywhere.')).toBeVisible();
  expect(sessions.getByRole('button', { name: 'End all' })).toHaveAttribute('aria-disabled', 'true');
});

test('deliveries and security events are listed in words', async () => {
  open({
    [userCall]: details({
      deliveries: [
        {
          id,
          receivedAt: at,
          processed: false,
          result: 'maya_unavailable',
          error: 'No answer',
          isTest: true,
          referenceNumber: 'REF-1',
        },
      ],
      securityEvents: [
        {
          id: 2,
          createdAt: at,
          kind: 'plan_changed',
          admin: { email: 'admin@husay.test' },
          isByAdmin: true,
          reason: 'admin',
          details: { from: 'free', to: 'pro', until: '2026-12-20T01:00:00.000Z', by: null },
        },
        {
          id: 1,
          createdAt: at,
          kind: 'users_exported',
          admin: null,
          isByAdmin: true,
          reason: null,
          details: { filter: 'all', hasSearch: false, ofOneUser: true, emailVisible: 1 },
        },
        {
          id: 0,
          createdAt: at,
          kind: 'signed_in',
          admin: null,
          isByAdmin: false,
          reason: null,
          details: null,
        },
      ],
    }),
  });
  const cellsOf = async (name: string) =>
    (await card(name))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
  expect(await cellsOf('Deliveries')).toEqual([
    ['Nov 20, 2026, 9:00 AM', 'maya unavailablefailedTestNo answer', 'REF-1'],
  ]);
  expect(await cellsOf('Security events')).toEqual([
    [
      'Nov 20, 2026, 9:00 AM',
      'Plan changed',
      'admin@husay.test',
      'admin, from: free, to: pro, until: Dec 20, 2026, 9:00 AM',
    ],
    [
      'Nov 20, 2026, 9:00 AM',
      'Users downloaded',
      'Administrator (deleted account)',
      'filter: all, with a search: no, of one user: yes, emailVisible: 1',
    ],
    ['Nov 20, 2026, 9:00 AM', 'Signed in', 'User or system', ''],
  ]);
});

test('an unknown user is said to be unknown', async () => {
  open({ [userCall]: refusal('NOT_FOUND', 'This user could not be found.') });
  expect(await screen.findByText('This user could not be found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Admin Billing' })).toBeVisible();
});

test('a failure can be retried, and a signed-out administrator signs in and comes back', async () => {
  let isBroken = true;
  const { pointer } = open({
    [userCall]: () =>
      isBroken ? refusal('UNAVAILABLE', 'The database is away.') : refusal('UNAUTHORIZED', 'Unauthorized'),
  });
  expect(await screen.findByText('The database is away.')).toBeVisible();
  isBroken = false;
  await pointer.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() =>
    expect(leavePage).toHaveBeenCalledExactlyOnceWith(`/api/login?returnTo=%2Fadmin%2Fusers%2F${id}`),
  );
});
