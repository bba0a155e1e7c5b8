import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { rememberTemplate } from '../../features/document/templates/chosen-template';
import { actAs } from '../../lib/api/acting-user';
import { createQueryClient } from '../../lib/api/query-client';
import { fakeApi, refusal } from '../../testing/fake-api';
import { writeStored } from '../../lib/typed-text/draft-list';
import { renderApp } from '../../testing/render-app';
import { sampleUser } from '../../testing/sample-user';
import { toastStore } from '../../ui/feedback/toast';
import { DashboardPage } from './dashboard';
import { findAnnounced } from '../../testing/find-announced';

afterEach(() => {
  localStorage.clear();
});

const resume = {
  ...emptyResume,
  title: 'Nurse',
  templateId: 'modern-blue',
  paper: null,
  density: 'automatic',
  photo: 'automatic',
  qrCode: false,
  attachData: true,
  monthStyle: 'as-typed',
  version: 1,
  updatedAt: null,
};

interface OpenOptions {
  /** The template stored on the server. */
  saved?: string;
  putTemplate?: () => Response;
}

const noContent = () => new Response(null, { status: 204 });

const open = (
  path = '/',
  changes: Parameters<typeof sampleUser>[0] = {},
  { saved = resume.templateId, putTemplate = noContent }: OpenOptions = {},
) => {
  const user = sampleUser(changes);
  actAs(user.id);
  const calls = fakeApi({
    'GET /api/resume': { ...resume, templateId: saved },
    'GET /api/credentials': [],
    'PUT /api/resume/page': () => putTemplate(),
  });
  const queryClient = createQueryClient();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, mutations: { ...defaults.mutations, retryDelay: 0 } });
  writeStored('localStorage', `husay.has-resume.${user.id}`, true);
  renderApp(<DashboardPage user={user} />, { path, queryClient });
  return calls;
};

const tab = (name: string) => screen.getByRole('tab', { name });

test('the open tab is in the URL and is open again after a reload', async () => {
  open('/?status=x');
  expect(tab('Resume Builder')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab('Credentials'));
  expect(window.location.search).toBe('?status=x&tab=credentials');
  expect(tab('Credentials')).toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['/?tab=profile', 'Profile'],
  ['/?tab=nonsense', 'Resume Builder'],
])('%s opens %s', (path, name) => {
  open(path);
  expect(tab(name)).toHaveAttribute('aria-selected', 'true');
});

test('the profile form keeps its input across a tab switch', async () => {
  open('/?tab=profile');
  const name = await screen.findByRole('textbox', { name: 'First name' });
  await userEvent.type(name, '!');
  await userEvent.click(tab('Credentials'));
  await userEvent.click(tab('Profile'));
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Juan!');
});

test('resume and credentials are prefetched, and only once', async () => {
  const calls = open();
  const asked = () => calls.map(({ call }) => call);
  expect(asked()).toEqual(expect.arrayContaining(['GET /api/resume', 'GET /api/credentials']));
  await userEvent.click(tab('Credentials'));
  expect(await screen.findByText('Your licenses and certificates live here')).toBeVisible();
  expect(asked().filter((call) => call === 'GET /api/credentials')).toHaveLength(1);
});

test('the upgrade banner and the credential limit follow the plan', async () => {
  open();
  expect(screen.getByRole('complementary', { name: 'Upgrade' })).toBeVisible();
  expect(await screen.findByText('0 / 3')).toBeVisible();
});

test('a paying user sees no upgrade banner, and when the plan ends', async () => {
  open('/', { plan: 'pro', subscriptionExpiresAt: '2026-12-20T00:00:00Z' });
  expect(screen.queryByRole('complementary', { name: 'Upgrade' })).not.toBeInTheDocument();
  expect(await screen.findByText('0 / 20')).toBeVisible();
  expect(screen.getByText('Until Dec 20, 2026')).toBeVisible();
});

test('a failed PDF shows the specified message and is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open('/', { plan: 'pro' });
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject({
      title: 'Generation Failed',
      description: 'Failed to generate PDF. Please try again.',
      variant: 'destructive',
    }),
  );
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

const remembered = () => localStorage.getItem('husay.chosen-template');
const selected = (name: string) => screen.findByRole('button', { name: `Selected: ${name}` });
const select = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Select: ${name}` }));
const puts = (calls: ReturnType<typeof open>) =>
  calls.filter(({ call }) => call === 'PUT /api/resume/page').map(({ body }) => body);

test('a chosen template is saved with the resume and remembered in this browser', async () => {
  const calls = open('/?tab=templates');
  await select('Classic Professional');
  expect(await selected('Classic Professional')).toBeVisible();
  await waitFor(() => expect(puts(calls)).toEqual([{ templateId: 'classic-navy' }]));
  expect(remembered()).toBe('classic-navy');
  expect(screen.queryByText(/not saved/)).not.toBeInTheDocument();
});

test('the server’s template replaces the one stored in this browser, which is not sent', async () => {
  rememberTemplate('creative-orange');
  const calls = open('/?tab=templates', {}, { saved: 'classic-navy' });
  expect(await selected('Classic Professional')).toBeVisible();
  expect(remembered()).toBe('classic-navy');
  expect(puts(calls)).toEqual([]);
});

test('a new account gets the default, not what another user of this browser chose', async () => {
  rememberTemplate('creative-orange');
  const calls = open('/?tab=templates');
  expect(await selected('Modern Professional')).toBeVisible();
  expect(remembered()).toBe('modern-blue');
  expect(puts(calls)).toEqual([]);
});

test('an unknown template falls back to the default', async () => {
  open('/?tab=templates', {}, { saved: 'no-such-template' });
  expect(await selected('Modern Professional')).toBeVisible();
});

test('a failed choice stays, is retried, says what visitors get, and can be saved later', async () => {
  let answer = () => refusal('INTERNAL', 'Oops');
  const calls = open('/?tab=templates', {}, { putTemplate: () => answer() });
  await select('Creative Bold');
  const notice = await findAnnounced('Creative Bold is not saved yet.', 'alert');
  expect(puts(calls)).toHaveLength(4);
  expect(toastStore.read()).toMatchObject({
    title: 'Template not saved',
    description: 'Visitors still download your resume in Modern Professional. Please try again.',
  });
  expect(await selected('Creative Bold')).toBeVisible();

  answer = noContent;
  await userEvent.click(within(notice).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText(/is not saved yet/)).not.toBeInTheDocument());
  expect(await selected('Creative Bold')).toBeVisible();
  expect(remembered()).toBe('creative-orange');
});

test('where the plan does not include the saved template, visitors get the default', async () => {
  const failing = { saved: 'classic-navy', putTemplate: () => refusal('VALIDATION_FAILED', 'No') };
  open('/?tab=templates', {}, failing);
  await select('Creative Bold');
  expect(
    await screen.findByText(/Visitors still download your resume in Modern Professional\./),
  ).toBeVisible();
});

test('an unsaved choice is saved when the connection returns', async () => {
  let answer = () => Response.error();
  const calls = open('/?tab=templates', {}, { putTemplate: () => answer() });
  await select('Creative Bold');
  await screen.findByText('Creative Bold is not saved yet.');
  answer = noContent;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/is not saved yet/)).not.toBeInTheDocument());
  expect(puts(calls).at(-1)).toEqual({ templateId: 'creative-orange' });
});

const away = () => {
  throw new TypeError('Failed to fetch');
};

test('a choice that a killed tab could not save is saved by the next visit', async () => {
  const first = open('/?tab=templates', {}, { putTemplate: away });
  await select('Creative Bold');
  await screen.findByText('Creative Bold is not saved yet.');
  expect(puts(first)).toHaveLength(4);
  cleanup();
  const calls = open('/?tab=templates');
  expect(await selected('Creative Bold')).toBeVisible();
  await waitFor(() => expect(puts(calls)).toEqual([{ templateId: 'creative-orange' }]));
  await waitFor(() => expect(localStorage.getItem(`husay.page-settings.${sampleUser().id}`)).toBeNull());
});

test.each([
  ['where another was chosen since', {}, { saved: 'minimalist-gray' }, 'Minimalist Clean'],
  ['by another user', { id: '00000000-0000-4000-8000-000000000009' }, {}, 'Modern Professional'],
])('but not %s', async (_, changes, options, expected) => {
  open('/?tab=templates', {}, { putTemplate: away });
  await select('Creative Bold');
  await screen.findByText('Creative Bold is not saved yet.');
  cleanup();
  const calls = open('/?tab=templates', changes, options);
  expect(await selected(expected)).toBeVisible();
  await select('Classic Professional');
  await waitFor(() => expect(puts(calls)).toEqual([{ templateId: 'classic-navy' }]));
});

test('a refused choice is not retried, and choosing the saved template ends the notice', async () => {
  let answer = () => refusal('VALIDATION_FAILED', 'No');
  const calls = open('/?tab=templates', {}, { putTemplate: () => answer() });
  await select('Creative Bold');
  await screen.findByText('Creative Bold is not saved yet.');
  expect(puts(calls)).toHaveLength(1);
  answer = noContent;
  await select('Modern Professional');
  await waitFor(() => expect(screen.queryByText(/is not saved yet/)).not.toBeInTheDocument());
  expect(remembered()).toBe('modern-blue');
});

test('of several quick choices the last one is saved', async () => {
  const pending: ((answer: Response) => void)[] = [];
  const calls = open('/?tab=templates', {}, {});
  await screen.findByRole('button', { name: 'Select: Creative Bold' });
  const slow = fakeApi({
    'PUT /api/resume/page': () => new Promise<Response>((resolve) => pending.push(resolve)),
  });
  for (const name of ['Creative Bold', 'Minimalist Clean', 'Classic Professional']) await select(name);
  expect(await selected('Classic Professional')).toBeVisible();
  pending[0]?.(noContent());
  await waitFor(() => expect(pending).toHaveLength(2));
  pending[1]?.(noContent());
  await waitFor(() => expect(remembered()).toBe('classic-navy'));
  expect(slow.map(({ body }) => body)).toEqual([
    { templateId: 'creative-orange' },
    { templateId: 'classic-navy' },
  ]);
  expect(await selected('Classic Professional')).toBeVisible();
  expect(puts(calls)).toEqual([]);
});

test('a choice made in another tab is shown when the user comes back to this one', async () => {
  open('/?tab=templates');
  await selected('Modern Professional');
  fakeApi({ 'GET /api/resume': { ...resume, templateId: 'classic-navy' } });
  window.dispatchEvent(new StorageEvent('storage', { key: 'husay.chosen-template' }));
  window.dispatchEvent(new Event('focus'));
  expect(await selected('Classic Professional')).toBeVisible();
});

test('a paying user downloads any template at once', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  rememberTemplate('classic-navy');
  open('/', { plan: 'pro' }, { saved: 'classic-navy' });
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  logged.mockRestore();
});
