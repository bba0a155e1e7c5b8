import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leavePage } from '../../../../lib/leaving/leave-page';
import { stay } from '../../../../lib/leaving/leaving';
import { refusal } from '../../../../testing/fake-api';
import { inCard, openManualBilling, rowsOf, usersCard } from './testing/open-manual-billing';
import { freeRow, sampleTransaction } from './testing/samples';

afterEach(() => {
  stay();
  sessionStorage.clear();
});

const update = 'POST /api/admin/update-billing';
const words = 'For safety, plans change only within 15 minutes of signing in. Please sign in again.';
const refused = () => refusal('REAUTHENTICATION_REQUIRED', words);
const signInPath = '/api/login?reauthenticate=true&returnTo=%2Fadmin%2Fmanual-billing';
const dialog = () => within(screen.getByRole('dialog', { name: 'Update Billing' }));

test('a change that needs a fresh sign-in offers one, and is restored afterwards', async () => {
  const row = freeRow();
  const answers = { 'GET /api/admin/users-billing': [row], [update]: refused } as const;
  const { pointer, unmount } = openManualBilling(answers);
  await rowsOf('Users & Billing Status');
  await pointer.click(usersCard().getByRole('button', { name: `Update ${row.email}` }));
  await screen.findByRole('dialog', { name: 'Update Billing' });
  await pointer.selectOptions(dialog().getByLabelText('New status'), 'agency');
  fireEvent.change(dialog().getByLabelText(/^Reason/), { target: { value: 'Paid by bank transfer' } });
  await pointer.click(dialog().getByRole('button', { name: 'Update Billing' }));
  expect(await dialog().findByText(words)).toBeVisible();
  await pointer.click(dialog().getByRole('button', { name: 'Sign in again' }));
  expect(leavePage).toHaveBeenCalledWith(signInPath);
  unmount();

  // Back from the sign-in page.
  stay();
  openManualBilling({
    ...answers,
    [`GET /api/admin/users-billing?search=${row.id}`]: [row],
    [update]: { message: 'Done.' },
  });
  await screen.findByRole('dialog', { name: 'Update Billing' });
  expect(dialog().getByText(/What you typed is back/)).toBeVisible();
  expect(dialog().getByLabelText('New status')).toHaveValue('agency');
  expect(dialog().getByLabelText(/^Reason/)).toHaveValue('Paid by bank transfer');
  await pointer.click(dialog().getByRole('button', { name: 'Update Billing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sessionStorage.getItem('husay.billing-update')).toBeNull();
});

test('another administrator in the same tab is not shown what the first one typed', async () => {
  const typed = { newStatus: 'pro', newExpiryDate: '', transactionReference: '', reason: 'Secret' };
  sessionStorage.setItem(
    'husay.billing-update',
    JSON.stringify({ userId: 'another', details: { userId: 'x', typed } }),
  );
  openManualBilling();
  await waitFor(() => expect(sessionStorage.getItem('husay.billing-update')).toBeNull());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a cleanup that needs a fresh sign-in offers one', async () => {
  const transaction = sampleTransaction();
  const { pointer } = openManualBilling({
    'GET /api/admin/pending-transactions': [transaction],
    'POST /api/admin/cleanup-transactions': refused,
  });
  await rowsOf('Pending Transactions Cleanup');
  await pointer.click(inCard('Pending Transactions Cleanup').getByRole('button', { name: /^Clean/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await pointer.click(question.getByRole('button', { name: 'Cleanup' }));
  expect(await question.findByText(words)).toBeVisible();
  await pointer.click(question.getByRole('button', { name: 'Sign in again' }));
  expect(leavePage).toHaveBeenCalledWith(signInPath);
});
