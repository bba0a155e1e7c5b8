import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyResume } from '#shared/resume/schema';
import { rememberTemplate } from '../../features/resume-document/chosen-template';
import { fakeApi, refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { sampleUser } from '../../testing/sample-user';
import { toastStore } from '../../ui/toast';
import { DashboardPage } from './dashboard';

afterEach(() => {
  localStorage.clear();
});

const resume = { ...emptyResume, title: 'Nurse', templateId: 'modern-blue', version: 1, updatedAt: null };

const open = (path = '/', changes: Parameters<typeof sampleUser>[0] = {}) => {
  const user = sampleUser(changes);
  const calls = fakeApi({
    'GET /api/resume': resume,
    'GET /api/credentials': [],
    'PUT /api/resume/template': new Response(null, { status: 204 }),
  });
  renderApp(<DashboardPage user={user} />, { path });
  return calls;
};

const tab = (name: string) => screen.getByRole('tab', { name });

test('the open tab stands in the address and is open again after a reload', async () => {
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

test('what is typed in the profile form is still there after a look at another tab', async () => {
  open('/?tab=profile');
  const name = await screen.findByRole('textbox', { name: 'First name' });
  await userEvent.type(name, '!');
  await userEvent.click(tab('Credentials'));
  await userEvent.click(tab('Profile'));
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Juan!');
});

test('resume and credentials are on their way before anything asks for them, and only once', async () => {
  const calls = open();
  const asked = () => calls.map(({ call }) => call);
  expect(asked()).toEqual(expect.arrayContaining(['GET /api/resume', 'GET /api/credentials']));
  await userEvent.click(tab('Credentials'));
  expect(await screen.findByText('Your licences and certificates live here')).toBeVisible();
  expect(asked().filter((call) => call === 'GET /api/credentials')).toHaveLength(1);
});

test('the upgrade banner and the credential limit follow the plan', async () => {
  open();
  expect(screen.getByRole('complementary', { name: 'Upgrade' })).toBeVisible();
  expect(await screen.findByText('0 / 3')).toBeVisible();
});

test('who pays sees no upgrade banner, and until when the plan lasts', async () => {
  open('/', { plan: 'pro', subscriptionExpiresAt: '2026-12-20T00:00:00Z' });
  expect(screen.queryByRole('complementary', { name: 'Upgrade' })).not.toBeInTheDocument();
  expect(await screen.findByText('0 / 20')).toBeVisible();
  expect(screen.getByText('Until Dec 20, 2026')).toBeVisible();
});

test('a PDF that cannot be made is said in the specified words, and logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject({
      title: 'Download Failed',
      description: 'Failed to generate PDF. Please try again.',
      variant: 'destructive',
    }),
  );
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test('a chosen template is kept here and with the resume', async () => {
  const calls = open('/?tab=templates');
  await userEvent.click(await screen.findByRole('button', { name: 'Select: Classic Professional' }));
  expect(screen.getByRole('button', { name: 'Selected: Classic Professional' })).toBeVisible();
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ call: 'PUT /api/resume/template' }));
  expect(calls.at(-1)?.body).toEqual({ templateId: 'classic-navy' });
});

test('a template that could not be kept with the resume says so', async () => {
  open('/?tab=templates');
  const select = await screen.findByRole('button', { name: 'Select: Creative Bold' });
  fakeApi({ 'PUT /api/resume/template': () => refusal('INTERNAL', 'Oops') });
  await userEvent.click(select);
  await waitFor(() => expect(toastStore.read()?.title).toBe('Template kept on this device only'));
});

test('downloading a template that the plan does not include opens the upgrade prompt', async () => {
  open('/?tab=templates');
  await userEvent.click(await screen.findByRole('button', { name: 'Download Minimalist Clean' }));
  const prompt = await screen.findByRole('dialog', { name: 'Minimalist Clean comes with Pro' });
  expect(within(prompt).getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/billing');
});

test('so does Download PDF when such a template is chosen; the free one is offered instead', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  rememberTemplate('classic-navy');
  const calls = open();
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  const prompt = await screen.findByRole('dialog', { name: 'Classic Professional comes with Pro' });
  const pdfCalls = () => calls.filter(({ call }) => call.includes('/api/pdf-data/'));
  expect(pdfCalls()).toEqual([]);
  await userEvent.click(within(prompt).getByRole('button', { name: 'Download in Modern Professional' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(pdfCalls()).toHaveLength(1));
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  logged.mockRestore();
});

test('who pays downloads any template at once', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  rememberTemplate('classic-navy');
  open('/', { plan: 'pro' });
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  logged.mockRestore();
});
