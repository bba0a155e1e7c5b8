import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { currentUserQuery, useCurrentUser } from '../../../../features/accounts/api';
import { createQueryClient } from '../../../../lib/api/query-client';
import { fakeApi } from '../../../../testing/fake-api';
import { accentButtons } from '../../../../testing/primary-buttons';
import { renderApp } from '../../../../testing/render-app';
import { sampleProfile } from '../../../../testing/sample-profile';
import { sampleUser } from '../../../../testing/sample-user';
import { ProfileTab } from './profile-tab';

const KnownUsersTab = () => {
  const { user } = useCurrentUser();
  return user && <ProfileTab user={user} open />;
};

const open = (plan: 'free' | 'pro' | 'agency') => {
  const user = sampleUser({ plan });
  const calls = fakeApi({
    'GET /api/profile/juan-dela-cruz': sampleProfile,
    'GET /api/profile/juan-rn': sampleProfile,
    'PUT /api/profile/username': (body) => ({ ...user, ...(body as object) }),
  });
  const queryClient = createQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, user);
  renderApp(<KnownUsersTab />, { queryClient });
  return calls;
};
const ownLink = () => within(screen.getByRole('region', { name: 'Your profile link' }));

test('on the free plan the username is locked, with a link to unlock it', async () => {
  open('free');
  expect(ownLink().getByRole('textbox', { name: 'Username' })).toBeDisabled();
  expect(ownLink().getByRole('textbox')).toHaveValue('juan-dela-cruz');
  expect(ownLink().getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/billing');
  expect(accentButtons(), 'beside that of the banner').toEqual([]);
  expect(ownLink().queryByRole('button')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Maria Santos' })).toBeVisible();
});

test.each(['pro', 'agency'] as const)('with %s a new link is in every place at once', async (plan) => {
  const calls = open(plan);
  const input = ownLink().getByRole('textbox', { name: 'Username' });
  await userEvent.clear(input);
  await userEvent.type(input, 'juan-rn');
  await userEvent.click(ownLink().getByRole('button', { name: 'Change Link' }));
  const address = `${window.location.origin}/profile/juan-rn`;
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Profile link' })).toHaveValue(address));
  expect(screen.getByRole('link', { name: /View Profile/ })).toHaveAttribute('href', '/profile/juan-rn');
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /api/profile/juan-rn'));
});
