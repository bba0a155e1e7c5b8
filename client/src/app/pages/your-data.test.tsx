import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { currentUserQuery, useCurrentUser } from '../../features/accounts/api';
import { drafts } from '../../features/resume/drafts/local-drafts';
import { formOf } from '../../features/resume/form/form-content';
import { leavePage } from '../../lib/leaving/leave-page';
import { stay } from '../../lib/leaving/leaving';
import { createQueryClient } from '../../lib/api/query-client';
import { fakeApi, refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { sampleUser } from '../../testing/sample-user';
import { YourDataPage } from './your-data';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.clearAllMocks();
  stay();
});

const credentials = [{ fileSize: 30 * 1024 * 1024 }, { fileSize: 12 * 1024 * 1024 }].map((sizes, index) => ({
  id: `c0ffee00-0000-4000-8000-00000000000${index}`,
  title: 'License',
  description: '',
  issuer: '',
  issuedDate: null,
  isPublic: true,
  fileUrl: '/x',
  fileType: 'application/pdf',
  thumbnailUrl: null,
  fileName: 'license.pdf',
  sha256: 'ab',
  finding: null,
  uploadedAt: '2026-11-20T01:00:00.000Z',
  ...sizes,
}));

const open = (answers: Parameters<typeof fakeApi>[0] = {}, user = sampleUser()) => {
  const calls = fakeApi({ 'GET /api/credentials': credentials, ...answers });
  renderApp(<YourDataPage user={user} />, { path: '/your-data' });
  return { calls, pointer: userEvent.setup({ delay: null }) };
};

const openDialog = async (pointer: ReturnType<typeof userEvent.setup>) => {
  await pointer.click(screen.getByRole('button', { name: 'Delete account' }));
  return screen.findByRole('dialog', { name: 'Delete your account?' });
};

test('what is kept includes drafts and API tokens, and so does the archive', () => {
  open();
  const [kept] = screen.getAllByRole('list');
  if (!kept) throw new Error('no list');
  expect(within(kept).getByText(/have not saved yet.+Until you save or discard it\.$/)).toBeVisible();
  expect(within(kept).getByText(/^API tokens.+Until you revoke them\.$/)).toBeVisible();
  expect(screen.getByText(/^One zip archive with .+its draft, .+API tokens/)).toBeVisible();
});

test('the download is a plain link, and shows the expected size', async () => {
  const { calls } = open();
  expect(await screen.findByText(/About 42 MB/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Download everything' });
  expect(link).toHaveAttribute('href', '/api/account/export');
  // Otherwise a browser would save a refusal instead of showing it.
  expect(link).not.toHaveAttribute('download');
  expect(calls.map(({ call }) => call)).toEqual(['GET /api/credentials']);
});

test('an account is deleted only once its username is typed, and its data in this browser is removed', async () => {
  const user = sampleUser({ plan: 'pro' });
  drafts.persist(user.id, {
    id: 'draft',
    content: formOf({ ...emptyResume, title: 'Unsaved' }),
    version: 1,
    keptAt: Date.now(),
    acknowledged: null,
    unconfirmed: [],
  });
  const { calls, pointer } = open({ 'DELETE /api/account': () => new Response(null, { status: 204 }) }, user);
  const dialog = await openDialog(pointer);
  expect(dialog).toHaveTextContent('Your Pro plan ends at once');
  const confirm = within(dialog).getByRole('button', { name: 'Delete Account' });
  expect(confirm).toBeDisabled();
  const field = within(dialog).getByRole('textbox', { name: `Type ${user.username} to confirm` });
  await pointer.type(field, 'juan');
  expect(confirm).toBeDisabled();
  await pointer.type(field, '-Dela-Cruz ');
  expect(confirm).toBeEnabled();
  expect(leavePage).not.toHaveBeenCalled();
  await pointer.click(confirm);
  await vi.waitFor(() => expect(leavePage).toHaveBeenCalledWith('/?account=deleted'));
  expect(calls.at(-1)).toMatchObject({ call: 'DELETE /api/account', body: { username: 'juan-Dela-Cruz ' } });
  expect(drafts.read(user.id)).toEqual([]);
});

test('a rejection shows the server’s message in the dialog', async () => {
  const { pointer } = open({
    'DELETE /api/account': () => refusal('CONFLICT', 'Your payment has just arrived.'),
  });
  const dialog = await openDialog(pointer);
  await pointer.type(within(dialog).getByRole('textbox'), 'juan-dela-cruz');
  await pointer.click(within(dialog).getByRole('button', { name: 'Delete Account' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Your payment has just arrived.');
  expect(leavePage).not.toHaveBeenCalled();
});

test('a sign-in that is too long ago leads to another, and the dialog is there again after it', async () => {
  const words = 'For safety, accounts are deleted only within 15 minutes of signing in.';
  const user = sampleUser();
  const { pointer } = open(
    { 'DELETE /api/account': () => refusal('REAUTHENTICATION_REQUIRED', words) },
    user,
  );
  const dialog = await openDialog(pointer);
  await pointer.type(within(dialog).getByRole('textbox'), user.username);
  await pointer.click(within(dialog).getByRole('button', { name: 'Delete Account' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(words);
  await pointer.click(within(dialog).getByRole('button', { name: 'Sign In Again' }));
  expect(leavePage).toHaveBeenCalledWith('/api/login?reauthenticate=true&returnTo=%2Fyour-data');
  cleanup();

  open({}, user);
  const again = await screen.findByRole('dialog', { name: 'Delete your account?' });
  expect(within(again).getByRole('textbox')).toHaveValue(user.username);
  expect(within(again).getByRole('button', { name: 'Delete Account' })).toBeEnabled();
});

test('signed out after a lost response means that the account is deleted', async () => {
  const user = sampleUser();
  drafts.persist(user.id, {
    id: 'draft',
    content: formOf({ ...emptyResume, title: 'Unsaved' }),
    version: 1,
    keptAt: Date.now(),
    acknowledged: null,
    unconfirmed: [],
  });
  let tries = 0;
  const { pointer } = open({
    'DELETE /api/account': () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return refusal('UNAUTHORIZED', 'Unauthorized');
    },
  });
  const dialog = await openDialog(pointer);
  await pointer.type(within(dialog).getByRole('textbox'), user.username);
  const confirm = within(dialog).getByRole('button', { name: 'Delete Account' });
  await pointer.click(confirm);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'We could not tell whether your account was deleted. Please check your connection and try again.',
  );
  await pointer.click(confirm);
  await vi.waitFor(() => expect(leavePage).toHaveBeenCalledWith('/?account=deleted'));
  expect(drafts.read(user.id)).toEqual([]);
});

test('a username changed elsewhere can be typed at once', async () => {
  const renamed = sampleUser({ username: 'juan-cruz' });
  fakeApi({
    'GET /api/credentials': [],
    'GET /api/auth/user': renamed,
    'DELETE /api/account': () =>
      refusal('VALIDATION_FAILED', 'Please check the highlighted fields.', {
        username: 'This is not your username. Type juan-cruz to confirm.',
      }),
  });
  const queryClient = createQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, sampleUser());
  const SignedIn = () => {
    const { user } = useCurrentUser();
    return user && <YourDataPage user={user} />;
  };
  renderApp(<SignedIn />, { path: '/your-data', queryClient });
  const pointer = userEvent.setup({ delay: null });
  const dialog = await openDialog(pointer);
  await pointer.type(within(dialog).getByRole('textbox'), 'juan-dela-cruz');
  await pointer.click(within(dialog).getByRole('button', { name: 'Delete Account' }));
  const field = await within(dialog).findByRole('textbox', { name: 'Type juan-cruz to confirm' });
  await pointer.clear(field);
  await pointer.type(field, 'juan-cruz');
  expect(within(dialog).getByRole('button', { name: 'Delete Account' })).toBeEnabled();
});

test('an administrator sees the consequences of leaving', async () => {
  const { pointer } = open({}, sampleUser({ userType: 'admin' }));
  expect(await openDialog(pointer)).toHaveTextContent('If you are the last one');
});
