import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { usernameRule } from '#shared/accounts/usernames';
import { leavePage } from '../../lib/leaving/leave-page';
import { fakeApi, refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { sampleUser } from '../../testing/sample-user';
import { toastStore } from '../../ui/feedback/toast';
import { currentUserQuery } from './api';
import { UsernameForm } from './username-form';

afterEach(() => {
  // Reset: a test may have redirected to sign-in.
  window.dispatchEvent(new Event('pageshow'));
});

// The sample people's own usernames are reserved.
const user = sampleUser({ plan: 'pro', username: 'juan-cruz' });

const show = (onChanged = vi.fn()) => ({
  onChanged,
  ...renderApp(
    <UsernameForm
      user={user}
      addressOf={(username) => `https://husay.example/profile/${username}`}
      onChanged={onChanged}
    />,
  ),
});
const input = () => screen.getByRole('textbox', { name: 'Username' });
const choose = async (username: string) => {
  await userEvent.clear(input());
  if (username) await userEvent.type(input(), username);
  await userEvent.click(screen.getByRole('button', { name: 'Change Link' }));
};

test('the full URL is shown while typing, in lower case', async () => {
  show();
  expect(screen.getByText('https://husay.example/profile/juan-cruz')).toBeVisible();
  await userEvent.clear(input());
  await userEvent.type(input(), 'Juan-RN');
  expect(screen.getByText('https://husay.example/profile/juan-rn')).toBeVisible();
});

test('the username rules are shown, and that the old link keeps working', () => {
  show();
  expect(input()).toHaveAccessibleDescription('3 to 30 letters, digits and single hyphens.');
  expect(screen.getByText(/your old link keeps leading to the new one/)).toBeVisible();
});

test.each(['', 'ab', 'x'.repeat(31), 'juan--cruz', '-juan', 'juan cruz', 'señor', 'admin', 'Support'])(
  '"%s" is rejected in place, before any request',
  async (username) => {
    const calls = fakeApi({});
    show();
    await choose(username);
    expect(input()).toHaveAccessibleDescription(expect.stringContaining(usernameRule));
    expect(input()).toHaveFocus();
    expect(calls).toEqual([]);
  },
);

test('the current username sends no request', async () => {
  const calls = fakeApi({});
  show();
  await choose('Juan-Cruz');
  expect(input()).toHaveAccessibleDescription(expect.stringContaining('This is your link already.'));
  expect(calls).toEqual([]);
});

test('a change is in the whole app at once', async () => {
  const calls = fakeApi({ 'PUT /api/profile/username': (body) => ({ ...user, ...(body as object) }) });
  const { queryClient, onChanged } = show();
  await choose(' Juan-RN ');
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject({
      title: 'Profile Link Changed',
      description: 'Your profile is at /profile/juan-rn now. Your old link leads there too.',
    }),
  );
  expect(calls[0]?.body).toEqual({ username: 'juan-rn' });
  expect(queryClient.getQueryData(currentUserQuery().queryKey)?.username).toBe('juan-rn');
  expect(onChanged).toHaveBeenCalledExactlyOnceWith('juan-cruz', 'juan-rn');
});

const taken = 'This link is taken. Please choose another one.';
test.each([
  ['a link that is taken', refusal('CONFLICT', taken, { username: taken }), taken],
  ['too many changes', refusal('TOO_MANY', 'Please try again later.'), 'Please try again later.'],
  [
    'a plan that has just ended',
    refusal('PLAN_LIMIT', 'A link of your own comes with Pro.'),
    'A link of your own',
  ],
  ['a broken answer', new Response('', { status: 502 }), 'Your link could not be changed. Please try again.'],
])('%s is shown in place, and the input stays', async (_, answer, message) => {
  fakeApi({ 'PUT /api/profile/username': answer });
  const { onChanged } = show();
  await choose('ana');
  await waitFor(() => expect(input()).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(input()).toHaveValue('ana');
  expect(onChanged).not.toHaveBeenCalled();
});

test('an expired session redirects to sign-in', async () => {
  fakeApi({ 'PUT /api/profile/username': refusal('UNAUTHORIZED', 'Unauthorized') });
  show();
  await choose('ana');
  await waitFor(() => expect(toastStore.read()?.title).toBe('Unauthorized'));
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/api/login?returnTo=%2F'));
});
