import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import type { Resume } from '#shared/resume/schema';
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
