import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CandidateSummary } from '#shared/candidates/schema';
import type { JobOrder, JobStage } from '#shared/job-orders/schema';
import type { Membership } from '#shared/organizations/schema';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sampleUser } from '../../../testing/sample-user';
import { TeamJobPage } from './team-job';
import { TeamJobsPage } from './team-jobs';

const team: Membership = {
  id: '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11',
  slug: 'bayanihan',
  name: 'Bayanihan Manpower',
  kind: 'manpower',
  role: 'recruiter',
  state: 'active',
};
const stages = { longList: 1, shortList: 1, presented: 0, interview: 0, selected: 0, deployed: 0, closed: 0 };
const person = (changes: Partial<CandidateSummary>): CandidateSummary => ({
  id: 'b3f1c6de-53a8-4c1e-9a2b-1f0e5b7c9d02',
  number: 14,
  name: 'Ana Reyes',
  headline: 'ICU Nurse',
  place: 'Cebu City',
  profession: 'nurse',
  years: 6,
  licensedUntil: null,
  availability: 'unknown',
  availableOn: null,
  tags: [],
  basis: 'written',
  keepUntil: '2029-01-01',
  hasObjected: false,
  updatedAt: '2026-11-20T01:00:00.000Z',
  ...changes,
});
const ana = person({});
const ben = person({ id: 'c3f1c6de-53a8-4c1e-9a2b-1f0e5b7c9d03', number: 15, name: 'Ben Cruz' });
const order: JobOrder = {
  id: 'd3f1c6de-53a8-4c1e-9a2b-1f0e5b7c9d04',
  client: 'Al Noor Hospital',
  position: 'ICU Nurse',
  people: 12,
  place: 'Riyadh',
  deadline: null,
  status: 'open',
  stages,
  requirements: 'Two years in an ICU',
  createdAt: '2026-11-20T01:00:00.000Z',
  candidates: [
    { candidate: ana, stage: 'longList', since: '2026-11-20T01:00:00.000Z' },
    { candidate: ben, stage: 'shortList', since: '2026-11-21T01:00:00.000Z' },
  ],
};
const orders = `/api/organizations/${team.id}/job-orders`;
const path = `${orders}/${order.id}`;
const organizations = (own: Partial<Membership> = {}) => ({
  'GET /api/organizations': { organizations: [{ ...team, ...own }], invitations: [] },
});

const openOrder = (own: Partial<Membership>, more: Parameters<typeof fakeApi>[0] = {}, address = '') => {
  const calls = fakeApi({
    ...organizations(own),
    [`GET ${path}`]: order,
    [`GET ${path}/history`]: {
      moves: [
        {
          at: '2026-11-21T01:00:00.000Z',
          member: '',
          number: 15,
          name: 'Ben Cruz',
          from: 'longList',
          to: 'shortList',
        },
      ],
    },
    ...more,
  });
  renderApp(<TeamJobPage user={sampleUser()} slug="bayanihan" id={order.id} />, {
    path: `/team/bayanihan/jobs/${order.id}${address}`,
  });
  return calls;
};

test.each([
  ['NOT_FOUND', 0],
  ['INTERNAL', 1],
] as const)('a job order that is refused with %s offers another try %i times', async (code, buttons) => {
  openOrder({}, { [`GET ${path}`]: () => refusal(code, 'Look at the list.') });
  // What was presented is asked for at the same time, and may fail before it.
  const message = await screen.findByText('Look at the list.');
  const alert = within(message.closest<HTMLElement>('[role="alert"]')!);
  expect(alert.queryAllByRole('button')).toHaveLength(buttons);
});

test('the list says how many of the wanted people were found, and in which stage the others are', async () => {
  const { requirements: _requirements, createdAt: _createdAt, candidates: _candidates, ...summary } = order;
  fakeApi({
    ...organizations(),
    [`GET ${orders}?search=&status=open&page=1`]: {
      jobOrders: [{ ...summary, stages: { ...stages, selected: 2, deployed: 1 }, candidateStage: null }],
      total: 1,
    },
  });
  renderApp(<TeamJobsPage user={sampleUser()} slug="bayanihan" />, { path: '/team/bayanihan/jobs' });
  const row = within(await screen.findByRole('row', { name: /ICU Nurse/ }));
  expect(row.getByRole('link', { name: 'ICU Nurse' })).toHaveAttribute(
    'href',
    `/team/bayanihan/jobs/${order.id}`,
  );
  expect(row.getByText('3 of 12')).toBeVisible();
  expect(row.getByText('Long list 1 · Short list 1 · Selected 2 · Deployed 1')).toBeVisible();
});

test('what is typed for a job order stays when it is refused', async () => {
  const calls = fakeApi({
    ...organizations(),
    [`GET ${orders}?search=&status=open&page=1`]: { jobOrders: [], total: 0 },
    [`POST ${orders}`]: () => refusal('CONFLICT', 'The team has 1,000 job orders.'),
  });
  renderApp(<TeamJobsPage user={sampleUser()} slug="bayanihan" />, { path: '/team/bayanihan/jobs' });
  const [add] = await screen.findAllByRole('button', { name: 'Add job order' });
  await userEvent.click(add as HTMLElement);
  const dialog = within(screen.getByRole('dialog', { name: 'Add job order' }));
  await userEvent.type(dialog.getByLabelText(/^Position/), 'Welder');
  await userEvent.click(dialog.getByRole('button', { name: 'Add job order' }));
  expect(await dialog.findByText('Please name the client')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Client/), 'Gulf Steel');
  await userEvent.click(dialog.getByRole('button', { name: 'Add job order' }));
  expect(await dialog.findByText('The team has 1,000 job orders.')).toBeVisible();
  expect(dialog.getByLabelText(/^Position/)).toHaveValue('Welder');
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    client: 'Gulf Steel',
    people: 1,
    deadline: null,
  });
});

test('the board has a column for each stage, with the candidates in it', async () => {
  openOrder({});
  const board = within(await screen.findByRole('group', { name: 'Candidates by stage' }));
  expect(within(board.getByRole('region', { name: 'Long list' })).getByText('Ana Reyes')).toBeVisible();
  expect(within(board.getByRole('region', { name: 'Short list' })).getByText('Ben Cruz')).toBeVisible();
  expect(board.getByRole('region', { name: 'Deployed' })).toBeVisible();
  expect(await screen.findByText(/A former member/)).toBeVisible();
});

test('a move that came too late says where the candidate is, and shows them there', async () => {
  let stage: JobStage = 'longList';
  const stored = () => ({
    ...order,
    candidates: [{ candidate: ana, stage, since: '2026-11-20T01:00:00.000Z' }],
  });
  const calls = openOrder(
    {},
    {
      [`GET ${path}`]: stored,
      [`PUT ${path}/candidates/${ana.id}`]: () => {
        stage = 'interview';
        return refusal('CONFLICT', 'Another member has moved this candidate to “Interview” meanwhile.');
      },
    },
    '?layout=table',
  );
  const select = await screen.findByRole('combobox', { name: /^Stage of/ });
  await userEvent.selectOptions(select, 'Presented');
  expect(await screen.findByText(/has moved this candidate to “Interview”/)).toBeVisible();
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    from: 'longList',
    to: 'presented',
  });
  await expect.poll(() => (select as HTMLSelectElement).value).toBe('interview');
});

test('chosen candidates are taken off after a question', async () => {
  const taken: string[] = [];
  const remove = (id: string) => () => {
    taken.push(id);
    return { ...order, candidates: [] };
  };
  openOrder(
    {},
    {
      [`DELETE ${path}/candidates/${ana.id}`]: remove(ana.id),
      [`DELETE ${path}/candidates/${ben.id}`]: remove(ben.id),
    },
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: /Ana Reyes/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Ben Cruz/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Take off' }));
  expect(taken).toEqual([]);
  const question = within(screen.getByRole('alertdialog', { name: 'Take 2 candidates off this job order?' }));
  await userEvent.click(question.getByRole('button', { name: 'Take off' }));
  await expect.poll(() => taken).toEqual([ana.id, ben.id]);
});

test('a viewer reads and moves no candidate', async () => {
  openOrder({ role: 'viewer' });
  expect(await screen.findByText('Ana Reyes')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Move|Edit|Delete/ })).not.toBeInTheDocument();
});
