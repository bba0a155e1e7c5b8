import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ApiToken } from '#shared/api-tokens/schema';
import type { Device } from '#shared/devices/schema';
import { updateDraft } from '../../features/admin-billing/update/update-dialog';
import { emptyUpdate } from '../../features/admin-billing/update/update-form';
import { leavePage } from '../../lib/leaving/leave-page';
import { stay } from '../../lib/leaving/leaving';
import { fakeApi, refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { sampleUser } from '../../testing/sample-user';
import { toastStore } from '../../ui/feedback/toast';
import { DevicesPage } from './devices';

const laptop: Device = {
  id: '00000000-0000-4000-8000-000000000001',
  isCurrent: true,
  name: 'Firefox on Linux',
  signedInAt: '2026-11-20T01:00:00.000Z',
  lastSeenAt: '2026-11-22T01:00:00.000Z',
};
const phone: Device = {
  ...laptop,
  id: '00000000-0000-4000-8000-000000000002',
  isCurrent: false,
  name: 'Chrome on Android',
};

const list = 'GET /api/account/devices';
const end = `DELETE /api/account/devices/${phone.id}` as const;
const everywhere = 'POST /api/account/devices/sign-out-everywhere';

const open = (answers: Parameters<typeof fakeApi>[0]) => {
  const calls = fakeApi({ [list]: [laptop, phone], 'GET /api/account/tokens': [], ...answers });
  renderApp(<DevicesPage user={sampleUser()} />, { path: '/devices' });
  return { calls, pointer: userEvent.setup({ delay: null }) };
};
const expectToast = (title: string, description: string) =>
  waitFor(() => expect(toastStore.read()).toMatchObject({ title, description }));

test('lists each device with its last use and sign-in, and marks the current one', async () => {
  open({});
  const [current, other] = await screen.findAllByRole('listitem');
  expect(screen.getByRole('heading', { level: 1, name: 'Your devices' })).toBeVisible();
  expect(within(current!).getByText('Firefox on Linux')).toBeVisible();
  expect(within(current!).getByText('This device')).toBeVisible();
  expect(within(current!).getByText('In use now')).toBeVisible();
  expect(within(current!).queryByRole('button')).not.toBeInTheDocument();
  expect(within(other!).getByText('Last seen Nov 22, 2026, 9:00 AM')).toBeVisible();
  expect(within(other!).getByText('Signed in Nov 20, 2026, 9:00 AM')).toBeVisible();
});

test('signs out another device', async () => {
  let devices = [laptop, phone];
  const { pointer } = open({
    [list]: () => devices,
    [end]: () => {
      devices = [laptop];
      return new Response(null, { status: 204 });
    },
  });
  await pointer.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
  await expectToast('Signed out', 'Chrome on Android is signed out.');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

test('a device already removed counts as signed out; any other failure says what to do', async () => {
  let answer = refusal('NOT_FOUND', 'This device could not be found.');
  const { pointer } = open({ [end]: () => answer });
  const button = await screen.findByRole('button', { name: 'Sign out Chrome on Android' });
  await pointer.click(button);
  await expectToast('Signed out', 'Chrome on Android is signed out.');
  answer = refusal('INTERNAL', 'Something went wrong on our side.');
  await waitFor(() => expect(button).toBeEnabled());
  await pointer.click(button);
  await expectToast('Error', 'This device could not be signed out. Please try again.');
});

test('signs out everywhere after confirmation, removes drafts and ends the provider’s session', async () => {
  updateDraft.persist('admin', { userId: 'ana', typed: emptyUpdate });
  const { pointer, calls } = open({ [everywhere]: { signedOut: 2, nextUrl: '/oidc/session/end' } });
  await pointer.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }));
  expect(question.getByText(/including this one/)).toBeVisible();
  expect(calls.map(({ call }) => call)).not.toContain(everywhere);
  await pointer.click(question.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/oidc/session/end'));
  expect(sessionStorage.getItem('husay.billing-update')).toBeNull();
  stay();
});

test('signing out everywhere says that API tokens stop working, where there are any', async () => {
  const token: ApiToken = {
    id: '00000000-0000-4000-8000-000000000003',
    name: 'Portfolio',
    scope: 'read',
    lastFour: '9f3c',
    createdAt: laptop.signedInAt,
    expiresAt: '2027-02-18T01:00:00.000Z',
    isExpired: false,
    lastUsedAt: null,
  };
  const { pointer } = open({ 'GET /api/account/tokens': [token] });
  await screen.findByText('Portfolio');
  await pointer.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText(/Your API tokens stop working too\./)).toBeVisible();
});

test('offers a retry when the list fails to load', async () => {
  let answer: Response | Device[] = refusal('UNAVAILABLE', 'Please try again in a minute.');
  const { pointer } = open({ [list]: () => answer });
  expect(await screen.findByText('Your devices could not be loaded')).toBeVisible();
  answer = [laptop];
  await pointer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
});

test('redirects to sign-in when the session is over', async () => {
  open({ [list]: refusal('UNAUTHORIZED', 'Unauthorized') });
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/api/login?returnTo=%2Fdevices'));
  stay();
});
