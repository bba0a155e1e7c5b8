import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { credentialPagePath } from '#shared/credentials/endpoints';
import { createQueryClient } from '../../../lib/api/query-client';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { pictureRecord, sampleRecord } from '../../../testing/sample-credential';
import { sampleUser } from '../../../testing/sample-user';
import type { InitialData } from '#shared/pages/initial-data';
import { seedQueries } from '../../initial-data';
import { Router } from '../../router';

const told = vi.hoisted(() => ({
  sendViewBeacon: vi.fn(),
  sendDownloadBeacon: vi.fn(),
  sendShownBeacon: vi.fn(),
}));
vi.mock('../../../features/analytics/recording/beacon', () => told);
afterEach(async () => {
  // What a signed-in user's page fetches ahead must not reach the next test.
  await vi.dynamicImportSettled();
  vi.clearAllMocks();
});

// Lazy in the browser; loaded up front here.
await import('./credential');

const { owner, credential } = sampleRecord;
const path = credentialPagePath(owner.username, credential.id);
const call = `GET /api${path}` as const;
const user = { 'GET /api/auth/user': sampleUser() };

const open = (at: string = path, initialData: Partial<InitialData> = {}) => {
  const queryClient = createQueryClient();
  seedQueries(queryClient, initialData);
  renderApp(<Router />, { path: at, queryClient });
};

test('the credential is loaded, shown and named in the tab', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  fakeApi({ ...user, [call]: () => answered.then(() => sampleRecord) });
  open();
  expect(await screen.findByText('Loading credential')).toBeInTheDocument();
  answer();
  expect(await screen.findByRole('heading', { level: 1, name: 'PRC License' })).toBeVisible();
  expect(document.title).toBe('PRC License – Maria Santos | Husay');
});

test('initial data is painted without a request, whatever the URL’s case', async () => {
  const calls = fakeApi({});
  const spelled = credentialPagePath('Maria-SANTOS', credential.id.toUpperCase());
  open(spelled, { currentUser: null, credential: sampleRecord });
  expect(await screen.findByRole('heading', { level: 1, name: 'PRC License' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('a missing credential in the initial data is shown without a request too', async () => {
  const calls = fakeApi({});
  const unknown = { username: 'Nobody', id: 'X' };
  open('/profile/Nobody/credentials/X', { currentUser: null, missingCredential: unknown });
  expect(await screen.findByRole('heading', { name: 'Credential Not Found' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('not found: shows two links', async () => {
  fakeApi(user);
  open();
  expect(await screen.findByRole('heading', { name: 'Credential Not Found' })).toBeVisible();
  expect(document.title).toBe('Credential Not Found | Husay');
  expect(screen.getByRole('link', { name: 'Open the Profile' })).toHaveAttribute(
    'href',
    `/profile/${owner.username}`,
  );
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});

test('a failure shows an error, and retry loads the credential', async () => {
  let broken = true;
  fakeApi({
    ...user,
    [call]: () => (broken ? refusal('INTERNAL', 'Something went wrong') : sampleRecord),
  });
  open();
  expect(await screen.findByText('This credential could not be loaded')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'PRC License' })).toBeVisible();
});

const pressFile = async () => {
  const file = await screen.findByRole('link', { name: /^Open PDF/ });
  file.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(file);
};

test('opening the file is recorded; opening the page is no profile view', async () => {
  fakeApi({});
  open(path, { currentUser: null, credential: sampleRecord });
  await pressFile();
  expect(told.sendDownloadBeacon).toHaveBeenCalledExactlyOnceWith(owner.username, credential.id);
  expect(told.sendViewBeacon).not.toHaveBeenCalled();
  expect(told.sendShownBeacon).not.toHaveBeenCalled();
});

test('the owner opening it is not recorded', async () => {
  fakeApi({});
  open(path, { currentUser: sampleUser({ username: owner.username }), credential: sampleRecord });
  await pressFile();
  expect(told.sendDownloadBeacon).not.toHaveBeenCalled();
});

test('an image is recorded when it is shown, and not again when it is opened', async () => {
  fakeApi({});
  open(path, { currentUser: null, credential: pictureRecord });
  const file = await screen.findByRole('link', { name: /^Open in Full Size/ });
  file.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(file);
  expect(told.sendShownBeacon).toHaveBeenCalledExactlyOnceWith(owner.username, credential.id);
  expect(told.sendDownloadBeacon).not.toHaveBeenCalled();
});

test('the owner seeing it is not recorded', async () => {
  fakeApi({});
  open(path, { currentUser: sampleUser({ username: owner.username }), credential: pictureRecord });
  expect(await screen.findByRole('link', { name: /^Open in Full Size/ })).toBeVisible();
  expect(told.sendShownBeacon).not.toHaveBeenCalled();
});
