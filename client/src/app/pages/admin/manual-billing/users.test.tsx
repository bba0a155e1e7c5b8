import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { UserBillingRow } from '#shared/admin-billing/schema';
import { leavePage } from '../../../../lib/leaving/leave-page';
import { refusal } from '../../../../testing/fake-api';
import { toastStore } from '../../../../ui/feedback/toast';
import { openManualBilling, rowsOf, usersCard } from './testing/open-manual-billing';
import { freeRow, sampleRow } from './testing/samples';

const list = '/api/admin/users-billing';
const users = 'Users & Billing Status';
const count = (found: number, isMore = false) => ({ count: found, isMore, isOfDeletedAccount: false });
const someRows = (number: number) =>
  Array.from({ length: number }, (_, place) => sampleRow({ email: `user${place}@example.com` }));

const textsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the table', () => {
  test('shows each user’s name, plan, its end and the latest payment', async () => {
    openManualBilling({
      [`GET ${list}`]: [
        sampleRow(),
        freeRow(),
        sampleRow({
          firstName: '',
          lastName: '',
          email: 'x@y.z',
          plan: 'agency',
          subscriptionExpiresAt: null,
        }),
      ],
      [`GET ${list}/count`]: count(3),
    });
    const rows = await rowsOf(users);
    expect(rows.map(textsOf)).toEqual([
      ['Ana Cruzana@example.com', 'Pro', 'Dec 21, 2026', 'paid₱99.00', 'Update'],
      ['Ben Diazben@example.com', 'Free', 'None', 'None', 'Update'],
      ['x@y.z', 'Agency', 'No end', 'paid₱99.00', 'Update'],
    ]);
    expect(usersCard().getByRole('button', { name: 'Update ana@example.com' })).toBeVisible();
    expect(
      usersCard()
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['User', 'Plan', 'Expiry Date', 'Latest Payment', 'Action']);
  });

  test('shows whether a user tries Pro, or has tried it', async () => {
    const trial = { startedAt: '2026-11-20T01:00:00.000Z', endsAt: '2026-11-27T01:00:00.000Z' };
    openManualBilling({
      [`GET ${list}`]: [
        sampleRow({ subscriptionExpiresAt: trial.endsAt, trial }),
        sampleRow({ trial }),
        freeRow({ trial }),
      ],
      [`GET ${list}/count`]: count(3),
    });
    expect((await rowsOf(users)).map((row) => textsOf(row)[1])).toEqual([
      'ProFree trial',
      'ProTrial used Nov 20, 2026',
      'FreeTrial used Nov 20, 2026',
    ]);
  });

  test.each([
    ['pending', 'Processing...'],
    ['failed', 'failed'],
    ['refunded', 'refunded'],
  ] as const)('a latest payment that is %s reads %s', async (status, word) => {
    openManualBilling({
      [`GET ${list}`]: [sampleRow({ latestPayment: { ...sampleRow().latestPayment!, status } })],
    });
    expect(await usersCard().findByText(word)).toBeVisible();
  });

  test('has a skeleton while loading, and an empty state without users', async () => {
    openManualBilling();
    expect(screen.getByText('Loading users')).toBeInTheDocument();
    expect(await usersCard().findByText('No users found')).toBeVisible();
    expect(usersCard().getByText('Everyone who signs in is listed here.')).toBeVisible();
  });

  test('that fails to load shows the server’s message and can be retried', async () => {
    let isBroken = true;
    const { pointer } = openManualBilling({
      [`GET ${list}`]: () => (isBroken ? refusal('UNAVAILABLE', 'The database is away.') : [sampleRow()]),
    });
    expect(await usersCard().findByText('Users could not be loaded')).toBeVisible();
    expect(usersCard().getByText('The database is away.')).toBeVisible();
    isBroken = false;
    await pointer.click(usersCard().getByRole('button', { name: 'Try Again' }));
    expect(await rowsOf(users)).toHaveLength(1);
  });

  test('redirects a signed-out user to sign-in, once', async () => {
    const signedOut = () => refusal('UNAUTHORIZED', 'Unauthorized');
    openManualBilling({
      [`GET ${list}`]: signedOut,
      'GET /api/admin/pending-transactions': signedOut,
      'GET /api/admin/billing-logs': signedOut,
    });
    await waitFor(() => expect(toastStore.read()?.title).toBe('Unauthorized'));
    await waitFor(() =>
      expect(leavePage).toHaveBeenCalledExactlyOnceWith('/api/login?returnTo=%2Fadmin%2Fmanual-billing'),
    );
    window.dispatchEvent(new Event('pageshow'));
  });
});

describe('searching and filtering', () => {
  test('is done by the server, and is in the URL', async () => {
    const { made } = openManualBilling({
      [`GET ${list}`]: [sampleRow(), freeRow()],
      [`GET ${list}?search=ben`]: [freeRow()],
      [`GET ${list}/count?search=ben`]: count(1),
    });
    expect(await rowsOf(users)).toHaveLength(2);
    const box = usersCard().getByRole('searchbox', { name: 'Search users' });
    expect(box).toHaveAttribute('placeholder', 'Search by email, name or user ID');
    fireEvent.change(box, { target: { value: 'ben ' } });
    await waitFor(async () => expect(await rowsOf(users)).toHaveLength(1));
    expect(box).toHaveValue('ben ');
    expect(window.location.search).toBe('?search=ben');
    expect(made().filter((call) => call.startsWith(`GET ${list}?`))).toEqual([`GET ${list}?search=ben`]);
    expect(await usersCard().findByText('Showing 1–1 of 1')).toBeVisible();
  });

  test('says by which number of a payment or id a user was found', async () => {
    openManualBilling(
      {
        [`GET ${list}?search=ab12cd34ef56`]: [
          sampleRow({ matched: { by: 'receipt', value: 'ab12cd34ef56' } }),
          freeRow({ matched: { by: 'userId', value: '00000000-0000-4000-8000-ab12cd34ef56' } }),
        ],
      },
      '/admin/manual-billing?search=ab12cd34ef56',
    );
    expect((await rowsOf(users)).map((row) => textsOf(row)[0])).toEqual([
      'Ana Cruzana@example.comFound by receipt number ab12cd34ef56',
      'Ben Diazben@example.comFound by user ID 00000000-0000-4000-8000-ab12cd34ef56',
    ]);
    expect(usersCard().getByRole('searchbox')).toHaveAccessibleDescription(
      'A whole payment reference, receipt number or checkout ID finds its payer.',
    );
  });

  test('Enter searches at once', async () => {
    const { pointer } = openManualBilling({ [`GET ${list}?search=ben`]: [freeRow()] });
    const box = usersCard().getByRole('searchbox');
    fireEvent.change(box, { target: { value: 'ben' } });
    await pointer.type(box, '{Enter}');
    expect(window.location.search).toBe('?search=ben');
    expect(await rowsOf(users)).toHaveLength(1);
  });

  test('offers the four filters', async () => {
    const { pointer } = openManualBilling({ [`GET ${list}?filter=pending`]: [freeRow()] });
    const filter = usersCard().getByRole('combobox', { name: 'Filter' });
    expect(
      within(filter)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All Users', 'Free', 'Pro', 'Pending Payment']);
    await pointer.selectOptions(filter, 'Pending Payment');
    expect(await rowsOf(users)).toHaveLength(1);
    expect(window.location.search).toBe('?filter=pending');
  });

  test('for a payment of a deleted account says so', async () => {
    openManualBilling(
      {
        [`GET ${list}?search=ab12cd34ef56`]: [],
        [`GET ${list}/count?search=ab12cd34ef56`]: { ...count(0), isOfDeletedAccount: true },
      },
      '/admin/manual-billing?search=ab12cd34ef56',
    );
    expect(await usersCard().findByText(/payment of a deleted account/)).toBeVisible();
  });

  test('without results links back to all', async () => {
    const { pointer } = openManualBilling(
      { [`GET ${list}?search=zzz&filter=pro`]: [], [`GET ${list}`]: [sampleRow()] },
      '/admin/manual-billing?search=zzz&filter=pro',
    );
    expect(usersCard().getByRole('searchbox')).toHaveValue('zzz');
    expect(usersCard().getByRole('combobox')).toHaveValue('pro');
    expect(await usersCard().findByText('No user matches this search and filter.')).toBeVisible();
    await pointer.click(usersCard().getByRole('button', { name: 'Show All Users' }));
    expect(await rowsOf(users)).toHaveLength(1);
    expect(usersCard().getByRole('searchbox')).toHaveValue('');
    expect(window.location.search).toBe('');
  });
});

test('the CSV files are of the search and filter in force', async () => {
  openManualBilling({}, '/admin/manual-billing?search=ana%40example.com&filter=pro&page=2&sort=plan');
  const hrefOf = (name: string) => usersCard().getByRole('link', { name }).getAttribute('href');
  const query = '?search=ana%40example.com&filter=pro';
  expect(hrefOf('Users as CSV')).toBe(`/api/admin/export/users${query}`);
  expect(hrefOf('Payments as CSV')).toBe(`/api/admin/export/payments${query}`);
});

test('a user’s name leads to the user’s page', async () => {
  openManualBilling({ [`GET ${list}`]: [sampleRow({ id: '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11' })] });
  expect(await usersCard().findByRole('link', { name: /Ana Cruz/ })).toHaveAttribute(
    'href',
    '/admin/users/6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11',
  );
});

describe('sorting', () => {
  const header = (name: string) => usersCard().getByRole('columnheader', { name });
  const answers = (rows: UserBillingRow[]) => ({
    [`GET ${list}`]: rows,
    [`GET ${list}?sort=plan&order=asc`]: rows,
    [`GET ${list}?sort=plan`]: [...rows].reverse(),
    [`GET ${list}?sort=expiry&order=asc`]: rows,
  });

  test('cycles ascending, descending and newest first, and announces it', async () => {
    const { pointer } = openManualBilling(answers([sampleRow(), freeRow()]));
    await rowsOf(users);
    expect(header('Plan')).toHaveAttribute('aria-sort', 'none');
    expect(header('Latest Payment')).not.toHaveAttribute('aria-sort');
    const press = () => pointer.click(usersCard().getByRole('button', { name: 'Plan' }));
    await press();
    expect(header('Plan')).toHaveAttribute('aria-sort', 'ascending');
    expect(window.location.search).toBe('?sort=plan&order=asc');
    await press();
    expect(header('Plan')).toHaveAttribute('aria-sort', 'descending');
    await waitFor(async () =>
      expect((await rowsOf(users)).map((row) => textsOf(row)[1])).toEqual(['Free', 'Pro']),
    );
    await press();
    expect(header('Plan')).toHaveAttribute('aria-sort', 'none');
    expect(window.location.search).toBe('');
  });

  test('works by keyboard, and Back undoes it', async () => {
    const { pointer } = openManualBilling(answers([sampleRow()]));
    await rowsOf(users);
    usersCard().getByRole('button', { name: 'Expiry Date' }).focus();
    await pointer.keyboard('{Enter}');
    expect(header('Expiry Date')).toHaveAttribute('aria-sort', 'ascending');
    window.history.back();
    await waitFor(() => expect(header('Expiry Date')).toHaveAttribute('aria-sort', 'none'));
  });
});

describe('pages', () => {
  const previous = () => usersCard().getByRole('button', { name: 'Previous' });
  const next = () => usersCard().getByRole('button', { name: 'Next' });

  test('show the range and the total, with next and previous', async () => {
    const { pointer } = openManualBilling({
      [`GET ${list}`]: someRows(25),
      [`GET ${list}?page=2`]: someRows(3),
      [`GET ${list}/count`]: count(28),
    });
    expect(await usersCard().findByText('Showing 1–25 of 28')).toBeVisible();
    expect(previous()).toHaveAttribute('aria-disabled', 'true');
    await pointer.click(previous());
    expect(window.location.search).toBe('');
    await pointer.click(next());
    expect(await usersCard().findByText('Showing 26–28 of 28')).toBeVisible();
    expect(window.location.search).toBe('?page=2');
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(next()).toHaveFocus();
    await pointer.click(previous());
    expect(await usersCard().findByText('Showing 1–25 of 28')).toBeVisible();
    expect(window.location.search).toBe('');
  });

  test.each([
    [count(1234), 'Showing 1–25 of 1,234'],
    [count(10_000, true), 'Showing 1–25 of more than 10,000'],
  ])('%o reads %s', async (found, words) => {
    openManualBilling({ [`GET ${list}`]: someRows(25), [`GET ${list}/count`]: found });
    expect(await usersCard().findByText(words)).toBeVisible();
    expect(next()).toHaveAttribute('aria-disabled', 'false');
  });

  test('a failed count hides nothing', async () => {
    openManualBilling({ [`GET ${list}`]: someRows(25), [`GET ${list}/count`]: refusal('INTERNAL', 'Oops') });
    expect(await usersCard().findByText('Showing 1–25')).toBeVisible();
    expect(next()).toHaveAttribute('aria-disabled', 'false');
  });

  test('a page that no longer exists redirects to the first', async () => {
    const { pointer } = openManualBilling(
      { [`GET ${list}?page=9`]: [], [`GET ${list}`]: [sampleRow()] },
      '/admin/manual-billing?page=9',
    );
    expect(await usersCard().findByText('No users on this page')).toBeVisible();
    await pointer.click(usersCard().getByRole('button', { name: 'First Page' }));
    expect(await rowsOf(users)).toHaveLength(1);
  });

  test('invalid parameters show the default view', async () => {
    openManualBilling({ [`GET ${list}`]: [sampleRow()] }, '/admin/manual-billing?page=-1&sort=x&filter=all2');
    expect(await rowsOf(users)).toHaveLength(1);
  });
});
