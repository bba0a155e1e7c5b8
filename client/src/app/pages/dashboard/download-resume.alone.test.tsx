import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Plan } from '#shared/billing/plans';
import { emptyExperience, type Resume } from '#shared/resume/schema';
import { refusal } from '../../../testing/fake-api';
import { toastStore } from '../../../ui/feedback/toast';
import { openDashboard, typeUnsaved } from './testing/open-dashboard';

const downloadResumePdf = vi.hoisted(() => vi.fn());
vi.mock('../../../features/document/download-pdf', () => ({ downloadResumePdf }));

// The accepted watermark is remembered in the tab.
afterEach(() => sessionStorage.clear());

const told = 'POST /api/downloads';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const download = async (answer: Response, resume: Partial<Resume> = {}, plan: Plan = 'pro') => {
  const { timesMade } = openDashboard({
    user: { plan },
    resume,
    answers: { [told]: () => answer },
  });
  await screen.findByLabelText('Title');
  await press('Download PDF');
  return () => timesMade(told);
};

test('the owner’s download is recorded as their own, once it is saved', async () => {
  let finish = () => {};
  downloadResumePdf.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  const calls = await download(new Response(null, { status: 204 }));
  await waitFor(() => expect(downloadResumePdf).toHaveBeenCalledOnce());
  expect(calls()).toBe(0);
  finish();
  await waitFor(() => expect(calls()).toBe(1));
});

test('the button is busy from the press on, and keeps the focus', async () => {
  let finish = () => {};
  downloadResumePdf.mockReset().mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  openDashboard({ user: { plan: 'pro' } });
  await screen.findByLabelText('Title');
  const button = screen.getByRole('button', { name: 'Download PDF' });
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Preparing PDF…' })).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
  await waitFor(() => expect(downloadResumePdf).toHaveBeenCalledOnce());
  finish();
  await screen.findByRole('button', { name: 'Download PDF' });
  expect(button).toHaveFocus();
});

test('a failed recording is not shown', async () => {
  downloadResumePdf.mockResolvedValue(undefined);
  const calls = await download(refusal('INTERNAL', 'Oops'));
  await waitFor(() => expect(calls()).toBe(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled());
  expect(toastStore.read()).toBeNull();
});

test('the file has the paper and the spacing that are chosen here', async () => {
  downloadResumePdf.mockReset().mockResolvedValue(undefined);
  await download(new Response(null, { status: 204 }), { paper: 'long-bond', density: 'compact' });
  await waitFor(() =>
    expect(downloadResumePdf).toHaveBeenCalledWith(
      expect.objectContaining({ paper: 'long-bond', density: 'compact', photo: 'automatic' }),
      expect.anything(),
    ),
  );
});

describe('with unsaved changes', () => {
  const saved = { title: 'Nurse', version: 3, updatedAt: '2026-11-20T07:14:00.000Z' };
  const askToDownload = async (
    resume: Partial<Resume> = saved,
    save?: () => Response,
    plan: Plan = 'pro',
  ) => {
    downloadResumePdf.mockReset().mockResolvedValue(undefined);
    const { made } = openDashboard({
      user: { plan },
      resume,
      ...(save && { answers: { 'POST /api/resume': save } }),
    });
    await typeUnsaved('Title', 'Head Nurse');
    await press('Download PDF');
    await screen.findByRole('dialog', { name: 'Save your changes first?' });
    expect(downloadResumePdf).not.toHaveBeenCalled();
    return made;
  };

  test('one press saves and downloads', async () => {
    const calls = await askToDownload();
    await press('Save and download');
    await waitFor(() => expect(downloadResumePdf).toHaveBeenCalledOnce());
    const order = calls().filter((call) => /^POST .api.resume$|pdf-data/.test(call));
    expect(order).toEqual(['POST /api/resume', expect.stringContaining('/api/pdf-data/')]);
  });

  test('the last saved version can be downloaded, and the changes stay', async () => {
    const calls = await askToDownload();
    await press('Download the last saved version');
    await waitFor(() => expect(downloadResumePdf).toHaveBeenCalledOnce());
    expect(calls()).not.toContain('POST /api/resume');
    expect(screen.getByLabelText('Title')).toHaveValue('Head Nurse');
  });

  test('what could not be saved is not downloaded', async () => {
    const calls = await askToDownload(saved, () => refusal('INTERNAL', 'Oops'));
    await press('Save and download');
    await waitFor(() => expect(calls()).toContain('POST /api/resume'));
    await screen.findByText('Failed to save resume. Please try again.');
    expect(downloadResumePdf).not.toHaveBeenCalled();
  });

  test('on the free plan the watermark is asked about once the content is saved', async () => {
    const calls = await askToDownload(saved, undefined, 'free');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await press('Save and download');
    const prompt = await screen.findByRole('dialog', { name: 'Download your resume' });
    expect(calls()).toContain('POST /api/resume');
    await userEvent.click(within(prompt).getByRole('button', { name: 'Download with watermark' }));
    await waitFor(() => expect(downloadResumePdf).toHaveBeenCalledOnce());
  });

  test('before the first save there is no saved version to choose', async () => {
    await askToDownload({ version: 0 });
    expect(screen.queryByRole('button', { name: /last saved version/ })).not.toBeInTheDocument();
    await press('Cancel');
    expect(downloadResumePdf).not.toHaveBeenCalled();
  });
});

describe('with words in brackets that are still to be replaced', () => {
  const experience = [
    { ...emptyExperience, title: 'Nurse', description: 'Cared for [number] patients a day' },
  ];
  const ask = async (plan: Plan = 'pro') => {
    downloadResumePdf.mockReset().mockResolvedValue(undefined);
    await download(new Response(null, { status: 204 }), { experience }, plan);
    const dialog = await screen.findByRole('dialog', { name: 'Some words are still in brackets' });
    expect(dialog).toHaveTextContent('Nurse: [number]');
    expect(downloadResumePdf).not.toHaveBeenCalled();
  };

  test('the download asks first, and goes on', async () => {
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Download anyway' }));
    await waitFor(() => expect(downloadResumePdf).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('they are replaced in their field, which opens', async () => {
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Replace Them' }));
    await waitFor(() => expect(screen.getByLabelText('Description')).toHaveFocus());
    expect(downloadResumePdf).not.toHaveBeenCalled();
  });

  test('on the free plan they come before the watermark', async () => {
    await ask('free');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Download anyway' }));
    const prompt = await screen.findByRole('dialog', { name: 'Download your resume' });
    expect(downloadResumePdf).not.toHaveBeenCalled();
    await userEvent.click(within(prompt).getByRole('button', { name: 'Download with watermark' }));
    await waitFor(() => expect(downloadResumePdf).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('on the free plan the watermark is not asked about while they are replaced', async () => {
    await ask('free');
    await userEvent.click(screen.getByRole('button', { name: 'Replace Them' }));
    await waitFor(() => expect(screen.getByLabelText('Description')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
