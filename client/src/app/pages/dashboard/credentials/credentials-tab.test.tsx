import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../../../../features/accounts/api';
import { fakeUploads, uploads } from '../../../../features/credentials/testing/fake-upload';
import {
  expectToast,
  openUpload,
  pdf,
  uploadButton,
} from '../../../../features/credentials/testing/open-manager';
import { sampleCredential } from '../../../../features/credentials/testing/sample-credential';
import { emptyOf } from '#shared/resume/schema';
import { licenseEntry } from '#shared/resume/sections/schema';
import { storedResume } from '../../../../features/resume/testing/open-builder';
import { publicProfileQuery } from '../../../../features/public-profile/api';
import { leavePage } from '../../../../lib/leaving/leave-page';
import { createQueryClient } from '../../../../lib/api/query-client';
import { fakeApi, refusal } from '../../../../testing/fake-api';
import { renderApp } from '../../../../testing/render-app';
import { sampleProfile } from '../../../../testing/sample-profile';
import { sampleUser } from '../../../../testing/sample-user';
import { CredentialsTab } from './credentials-tab';
import { StatCards } from '../overview/stat-cards';

fakeUploads();

const user = sampleUser();
const license = sampleCredential({ isPublic: true });

const open = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const calls = fakeApi({ 'GET /api/credentials': [license], 'GET /api/auth/user': user, ...answers });
  const queryClient = createQueryClient();
  const profileKey = publicProfileQuery(user.username).queryKey;
  queryClient.setQueryData(profileKey, sampleProfile);
  renderApp(
    <>
      <StatCards user={user} />
      <CredentialsTab user={user} open />
    </>,
    { queryClient, path: '/?tab=credentials' },
  );
  await screen.findByRole('article', { name: 'PRC License' });
  return { calls, queryClient, profileKey, pointer: userEvent.setup({ delay: null }) };
};

test('the card above counts the credentials used, and updates', async () => {
  const { pointer } = await open({
    [`DELETE /api/credentials/${license.id}`]: () => new Response(null, { status: 204 }),
  });
  expect(screen.getByText('1 / 3')).toBeVisible();
  expect(screen.getByText('1 public')).toBeVisible();
  await pointer.click(screen.getByRole('button', { name: 'Delete PRC License' }));
  await pointer.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('0 / 3')).toBeVisible();
  expect(screen.getByText('Nothing uploaded yet')).toBeVisible();
});

test('a credential that proves a license of the resume says so', async () => {
  const proven = { ...emptyOf(licenseEntry), name: 'Registered Nurse', credentialId: license.id };
  await open({ 'GET /api/resume': storedResume({ licenses: [proven] }) });
  const card = within(screen.getByRole('article', { name: 'PRC License' }));
  expect(await card.findByText(/^Proves your license: .*Registered Nurse/)).toBeVisible();
});

test.each([
  [{ issuer: 'Board of Nursing' }, /^Proves your license: .*Board of Nursing/],
  [{}, 'Proves a license on your resume'],
])('a credential that proves a license without a name says so, too', async (facts, line) => {
  const proven = { ...emptyOf(licenseEntry), ...facts, credentialId: license.id };
  await open({ 'GET /api/resume': storedResume({ licenses: [proven] }) });
  const card = within(screen.getByRole('article', { name: 'PRC License' }));
  expect(await card.findByText(line)).toBeVisible();
});

describe('a public credential of a profile that visitors cannot open', () => {
  const visibility = {
    visibility: 'private',
    chosenAt: null,
    hasSavedResume: true,
    showEmail: true,
    showPhone: false,
    showLocation: true,
  };

  test('says that the profile is private, and links to the setting', async () => {
    const second = sampleCredential({
      id: 'c0ffee00-0000-4000-8000-000000000009',
      title: 'Diploma',
      isPublic: false,
    });
    await open({
      'GET /api/credentials': [license, second],
      'GET /api/account/visibility': visibility,
    });
    const card = within(screen.getByRole('article', { name: 'PRC License' }));
    expect(await card.findByText('Visitors cannot open it: your profile is private.')).toBeVisible();
    expect(card.getByRole('link', { name: 'Change who can see it' })).toHaveAttribute(
      'href',
      '/?tab=profile',
    );
    const own = within(screen.getByRole('article', { name: 'Diploma' }));
    expect(own.queryByText(/Visitors cannot open it/)).not.toBeInTheDocument();
  });

  test('says that the resume is to be saved first', async () => {
    await open({
      'GET /api/account/visibility': { ...visibility, visibility: 'link', hasSavedResume: false },
    });
    expect(await screen.findByText('Visitors cannot open it until you save your resume.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fill in my resume' })).toHaveAttribute('href', '/?tab=resume');
  });

  test('says so beside the switch of both dialogs, while it is on', async () => {
    const reason = 'Visitors cannot open it: your profile is private.';
    const { pointer } = await open({ 'GET /api/account/visibility': visibility });
    await screen.findByText(reason);
    await pointer.click(screen.getByRole('button', { name: 'Edit PRC License' }));
    const edit = within(await screen.findByRole('dialog', { name: 'Edit Credential' }));
    expect(edit.getByRole('switch')).toHaveAccessibleDescription(reason);
    await pointer.click(edit.getByRole('button', { name: 'Cancel' }));

    await openUpload(pointer, pdf());
    const upload = within(screen.getByRole('dialog', { name: 'Upload Credential' }));
    expect(upload.getByRole('switch')).toHaveAccessibleDescription('Only you can open the file.');
    await pointer.click(upload.getByRole('switch'));
    expect(upload.getByRole('switch')).toHaveAccessibleDescription(reason);
  });

  test('says nothing once visitors can open it', async () => {
    const { calls } = await open({ 'GET /api/account/visibility': { ...visibility, visibility: 'link' } });
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /api/account/visibility'));
    expect(screen.queryByText(/Visitors cannot open it/)).not.toBeInTheDocument();
  });
});

test('a cached public profile is refetched after a change', async () => {
  const { pointer, queryClient, profileKey } = await open({
    [`PUT /api/credentials/${license.id}`]: () => ({ ...license, isPublic: false }),
  });
  expect(queryClient.getQueryData(profileKey)).toBeDefined();
  await pointer.click(screen.getByRole('switch', { name: 'Public: PRC License' }));
  await waitFor(() => expect(queryClient.getQueryData(profileKey)).toBeUndefined());
});

test('a public credential is shared by the URL of its own page', async () => {
  const { pointer } = await open();
  await pointer.click(screen.getByRole('button', { name: 'Share PRC License' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share Credential' }));
  const url = `${location.origin}/profile/juan-dela-cruz/credentials/${license.id}`;
  expect(dialog.getByLabelText('Credential link')).toHaveValue(url);
  await pointer.click(dialog.getByRole('button', { name: 'Generate QR Code' }));
  expect(await dialog.findByAltText('QR code of PRC License')).toBeVisible();
});

test.each(['uploading', 'deleting'])('a session that ends while %s redirects to sign-in', async (doing) => {
  const { pointer } = await open({
    [`DELETE /api/credentials/${license.id}`]: () => refusal('UNAUTHORIZED', 'Unauthorized'),
  });
  if (doing === 'uploading') {
    await openUpload(pointer, pdf());
    await pointer.click(uploadButton());
    await uploads.wait();
    await uploads.refuse('UNAUTHORIZED', 'Unauthorized');
  } else {
    await pointer.click(screen.getByRole('button', { name: 'Delete PRC License' }));
    await pointer.click(await screen.findByRole('button', { name: 'Delete' }));
  }
  await expectToast('Unauthorized', 'You are logged out. Logging in again...');
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/api/login?returnTo=%2F%3Ftab%3Dcredentials'));
  vi.mocked(leavePage).mockClear();
});

test('when the server reports the limit, the plan and the list are refetched', async () => {
  const { pointer, calls, queryClient } = await open();
  queryClient.setQueryData(currentUserQuery().queryKey, user);
  await openUpload(pointer, pdf());
  await pointer.click(uploadButton());
  await uploads.wait();
  await uploads.refuse('PLAN_LIMIT', 'Your Free plan allows 3 credentials.');
  await waitFor(() => expect(calls.filter(({ call }) => call === 'GET /api/credentials')).toHaveLength(2));
  expect(queryClient.getQueryState(currentUserQuery().queryKey)?.isInvalidated).toBe(true);
});
