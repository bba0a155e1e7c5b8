import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { maxLogs, type BillingLog } from '#shared/admin-billing/schema';
import { refusal } from '../../../../testing/fake-api';
import { expectToast, inCard, openManualBilling, rowsOf } from './testing/open-manual-billing';
import { sampleLog, sampleTransaction } from './testing/samples';

// Rendering a hundred rows would slow the test.
vi.mock('#shared/admin-billing/schema', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  maxLogs: 20,
}));

const pendingCard = 'Pending Transactions Cleanup';
const logsCard = 'Recent Billing Updates';
const pendingCall = 'GET /api/admin/pending-transactions';
const cleanup = 'POST /api/admin/cleanup-transactions';

const textsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('pending transactions show user, reference, amount and start', async () => {
  openManualBilling({
    [pendingCall]: [
      sampleTransaction(),
      sampleTransaction({ userId: null, user: null, mayaCheckoutId: null, referenceNumber: 'REF-8' }),
    ],
  });
  expect((await rowsOf(pendingCard)).map(textsOf)).toEqual([
    ['Carla Reyescarla@example.com', 'checkout-7Ref. REF-7', '₱99.00', 'Nov 20, 2026, 9:00 AM', 'Cleanup'],
    ['Unknown (deleted account)', 'No checkout yetRef. REF-8', '₱99.00', 'Nov 20, 2026, 9:00 AM', ''],
  ]);
});

test('shows an empty state without any', async () => {
  openManualBilling();
  expect(await inCard(pendingCard).findByText('No pending transactions found')).toBeVisible();
});

test('a failed load can be retried, for transactions and updates', async () => {
  let isBroken = true;
  const answer = () => (isBroken ? refusal('INTERNAL', 'Oops') : []);
  const { pointer } = openManualBilling({ [pendingCall]: answer, 'GET /api/admin/billing-logs': answer });
  expect(await screen.findByText('Pending transactions could not be loaded')).toBeVisible();
  expect(await screen.findByText('Billing updates could not be loaded')).toBeVisible();
  isBroken = false;
  await pointer.click(inCard(pendingCard).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No pending transactions found')).toBeVisible();
  await pointer.click(inCard(logsCard).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No billing updates yet')).toBeVisible();
});

const askToClean = async (answer: object) => {
  const transaction = sampleTransaction();
  let isThere = true;
  const opened = openManualBilling({
    [pendingCall]: () => (isThere ? [transaction] : []),
    [cleanup]: () => {
      if (!(answer instanceof Response)) isThere = false;
      return answer;
    },
  });
  await rowsOf(pendingCard);
  await opened.pointer.click(inCard(pendingCard).getByRole('button', { name: 'Cleanup carla@example.com' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Clean up the pending payment of carla@example.com?' }),
  );
  return { ...opened, question, transaction };
};

test('cleanup confirms first, naming user and reference, then reports the outcome', async () => {
  const message = 'REF-7 had been paid: carla@example.com is Pro now.';
  const { pointer, question, sent, stale, transaction } = await askToClean({
    message,
    transactions: [{ referenceNumber: 'REF-7', outcome: 'granted' }],
  });
  expect(question.getByText(/with the reference REF-7 first/)).toBeVisible();
  await pointer.click(question.getByRole('button', { name: 'Cleanup' }));
  await expectToast('Success', message, 'success');
  expect(sent(cleanup)).toEqual([
    {
      userId: transaction.userId,
      // A transaction started after the dialog opened must stay.
      referenceNumber: 'REF-7',
      reason: 'Manual cleanup for user carla@example.com - removing redundant pending transactions',
    },
  ]);
  expect(await inCard(pendingCard).findByText('No pending transactions found')).toBeVisible();
  expect(stale()).toHaveLength(2);
  // The pressed button was removed with its row; the focus stays nearby.
  await waitFor(() => expect(screen.getByRole('region', { name: pendingCard })).toHaveFocus());
});

test('cleanup can be canceled', async () => {
  const { pointer, question, made } = await askToClean({});
  await pointer.click(question.getByRole('button', { name: 'Cancel' }));
  expect(await rowsOf(pendingCard)).toHaveLength(1);
  expect(made()).not.toContain(cleanup);
});

test('a failed cleanup shows an error and leaves the list', async () => {
  const { pointer, question } = await askToClean(refusal('INTERNAL', 'Oops'));
  await pointer.click(question.getByRole('button', { name: 'Cleanup' }));
  await expectToast('Error', 'Failed to cleanup transactions', 'destructive');
  expect(await rowsOf(pendingCard)).toHaveLength(1);
});

test('updates show administrator, user, old and new plan, reason and time', async () => {
  openManualBilling({
    'GET /api/admin/billing-logs': [
      sampleLog({ transactionReference: 'REF-1' }),
      sampleLog({ user: null, oldStatus: 'agency', newStatus: 'free', newExpiresAt: null, reason: 'Left' }),
      sampleLog({ newExpiresAt: null, reason: 'Thanks' }),
    ],
  });
  expect((await rowsOf(logsCard)).map(textsOf)).toEqual([
    [
      'admin@husay.test',
      'ana@example.com',
      'FreetoPrountil Dec 21, 2026',
      'Paid by bank transferRef. REF-1',
      'Nov 20, 2026, 9:00 AM',
    ],
    ['admin@husay.test', 'Unknown', 'AgencytoFree', 'Left', 'Nov 20, 2026, 9:00 AM'],
    ['admin@husay.test', 'ana@example.com', 'FreetoProno end', 'Thanks', 'Nov 20, 2026, 9:00 AM'],
  ]);
});

test.each<[BillingLog['cause'], string]>([
  ['payment', 'Maya payment'],
  ['refund', 'Maya refund'],
  ['expiry', 'Expiry'],
  ['test', 'Test'],
  ['admin', 'Unknown'],
])('without an administrator, %s reads %s', async (cause, words) => {
  openManualBilling({ 'GET /api/admin/billing-logs': [sampleLog({ admin: null, cause })] });
  const [row] = await rowsOf(logsCard);
  expect(textsOf(row!)[0]).toBe(words);
});

test('a long reason and a long list are collapsed', async () => {
  const { pointer } = openManualBilling({
    'GET /api/admin/billing-logs': Array.from({ length: 40 }, () =>
      sampleLog({ reason: 'why '.repeat(200) }),
    ),
  });
  expect(await rowsOf(logsCard)).toHaveLength(15);
  const [fold] = inCard(logsCard).getAllByRole('button', { name: 'Show all' });
  await pointer.click(fold!);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await pointer.click(inCard(logsCard).getByRole('button', { name: 'Show all 40 updates' }));
  await waitFor(async () => expect(await rowsOf(logsCard)).toHaveLength(40));
});

test('administrators’ changes can be queried separately', async () => {
  const { pointer, made } = openManualBilling({
    'GET /api/admin/billing-logs': [sampleLog({ cause: 'expiry', admin: null })],
    'GET /api/admin/billing-logs?cause=admin': [sampleLog({ reason: 'By hand' })],
  });
  expect(await rowsOf(logsCard)).toHaveLength(1);
  await pointer.selectOptions(inCard(logsCard).getByRole('combobox', { name: 'Which updates' }), [
    'By Administrators',
  ]);
  expect(await inCard(logsCard).findByText('By hand')).toBeVisible();
  expect(await rowsOf(logsCard)).toHaveLength(1);
  expect(made()).toContain('GET /api/admin/billing-logs?cause=admin');
  expect(inCard(logsCard).getByRole('link', { name: 'Changes as CSV' })).toHaveAttribute(
    'href',
    '/api/admin/export/billing-logs?cause=admin',
  );
});

test('older entries than the first page can be loaded', async () => {
  const latest = Array.from({ length: maxLogs }, () => sampleLog());
  const { pointer } = openManualBilling({
    'GET /api/admin/billing-logs': latest,
    [`GET /api/admin/billing-logs?before=${latest.at(-1)!.id}`]: [sampleLog({ reason: 'Long ago' })],
  });
  const card = inCard(logsCard);
  await pointer.click(await card.findByText(`Show all ${maxLogs} updates`));
  await pointer.click(card.getByText('Show older'));
  expect(await card.findByText('Long ago')).toBeVisible();
  expect(card.getAllByText('Paid by bank transfer')).toHaveLength(maxLogs);
  expect(card.queryByText('Show older')).not.toBeInTheDocument();
});
