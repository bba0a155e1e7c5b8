import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { leavePage } from '../../../../lib/leaving/leave-page';
import { refusal } from '../../../../testing/fake-api';
import { sampleUser } from '../../../../testing/sample-user';
import { toastStore } from '../../../../ui/feedback/toast';
import { onTrial, openDashboard, trial } from '../testing/open-dashboard';

const downloadResumePdf = vi.hoisted(() => vi.fn());
vi.mock('../../../../features/document/download-pdf', () => ({ downloadResumePdf }));

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  downloadResumePdf.mockReset();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const prompt = async (name = 'Download your resume') => within(await screen.findByRole('dialog', { name }));
const downloaded = () => downloadResumePdf.mock.calls.map(([, { templateId }]) => templateId as string);
const expectDownloads = (...templates: string[]) => waitFor(() => expect(downloaded()).toEqual(templates));

test('a free user learns of the watermark before the download, once per session', async () => {
  const first = openDashboard();
  await press('Download PDF');
  const dialog = await prompt();
  expect(dialog.getByText(/every page has a light “Husay FREE” watermark/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Start Pro Trial' })).toBeVisible();
  expect(downloaded()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Download with watermark' }));
  await expectDownloads('modern-blue');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await press('Download PDF');
  await expectDownloads('modern-blue', 'modern-blue');
  // After a reload of the tab, too.
  first.unmount();
  openDashboard();
  await press('Download PDF');
  await expectDownloads('modern-blue', 'modern-blue', 'modern-blue');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('another user of the same tab is asked, too', async () => {
  sessionStorage.setItem('husay.watermark-accepted', JSON.stringify('b3f1c6de-53a8-4c1e-9a2b-1f0e5b7c9d01'));
  openDashboard();
  await press('Download PDF');
  await prompt();
  expect(downloaded()).toEqual([]);
});

test('closing the prompt downloads nothing, and the next press asks again', async () => {
  openDashboard();
  await press('Download PDF');
  await userEvent.click((await prompt()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('Download PDF');
  await prompt();
  expect(downloaded()).toEqual([]);
});

test('the trial is the other button: it starts, and the PDF comes without a watermark', async () => {
  const { timesMade } = openDashboard();
  await press('Download PDF');
  expect(timesMade('POST /api/trial')).toBe(0);
  await userEvent.click((await prompt()).getByRole('button', { name: 'Start Pro Trial' }));
  await expectDownloads('modern-blue');
  expect(timesMade('POST /api/trial')).toBe(1);
  expect(downloadResumePdf.mock.calls[0]?.[0]).toMatchObject({ user: { plan: 'pro' } });
  expect(toastStore.read()).toMatchObject({
    title: 'Your Pro trial has started',
    description: 'You have every Pro feature until Nov 27, 2099. The trial ends by itself.',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('Download PDF');
  await expectDownloads('modern-blue', 'modern-blue');
});

test('after the trial was used, the other button leads to Pro', async () => {
  openDashboard({ user: { trial: { ...trial, endsAt: '2026-11-27T01:00:00.000Z' } } });
  await press('Download PDF');
  const dialog = await prompt();
  expect(dialog.queryByRole('button', { name: 'Start Pro Trial' })).not.toBeInTheDocument();
  expect(dialog.getByText('Pro is ₱99.00 for 30 days.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/billing');
});

test('a refused trial shows the reason, and the watermarked download stays possible', async () => {
  const words = 'You already used your free trial on Nov 20, 2026. Pro is ₱99 for 30 days.';
  openDashboard({ answers: { 'POST /api/trial': () => refusal('CONFLICT', words) } });
  await press('Download PDF');
  const dialog = await prompt();
  await userEvent.click(dialog.getByRole('button', { name: 'Start Pro Trial' }));
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject({ description: words, variant: 'destructive' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Download with watermark' }));
  await expectDownloads('modern-blue');
});

test('a trial after the session ended leads to sign-in', async () => {
  openDashboard({ answers: { 'POST /api/trial': () => refusal('UNAUTHORIZED', 'Unauthorized') } });
  await press('Download PDF');
  await userEvent.click((await prompt()).getByRole('button', { name: 'Start Pro Trial' }));
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/api/login?returnTo=%2F%3Ftab%3Dresume'));
  window.dispatchEvent(new Event('pageshow'));
});

test('a press on a locked template asks each time, and offers the free one', async () => {
  openDashboard({ path: '/?tab=templates' });
  await userEvent.click(await screen.findByRole('button', { name: 'Download Minimalist Clean' }));
  const dialog = await prompt('Minimalist Clean comes with Pro');
  expect(dialog.getByText(/Your free PDF is in Modern Professional, with a light/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Download in Modern Professional' }));
  await expectDownloads('modern-blue');
  await userEvent.click(screen.getByRole('button', { name: 'Download Minimalist Clean' }));
  await prompt('Minimalist Clean comes with Pro');
});

test('the trial opens the locked template that was asked for', async () => {
  openDashboard({ path: '/?tab=templates' });
  await userEvent.click(await screen.findByRole('button', { name: 'Download Minimalist Clean' }));
  const dialog = await prompt('Minimalist Clean comes with Pro');
  await userEvent.click(dialog.getByRole('button', { name: 'Start Pro Trial' }));
  await expectDownloads('minimalist-gray');
});

test('a locked template can stay chosen: Download PDF asks once, then takes the free one and says so', async () => {
  openDashboard({ resume: { templateId: 'classic-navy' } });
  await screen.findByLabelText('Title');
  await press('Download PDF');
  const dialog = await prompt('Classic Professional comes with Pro');
  await userEvent.click(dialog.getByRole('button', { name: 'Download in Modern Professional' }));
  await expectDownloads('modern-blue');
  await press('Download PDF');
  await expectDownloads('modern-blue', 'modern-blue');
  expect(toastStore.read()).toMatchObject({
    title: 'Your PDF is in Modern Professional',
    description: 'Classic Professional comes with Pro.',
  });
});

test('a paying user downloads at once', async () => {
  openDashboard({ user: { plan: 'pro' }, resume: { templateId: 'classic-navy' } });
  await screen.findByLabelText('Title');
  await press('Download PDF');
  await expectDownloads('classic-navy');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a trial whose answer is lost has started: no second offer, and the PDF comes', async () => {
  const free = sampleUser();
  let isStarted = false;
  const { timesMade } = openDashboard({
    answers: {
      'GET /api/auth/user': () => (isStarted ? onTrial(free) : free),
      'POST /api/trial': () => {
        isStarted = true;
        return Response.error();
      },
    },
  });
  await press('Download PDF');
  await prompt();
  await press('Start Pro Trial');
  await expectDownloads('modern-blue');
  expect(await screen.findByText('Your Pro trial has started')).toBeInTheDocument();
  expect(screen.queryByText('The trial did not start')).not.toBeInTheDocument();
  expect(timesMade('POST /api/trial')).toBe(1);
});

test('a page that was open when the trial ended asks as on the free plan', async () => {
  openDashboard({ user: { plan: 'pro', subscriptionExpiresAt: '2026-01-01T00:00:00.000Z', trial } });
  await press('Download PDF');
  await prompt();
  expect(downloaded()).toEqual([]);
});

test('a free user learns there, too, what the PDF cannot print', async () => {
  openDashboard({ resume: { title: 'Nurse 😀' } });
  await press('Download PDF');
  expect(await (await prompt()).findByText('Title: 😀')).toBeVisible();
});
