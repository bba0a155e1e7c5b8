import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Disagreement, Disagreements } from '#shared/admin-billing/user-schema';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sampleUser } from '../../../testing/sample-user';
import { toastStore } from '../../../ui/feedback/toast';
import { DisagreementsPage } from './disagreements';

const list = 'GET /api/admin/disagreements';
const userId = '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11';

const entry = (
  changes: Partial<Disagreement>,
  payment: Partial<Disagreement['payment']> = {},
): Disagreement => ({
  advice: 'checkAgain',
  user: {
    id: userId,
    email: 'ana@example.com',
    emailVerified: true,
    contactEmail: null,
    firstName: 'Ana',
    lastName: 'Cruz',
  },
  payment: {
    id: '00000000-0000-4000-8000-00000000000a',
    status: 'pending',
    amount: 9900,
    referenceNumber: 'REF-1',
    checkoutId: null,
    mayaPaymentId: null,
    receiptNumber: null,
    fundSource: null,
    failureReason: null,
    periodStart: null,
    periodEnd: null,
    createdAt: '2026-11-20T01:00:00.000Z',
    paidAt: null,
    ...payment,
  },
  ...changes,
});

const lists = (changes: Partial<Record<keyof Disagreements, Disagreement[]>> = {}): Disagreements => {
  const some = (payments: Disagreement[] = []) => ({ payments, hasMore: false });
  return {
    notGranted: some(changes.notGranted),
    refunded: some(changes.refunded),
    pending: some(changes.pending),
  };
};

const open = (answers: Parameters<typeof fakeApi>[0]) => {
  fakeApi(answers);
  renderApp(<DisagreementsPage user={sampleUser({ userType: 'admin' })} />, {
    path: '/admin/disagreements',
  });
  return userEvent.setup({ delay: null });
};
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('each payment is in the list of its kind, with what to do', async () => {
  open({
    [list]: lists({
      notGranted: [
        entry(
          { advice: 'refundDeletedAccount', user: null },
          { id: '00000000-0000-4000-8000-00000000000b', status: 'paid', referenceNumber: 'REF-2' },
        ),
      ],
      pending: [entry({})],
    }),
  });
  const notGranted = await card('Paid at Maya and not granted');
  expect(notGranted.getByText('Deleted account')).toBeVisible();
  expect(notGranted.getByText('Ref. REF-2')).toBeVisible();
  expect(notGranted.getByText(/Refund the payment in Maya Business Manager/)).toBeVisible();
  const pending = await card('Pending for over an hour');
  expect(pending.getByRole('link', { name: /Ana Cruz/ })).toHaveAttribute('href', `/admin/users/${userId}`);
  expect((await card('Granted and refunded')).getByText('No such payment.')).toBeVisible();
});

test('a payment is checked from the list, which then goes on without it', async () => {
  let isPaid = false;
  const pointer = open({
    [list]: () => lists({ pending: isPaid ? [] : [entry({})] }),
    'POST /api/admin/payments/00000000-0000-4000-8000-00000000000a/check': () => {
      isPaid = true;
      return { message: 'Maya reports it as paid. It counts now.', isSettled: true, attempts: [] };
    },
  });
  const pending = await card('Pending for over an hour');
  await pointer.click(pending.getByRole('button', { name: 'Check with Maya again: REF-1' }));
  await waitFor(() => expect(toastStore.read()?.description).toBe('Maya reports it as paid. It counts now.'));
  expect(await pending.findByText('No such payment.')).toBeVisible();
  // The button has gone with the payment.
  const region = screen.getByRole('region', { name: 'Pending for over an hour' });
  await waitFor(() => expect(region).toHaveFocus());
});

test('a check that failed on its way refreshes the list, too', async () => {
  let isPaid = false;
  const pointer = open({
    [list]: () => lists({ pending: isPaid ? [] : [entry({})] }),
    'POST /api/admin/payments/00000000-0000-4000-8000-00000000000a/check': () => {
      isPaid = true;
      return refusal('UNAVAILABLE', 'Maya does not answer.');
    },
  });
  const pending = await card('Pending for over an hour');
  await pointer.click(pending.getByRole('button', { name: 'Check with Maya again: REF-1' }));
  expect(await pending.findByText('No such payment.')).toBeVisible();
});

test('an answer that leaves something to do is no success', async () => {
  const pointer = open({
    [list]: lists({ pending: [entry({})] }),
    'POST /api/admin/payments/00000000-0000-4000-8000-00000000000a/check': {
      message: 'Maya reports that it is not paid yet.',
      isSettled: false,
      attempts: [],
    },
  });
  const pending = await card('Pending for over an hour');
  await pointer.click(pending.getByRole('button', { name: 'Check with Maya again: REF-1' }));
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject({
      title: 'Checked with Maya',
      description: 'Maya reports that it is not paid yet.',
    }),
  );
  expect(toastStore.read()?.variant).toBeUndefined();
});

test('a list that is cut says so', async () => {
  const all = lists({ refunded: [entry({ advice: 'shortenOrKeepPlan' })], pending: [entry({})] });
  open({ [list]: { ...all, refunded: { ...all.refunded, hasMore: true } } });
  expect((await card('Granted and refunded')).getByText('The oldest 100 are shown.')).toBeVisible();
  expect((await card('Pending for over an hour')).queryByText(/are shown/)).not.toBeInTheDocument();
});

test('a failure can be retried', async () => {
  let isBroken = true;
  const pointer = open({
    [list]: () => (isBroken ? refusal('UNAVAILABLE', 'The database is away.') : lists()),
  });
  expect(await screen.findByText('The database is away.')).toBeVisible();
  isBroken = false;
  await pointer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await card('Granted and refunded')).toBeTruthy();
});
