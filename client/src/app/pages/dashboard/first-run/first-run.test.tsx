import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProfileVisibility } from '#shared/public-profile/visibility';
import { emptyEntries } from '#shared/resume/empty-entries';
import { emptyResume } from '#shared/resume/empty-resume';
import { professions } from '#shared/resume/examples/professions';
import { emptyExperience, type Resume, type ResumeSave } from '#shared/resume/schema';
import { createQueryClient } from '../../../../lib/api/query-client';
import { fakeApi } from '../../../../testing/fake-api';
import { renderApp } from '../../../../testing/render-app';
import { sampleUser } from '../../../../testing/sample-user';
import { seedQueries } from '../../../initial-data';
import { DashboardPage } from '../../dashboard';
// Loaded beforehand: fetching them would take longer than a test waits.
import '../../../../features/resume/editor/workspace';
import '../../../../features/resume/import/import-resume';
import '../../../../features/resume/steps/about-step';
import '../../../../features/resume/steps/example-reminder';
import '../../../../features/resume/steps/skills-step';
import '../../../../features/resume/steps/resume-steps';
import './example-dialog';
import './first-run';
import './look-and-share';
import './page-thumb';
import './who-and-better';
import '../resume/live-preview';
import './start-panel';
import '../overview/band';
import '../resume/resume-tab';

// Before each: a form that is closed after a test keeps what was typed in it.
beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const stored = (content: Partial<Resume> = {}): Resume => ({
  ...emptyResume,
  templateId: 'modern-blue',
  paper: null,
  density: 'automatic',
  monthStyle: 'as-typed',
  photo: 'automatic',
  qrCode: false,
  attachData: true,
  version: 0,
  updatedAt: null,
  ...content,
});

const visibility: ProfileVisibility = {
  visibility: 'link',
  showEmail: true,
  showPhone: false,
  showLocation: true,
  chosenAt: null,
  hasSavedResume: true,
};

const open = (path = '/', content: Partial<Resume> = {}) => {
  const saves: ResumeSave[] = [];
  let resume = stored(content);
  fakeApi({
    'GET /api/resume': () => resume,
    'GET /api/credentials': [],
    'GET /api/account/visibility': visibility,
    'POST /api/resume': (body) => {
      saves.push(body as ResumeSave);
      resume = { ...resume, ...(body as ResumeSave), version: resume.version + 1 };
      return resume;
    },
  });
  const { unmount } = renderApp(<DashboardPage user={sampleUser()} />, { path });
  return { saves, unmount };
};

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const step = (name: string) => screen.findByRole('heading', { name });

/** What belongs to the dashboard alone. */
const dashboardParts = () => [
  screen.queryByRole('button', { name: 'Download PDF' }),
  screen.queryByRole('button', { name: 'Share Profile' }),
  screen.queryByText('Profile Views', { selector: 'dt *' }),
  screen.queryByRole('tablist'),
  screen.queryByRole('tabpanel'),
  screen.queryByRole('heading', { name: 'Recent Downloads' }),
  screen.queryByRole('button', { name: 'Save Changes' }),
];

test('a new user is welcomed with the ways to begin, and nothing of the dashboard', async () => {
  open();
  await button('Start from scratch');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome, Juan$/);
  expect(await button('Bring what I have')).toBeVisible();
  const examples = screen.getByRole('list', { name: 'See an example for …' });
  expect(within(examples).getAllByRole('button')).toHaveLength(professions.length);
  expect(dashboardParts().filter(Boolean)).toEqual([]);
});

test.each(['about', 'work', 'education', 'skills', 'look'])(
  'the step “%s” is alone on the screen',
  async (id) => {
    open(`/?step=${id}`);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveAttribute('id', 'step-title');
    expect(dashboardParts().filter(Boolean)).toEqual([]);
  },
);

test('a tab of the dashboard can be opened before there is a resume', async () => {
  open('/?tab=resume');
  expect(await screen.findByRole('region', { name: 'Work Experience' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome, Juan/);
  await userEvent.click(screen.getByRole('link', { name: 'Fill it in step by step' }));
  await step('About you');
  await userEvent.click(await button('Back to the start'));
  await userEvent.click(await button('Go to the whole form and the dashboard'));
  expect(await screen.findByRole('tablist')).toBeVisible();
});

test('a trial that was asked for on the landing page is offered in the first run, too', async () => {
  open('/?trial=start');
  expect(await screen.findByRole('dialog', { name: 'Try Pro free for 7 days' })).toBeVisible();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
});

test('who has left the first run finds the dashboard the next time, with the way back', async () => {
  const { unmount } = open('/?tab=credentials');
  await screen.findByRole('tablist');
  unmount();
  open();
  expect(await screen.findByRole('region', { name: 'Work Experience' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Fill it in step by step' }));
  await step('About you');
});

test('with a resume the dashboard is as before', async () => {
  open('/', { version: 2, title: 'Nurse' });
  await screen.findByDisplayValue('Nurse');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Juan');
  expect(screen.queryByRole('button', { name: 'Start from scratch' })).not.toBeInTheDocument();
});

test.each([
  [2, 'Welcome back, Juan'],
  [0, 'Welcome, Juan'],
])(
  'the page knows from its first paint whether there is a resume (version %s), on a browser that is new to the user',
  (version, welcome) => {
    const user = sampleUser();
    const queryClient = createQueryClient();
    seedQueries(queryClient, { currentUser: user, resume: stored({ version }), draft: { draft: null } });
    fakeApi({});
    renderApp(<DashboardPage user={user} />, { queryClient });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(welcome);
  },
);

test('the ways to begin are there before the resume is loaded, and what was pressed is done then', async () => {
  const user = sampleUser();
  const queryClient = createQueryClient();
  seedQueries(queryClient, { currentUser: user });
  let answer: (resume: Resume) => void = () => undefined;
  const answered = new Promise<Resume>((resolve) => (answer = resolve));
  fakeApi({ 'GET /api/resume': () => answered, 'GET /api/credentials': [] });
  renderApp(<DashboardPage user={user} />, { queryClient });
  await userEvent.click(await button('Teacher'));
  answer(stored());
  expect(await screen.findByRole('dialog', { name: 'Example: Teacher' })).toBeVisible();
});

test('the steps and the whole form share what is typed', async () => {
  const { saves } = open('/?tab=resume');
  await userEvent.type(await screen.findByLabelText('Title'), 'Registered Nur');
  await userEvent.click(screen.getByRole('link', { name: 'Fill it in step by step' }));
  await step('About you');
  const title = await screen.findByLabelText('Title');
  expect(title).toHaveValue('Registered Nur');
  await userEvent.type(title, 'se');
  await userEvent.click(await button('Next'));
  await step('Work or training');
  await userEvent.click(await button('Back to About you'));
  await userEvent.click(await button('Back to the start'));
  await userEvent.click(await button('Go to the whole form and the dashboard'));
  expect(await screen.findByLabelText('Title')).toHaveValue('Registered Nurse');
  await userEvent.click(await button('Save Changes'));
  await waitFor(() => expect(saves[0]).toMatchObject({ title: 'Registered Nurse', version: 0 }));
});

test('an undo opens the step of what it changes', async () => {
  open('/?step=about');
  await userEvent.type(await screen.findByLabelText('Title'), 'Nurse');
  await userEvent.click(await button('Next'));
  await step('Work or training');
  await userEvent.keyboard('{Control>}z{/Control}');
  await step('About you');
  expect(await screen.findByLabelText('Title')).toHaveValue('');
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
});

test('Next on the keyboard leads from field to field, and from the last one to the next step', async () => {
  const { saves } = open('/?step=about');
  await userEvent.type(await screen.findByLabelText('Title'), 'Nurse{Enter}');
  expect(screen.getByLabelText('Summary')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Phone'), '0917 123 4567{Enter}');
  expect(screen.getByLabelText('Location')).toHaveFocus();
  await userEvent.keyboard('Cebu City{Enter}');
  expect(screen.getByLabelText('Website')).toHaveFocus();
  await userEvent.keyboard('facebook.com/ana{Enter}');
  expect(await button('Next')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await step('Work or training');
  await userEvent.click(await button('Add Experience'));
  await waitFor(() => expect(screen.getByLabelText('Job title')).toHaveFocus());
  await userEvent.keyboard('Staff Nurse{Enter}');
  expect(screen.getByLabelText('Company')).toHaveFocus();
  expect(saves).toEqual([]);
});

test('the first step has the specified fields with their counters, hints and rules', async () => {
  open('/?step=about');
  const field = (name: string) => screen.getByLabelText(name);
  await screen.findByLabelText('Title');
  const about = screen.getByRole('region', { name: /^Step 1 of 5/ });
  expect(within(about).getByText('0/100')).toBeVisible();
  expect(within(about).getByText('0/500')).toBeVisible();
  expect(field('Summary')).toHaveAccessibleDescription(/20 characters recommended$/);
  for (const name of ['Phone', 'Location', 'Website']) expect(field(name)).toBeVisible();
  await userEvent.type(field('Website'), 'not a website');
  await userEvent.tab();
  expect(await screen.findByText('Please enter a valid website URL')).toBeVisible();
  await userEvent.clear(field('Website'));
  await userEvent.type(field('Website'), 'facebook.com/ana');
  await userEvent.tab();
  await waitFor(() => expect(field('Website')).toHaveValue('https://facebook.com/ana'));
});

test('while the steps are open, the specified cards of the builder are one press away', async () => {
  open('/?step=work');
  await userEvent.click(await button('Fill in the whole form instead'));
  for (const name of ['Profile Photo', 'About You', 'Skills', 'Work Experience', 'Education'])
    expect(await screen.findByRole('region', { name })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  expect(screen.queryByRole('region', { name: /^Step/ })).not.toBeInTheDocument();
});

test('a URL with an unknown step shows the ways to begin', async () => {
  open('/?step=unknown');
  expect(await button('Start from scratch')).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Step/ })).not.toBeInTheDocument();
});

test('a step says where the typing is', async () => {
  open('/?step=about');
  await userEvent.type(await screen.findByLabelText('Title'), 'Nurse');
  const about = screen.getByRole('region', { name: /^Step 1 of 5/ });
  expect(await within(about).findByText(/^(Draft saved|Saved on this device)/, {})).toBeVisible();
});

test('the steps can be skipped, and another visit continues where the last one ended', async () => {
  const { unmount } = open();
  await userEvent.click(await button('Start from scratch'));
  for (const name of ['Work or training', 'Education', 'Skills and licenses']) {
    await userEvent.click(await button('Skip for now'));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(name));
  }
  expect(screen.getByRole('button', { name: 'Step 4, Skills and licenses' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await userEvent.click(await button('Step 1, About you'));
  await userEvent.click(await button('Step 3, Education'));
  unmount();
  open();
  expect(await button('Continue your resume')).toHaveAccessibleDescription('Step 3 of 5: Education');
});

test('an example fills the form, unsaved, with a reminder to replace its names', async () => {
  const { saves } = open();
  await userEvent.click(await button('Teacher'));
  const dialog = await screen.findByRole('dialog', { name: 'Example: Teacher' });
  await waitFor(() => expect(dialog).toHaveTextContent('Liza Halimbawa is a sample person.'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use This as a Start' }));
  await step('About you');
  expect(await screen.findByLabelText('Title')).toHaveValue('Licensed Professional Teacher, English');
  expect(await screen.findByText(/^Still from the example: \d+ parts/)).toBeVisible();
  expect(saves).toEqual([]);
});

test('the licenses of an example come without their dates, and the first save asks about what is left of it', async () => {
  const { saves } = open();
  await userEvent.click(await button('Nurse, new graduate'));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveTextContent('Ana Halimbawa is a sample person.'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use This as a Start' }));
  await step('About you');
  await userEvent.click(await button(/^Step 5/));
  const save = () => screen.getByRole('button', { name: 'Save Your Resume' });
  await userEvent.click(save());
  const question = await screen.findByRole('alertdialog', { name: 'Save with parts of the example?' });
  expect(question).toHaveTextContent(
    'These parts are still the example: Summary, Visayas Provincial Hospital,',
  );
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(saves).toEqual([]);
  await userEvent.click(save());
  await userEvent.click(await button('Save Anyway'));
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]).toMatchObject({ title: 'Registered Nurse', phone: '' });
  for (const license of saves[0]?.licenses ?? [])
    expect(license).toMatchObject({ issued: '', validUntil: '', noExpiry: false });
});

test('a sentence of the bank becomes a point of the description', async () => {
  open('/?step=work', { title: 'Registered Nurse' });
  await userEvent.click(await button('Add Experience'));
  await userEvent.click(await button('Ideas for Experience 1'));
  await userEvent.click(await button(/^Assisted in \[number\] deliveries/));
  await userEvent.click(await button(/^Cared for up to/));
  expect(screen.getByLabelText('Description')).toHaveValue(
    '• Assisted in [number] deliveries and in the care of newborns\n• Cared for up to [number] patients per shift in the [ward]',
  );
});

test('the focus stays with the ideas: closing them, and adding one after another', async () => {
  open('/?step=work', { title: 'Registered Nurse' });
  await userEvent.click(await button('Add Experience'));
  const ideas = await button('Ideas for Experience 1');
  await userEvent.click(ideas);
  expect(ideas).toHaveAttribute('aria-expanded', 'true');
  const panel = await screen.findByRole('group', { name: 'Ideas for your description' });
  await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(ideas).toHaveFocus();
  expect(ideas).toHaveAttribute('aria-expanded', 'false');

  // Two steps: the job is still empty.
  await userEvent.click(await button('Skip for now'));
  await userEvent.click(await button('Skip for now'));
  const group = await screen.findByRole('group', { name: 'Skills to add' });
  const [first, second] = within(group).getAllByRole('button');
  const idea = first?.textContent.trim();
  if (first) await userEvent.click(first);
  expect(second).toHaveFocus();
  expect(screen.getByText(`Added: ${idea}`)).toBeInTheDocument();
  for (let left = within(group).queryAllByRole('button').length; left > 0; left -= 1)
    await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('New skill')).toHaveFocus();
});

test('the last step saves, says what to correct, and offers to send the resume', async () => {
  const { saves } = open('/?step=about');
  await userEvent.type(await screen.findByLabelText('Summary'), 'Too short');
  await userEvent.click(await button('Step 5, Look and share'));
  const look = screen.getByRole('region', { name: 'Step 5 of 5 Look and share' });
  await userEvent.click(within(look).getByRole('button', { name: 'Save Your Resume' }));
  await waitFor(() =>
    expect(document.activeElement).toHaveTextContent(
      'Some fields need a correction before you can save: Summary.',
    ),
  );
  await userEvent.click(await button('Correct: About you'));
  await waitFor(() => expect(screen.getByLabelText('Summary')).toHaveFocus());
  await userEvent.clear(screen.getByLabelText('Summary'));
  await userEvent.type(screen.getByLabelText('Title'), 'Nurse');
  await userEvent.click(await button(/^Step 5/));
  await userEvent.click(await button('Save Your Resume'));
  await waitFor(() => expect(saves[0]).toMatchObject({ title: 'Nurse' }));
  const title = await screen.findByRole('heading', { name: 'Your resume is ready' });
  await waitFor(() => expect(title).toHaveFocus());
  await userEvent.click(await button('Go to the Dashboard'));
  expect(await screen.findByRole('heading', { name: 'Welcome back, Juan' })).toBeVisible();
  expect(await screen.findByLabelText('Title')).toHaveValue('Nurse');
});

test('two refused fields of a step are corrected in one visit', async () => {
  open('/?step=about');
  await userEvent.type(await screen.findByLabelText('Title'), 'N');
  await userEvent.type(screen.getByLabelText('Summary'), 'Too short');
  await userEvent.click(await button('Step 5, Look and share'));
  await userEvent.click(await button('Save Your Resume'));
  expect(await screen.findByText(/^Some fields need a correction .*: Title, Summary\.$/)).toBeVisible();
  await userEvent.click(await button('Correct: About you'));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  expect(screen.getByLabelText('Summary')).toBeInvalid();
  await userEvent.type(screen.getByLabelText('Title'), 'urse');
  // On from one to the other, and out of the step without it.
  await userEvent.click(await button('Next'));
  await waitFor(() => expect(screen.getByLabelText('Summary')).toHaveFocus());
  await userEvent.click(await button('Next'));
  await step('Work or training');
});

test('a profession at sea has its contracts in the step of work', async () => {
  open('/?step=work', { title: 'Second Engineer' });
  const card = await screen.findByRole('region', { name: 'Sea Service' });
  await userEvent.click(within(card).getByRole('button', { name: 'Add Contract' }));
  for (const [label, text] of [
    ['Vessel', 'Amihan'],
    ['Rank', 'Oiler'],
    ['Sign on', '2023-02-10'],
    ['Sign off', '2023-11-09'],
  ] as const) {
    await userEvent.click(within(card).getByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.tab();
  expect(await within(card).findByText(/^Total sea service: 9 months/)).toBeVisible();
  await userEvent.clear(within(card).getByLabelText('Sign off'));
  await userEvent.paste('2022-11-09');
  await userEvent.tab();
  expect(await within(card).findByText(/^Sign off is before sign on: Amihan/)).toBeVisible();
  expect(await button('Step 2, Work or training, filled in')).toBeVisible();
});

test('other professions have them only as far as there are some', async () => {
  const { unmount } = open('/?step=work', { title: 'Nurse' });
  await screen.findByRole('region', { name: 'Work Experience' });
  expect(screen.queryByRole('region', { name: 'Sea Service' })).not.toBeInTheDocument();
  unmount();
  open('/?step=work', { version: 1, seaService: [{ ...emptyEntries.seaService, vessel: 'MV Amihan' }] });
  expect(await screen.findByRole('region', { name: 'Sea Service' })).toBeVisible();
});

test('the last step names what is still empty, with a way to it', async () => {
  const education = [{ ...emptyEntries.education, school: 'UP Cebu' }];
  open('/?step=look', { title: 'Nurse', education });
  expect(await screen.findByText(/^Still empty, .*: Degree, Year\.$/)).toBeVisible();
  await userEvent.click(await button('Fill in: Education'));
  await waitFor(() => expect(screen.getByLabelText('Degree')).toHaveFocus());
});

test('the last step names dates with two meanings, with a way to them', async () => {
  const experience = [{ ...emptyExperience, title: 'Nurse', company: 'UP', duration: '06/12/2025' }];
  open('/?step=look', { version: 1, experience });
  expect(await screen.findByText(/^Which number is the month\? .*: 06\/12\/2025\.$/)).toBeVisible();
  await userEvent.click(await button('Correct: Work or training'));
  await waitFor(() => expect(screen.getByLabelText('Duration')).toHaveFocus());
  await userEvent.click(await button('Dec 6'));
  expect(await button('Step 2, Work or training, filled in')).toBeVisible();
  await userEvent.click(await button('Step 5, Look and share'));
  expect(screen.queryByText(/^Which number/)).not.toBeInTheDocument();
});

test('the last step names words that are still in brackets, with a way to them', async () => {
  const experience = [{ ...emptyExperience, title: 'Nurse', description: 'Cared for [number] patients' }];
  open('/?step=look', { version: 1, experience });
  expect(await screen.findByText(/^Still in brackets: \[number\]\./)).toBeVisible();
  await userEvent.click(await button('Correct: Work or training'));
  await step('Work or training');
  // In an entry that is closed at first.
  await waitFor(() => expect(screen.getByLabelText('Description')).toHaveFocus());
  expect(screen.getByLabelText('Description')).toBeVisible();
});

test('a field to correct that no step has is opened in the whole form', async () => {
  const customSections = [
    {
      id: 'custom-1',
      heading: 'Hobbies',
      entries: [{ ...emptyEntries.custom, text: 'Ran [number] miles' }],
    },
  ];
  open('/?step=look', { version: 1, customSections });
  await userEvent.click(await button('Show the whole form'));
  await waitFor(() => expect(screen.getByDisplayValue('Ran [number] miles')).toHaveFocus());
});

test('the steps end with a resume that is ready: sending it first, then who may see it, then what would make it better', async () => {
  open('/?step=look', { version: 1, title: 'Nurse', phone: '0917 555 0142' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your resume is ready' })).toBeVisible();
  const order = [
    await button('Download Your PDF'),
    await button('Share Your Profile'),
    await screen.findByRole('radio', { name: 'Anyone with the link' }),
    await screen.findByRole('heading', { name: 'What would make it better' }),
  ];
  for (const [index, part] of order.slice(1).entries())
    expect(order[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(await button(/^Edit: Add your city/));
  await step('About you');
  await waitFor(() => expect(screen.getByLabelText('Location')).toHaveFocus());
});

test('where there is no room beside a step, a thumb opens the page on the whole screen', async () => {
  open('/?step=about', { title: 'Nurse' });
  await userEvent.click(await button('Preview'));
  const preview = await screen.findByRole('dialog', { name: 'Preview' });
  const page = await within(preview).findByRole('img', { name: /page 1 of 1$/ });
  expect(page).toHaveTextContent('Nurse');
  await userEvent.click(within(preview).getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(preview).not.toBeInTheDocument());
  expect(await button('Preview')).toHaveFocus();
});

test('where there is room, the page is beside the step and follows the typing', async () => {
  const narrow = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(narrow(query), { matches: query === '(min-width: 768px)' }),
  );
  open('/?step=about', { title: 'Nur' });
  const preview = await screen.findByRole('region', { name: 'Preview' });
  const page = await within(preview).findByRole('img', { name: /page 1 of 1$/ });
  expect(screen.queryByRole('button', { name: 'Preview' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Title'), 'se');
  await waitFor(() => expect(page).toHaveTextContent('Nurse'));
  // The last step shows it as it is sent.
  expect(preview.querySelector('[data-band=edited]')).toBeInTheDocument();
  await userEvent.click(await button('Step 5, Look and share'));
  await waitFor(() => expect(preview.querySelector('[data-band=edited]')).not.toBeInTheDocument());
});

test('a typed skill that cannot be added does not keep the resume from being saved, and is named with a way to it', async () => {
  const { saves } = open('/?step=skills');
  await userEvent.type(await screen.findByLabelText('New skill'), 'x');
  await userEvent.click(await button(/^Step 5/));
  const look = screen.getByRole('region', { name: /^Step 5 of 5/ });
  await userEvent.click(within(look).getByRole('button', { name: 'Save Your Resume' }));
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(await within(look).findByRole('button', { name: 'Download Your PDF' })).toBeVisible();
  expect(within(look).getByRole('alert')).toHaveTextContent('A skill that you typed could not be added.');
  await userEvent.click(await button('Correct: Skills and licenses'));
  const field = await screen.findByLabelText('New skill');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('x');
  expect(field).toHaveAccessibleDescription(/^Skills must be at least 2 characters long/);
});
