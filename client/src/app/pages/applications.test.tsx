import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { CalendarEntry } from '#shared/applications/calendar';
import { insightsOf } from '#shared/applications/insights';
import { emptyApplication, type Application, type ApplicationSummary } from '#shared/applications/schema';
import { allStages } from '#shared/applications/stages';
import { manilaDay } from '#shared/manila-day';
import { applicationDrafts } from '../../features/applications/application-editor';
import { storedResume } from '../../features/resume/testing/open-builder';
import { stay } from '../../lib/leaving/leaving';
import { fakeApi, refusal } from '../../testing/fake-api';
import { primaryButtons } from '../../testing/primary-buttons';
import { renderApp } from '../../testing/render-app';
import { sampleUser } from '../../testing/sample-user';
import { toastStore } from '../../ui/feedback/toast';
import { ApplicationPage } from './application';
import { ApplicationsPage } from './applications';

const at = '2026-11-20T01:00:00.000Z';
const stored: Application = {
  ...emptyApplication,
  id: '00000000-0000-4000-8000-000000000001',
  version: 3,
  company: 'Makati Med',
  jobTitle: 'Staff nurse',
  appliedOn: '2026-03-05',
  stage: 'applied',
  closedReason: null,
  stageChangedAt: at,
  createdAt: at,
  updatedAt: at,
  history: [
    {
      from: null,
      fromName: null,
      to: 'applied',
      toName: 'Applied',
      toCountsAs: 'applied',
      reason: null,
      changedAt: at,
    },
  ],
};
const path = `/api/applications/${stored.id}` as const;
const list = 'GET /api/applications?search=&stage=&tag=&source=&sort=changed&order=desc&page=1';
const board = 'GET /api/applications/board?search=&stage=&tag=&source=';
const address = `/applications/${stored.id}`;
const choices = { stages: [], tags: ['night'], sources: ['Kalibrr'] };
const found = (...applications: ApplicationSummary[]) => ({ applications, total: applications.length });
const expectToast = (title: string, description: string) =>
  waitFor(() => expect(toastStore.read()).toMatchObject({ title, description }));

const open = (answers: Parameters<typeof fakeApi>[0], opened = '/applications') => {
  const calls = fakeApi({
    [list]: found(stored),
    'GET /api/applications/choices': choices,
    'GET /api/applications/reminders': { due: [], quiet: [] },
    [`GET ${path}`]: stored,
    ...answers,
  });
  renderApp(
    opened.includes(stored.id) ? (
      <ApplicationPage user={sampleUser()} id={stored.id} />
    ) : (
      <ApplicationsPage user={sampleUser()} />
    ),
    { path: opened },
  );
  return { calls, pointer: userEvent.setup({ delay: null }) };
};

test('the table shows each application with its stage and leads to its page', async () => {
  open({});
  const row = (await screen.findByRole('link', { name: 'Staff nurse' })).closest('tr')!;
  expect(within(row).getByText('Makati Med')).toBeVisible();
  expect(within(row).getByText('Mar 5, 2026')).toBeVisible();
  // On a tablet the names would break within words.
  expect(within(row).getByText('Makati Med').closest('td')).toHaveClass('md:min-w-32');
  expect(screen.getByRole('columnheader', { name: /Changed/ })).toHaveClass('md:max-lg:hidden');
  // No deadline and no next step: no line of a phone's card.
  const unsaid = within(row).getAllByText('–');
  expect(unsaid.map((text) => text.closest('td')?.className)).toEqual([
    expect.stringContaining('max-md:hidden'),
    expect.stringContaining('max-md:hidden'),
  ]);
  expect(within(row).getByLabelText(/^Stage of/)).toHaveDisplayValue('Applied');
  expect(screen.getByText('1–1 of 1')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Staff nurse' })).toHaveAttribute(
    'href',
    `/applications/${stored.id}`,
  );
});

test('a row moves to another stage where it is, at once, and closing it asks for the reason', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let moved = 0;
  const { calls, pointer } = open({
    // What is queried anew comes late.
    [list]: () => (moved === 0 ? found(stored) : held.then(() => found(stored))),
    [`POST ${path}/stage`]: (body: unknown) => {
      moved += 1;
      const { to, reason } = body as { to: string; reason: Application['closedReason'] };
      return { ...stored, version: 3 + moved, stage: to, closedReason: reason };
    },
  });
  const stage = await screen.findByLabelText(/^Stage of .*Staff nurse.* at .*Makati Med/);
  await pointer.selectOptions(stage, 'Interview');
  await expectToast('Application moved', 'It is in Interview now.');
  expect(stage).toHaveDisplayValue('Interview');
  await pointer.selectOptions(stage, 'Closed');
  await pointer.selectOptions(await screen.findByLabelText('Reason'), 'No response');
  await pointer.click(screen.getByRole('button', { name: 'Close application' }));
  await waitFor(() => expect(stage).toHaveDisplayValue('Closed: no response'));
  expect(calls.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    { to: 'interview', reason: null, version: 3 },
    { to: 'closed', reason: 'no-response', version: 4 },
  ]);
  release();
});

test('a filter is in the address, and nothing found offers the way back', async () => {
  const { pointer } = open({ [list.replace('tag=', 'tag=night')]: found() });
  await screen.findByRole('option', { name: 'night' });
  await pointer.selectOptions(screen.getByLabelText('Tag'), 'night');
  expect(await screen.findByText('No application matches')).toBeVisible();
  expect(window.location.search).toBe('?tag=night');
  await pointer.click(screen.getByRole('button', { name: 'Show all applications' }));
  expect(await screen.findByRole('link', { name: 'Staff nurse' })).toBeVisible();
});

test('without applications it says what the page is for; a failure offers to try again', async () => {
  let answer: object = refusal('INTERNAL', 'Something went wrong.');
  const { pointer } = open({ [list]: () => answer });
  expect(await screen.findByText('Your applications could not be loaded')).toBeVisible();
  answer = found();
  await pointer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No applications yet')).toBeVisible();
  expect(primaryButtons()).toEqual(['Add application']);
  expect(screen.getAllByRole('button', { name: 'Add application' })).toHaveLength(1);
});

test('reminders that could not be loaded are not silently missing', async () => {
  let isDown = true;
  const reminders = {
    due: [],
    quiet: [
      { id: stored.id, version: 3, company: 'Makati Med', jobTitle: 'Staff nurse', since: '2026-11-01' },
    ],
  };
  const { pointer } = open({
    'GET /api/applications/reminders': () => (isDown ? refusal('CONFLICT', 'Not now.') : reminders),
  });
  const card = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  expect(await card.findByText('Your reminders could not be loaded')).toBeVisible();
  isDown = false;
  await pointer.click(card.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No word since Nov 1, 2026:')).toBeVisible();
});

test('a stage of the user’s own is named before its name is loaded, and one that is gone is no code', async () => {
  const own = { ...stored, stage: '00000000-0000-4000-8000-00000000000e' };
  const history = [{ ...stored.history[0]!, to: own.stage, toName: 'Panel' }];
  open(
    {
      [`GET ${path}`]: { ...own, history },
      'GET /api/applications/choices': refusal('CONFLICT', 'Not now.'),
    },
    address,
  );
  expect(await screen.findByRole('combobox', { name: 'Stage' })).toHaveDisplayValue('Panel');
  document.body.replaceChildren();
  open({ [list.replace('stage=', `stage=${own.stage}`)]: found() }, `/applications?stage=${own.stage}`);
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Stage' })).toHaveDisplayValue('A stage that is gone'),
  );
});

test('a second application at a company says when the first was', async () => {
  const { calls, pointer } = open({
    'GET /api/applications?company=makati+med&pageSize=5': found(stored),
    'POST /api/applications': { ...stored, company: 'makati med' },
  });
  await pointer.click(screen.getAllByRole('button', { name: 'Add application' })[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await pointer.click(dialog.getByRole('button', { name: 'Add application' }));
  expect(await dialog.findByText('Company is required')).toBeVisible();
  await pointer.type(dialog.getByLabelText(/^Company/), 'makati med');
  await pointer.type(dialog.getByLabelText(/^Job title/), 'Nurse');
  expect(await dialog.findByText(/^Already applied here in March/)).toBeVisible();
  await pointer.click(dialog.getByRole('button', { name: 'Add application' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/applications/${stored.id}`));
  expect(calls.find(({ call }) => call === 'POST /api/applications')?.body).toMatchObject({
    company: 'makati med',
    jobTitle: 'Nurse',
    stage: 'saved',
  });
});

const pasted =
  '<div><script>window.ran = true</script><p>Position: Staff Nurse</p><p>Company: St. Luke’s</p><p>Location: Taguig</p><p>Salary: ₱30,000 per month</p></div>';

test('a pasted post fills the fields that the user accepts, and its words are kept', async () => {
  const { calls, pointer } = open({ 'POST /api/applications': stored });
  await pointer.click(screen.getAllByRole('button', { name: 'Add application' })[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await pointer.click(dialog.getByLabelText('Text of the post'));
  await pointer.paste(pasted);
  const proposals = within(await dialog.findByRole('region', { name: 'Found in the post' }));
  expect(dialog.getByLabelText(/^Job title/)).toHaveValue('');
  await pointer.click(proposals.getByRole('button', { name: 'Use job title from the post' }));
  expect(dialog.getByLabelText(/^Job title/)).toHaveValue('Staff Nurse');
  expect(dialog.getByLabelText(/^Company/)).toHaveValue('');
  await pointer.click(proposals.getByRole('button', { name: 'Use all' }));
  expect(proposals.getAllByText('Used')).toHaveLength(4);
  await pointer.click(dialog.getByRole('button', { name: 'Add application' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/applications/${stored.id}`));
  expect(calls.find(({ call }) => call === 'POST /api/applications')?.body).toMatchObject({
    company: 'St. Luke’s',
    jobTitle: 'Staff Nurse',
    place: 'Taguig',
    salaryFrom: 30_000,
    salaryTo: null,
    post: 'Position: Staff Nurse\nCompany: St. Luke’s\nLocation: Taguig\nSalary: ₱30,000 per month',
  });
  expect(window).not.toHaveProperty('ran');
});

const ownResume = storedResume({ summary: 'Management of triage.' });
const ownVersion = { ...ownResume, summary: 'Workforce management, triage' };

test('the terms of the post are compared by phrases, and lead to where they could be said', async () => {
  const versionId = '00000000-0000-4000-8000-000000000009';
  const summary = {
    id: versionId,
    name: 'For hospitals',
    forJob: '',
    tags: [],
    isMain: false,
    title: '',
    templateId: ownResume.templateId,
    source: null,
    changesInSource: 0,
    createdAt: at,
    updatedAt: at,
    trashedAt: null,
    readOnly: null,
  };
  const { pointer } = open(
    {
      [`GET ${path}`]: { ...stored, post: 'Workforce management. Triage.' },
      'GET /api/resume': ownResume,
      'GET /api/documents': { documents: [summary], total: 1, tags: [], used: 1, limit: 2 },
      [`GET /api/documents/${versionId}`]: { ...ownVersion, document: summary },
    },
    address,
  );
  const missing = within(await screen.findByRole('list', { name: 'Not in your resume' }));
  expect(missing.getByRole('link', { name: /workforce management/ })).toHaveAttribute(
    'href',
    '/?part=skills',
  );
  expect(within(screen.getByRole('list', { name: 'In your resume' })).getByText('triage')).toBeVisible();
  await pointer.selectOptions(await screen.findByLabelText('Compare with'), 'For hospitals');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Not in your resume' })).toBeNull());
});

describe('a file', () => {
  const openFile = async (
    content: string,
    total = 0,
    answer: (body: unknown) => object | Promise<object> = (body) => ({
      added: (body as { applications: object[] }).applications.length,
    }),
    listed: ApplicationSummary[] = [],
  ) => {
    const opened = open({
      'GET /api/applications?sort=company&order=asc&pageSize=100&page=1': { applications: listed, total },
      'POST /api/applications/import': answer,
    });
    await opened.pointer.click(screen.getByRole('button', { name: 'Import CSV' }));
    const dialog = within(await screen.findByRole('dialog'));
    // The dialog takes presses with its next drawing.
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    await user.upload(
      dialog.getByLabelText('Choose a CSV file'),
      new File([content], 'jobs.csv', { type: 'text/csv' }),
    );
    /** Pressed once the rows were compared with the list. */
    const add = async (name: string) => {
      await waitFor(() => expect(dialog.getByRole('button', { name })).toBeEnabled());
      await opened.pointer.click(dialog.getByRole('button', { name }));
    };
    return { ...opened, dialog, add };
  };

  test('is reviewed before its rows are added, and refused rows are offered with the reason', async () => {
    const { calls, pointer, dialog, add } = await openFile(
      'Employer,Gig,Date Applied\nAcme,Nurse,03/04/2026\n,Clerk,05/06/2026\n',
    );
    expect(await dialog.findByText('Choose the column that holds: Job title.')).toBeVisible();
    await pointer.selectOptions(dialog.getByLabelText(/Gig.* holds/), 'Job title');
    expect(dialog.getByText('Choose how the dates are written.')).toBeVisible();
    await pointer.selectOptions(dialog.getByLabelText(/^How are the dates written/), 'day-first');
    expect(dialog.getByText('1 of 2 rows can be added.')).toBeVisible();
    expect(dialog.getByText(/Company is required/)).toBeVisible();
    await add('Add 1 application');
    expect(await dialog.findByText('1 application was added.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save them as a file' })).toBeVisible();
    expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
      applications: [{ company: 'Acme', jobTitle: 'Nurse', appliedOn: '2026-04-03', stage: 'applied' }],
    });
  });

  test('leaves rows that are in the list already out, until the user wants them', async () => {
    const { calls, pointer, dialog, add } = await openFile(
      'Company,Role,Date Applied\nMakati Med,Staff Nurse,2026-03-05\nAcme,Nurse,2026-03-05\n',
      1,
      undefined,
      [stored],
    );
    expect(await dialog.findByText('1 row is in your list already and is left out.')).toBeVisible();
    expect(dialog.getByText('1 of 2 rows can be added.')).toBeVisible();
    const anyway = dialog.getByRole('checkbox', { name: 'Add what is in my list already, too' });
    await pointer.click(anyway);
    expect(dialog.getByRole('button', { name: 'Add 2 applications' })).toBeEnabled();
    await pointer.click(anyway);
    await add('Add 1 application');
    expect(await dialog.findByText('1 application was added.')).toBeVisible();
    expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
      applications: [{ company: 'Acme' }],
    });
  });

  test('says how many histories of stages are read, and how many are in the notes', async () => {
    const { dialog } = await openFile(
      'Company,Role,Stage,Stage History\nA,Nurse,Applied,Applied (2026-03-05)\nB,Nurse,Applied,Sometime\nC,Nurse,Applied,\n',
    );
    expect(await dialog.findByText('1 application comes with the history of stages.')).toBeVisible();
    expect(
      dialog.getByText(/^The history of 1 row has stages or dates that could not be read/),
    ).toBeVisible();
  });

  test('says for how many rows it takes today as the day of applying', async () => {
    const { dialog } = await openFile(
      'Employer,Role,Status,Date Applied\nAcme,Nurse,Applied,\nAcme,Clerk,Applied,2026-03-05\nAcme,Aide,Saved,\n',
    );
    expect(await dialog.findByText(/^One row has no day of applying: today is taken/)).toBeVisible();
  });

  test('says how far it is while its rows are added, and cannot be closed', async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    let sent = 0;
    const { pointer, dialog, add } = await openFile(
      `Employer,Role\n${'Acme,Nurse\n'.repeat(150)}`,
      1850,
      async (body) => {
        sent += 1;
        if (sent === 2) await held;
        return { added: (body as { applications: object[] }).applications.length };
      },
    );
    await add('Add 150 applications');
    expect(await dialog.findByText(/^Adding: 100 of 150 so far/)).toBeVisible();
    await pointer.keyboard('{Escape}');
    expect(dialog.getByText(/^Adding: 100 of 150 so far/)).toBeVisible();
    go();
    expect(await dialog.findByText('150 applications were added.')).toBeVisible();
  });

  test('is added as far as there is room', async () => {
    const rows = Array.from({ length: 150 }, (_, index) => `Company ${index},Nurse`).join('\n');
    const { calls, dialog, add } = await openFile(`Company,Role\n${rows}`, 1880);
    expect(await dialog.findByText('120 of 150 rows can be added.')).toBeVisible();
    await add('Add 120 applications');
    expect(await dialog.findByText('120 applications were added.')).toBeVisible();
    expect(dialog.getByText('30 rows are not added')).toBeVisible();
    expect(
      calls
        .filter(({ call }) => call.startsWith('POST'))
        .map(({ body }) => (body as { applications: object[] }).applications.length),
    ).toEqual([100, 20]);
  });

  test('closed by Escape is as it was when it is opened again; Cancel gives it up', async () => {
    const { pointer, dialog } = await openFile('Employer,Gig\nAcme,Nurse\n');
    await pointer.selectOptions(await dialog.findByLabelText(/Gig.* holds/), 'Job title');
    await pointer.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pointer.click(screen.getByRole('button', { name: 'Import CSV' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText(/Gig.* holds/)).toHaveDisplayValue('Job title');
    await pointer.click(again.getByRole('button', { name: 'Cancel' }));
    await pointer.click(screen.getByRole('button', { name: 'Import CSV' }));
    expect(await screen.findByLabelText('Choose a CSV file')).toBeInTheDocument();
  });

  test('without rows says what to do', async () => {
    const { dialog } = await openFile('Company,Role\n');
    expect(await dialog.findByRole('alert')).toHaveTextContent('There are no rows under the first one.');
  });
});

describe('own stages', () => {
  const [panelId, examId] = [2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`);
  const panel = { id: panelId, name: 'Panel', follows: 'interview', applications: 3 };
  const exam = { id: examId, name: 'Exam', follows: 'screening', applications: 0 };
  const nothing = () => new Response(null, { status: 204 });
  const openStages = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
    const opened = open({
      'GET /api/applications/choices': { ...choices, stages: [exam, panel] },
      'PUT /api/applications/stages': nothing,
      [`DELETE /api/applications/stages/${panelId}`]: nothing,
      [`DELETE /api/applications/stages/${examId}`]: nothing,
      ...answers,
    });
    await opened.pointer.click(screen.getByRole('button', { name: 'Stages' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByDisplayValue('Panel');
    return { ...opened, dialog };
  };

  test('move past the fixed one above', async () => {
    const { calls, pointer, dialog } = await openStages();
    await pointer.click(dialog.getByRole('button', { name: /^Move .*Panel.* up/ }));
    await waitFor(() =>
      expect(calls.find(({ call }) => call === 'PUT /api/applications/stages')?.body).toEqual({
        stages: [
          { id: examId, follows: 'screening' },
          { id: panelId, follows: 'screening' },
        ],
      }),
    );
  });

  test('with cards are deleted once it is said where they go', async () => {
    const { calls, pointer, dialog } = await openStages();
    await pointer.click(dialog.getByRole('button', { name: /^Delete .*Panel/ }));
    expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
    await pointer.selectOptions(dialog.getByLabelText('Where do its 3 applications go?'), 'Offer');
    await pointer.click(dialog.getByRole('button', { name: 'Move and delete' }));
    await waitFor(() =>
      expect(calls.find(({ call }) => call.startsWith('DELETE'))).toMatchObject({
        call: `DELETE /api/applications/stages/${panelId}`,
        body: { moveTo: 'offer' },
      }),
    );
  });

  test('a refused name is said, and stays to be corrected', async () => {
    const { pointer, dialog } = await openStages({
      [`PUT /api/applications/stages/${panelId}`]: refusal(
        'VALIDATION_FAILED',
        'Another stage has this name',
      ),
    });
    const name = dialog.getByDisplayValue('Panel');
    await pointer.clear(name);
    await pointer.type(name, 'Exam{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Another stage has this name');
    expect(name).toHaveValue('Exam');
  });
});

test('what was typed into a new application is there again after a new sign-in, until it is discarded', async () => {
  const { pointer } = open({ 'POST /api/applications': refusal('UNAUTHORIZED', 'Unauthorized') });
  await pointer.click((await screen.findAllByRole('button', { name: 'Add application' }))[0]!);
  const dialog = () => within(screen.getByRole('dialog'));
  await pointer.type(dialog().getByLabelText(/Company/), 'Asian Hospital');
  await pointer.type(dialog().getByLabelText(/Job title/), 'Nurse');
  await pointer.click(dialog().getByRole('button', { name: 'Add application' }));
  await expectToast('Unauthorized', 'You are logged out. Logging in again...');
  // The page is left while the dialog is open.
  cleanup();
  stay();
  open({});
  expect(await screen.findByLabelText(/Company/)).toHaveValue('Asian Hospital');
  expect(dialog().getByLabelText(/Job title/)).toHaveValue('Nurse');
  await pointer.keyboard('{Escape}');
  await pointer.click(await screen.findByRole('button', { name: 'Discard' }));
  cleanup();
  open({});
  await screen.findAllByRole('button', { name: 'Add application' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

const insights = insightsOf(
  [
    {
      source: 'JobStreet',
      appliedOn: '2026-11-10',
      countsAs: 'interview',
      closedReason: null,
      reached: ['applied'],
      answeredOn: '2026-11-13',
      versions: ['Main resume'],
    },
    {
      source: '',
      appliedOn: null,
      countsAs: 'saved',
      closedReason: null,
      reached: [],
      answeredOn: null,
      versions: [],
    },
  ],
  '2026-11-26',
);

test('the insights say how far applications came, and that few of them say little', async () => {
  open({ 'GET /api/applications/insights': insights }, '/applications?layout=insights');
  expect(await screen.findByText(/^You have applied once\. Numbers this small say little/)).toBeVisible();
  const funnel = within(screen.getByRole('list', { name: 'How far they came' }));
  expect(funnel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Saved2 came this far, 1 no further',
    'Applied1 came this far, 0 no further',
    'Screening1 came this far, 0 no further',
    'Interview1 came this far, 1 no further',
    'Offer0 came this far, 0 no further',
  ]);
  expect(screen.getByText(/^Half of the first answers came within 3 days/)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'By source' })).getByText('JobStreet')).toBeVisible();
});

const dated: CalendarEntry = {
  kind: 'interview',
  applicationId: stored.id,
  company: 'Makati Med',
  jobTitle: 'Staff nurse',
  day: manilaDay(new Date()),
  at: null,
  text: 'Zoom',
};

test('the calendar lists the days of a month, and another month on a press', async () => {
  const month = dated.day.slice(0, 7);
  const { calls, pointer } = open(
    { [`GET /api/applications/calendar?month=${month}`]: { entries: [dated] } },
    '/applications?layout=calendar',
  );
  expect(await screen.findByRole('link', { name: /^Interview/ })).toHaveAttribute('href', address);
  await pointer.click(screen.getByRole('button', { name: 'Next month' }));
  await waitFor(() =>
    expect(calls.filter(({ call }) => call.startsWith('GET /api/applications/calendar?'))).toHaveLength(2),
  );
  expect(screen.queryByRole('link', { name: /^Interview/ })).toBeNull();
});

test('a link for calendar apps is made and shown once, renewed and turned off after a question', async () => {
  const month = dated.day.slice(0, 7);
  let link: object | null = null;
  let made = 0;
  const { pointer } = open(
    {
      [`GET /api/applications/calendar?month=${month}`]: { entries: [] },
      'GET /api/applications/calendar-link': () => ({ link }),
      'POST /api/applications/calendar-link': () => {
        link = { createdAt: at };
        return { link, path: `/api/applications/calendar/secret-${(made += 1)}.ics` };
      },
      'DELETE /api/applications/calendar-link': () => {
        link = null;
        return new Response(null, { status: 204 });
      },
    },
    '/applications?layout=calendar',
  );
  const card = within(await screen.findByRole('region', { name: 'Add it to your calendar app' }));
  expect(card.getByText(/Anyone with the link sees employers, job titles and times/)).toBeVisible();
  await pointer.click(await card.findByRole('button', { name: 'Make a link' }));
  const feed = `${location.origin}/api/applications/calendar`;
  expect(await card.findByLabelText('The link')).toHaveValue(`${feed}/secret-1.ics`);
  await pointer.click(card.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(`${feed}/secret-1.ics`);
  await pointer.click(card.getByRole('button', { name: 'Renew' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Make a new link?' }));
  expect(question.getByText(/The old one ends at once/)).toBeVisible();
  await pointer.click(question.getByRole('button', { name: 'Renew' }));
  await waitFor(() => expect(card.getByLabelText('The link')).toHaveValue(`${feed}/secret-2.ics`));
  await pointer.click(card.getByRole('button', { name: 'Turn off' }));
  const last = within(await screen.findByRole('alertdialog', { name: 'Turn off the link?' }));
  await pointer.click(last.getByRole('button', { name: 'Turn off' }));
  expect(await card.findByRole('button', { name: 'Make a link' })).toBeVisible();
  expect(card.queryByLabelText('The link')).toBeNull();
});

test('what is due is said first, and silence until it is muted', async () => {
  let quiet = [{ id: stored.id, version: 3, company: 'Acme', jobTitle: 'Clerk', since: '2026-11-01' }];
  const { pointer } = open({
    'GET /api/applications/reminders': () => ({ due: [dated], quiet }),
    [`POST ${path}/mute`]: () => {
      quiet = [];
      return new Response(null, { status: 204 });
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  expect(card.getByText('Interview')).toBeVisible();
  expect(card.getByText(/^No word since Nov 1, 2026/)).toBeVisible();
  await pointer.click(card.getByRole('button', { name: /^Stop reminding/ }));
  await waitFor(() => expect(card.queryByText(/^No word since/)).toBeNull());
});

test('of many reminders the first are said, and all on a press', async () => {
  const quiet = Array.from({ length: 20 }, (_, index) => ({
    id: `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
    version: 3,
    company: `Hospital ${index}`,
    jobTitle: 'Nurse',
    since: '2026-11-01',
  }));
  const { pointer } = open({ 'GET /api/applications/reminders': { due: [dated], quiet } });
  const card = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  expect(card.getByText('Interview')).toBeVisible();
  expect(card.getAllByRole('listitem')).toHaveLength(3);
  await pointer.click(card.getByRole('button', { name: 'Show all 21' }));
  expect(card.getAllByRole('listitem')).toHaveLength(21);
  await pointer.click(card.getByRole('button', { name: 'Show fewer' }));
  expect(card.getAllByRole('listitem')).toHaveLength(3);
});

test('a deadline is muted as silence is; what was agreed with an employer is not', async () => {
  const { calls, pointer } = open({
    'GET /api/applications/reminders': { due: [dated, { ...dated, kind: 'deadline' }], quiet: [] },
    [`POST ${path}/mute`]: new Response(null, { status: 204 }),
  });
  const card = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  await pointer.click(card.getByRole('button', { name: /^Stop reminding/ }));
  await waitFor(() => expect(calls.some(({ call }) => call === `POST ${path}/mute`)).toBe(true));
});

test('reminders come by email once that is switched on, also while nothing is due', async () => {
  const email = '/api/applications/reminders/email';
  const { calls, pointer } = open({
    'GET /api/applications/reminders': { due: [], quiet: [] },
    [`GET ${email}`]: { isOffered: true, isOn: false, isVerified: true },
    [`PUT ${email}`]: { isOffered: true, isOn: true, isVerified: true },
  });
  const card = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  expect(card.getByText('Nothing today.')).toBeVisible();
  const choice = card.getByRole('switch', { name: 'Email me this each morning' });
  expect(choice).not.toBeChecked();
  await pointer.click(choice);
  await waitFor(() => expect(choice).toBeChecked());
  expect(calls.find(({ call }) => call === `PUT ${email}`)?.body).toEqual({ isOn: true });
});

test('reminders by email wait for a verified address', async () => {
  const digest = { isOffered: true, isOn: false, isVerified: false };
  open({
    'GET /api/applications/reminders': { due: [dated], quiet: [] },
    'GET /api/applications/reminders/email': digest,
  });
  expect(await screen.findByText(/^To get this by email, verify your account email/)).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a selection is saved by name, chosen again and deleted', async () => {
  const id = '00000000-0000-4000-8000-000000000007';
  const selection = { search: '', stage: '', tag: 'night', source: '' };
  let filters: object[] = [];
  const { calls, pointer } = open(
    {
      [list.replace('tag=', 'tag=night')]: found(stored),
      'GET /api/applications/filters': () => ({ filters }),
      'POST /api/applications/filters': (body: unknown) => {
        filters = [{ id, ...(body as object) }];
        return filters[0]!;
      },
      [`DELETE /api/applications/filters/${id}`]: () => {
        filters = [];
        return new Response(null, { status: 204 });
      },
    },
    '/applications?tag=night',
  );
  await pointer.click(await screen.findByRole('button', { name: 'Save this filter' }));
  expect(screen.getByLabelText('Name of the filter')).toHaveFocus();
  await pointer.keyboard('Night shifts{Enter}');
  const choice = await screen.findByLabelText('Saved filters');
  await waitFor(() => expect(choice).toHaveFocus());
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    name: 'Night shifts',
    selection,
  });
  await pointer.selectOptions(choice, 'Choose a saved filter');
  await waitFor(() => expect(window.location.search).toBe(''));
  await pointer.selectOptions(choice, 'Night shifts');
  await waitFor(() => expect(window.location.search).toBe('?tag=night'));
  await pointer.click(screen.getByRole('button', { name: 'Delete this filter' }));
  await waitFor(() => expect(screen.queryByLabelText('Saved filters')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save this filter' })).toHaveFocus());
});

test('why a selection was not deleted is no longer said beside another', async () => {
  const id = '00000000-0000-4000-8000-000000000007';
  const selection = { search: '', stage: '', tag: 'night', source: '' };
  const { pointer } = open(
    {
      [list.replace('tag=', 'tag=night')]: found(stored),
      'GET /api/applications/filters': { filters: [{ id, name: 'Night shifts', selection }] },
      [`DELETE /api/applications/filters/${id}`]: refusal('UNAVAILABLE', 'Please try again in a moment.'),
    },
    '/applications?tag=night',
  );
  await pointer.click(await screen.findByRole('button', { name: 'Delete this filter' }));
  expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
  await pointer.selectOptions(screen.getByLabelText('Saved filters'), 'Choose a saved filter');
  await waitFor(() => expect(screen.queryByText('Please try again in a moment.')).toBeNull());
});

test('the selection is exported', async () => {
  open({ [list.replace('tag=', 'tag=night')]: found(stored) }, '/applications?tag=night');
  await screen.findByRole('link', { name: 'Staff nurse' });
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/applications/export.csv?tag=night',
  );
});

const columns = (cards: ApplicationSummary[]) => ({
  columns: allStages([]).map(({ id, name, countsAs }) => {
    const applications = cards.filter(({ stage }) => stage === id);
    return { stage: id, name, countsAs, total: applications.length, applications };
  }),
});

test('the board has a column for each stage, with a handle to move each card', async () => {
  open({ [board]: columns([stored]) }, '/applications?layout=board');
  const applied = await screen.findByRole('region', { name: 'Applied' });
  expect(within(applied).getByRole('link', { name: 'Staff nurse' })).toBeVisible();
  expect(
    within(applied).getByRole('button', { name: /^Move .*Staff nurse.* at .*Makati Med/ }),
  ).toBeVisible();
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Your applications',
    'Saved',
    'Applied',
    'Screening',
    'Interview',
    'Offer',
    'Closed',
  ]);
});

test('a change is saved with its version', async () => {
  const { calls, pointer } = open({ [`PUT ${path}`]: { ...stored, notes: 'Ask Liza', version: 4 } }, address);
  await pointer.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Ask Liza');
  await pointer.click(screen.getByRole('button', { name: 'Add interview' }));
  const interview = within(screen.getByRole('listitem', { name: 'Interview 1' }));
  await pointer.type(interview.getByLabelText(/^Date and time/), '2026-11-26T10:00');
  expect(screen.getByText('You have unsaved changes.')).toBeVisible();
  await pointer.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toastStore.read()).toMatchObject({ title: 'Application saved' }));
  expect(calls.find(({ call }) => call === `PUT ${path}`)?.body).toMatchObject({
    notes: 'Ask Liza',
    version: 3,
    appliedOn: '2026-03-05',
    deadlineOn: null,
    interviews: [{ at: '2026-11-26T02:00:00.000Z', where: '' }],
  });
  expect(applicationDrafts(stored.id).read(sampleUser().id)).toBeNull();
});

test('when another device was first, what was typed stays until it is saved over or given up', async () => {
  let current = stored;
  const words = 'This application was changed on another device or tab.';
  const { calls, pointer } = open(
    {
      [`GET ${path}`]: () => current,
      [`PUT ${path}`]: (body: unknown) =>
        (body as { version: number }).version === 4
          ? { ...stored, notes: 'Mine', version: 5 }
          : refusal('CONFLICT', words),
    },
    address,
  );
  await pointer.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Mine');
  current = { ...stored, notes: 'Theirs', version: 4 };
  await pointer.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Mine');
  await pointer.click(screen.getByRole('button', { name: 'Keep mine instead' }));
  await waitFor(() =>
    expect(calls.filter(({ call }) => call === `PUT ${path}`).at(-1)?.body).toMatchObject({
      notes: 'Mine',
      version: 4,
    }),
  );
});

test('what was typed and not saved is there again', async () => {
  const { pointer } = open({}, address);
  await pointer.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Half a sentence');
  document.body.replaceChildren();
  open({}, address);
  expect(await screen.findByDisplayValue('Half a sentence')).toBeVisible();
  applicationDrafts(stored.id).forget();
});

test('what was typed into one application stays while another is opened and typed into', async () => {
  const other = { ...stored, id: '00000000-0000-4000-8000-00000000000b', company: 'Other' };
  const answers = { [`GET /api/applications/${other.id}`]: other };
  const { pointer } = open(answers, address);
  await pointer.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Half a sentence');
  document.body.replaceChildren();
  fakeApi({ ...answers, 'GET /api/applications/choices': choices });
  renderApp(<ApplicationPage user={sampleUser()} id={other.id} />, { path: `/applications/${other.id}` });
  await pointer.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Of the other');
  document.body.replaceChildren();
  open({}, address);
  expect(await screen.findByDisplayValue('Half a sentence')).toBeVisible();
  for (const { id } of [stored, other]) applicationDrafts(id).forget();
});

test('what was typed before a reload stays also where another device saved meanwhile', async () => {
  let current = stored;
  const words = 'This application was changed on another device or tab.';
  const answers = { [`GET ${path}`]: () => current, [`PUT ${path}`]: refusal('CONFLICT', words) };
  const { pointer } = open(answers, address);
  await pointer.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Half a sentence');
  document.body.replaceChildren();
  current = { ...stored, notes: 'Theirs', version: 4 };
  const { calls } = open(answers, address);
  expect(await screen.findByDisplayValue('Half a sentence')).toBeVisible();
  await pointer.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(calls.find(({ call }) => call === `PUT ${path}`)?.body).toMatchObject({ version: 3 });
  applicationDrafts(stored.id).forget();
});

test('a letter is written for the application, and has its company in its name', async () => {
  const { calls, pointer } = open({ 'POST /api/letters': refusal('PLAN_LIMIT', 'No room left.') }, address);
  await pointer.click(await screen.findByRole('button', { name: 'Write a letter' }));
  await pointer.click(await screen.findByRole('button', { name: /^Thank-you note/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No room left.');
  expect(calls.find(({ call }) => call === 'POST /api/letters')?.body).toMatchObject({
    name: 'Thank-you note, Makati Med',
    applicationId: stored.id,
    content: { kind: 'thank-you' },
  });
});

test('closing asks for the reason', async () => {
  const moved = { ...stored, stage: 'closed', closedReason: 'no-response', version: 4 };
  const { calls, pointer } = open({ [`POST ${path}/stage`]: moved }, address);
  await screen.findByRole('textbox', { name: 'Notes' });
  await pointer.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'closed');
  const dialog = within(await screen.findByRole('dialog'));
  await pointer.selectOptions(dialog.getByLabelText('Reason'), 'No response');
  await pointer.click(dialog.getByRole('button', { name: 'Close application' }));
  await expectToast('Application moved', 'It is in Closed: no response now.');
  expect(calls.find(({ call }) => call === `POST ${path}/stage`)?.body).toEqual({
    to: 'closed',
    reason: 'no-response',
    version: 3,
  });
});

test('a day of applying that the server set with a move is not saved over', async () => {
  const saved = { ...stored, stage: 'saved', appliedOn: null };
  const moved = { ...stored, appliedOn: '2026-11-20', version: 4 };
  const { calls, pointer } = open(
    { [`GET ${path}`]: saved, [`POST ${path}/stage`]: moved, [`PUT ${path}`]: { ...moved, version: 5 } },
    address,
  );
  await screen.findByRole('textbox', { name: 'Notes' });
  await pointer.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'applied');
  await expectToast('Application moved', 'It is in Applied now.');
  await pointer.type(screen.getByRole('textbox', { name: 'Notes' }), 'Ask');
  await pointer.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === `PUT ${path}`)?.body).toMatchObject({
      appliedOn: '2026-11-20',
      version: 4,
    }),
  );
});

test('a refused move says why, and shows what another device made of it', async () => {
  let current: Application = stored;
  const { pointer } = open(
    {
      [`GET ${path}`]: () => current,
      [`POST ${path}/stage`]: refusal('CONFLICT', 'It was changed on another device.'),
    },
    address,
  );
  await screen.findByRole('textbox', { name: 'Notes' });
  current = { ...stored, stage: 'offer', notes: 'Theirs', version: 4 };
  await pointer.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'interview');
  await expectToast('Error', 'It was changed on another device.');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Stage' })).toHaveValue('offer'));
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Theirs');
});

test('deleting asks first and returns to the list', async () => {
  const { pointer } = open({ [`DELETE ${path}`]: new Response(null, { status: 204 }) }, address);
  await screen.findByRole('textbox', { name: 'Notes' });
  await pointer.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await pointer.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(window.location.pathname).toBe('/applications'));
});
