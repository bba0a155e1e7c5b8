import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Inquiry } from '#shared/inquiries/schema';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sampleUser } from '../../../testing/sample-user';
import { toastStore } from '../../../ui/feedback/toast';
import { InquiriesPage } from './inquiries';

const inquiry: Inquiry = {
  id: '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11',
  name: 'Liza Ramos',
  company: 'Bayanihan Manpower',
  email: 'liza@example.com',
  phone: '',
  licenseNumber: 'DMW-001-LB',
  size: 'upTo5000',
  message: 'We deploy nurses.',
  userId: null,
  createdAt: '2026-11-26T01:00:00.000Z',
  answeredAt: null,
};
const list = 'GET /api/admin/inquiries?answered=false&page=1';
const one = `/api/admin/inquiries/${inquiry.id}`;
const open = (answers: Parameters<typeof fakeApi>[0]) => {
  const calls = fakeApi(answers);
  renderApp(<InquiriesPage user={sampleUser({ userType: 'admin' })} />);
  return calls;
};

test('an open inquiry is read, answered by mail and marked', async () => {
  let rows = [inquiry];
  const calls = open({
    [list]: () => ({ inquiries: rows, total: rows.length }),
    [`PUT ${one}`]: () => {
      rows = [];
      return new Response(null, { status: 204 });
    },
  });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Liza Ramos, liza@example.com')).toBeVisible();
  expect(row.getByText(/License \(declared\): DMW-001-LB/)).toBeVisible();
  expect(row.getByRole('link', { name: 'Write an answer' })).toHaveAttribute(
    'href',
    'mailto:liza@example.com?subject=Your%20inquiry%20for%20Bayanihan%20Manpower',
  );
  await userEvent.click(row.getByRole('button', { name: 'Mark as answered' }));
  expect(await screen.findByText('No open inquiry')).toBeVisible();
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ isAnswered: true });
});

test('one is deleted only after a question, and a failure is said', async () => {
  let isBroken = true;
  let rows = [inquiry];
  open({
    [list]: () => ({ inquiries: rows, total: rows.length }),
    [`DELETE ${one}`]: () => {
      if (isBroken) return refusal('UNAVAILABLE', 'The database is away.');
      rows = [];
      return new Response(null, { status: 204 });
    },
  });
  const remove = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Delete the inquiry/ }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  };
  await remove();
  await waitFor(() => expect(toastStore.read()?.description).toBe('The database is away.'));
  isBroken = false;
  await remove();
  expect(await screen.findByText('No open inquiry')).toBeVisible();
});

test('a failed list can be loaded again', async () => {
  let isBroken = true;
  open({
    [list]: () =>
      isBroken ? refusal('UNAVAILABLE', 'The database is away.') : { inquiries: [inquiry], total: 1 },
  });
  expect(await screen.findByText('The database is away.')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Bayanihan Manpower')).toBeVisible();
});
