import { withoutParticulars } from '#shared/resume/particulars';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#shared/accounts/schema';
import { publicProfileQuery } from '../../../features/public-profile/api';
import { createQueryClient } from '../../../lib/api/query-client';
import { emptyProfile, sampleProfile } from '../../../testing/sample-profile';
import { ProfilePage } from './profile';
import { findAnnounced } from '../../../testing/find-announced';

const downloadResumePdf = vi.hoisted(() => vi.fn());
vi.mock('../../../features/document/download-pdf', () => ({ downloadResumePdf }));

const told = vi.hoisted(() => ({ sendViewBeacon: vi.fn(), sendDownloadBeacon: vi.fn() }));
vi.mock('../../../features/analytics/recording/beacon', () => told);

const page = {
  paper: 'a4',
  density: 'automatic',
  photo: 'automatic',
  qrCode: false,
  attachData: true,
  monthStyle: 'as-typed',
} as const;

const answers = new Map<string, () => Response>();
const fetchCalls = vi.fn((path: string, _init?: RequestInit) =>
  Promise.resolve(answers.get(path)?.() ?? notFound()),
);
const notFound = () =>
  Response.json({ code: 'NOT_FOUND', message: 'Not found', requestId: 'r' }, { status: 404 });
const broken = () =>
  Response.json({ code: 'INTERNAL', message: 'Something went wrong', requestId: 'r' }, { status: 500 });

const open = (currentUser: CurrentUser | null = null, queryClient = createQueryClient()) => {
  render(
    <QueryClientProvider client={queryClient}>
      <ProfilePage username="maria-santos" currentUser={currentUser} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
};

const juan: CurrentUser = {
  ...sampleProfile.user,
  emailVerified: true,
  contactEmail: sampleProfile.user.email,
  id: '0b8f6a8e-3f0a-4c55-9d20-6f6a1a2b3c4d',
  username: 'juan',
  userType: 'user',
  subscriptionExpiresAt: null,
  trial: null,
  noticeChanged: false,
  isTeamMember: false,
};
const maria: CurrentUser = { ...juan, username: 'maria-santos' };

beforeEach(() => {
  vi.stubGlobal('fetch', fetchCalls);
  answers.set('/api/profile/maria-santos', () => Response.json(sampleProfile));
  answers.set('/api/pdf-data/public/maria-santos', () =>
    Response.json({ ...sampleProfile, templateId: 'classic-navy', ...page }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  answers.clear();
});

test('the profile is loaded, shown and named in the tab', async () => {
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading profile');
  expect(await screen.findByRole('heading', { level: 1, name: 'Maria Santos' })).toBeVisible();
  expect(document.title).toBe('Maria Santos – Registered Nurse | Husay');
});

test('a profile in the initial data is painted without a request', () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(publicProfileQuery('maria-santos').queryKey, sampleProfile);
  open(null, queryClient);
  expect(screen.getByRole('heading', { level: 1, name: 'Maria Santos' })).toBeVisible();
  expect(fetchCalls).not.toHaveBeenCalled();
});

test('no profile at this address', async () => {
  answers.delete('/api/profile/maria-santos');
  open();
  expect(await screen.findByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
  expect(document.title).toBe('Profile Not Found | Husay');
});

test('a failure shows an error, and retry loads the profile', async () => {
  answers.set('/api/profile/maria-santos', broken);
  const user = open();
  await findAnnounced('This profile could not be loaded', 'alert');
  answers.set('/api/profile/maria-santos', () => Response.json(sampleProfile));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Maria Santos' })).toBeVisible();
});

test('only the owner of an empty profile is asked to fill it', async () => {
  answers.set('/api/profile/maria-santos', () => Response.json(emptyProfile));
  open(juan);
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
  open(maria);
  expect(await screen.findByRole('link', { name: 'Fill in My Resume' })).toBeVisible();
});

test("the download generates the PDF from the server's data, in the owner's template", async () => {
  let finish = () => {};
  downloadResumePdf.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  const user = open();
  const button = await screen.findByRole('button', { name: /Download Resume PDF/ });
  await user.click(button);
  await waitFor(() =>
    expect(downloadResumePdf).toHaveBeenCalledWith(
      {
        ...sampleProfile,
        resume: withoutParticulars(sampleProfile.resume),
        templateId: 'classic-navy',
        ...page,
      },
      { profileUrl: `${location.origin}/profile/${sampleProfile.user.username}` },
    ),
  );
  expect(button).toBeDisabled();
  finish();
  await waitFor(() => expect(button).toBeEnabled());
});

test('a failed download is logged, shown inline, and can be retried', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  answers.set('/api/pdf-data/public/maria-santos', broken);
  const user = open();
  const button = await screen.findByRole('button', { name: /Download Resume PDF/ });
  await user.click(button);
  await findAnnounced('The PDF could not be made. Please try again.');
  expect(log).toHaveBeenCalledWith('Failed to download resume PDF', expect.any(Error));
  expect(downloadResumePdf).not.toHaveBeenCalled();
  expect(button).toBeEnabled();
});

test('the share dialog has this profile’s link, and closing returns the focus to its button', async () => {
  const user = open();
  const button = await screen.findByRole('button', { name: 'Share Profile' });
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Share Profile' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Profile link' })).toHaveValue(
    `${location.origin}/profile/maria-santos`,
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test.each([
  ['a visitor', null],
  ['another user who is signed in', juan],
])('the view of %s is recorded', async (_, currentUser) => {
  open(currentUser);
  await screen.findByRole('heading', { level: 1, name: 'Maria Santos' });
  expect(told.sendViewBeacon).toHaveBeenCalledExactlyOnceWith('maria-santos');
});

test('a missing profile records no view', async () => {
  answers.delete('/api/profile/maria-santos');
  open();
  await screen.findByRole('heading', { name: 'Profile Not Found' });
  expect(told.sendViewBeacon).not.toHaveBeenCalled();
});

test('a download is recorded, and not before it is saved', async () => {
  let finish = () => {};
  downloadResumePdf.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  const user = open();
  await user.click(await screen.findByRole('button', { name: /Download Resume PDF/ }));
  await waitFor(() => expect(downloadResumePdf).toHaveBeenCalledOnce());
  expect(told.sendDownloadBeacon).not.toHaveBeenCalled();
  finish();
  await waitFor(() =>
    expect(told.sendDownloadBeacon).toHaveBeenCalledExactlyOnceWith('maria-santos', 'resume_pdf'),
  );
});

test('a failed PDF is not recorded', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  downloadResumePdf.mockRejectedValue(new Error('no font'));
  const user = open();
  await user.click(await screen.findByRole('button', { name: /Download Resume PDF/ }));
  await waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(told.sendDownloadBeacon).not.toHaveBeenCalled();
});

test.each([
  ['a press', { keys: '[MouseLeft]' }],
  ['a press of the middle button', { keys: '[MouseMiddle]' }],
] as const)('%s on a credential tells that its file is opened', async (_, { keys }) => {
  const user = open();
  const file = await screen.findByRole('link', { name: /PRC License.*new tab/ });
  file.addEventListener('click', (event) => event.preventDefault());
  await user.pointer({ keys, target: file });
  expect(told.sendDownloadBeacon).toHaveBeenCalledExactlyOnceWith(
    'maria-santos',
    sampleProfile.credentials[0]?.id,
  );
});

test('an owner’s actions on their own page record no visit', async () => {
  downloadResumePdf.mockResolvedValue(undefined);
  const user = open(maria);
  const file = await screen.findByRole('link', { name: /PRC License.*new tab/ });
  file.addEventListener('click', (event) => event.preventDefault());
  await user.click(file);
  await user.click(screen.getByRole('button', { name: /Download Resume PDF/ }));
  await waitFor(() =>
    expect(fetchCalls).toHaveBeenCalledWith('/api/downloads', expect.objectContaining({ method: 'POST' })),
  );
  expect(told.sendViewBeacon).not.toHaveBeenCalled();
  expect(told.sendDownloadBeacon).not.toHaveBeenCalled();
});
