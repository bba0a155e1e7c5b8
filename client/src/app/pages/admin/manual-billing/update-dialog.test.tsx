import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { UserBillingRow } from '#shared/admin-billing/schema';
import { manilaDay } from '#shared/manila-day';
import { refusal } from '../../../../testing/fake-api';
import { sampleUser } from '../../../../testing/sample-user';
import { expectToast, openManualBilling, rowsOf, usersCard } from './testing/open-manual-billing';
import { freeRow, sampleRow } from './testing/samples';

const update = 'POST /api/admin/update-billing';
type Answers = Parameters<typeof openManualBilling>[0];

const dialog = () => within(screen.getByRole('dialog', { name: 'Update Billing' }));
const status = () => dialog().getByLabelText('New status');
const expiry = () => dialog().getByLabelText('New expiry date');
const reference = () => dialog().getByLabelText('Transaction reference');
const reason = () => dialog().getByLabelText(/^Reason/);
const save = () => dialog().getByRole('button', { name: /^Updat(e Billing|ing\.\.\.)$/ });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const openUpdate = async (row: UserBillingRow, answers: Answers = {}) => {
  const opened = openManualBilling({
    'GET /api/admin/users-billing': [row],
    [update]: { message: 'Done.' },
    ...answers,
  });
  await rowsOf('Users & Billing Status');
  await opened.pointer.click(usersCard().getByRole('button', { name: `Update ${row.email}` }));
  await screen.findByRole('dialog', { name: 'Update Billing' });
  return opened;
};

test('opens with the current values and no reason', async () => {
  const row = sampleRow();
  await openUpdate(row);
  expect(dialog().getByText('Ana Cruz')).toBeVisible();
  expect(dialog().getByText(`User ID ${row.id}`)).toBeVisible();
  expect(dialog().getByText(/until Dec 21, 2026/)).toBeVisible();
  expect(status()).toHaveValue('pro');
  expect(within(status()).getAllByRole('option')).toHaveLength(3);
  // The day in Manila, where the 20th at 16:30 UTC is the 21st.
  expect(expiry()).toHaveValue('2026-12-21');
  expect(reference()).toHaveValue('REF-1');
  expect(reason()).toHaveValue('');
  expect(reason()).toHaveAttribute('rows', '3');
  expect(reason()).toHaveAttribute('aria-required', 'true');
  expect(dialog().getByText('*')).toBeVisible();
});

test('cannot be sent before there is a reason; spaces are none', async () => {
  const { pointer, made } = await openUpdate(sampleRow());
  expect(save()).toBeDisabled();
  type(reason(), '   ');
  expect(save()).toBeDisabled();
  await pointer.type(reference(), '{Enter}');
  await expectToast('Error', 'Please fill in all required fields', 'destructive');
  expect(reason()).toHaveFocus();
  type(reason(), 'Paid in cash');
  expect(save()).toBeEnabled();
  expect(made()).not.toContain(update);
});

test('sends the input with the values shown, shows the server’s message, and refetches the lists', async () => {
  const row = freeRow();
  const { pointer, made, sent, stale } = await openUpdate(row, {
    [update]: { message: 'ben@example.com is now Pro until Jan 31, 2027.' },
  });
  await pointer.selectOptions(status(), 'Pro');
  type(expiry(), '2027-01-31');
  type(reference(), ' REF-9 ');
  type(reason(), 'Paid by bank transfer');
  await pointer.click(save());
  await expectToast('Success', 'ben@example.com is now Pro until Jan 31, 2027.', 'success');
  await closed();
  expect(stale()).toHaveLength(2);
  expect(sent(update)).toEqual([
    {
      userId: row.id,
      newStatus: 'pro',
      newExpiryDate: '2027-01-31',
      transactionReference: 'REF-9',
      reason: 'Paid by bank transfer',
      seen: { plan: 'free', subscriptionExpiresAt: null },
    },
  ]);
  await waitFor(() => {
    for (const list of ['users-billing', 'billing-logs'])
      expect(made().filter((call) => call === `GET /api/admin/${list}`)).toHaveLength(2);
  });
});

test('empty fields are sent as null', async () => {
  const { pointer, sent } = await openUpdate(sampleRow());
  type(expiry(), '');
  type(reference(), '');
  type(reason(), 'No end');
  await pointer.click(save());
  await closed();
  expect(sent(update)).toMatchObject([{ newStatus: 'pro', newExpiryDate: null, transactionReference: null }]);
});

describe('the end of Pro', () => {
  const in30Days = () => manilaDay(new Date(Date.now() + 30 * 24 * 60 * 60 * 1000));
  const noEnd = () => dialog().getByRole('checkbox', { name: 'No end' });

  test('is preset to 30 days from now when a user becomes Pro', async () => {
    const { pointer, sent } = await openUpdate(freeRow());
    await pointer.selectOptions(status(), 'Pro');
    expect(expiry()).toHaveValue(in30Days());
    expect(noEnd()).not.toBeChecked();
    type(reason(), 'Paid in cash');
    await pointer.click(save());
    await closed();
    expect(sent(update)).toMatchObject([{ newStatus: 'pro', newExpiryDate: in30Days() }]);
  });

  test('is omitted only explicitly', async () => {
    const { pointer, sent } = await openUpdate(freeRow());
    await pointer.selectOptions(status(), 'Pro');
    await pointer.click(noEnd());
    expect(expiry()).toHaveValue('');
    type(reason(), 'For a colleague');
    await pointer.click(save());
    await closed();
    expect(sent(update)).toMatchObject([{ newStatus: 'pro', newExpiryDate: null }]);
  });

  test('when cleared reads No end; undoing that presets a day', async () => {
    const { pointer } = await openUpdate(sampleRow());
    expect(noEnd()).not.toBeChecked();
    type(expiry(), '');
    expect(noEnd()).toBeChecked();
    await pointer.click(noEnd());
    expect(expiry()).toHaveValue(in30Days());
  });

  test('stays as it is, set or not', async () => {
    const { pointer } = await openUpdate(sampleRow({ subscriptionExpiresAt: null }));
    expect(noEnd()).toBeChecked();
    await pointer.selectOptions(status(), 'Free');
    expect(dialog().queryByRole('checkbox')).not.toBeInTheDocument();
    await pointer.selectOptions(status(), 'Pro');
    expect(noEnd()).toBeChecked();
    expect(expiry()).toHaveValue('');
  });
});

test('a day that has passed is not offered, as it would be refused, and the end is told as over', async () => {
  await openUpdate(freeRow({ subscriptionExpiresAt: '2020-11-07T16:30:00.000Z' }));
  expect(expiry()).toHaveValue('');
  expect(dialog().getByText(/since the paid time ended on Nov 8, 2020/)).toBeVisible();
  expect(dialog().queryByText(/until/)).not.toBeInTheDocument();
});

test('says in the dialog, not on every row, that an address is not verified', async () => {
  await openUpdate(freeRow({ emailVerified: false }));
  expect(screen.getAllByText(/not verified/)).toEqual([
    dialog().getByText('This address is not verified: it may belong to another person.'),
  ]);
});

test('choosing free keeps the date and sends none', async () => {
  const { pointer, sent } = await openUpdate(sampleRow());
  await pointer.selectOptions(status(), 'Free');
  expect(expiry()).toBeEnabled();
  expect(expiry()).toHaveAccessibleDescription('The free plan does not end, so no date is saved with it.');
  await pointer.selectOptions(status(), 'Agency');
  expect(expiry()).toHaveValue('2026-12-21');
  await pointer.selectOptions(status(), 'Free');
  type(reason(), 'Refunded');
  await pointer.click(save());
  await closed();
  expect(sent(update)).toMatchObject([{ newStatus: 'free', newExpiryDate: null }]);
});

test('the next user’s dialog has none of the previous input', async () => {
  const rows = [sampleRow(), freeRow()];
  const { pointer } = await openUpdate(rows[0]!, { 'GET /api/admin/users-billing': rows });
  type(reason(), 'Paid');
  await pointer.click(save());
  await closed();
  await pointer.click(usersCard().getByRole('button', { name: 'Update ben@example.com' }));
  expect(status()).toHaveValue('free');
  expect(expiry()).toHaveValue('');
  expect(reference()).toHaveValue('');
  expect(reason()).toHaveValue('');
});

test('an administrator who changes themselves sees it in the bar', async () => {
  const { id } = sampleUser();
  const { pointer, made } = await openUpdate(sampleRow({ id }));
  type(reason(), 'Trying it');
  await pointer.click(save());
  await waitFor(() => expect(made()).toContain('GET /api/auth/user'));
});

describe('a save that fails', () => {
  const tryToSave = async (answers: Answers, row = sampleRow()) => {
    const opened = await openUpdate(row, answers);
    await opened.pointer.selectOptions(status(), 'Agency');
    type(reason(), 'Typed with care');
    await opened.pointer.click(save());
    await expectToast('Error', 'Failed to update billing', 'destructive');
    return opened;
  };
  const keepsTheTyping = () => {
    expect(status()).toHaveValue('agency');
    expect(reason()).toHaveValue('Typed with care');
    expect(save()).toBeEnabled();
  };

  test('keeps the input and shows the server’s reason', async () => {
    await tryToSave({ [update]: () => refusal('NOT_FOUND', 'This user no longer exists.') });
    expect(await dialog().findByRole('alert')).toHaveTextContent('This user no longer exists.');
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveFocus());
    keepsTheTyping();
  });

  test('shows a field’s error beside it', async () => {
    const past = 'This day is over. Choose Free to end the plan now.';
    await tryToSave({
      [update]: () => refusal('VALIDATION_FAILED', 'Please check.', { newExpiryDate: past }),
    });
    await waitFor(() => expect(expiry()).toHaveAccessibleDescription(expect.stringContaining(past)));
    keepsTheTyping();
  });

  test('without a response says that nothing was changed', async () => {
    await tryToSave({ [update]: () => new Response('<h1>Bad gateway</h1>', { status: 502 }) });
    expect(await dialog().findByRole('alert')).toHaveTextContent('Nothing was changed.');
    keepsTheTyping();
  });

  test('by a signed-out user keeps the dialog and says what to do', async () => {
    await tryToSave({ [update]: () => refusal('UNAUTHORIZED', 'Unauthorized') });
    expect(await dialog().findByRole('alert')).toHaveTextContent('You are logged out.');
    keepsTheTyping();
  });

  test('after a concurrent change shows the current user, and the next save is based on that', async () => {
    const row = sampleRow();
    const newer = { ...row, subscriptionExpiresAt: '2027-03-01T15:59:59.999Z' };
    const conflict = 'Somebody else changed this user meanwhile.';
    let tries = 0;
    const { pointer, sent } = await tryToSave(
      {
        [update]: () => (++tries === 1 ? refusal('USER_CHANGED', conflict) : { message: 'Done.' }),
        [`GET /api/admin/users-billing?search=${row.id}`]: [newer],
      },
      row,
    );
    expect(await dialog().findByRole('alert')).toHaveTextContent(conflict);
    expect(dialog().getByText(/until Mar 1, 2027/, { selector: 'span' })).toBeVisible();
    keepsTheTyping();
    // Untouched fields follow.
    expect(expiry()).toHaveValue('2027-03-01');
    // Escape would close the toast first.
    await pointer.click(dialog().getByRole('button', { name: 'Cancel' }));
    await pointer.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    await pointer.click(save());
    await closed();
    expect(sent(update)[1]).toMatchObject({
      newStatus: 'agency',
      newExpiryDate: '2027-03-01',
      seen: { plan: 'pro', subscriptionExpiresAt: '2027-03-01T15:59:59.999Z' },
    });
  });
});

test('closing confirms before discarding changes, and only then', async () => {
  const { pointer } = await openUpdate(sampleRow());
  await pointer.keyboard('{Escape}');
  await closed();
  await pointer.click(usersCard().getByRole('button', { name: 'Update ana@example.com' }));
  type(reason(), 'Half a thought');
  await pointer.click(dialog().getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Discard your changes to ana@example.com?',
  });
  await pointer.click(within(question).getByRole('button', { name: 'Keep Editing' }));
  expect(reason()).toHaveValue('Half a thought');
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await pointer.keyboard('{Escape}');
  await pointer.click(await screen.findByRole('button', { name: 'Discard' }));
  await closed();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});
