import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { emptyExperience, type Resume } from '#shared/resume/schema';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sampleProfile } from '../../../testing/sample-profile';
import { sampleUser } from '../../../testing/sample-user';
import { toastStore } from '../../../ui/feedback/toast';
import { DashboardPage } from '../dashboard';

const downloadResumePdf = vi.hoisted(() => vi.fn());
vi.mock('../../../features/resume-document/pdf/download-pdf', () => ({ downloadResumePdf }));

const user = sampleUser({ plan: 'pro' });
const told = 'POST /api/downloads';

const download = async (answer: Response, resume?: Resume) => {
  const calls = fakeApi({
    ...(resume && { 'GET /api/resume': resume }),
    'GET /api/credentials': [],
    [`GET /api/pdf-data/${user.id}`]: {
      ...sampleProfile,
      templateId: 'modern-blue',
      paper: 'a4',
      density: 'automatic',
      photo: 'automatic',
      qrCode: false,
      attachData: true,
    },
    [told]: () => answer,
  });
  renderApp(<DashboardPage user={user} />);
  if (resume) await screen.findByLabelText('Title');
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  return () => calls.filter(({ call }) => call === told);
};

test('the owner’s download is recorded as their own, once it is saved', async () => {
  let finish = () => {};
  downloadResumePdf.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  const calls = await download(new Response(null, { status: 204 }));
  await waitFor(() => expect(downloadResumePdf).toHaveBeenCalledOnce());
  expect(calls()).toEqual([]);
  finish();
  await waitFor(() => expect(calls()).toHaveLength(1));
});

test('a failed recording is not shown', async () => {
  downloadResumePdf.mockResolvedValue(undefined);
  const calls = await download(refusal('INTERNAL', 'Oops'));
  await waitFor(() => expect(calls()).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled());
  expect(toastStore.read()).toBeNull();
});

test('the file has the paper and the spacing that are chosen here', async () => {
  downloadResumePdf.mockReset().mockResolvedValue(undefined);
  const page = {
    templateId: 'modern-blue',
    paper: 'long-bond',
    density: 'compact',
    photo: 'automatic',
    qrCode: false,
    attachData: true,
  } as const;
  await download(new Response(null, { status: 204 }), {
    ...emptyResume,
    ...page,
    version: 1,
    updatedAt: null,
  });
  await waitFor(() =>
    expect(downloadResumePdf).toHaveBeenCalledWith(
      expect.objectContaining({ paper: 'long-bond', density: 'compact', photo: 'automatic' }),
      expect.anything(),
    ),
  );
});

describe('with unsaved changes', () => {
  const saved: Resume = {
    ...emptyResume,
    title: 'Nurse',
    templateId: 'modern-blue',
    paper: null,
    density: 'automatic',
    photo: 'automatic',
    qrCode: false,
    attachData: true,
    version: 3,
    updatedAt: '2026-11-20T07:14:00.000Z',
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const askToDownload = async (save: () => Response | object, stored = saved) => {
    downloadResumePdf.mockReset().mockResolvedValue(undefined);
    const calls = fakeApi({
      'GET /api/resume': stored,
      'POST /api/resume': save,
      'GET /api/credentials': [],
      [`GET /api/pdf-data/${user.id}`]: {
        ...sampleProfile,
        templateId: 'modern-blue',
        paper: 'a4',
        density: 'automatic',
        photo: 'automatic',
        qrCode: false,
        attachData: true,
      },
      [told]: () => new Response(null, { status: 204 }),
    });
    renderApp(<DashboardPage user={user} />);
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Head Nurse' } });
    await screen.findByText(/^(Unsaved changes$|Draft saved |Saved on this device)/);
    await press('Download PDF');
    await screen.findByRole('dialog', { name: 'Save your changes first?' });
    expect(downloadResumePdf).not.toHaveBeenCalled();
    return () => calls.map(({ call }) => call);
  };

  test('one press saves and downloads', async () => {
    const calls = await askToDownload(() => ({ ...saved, title: 'Head Nurse', version: 4 }));
    await press('Save and download');
    await waitFor(() => expect(downloadResumePdf).toHaveBeenCalledOnce());
    const order = calls().filter((call) => /^POST .api.resume$|pdf-data/.test(call));
    expect(order).toEqual(['POST /api/resume', `GET /api/pdf-data/${user.id}`]);
  });

  test('the last saved version can be downloaded, and the changes stay', async () => {
    const calls = await askToDownload(() => saved);
    await press('Download the last saved version');
    await waitFor(() => expect(downloadResumePdf).toHaveBeenCalledOnce());
    expect(calls()).not.toContain('POST /api/resume');
    expect(screen.getByLabelText('Title')).toHaveValue('Head Nurse');
  });

  test('what could not be saved is not downloaded', async () => {
    const calls = await askToDownload(() => refusal('INTERNAL', 'Oops'));
    await press('Save and download');
    await waitFor(() => expect(calls()).toContain('POST /api/resume'));
    await screen.findByText('Failed to save resume. Please try again.');
    expect(downloadResumePdf).not.toHaveBeenCalled();
  });

  test('before the first save there is no saved version to choose', async () => {
    await askToDownload(() => saved, { ...saved, title: '', version: 0, updatedAt: null });
    expect(screen.queryByRole('button', { name: /last saved version/ })).not.toBeInTheDocument();
    await press('Cancel');
    expect(downloadResumePdf).not.toHaveBeenCalled();
  });
});

describe('with words in brackets that are still to be replaced', () => {
  const saved: Resume = {
    ...emptyResume,
    experience: [{ ...emptyExperience, title: 'Nurse', description: 'Cared for [number] patients a day' }],
    templateId: 'modern-blue',
    paper: null,
    density: 'automatic',
    photo: 'automatic',
    qrCode: false,
    attachData: true,
    version: 3,
    updatedAt: '2026-11-20T07:14:00.000Z',
  };
  const ask = async () => {
    downloadResumePdf.mockReset().mockResolvedValue(undefined);
    await download(new Response(null, { status: 204 }), saved);
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
});
