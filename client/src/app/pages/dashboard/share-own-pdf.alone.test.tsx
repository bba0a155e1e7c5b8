import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Resume } from '#shared/resume/schema';
import { openDashboard, trial, typeUnsaved } from './testing/open-dashboard';

const resumePdfFile = vi.hoisted(() => vi.fn());
vi.mock('../../../features/document/download-pdf', () => ({ resumePdfFile }));

const file = new File(['%PDF-'], 'Juan_dela_Cruz_CV.pdf', { type: 'application/pdf' });
const shareSheet = vi.fn<(data: ShareData) => Promise<void>>();

beforeEach(() => {
  localStorage.clear();
  resumePdfFile.mockReset().mockResolvedValue(file);
  shareSheet.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'share', { value: shareSheet, configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
  localStorage.clear();
});

const open = async (resume: Partial<Resume> = {}, user: Partial<CurrentUser> = { plan: 'pro' }) => {
  const { made } = openDashboard({
    user,
    resume: { title: 'Nurse', version: 3, updatedAt: '2026-11-20T07:14:00.000Z', ...resume },
  });
  await screen.findByLabelText('Title');
  return made;
};

const openDialog = async () => {
  const [button] = screen.getAllByRole('button', { name: 'Share Profile' });
  if (button) await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Share Profile' }));
};
type Shown = Awaited<ReturnType<typeof openDialog>>;
const press = async (dialog: Shown, name: string) =>
  userEvent.click(await dialog.findByRole('button', { name }));

test('with unsaved input one press saves and shares', async () => {
  const calls = await open();
  await typeUnsaved('Title', 'Head Nurse');
  const dialog = await openDialog();
  expect(await dialog.findByText(/What you typed since then is a draft\./)).toBeVisible();
  await press(dialog, 'Save and share');
  await waitFor(() => expect(shareSheet).toHaveBeenCalledExactlyOnceWith({ files: [file] }));
  const order = calls().filter((call) => /^POST .api.resume$|pdf-data/.test(call));
  expect(order).toEqual(['POST /api/resume', expect.stringContaining('/api/pdf-data/')]);
  expect(calls()).toContain('POST /api/downloads');
});

test('the last saved version can be shared, and the input stays', async () => {
  const calls = await open();
  await typeUnsaved('Title', 'Head Nurse');
  const dialog = await openDialog();
  await press(dialog, 'Share the last saved version');
  await waitFor(() => expect(shareSheet).toHaveBeenCalledOnce());
  expect(dialog.getByRole('button', { name: 'Share PDF' })).toHaveFocus();
  expect(calls()).not.toContain('POST /api/resume');
  expect(screen.getByLabelText('Title')).toHaveValue('Head Nurse');
});

test('what cannot be saved is not shared, and the field to correct has the focus', async () => {
  await open();
  await typeUnsaved('Summary', 'Too short');
  await press(await openDialog(), 'Save and share');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByLabelText('Summary')).toHaveFocus());
  expect(shareSheet).not.toHaveBeenCalled();
});

test('before the first save there is no PDF to share, only the link', async () => {
  await open({ title: '', version: 0, updatedAt: null });
  const dialog = await openDialog();
  expect(await dialog.findByLabelText('Profile link')).toBeVisible();
  await waitFor(() => expect(dialog.queryByRole('group', { name: 'Resume PDF' })).not.toBeInTheDocument());
});

test('the file is as the download: in the chosen template, paper and spacing', async () => {
  await open({ templateId: 'classic-navy', paper: 'long-bond', density: 'compact' });
  await press(await openDialog(), 'Share PDF');
  await waitFor(() =>
    expect(resumePdfFile).toHaveBeenCalledWith(
      expect.objectContaining({ paper: 'long-bond', density: 'compact' }),
      expect.objectContaining({ templateId: 'classic-navy' }),
    ),
  );
});

test('a free plan’s watermark is said with the trial beside it, which takes it away', async () => {
  await open({ templateId: 'classic-navy' }, {});
  const dialog = await openDialog();
  await press(dialog, 'Share PDF');
  await waitFor(() => expect(shareSheet).toHaveBeenCalledOnce());
  expect(dialog.getByText(/^Your PDF has the “Husay FREE” watermark of the free plan\./)).toHaveTextContent(
    'It is in Modern Professional, because Classic Professional comes with Pro.',
  );
  await press(dialog, 'Start Pro Trial');
  await waitFor(() => expect(dialog.queryByText(/watermark/)).not.toBeInTheDocument());
  await press(dialog, 'Share PDF');
  await waitFor(() => expect(shareSheet).toHaveBeenCalledTimes(2));
  // Not the file that was made before.
  expect(resumePdfFile).toHaveBeenLastCalledWith(
    expect.objectContaining({ user: expect.objectContaining({ plan: 'pro' }) as object }),
    expect.anything(),
  );
});

test('after the trial, the plan is the other way', async () => {
  await open({}, { trial: { ...trial, endsAt: '2026-11-21T01:00:00.000Z' } });
  const dialog = await openDialog();
  expect(await dialog.findByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/billing');
});

test('words that are still in brackets are named before the PDF is sent', async () => {
  await open({ summary: 'I care for [number] patients a day.' });
  const dialog = await openDialog();
  expect(await dialog.findByText(/^Still in brackets: \[number\]\./)).toBeVisible();
});
