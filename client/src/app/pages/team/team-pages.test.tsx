import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Member, Membership } from '#shared/organizations/schema';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sampleUser } from '../../../testing/sample-user';
import { JoinPage } from './join';
import { TeamLogPage } from './team-log';
import { TeamMembersPage } from './team-members';
import { TeamsPage } from './teams';

const user = sampleUser({ plan: 'agency' });
const team: Membership = {
  id: '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11',
  slug: 'bayanihan',
  name: 'Bayanihan Manpower',
  kind: 'manpower',
  role: 'admin',
  state: 'active',
};
const member = (changes: Partial<Member>): Member => ({
  userId: 'b3f1c6de-53a8-4c1e-9a2b-1f0e5b7c9d02',
  name: 'Rico Ramos',
  email: 'rico@example.com',
  role: 'recruiter',
  joinedAt: '2026-11-26T01:00:00.000Z',
  ...changes,
});
const path = `/api/organizations/${team.id}`;
const openMembers = (own: Partial<Membership>, more: Parameters<typeof fakeApi>[0] = {}) => {
  const calls = fakeApi({
    'GET /api/organizations': { organizations: [{ ...team, ...own }], invitations: [] },
    [`GET ${path}/members`]: {
      members: [
        member({ userId: 'c3f1c6de-53a8-4c1e-9a2b-1f0e5b7c9d03', name: 'Olga Ramos', role: 'owner' }),
        member({ userId: user.id, name: 'Juan dela Cruz', role: 'admin' }),
        member({}),
      ],
      seats: 20,
    },
    [`GET ${path}/invitations`]: { invitations: [] },
    ...more,
  });
  renderApp(<TeamMembersPage user={user} slug="bayanihan" />, { path: '/team/bayanihan/members' });
  return calls;
};

test('an admin changes and removes those below, and neither the owner nor themselves', async () => {
  const calls = openMembers(
    {},
    { [`PUT ${path}/members/${member({}).userId}`]: refusal('NOT_FOUND', 'Gone.') },
  );
  const role = await screen.findByRole('combobox', { name: 'Role of Rico Ramos' });
  expect(
    within(role)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Recruiter', 'Viewer']);
  expect(screen.queryByRole('combobox', { name: /Olga|Juan/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
  await userEvent.selectOptions(role, 'Viewer');
  expect(await screen.findByText('Gone.')).toBeVisible();
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ role: 'viewer' });
});

test('a recruiter sees colleagues, and no invitations', async () => {
  openMembers({ role: 'recruiter' });
  expect(await screen.findByText('Olga Ramos')).toBeVisible();
  expect(screen.queryByText('Invite a member')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Remove / })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Leave team' })).toBeVisible();
});

test('an invitation that is refused keeps the address that was typed', async () => {
  openMembers(
    {},
    {
      [`POST ${path}/invitations`]: () =>
        refusal('CONFLICT', 'In.', { email: 'This person is in the team already.' }),
    },
  );
  const email = await screen.findByLabelText('Email');
  await userEvent.type(email, 'rico@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('This person is in the team already.')).toBeVisible();
  expect(email).toHaveValue('rico@example.com');
});

test('a team that the user is not in says what to do', async () => {
  fakeApi({ 'GET /api/organizations': { organizations: [], invitations: [] } });
  renderApp(<TeamMembersPage user={user} slug="bayanihan" />);
  expect(await screen.findByRole('heading', { name: 'You are not in this team' })).toBeInTheDocument();
});

test('what is typed for a new team is not lost when it is refused, nor by a reload', async () => {
  fakeApi({
    'GET /api/organizations': { organizations: [], invitations: [] },
    'POST /api/organizations': () =>
      refusal('CONFLICT', 'Taken.', { slug: 'This address is taken. Please choose another one.' }),
  });
  renderApp(<TeamsPage user={user} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Create a team' }));
  await userEvent.type(screen.getByLabelText(/^Name/), 'Bayanihan Manpower');
  expect(screen.getByLabelText(/^Web address/)).toHaveValue('bayanihan-manpower');
  await userEvent.click(screen.getByRole('button', { name: 'Create team' }));
  expect(await screen.findByText('This address is taken. Please choose another one.')).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Bayanihan Manpower');
  cleanup();
  renderApp(<TeamsPage user={user} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Create a team' }));
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Bayanihan Manpower');
});

test('an invitation leads a signed-out person through sign-in and back; an ended one says what to do', async () => {
  const token = 'A'.repeat(22);
  const invitation = {
    organization: 'Bayanihan Manpower',
    kind: 'manpower',
    role: 'recruiter',
    email: 'r…@example.com',
    expiresAt: '2026-12-04T01:00:00.000Z',
    memberOf: null,
  };
  fakeApi({ 'POST /api/invitations/open': invitation });
  const { unmount } = renderApp(<JoinPage user={null} token={token} />);
  expect(await screen.findByRole('link', { name: 'Sign in to join' })).toHaveAttribute(
    'href',
    `/api/login?returnTo=%2Fjoin%2F${token}`,
  );
  unmount();
  fakeApi({ 'POST /api/invitations/open': () => refusal('CONFLICT', 'This invitation was used already.') });
  renderApp(<JoinPage user={null} token={token} />);
  expect(await screen.findByText('This invitation was used already.')).toBeVisible();
});

test('the log of a team that is closed says so, and leads to the overview', async () => {
  fakeApi({ 'GET /api/organizations': { organizations: [{ ...team, state: 'closed' }], invitations: [] } });
  renderApp(<TeamLogPage slug="bayanihan" />, { path: '/team/bayanihan/log' });
  expect(await screen.findByRole('heading', { level: 1, name: 'This team is closed' })).toBeInTheDocument();
  const main = screen.getByText(/until when everything is kept/).parentElement!;
  expect(within(main).getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/team/bayanihan');
});
