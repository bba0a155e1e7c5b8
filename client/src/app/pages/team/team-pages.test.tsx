import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Member, Membership, Organization } from '#shared/organizations/schema';
import { termsVersion } from '#shared/organizations/terms';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sampleUser } from '../../../testing/sample-user';
import { JoinPage } from './join';
import { TeamPage } from './team';
import { TeamLogPage } from './team-log';
import { TeamMembersPage } from './team-members';
import { TeamSettingsPage } from './team-settings';
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

test('the focus goes to the list when a member is removed', async () => {
  let members = [member({})];
  openMembers(
    {},
    {
      [`GET ${path}/members`]: () => ({ members, seats: 20 }),
      [`DELETE ${path}/members/${member({}).userId}`]: () => {
        members = [];
        return new Response(null, { status: 204 });
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Rico Ramos' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Rico Ramos')).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('open invitations that could not be loaded are not taken for none', async () => {
  let answer: () => object = () => refusal('UNAVAILABLE', 'Please try again.');
  openMembers({}, { [`GET ${path}/invitations`]: () => answer() });
  expect(await screen.findByText('The open invitations could not be loaded')).toBeVisible();
  const invitation = { id: member({}).userId, role: 'viewer', email: 'bea@example.com' };
  const times = { createdAt: '2026-11-26T01:00:00.000Z', expiresAt: '2026-12-03T01:00:00.000Z' };
  answer = () => ({ invitations: [{ ...invitation, ...times }] });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/bea@example\.com/)).toBeVisible();
});

test('where all seats are taken, inviting says when an invitation can be used', async () => {
  openMembers({}, { [`GET ${path}/members`]: { members: [member({})], seats: 1 } });
  expect(await screen.findByText(/^The only seat is taken/)).toBeVisible();
  cleanup();
  openMembers({});
  expect(await screen.findByText('Olga Ramos')).toBeVisible();
  expect(screen.queryByText(/seats? (?:is|are) taken/)).not.toBeInTheDocument();
});

test('after the plan the members page says when new members can join', async () => {
  openMembers({ state: 'readOnly' });
  expect(await screen.findByText('New members can join when the Agency plan goes on.')).toBeVisible();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
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

const organization: Organization = {
  ...team,
  role: 'owner',
  licenseNumber: '',
  contact: { email: '', phone: '', website: '', address: '' },
  seats: 20,
  members: 2,
  terms: { version: termsVersion, acceptedAt: '2026-11-20T01:00:00.000Z' },
  ending: null,
  createdAt: '2026-11-20T01:00:00.000Z',
};

test('an owner hands the team over, is told so, and has the page of an admin then', async () => {
  let own = organization;
  let membersFail = true;
  const userCalls = fakeApi({
    'GET /api/organizations': () => ({ organizations: [own], invitations: [] }),
    [`GET ${path}`]: () => own,
    [`GET ${path}/members`]: () =>
      membersFail
        ? refusal('UNAVAILABLE', 'Please try again.')
        : { members: [member({ userId: user.id, role: 'owner' }), member({})], seats: 20 },
    [`POST ${path}/hand-over`]: () => (own = { ...organization, role: 'admin' }),
    'GET /api/auth/user': { ...user, plan: 'free' },
  });
  renderApp(<TeamSettingsPage user={user} slug="bayanihan" />, { path: '/team/bayanihan/settings' });
  // A list that is not there is not taken for a team without members.
  expect(await screen.findByText('The members could not be loaded')).toBeVisible();
  expect(screen.queryByText(/has no other member yet/)).not.toBeInTheDocument();
  membersFail = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await userEvent.selectOptions(await screen.findByLabelText('New owner'), member({}).userId);
  await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
  const question = screen.getByRole('alertdialog');
  expect(within(question).getByText(/your account is on the Free plan at once/)).toBeVisible();
  await userEvent.click(within(question).getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('Rico Ramos owns the team now')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Hand over' })).not.toBeInTheDocument());
  // The plan is the user's, and the navigation shows it.
  await waitFor(() => expect(userCalls.some(({ call }) => call === 'GET /api/auth/user')).toBe(true));
});

test('after the plan, handing over promises no plan', async () => {
  const ended = { ...organization, state: 'readOnly' as const };
  fakeApi({
    'GET /api/organizations': { organizations: [ended], invitations: [] },
    [`GET ${path}`]: ended,
    [`GET ${path}/members`]: { members: [member({})], seats: 20 },
  });
  renderApp(<TeamSettingsPage user={user} slug="bayanihan" />, { path: '/team/bayanihan/settings' });
  await userEvent.selectOptions(await screen.findByLabelText('New owner'), member({}).userId);
  await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
  expect(within(screen.getByRole('alertdialog')).getByText(/no plan changes/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'End the team' }));
  expect(within(screen.getByRole('dialog')).queryByText(/Your Agency plan stays/)).not.toBeInTheDocument();
});

test.each([
  [null, 'can be read and exported for 30 days'],
  [
    {
      planEndedAt: '2026-11-20T01:00:00.000Z',
      closesAt: '2026-12-20T01:00:00.000Z',
      deletedAt: '2027-03-20T01:00:00.000Z',
    },
    'until Dec 20, 2026; after that the team closes, and on Mar 20, 2027 everything is deleted. Its owner',
  ],
])('the overview says at once what the end of the plan means', async (ending, text) => {
  const ended = { ...organization, role: 'viewer' as const, state: 'readOnly' as const, ending };
  fakeApi({ 'GET /api/organizations': { organizations: [ended], invitations: [] }, [`GET ${path}`]: ended });
  renderApp(<TeamPage slug="bayanihan" />, { path: '/team/bayanihan' });
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
});
