import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { leavePage } from '../../lib/leaving/leave-page';
import { fakeApi, refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { sampleUser } from '../../testing/sample-user';
import { toastStore } from '../../ui/feedback/toast';
import { currentUserQuery } from './api';
import { ProfileForm } from './profile-form';

afterEach(() => {
  sessionStorage.clear();
  // Reset: a test may have redirected to sign-in.
  window.dispatchEvent(new Event('pageshow'));
});

const user = sampleUser();
const show = () => renderApp(<ProfileForm user={user} />);
const input = (name: string) => screen.getByRole('textbox', { name });

const fill = async (name: string, text: string) => {
  await userEvent.clear(input(name));
  if (text) await userEvent.type(input(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Profile' }));

test.each([
  ['First name', '', 'First name is required'],
  ['First name', 'x'.repeat(51), 'First name must be less than 50 characters'],
  ['Last name', '  ', 'Last name is required'],
  ['Last name', 'x'.repeat(51), 'Last name must be less than 50 characters'],
  ['Email', 'nobody', 'Invalid email address'],
])('%s "%s" is refused in place: %s', async (name, text, message) => {
  const calls = fakeApi({});
  show();
  await fill(name, text);
  await save();
  expect(input(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(input(name)).toHaveFocus();
  expect(calls).toEqual([]);
});

test('saved values are trimmed, confirmed, and in the rest of the app at once', async () => {
  const calls = fakeApi({ 'PUT /api/profile': (body) => ({ ...user, ...(body as object) }) });
  const { queryClient } = show();
  await fill('First name', ' Juana ');
  await save();
  await waitFor(() => expect(toastStore.read()?.title).toBe('Profile Updated'));
  expect(calls[0]?.body).toEqual({ firstName: 'Juana', lastName: 'dela Cruz', email: 'juan@example.com' });
  expect(queryClient.getQueryData(currentUserQuery().queryKey)?.firstName).toBe('Juana');
  expect(input('First name')).toHaveValue('Juana');
});

test("the server's rejection is shown verbatim, at the field it names", async () => {
  fakeApi({
    'PUT /api/profile': () =>
      refusal('VALIDATION_FAILED', 'Please check.', { email: 'Invalid email address' }),
  });
  show();
  await save();
  expect(await screen.findByText('Invalid email address')).toBeVisible();
  expect(toastStore.read()).toMatchObject({
    title: 'Error',
    description: 'Please check.',
    variant: 'destructive',
  });
});

test('a failure without a message shows the specified one, and keeps the input', async () => {
  fakeApi({ 'PUT /api/profile': () => new Response('', { status: 502 }) });
  show();
  await fill('First name', 'Juana');
  await save();
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject({ title: 'Error', description: 'Failed to update profile.' }),
  );
  expect(input('First name')).toHaveValue('Juana');
});

test('an expired session redirects to sign-in and back', async () => {
  fakeApi({ 'PUT /api/profile': () => refusal('UNAUTHORIZED', 'Unauthorized') });
  show();
  await save();
  await waitFor(() => expect(toastStore.read()?.title).toBe('Unauthorized'));
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/api/login?returnTo=%2F'));
});

/** Whether the browser would confirm closing the page. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('unsaved input is restored after another screen or a reload, and can be discarded', async () => {
  const { unmount } = show();
  expect(asksBeforeLeaving()).toBe(false);
  await fill('First name', 'Juana');
  expect(asksBeforeLeaving()).toBe(true);
  unmount();
  expect(asksBeforeLeaving()).toBe(false);

  const again = show();
  expect(input('First name')).toHaveValue('Juana');
  expect(screen.getByRole('status')).toHaveTextContent('It is not saved yet.');
  expect(asksBeforeLeaving()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(input('First name')).toHaveValue('Juan');
  expect(asksBeforeLeaving()).toBe(false);
  again.unmount();

  show();
  expect(input('First name')).toHaveValue('Juan');
});

test('saved input is not restored', async () => {
  fakeApi({ 'PUT /api/profile': (body) => ({ ...user, ...(body as object) }) });
  const { unmount } = show();
  await fill('First name', 'Juana');
  await save();
  await waitFor(() => expect(toastStore.read()?.title).toBe('Profile Updated'));
  unmount();
  show();
  expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  expect(input('First name')).toHaveValue('Juan');
});

test('input outlives an expired session, whose redirect is not blocked', async () => {
  fakeApi({ 'PUT /api/profile': () => refusal('UNAUTHORIZED', 'Unauthorized') });
  const { unmount } = show();
  await fill('First name', 'Juana');
  await save();
  await waitFor(() => expect(toastStore.read()?.title).toBe('Unauthorized'));
  expect(asksBeforeLeaving()).toBe(false);
  unmount();
  window.dispatchEvent(new Event('pageshow'));
  show();
  expect(input('First name')).toHaveValue('Juana');
});

test('another user’s input in this tab is not shown', async () => {
  const { unmount } = show();
  await fill('First name', 'Juana');
  unmount();
  renderApp(
    <ProfileForm user={sampleUser({ id: 'b3f1c6de-53a8-4c1e-9a2b-1f0e5b7c9d02', firstName: 'Ana' })} />,
  );
  expect(input('First name')).toHaveValue('Ana');
  expect(sessionStorage).toHaveLength(0);
});

test('a name that the PDF cannot print is said below its field', async () => {
  show();
  await fill('First name', '李小龍');
  expect(await screen.findByText('The PDF can’t print 李 小 龍. It shows □ instead.')).toBeVisible();
});
