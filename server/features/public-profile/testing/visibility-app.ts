import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Credential } from '#shared/credentials/schema';
import { credentialPagePath } from '#shared/credentials/endpoints';
import { profilePath } from '#shared/public-profile/endpoints';
import type { ProfileVisibility, VisibilityChange } from '#shared/public-profile/visibility';
import { sampleResume } from '#shared/resume/sample-resume';
import type { Browser } from '../../../testing/requests/browser';
import { jpeg, png } from '../../../testing/content/pictures';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { uploadCredential } from './upload-credential';

export let app: TestApp;
export let admin: Browser;
/** A new user for each test, with a photo and a public diploma, and without a saved resume. */
export let ana: Browser;
export let user: CurrentUser;
export let email: string;
export let photoUrl: string;
export let diploma: Credential;
let count = 0;

/** Starts an app for the test file that calls this. */
export const useVisibilityApp = () => {
  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.signedIn({ email: 'admin@husay.test' });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    email = `ana-${(count += 1)}@example.com`;
    ana = await app.signedIn({ email, firstName: 'Ana', lastName: 'Cruz' });
    user = await ana.currentUser();
    const uploaded = await ana.upload('/api/upload/photo', 'file', await jpeg(), 'me.jpg');
    photoUrl = ((await uploaded.json()) as { url: string }).url;
    diploma = await uploadCredential(ana, { title: 'Diploma', isPublic: 'true' }, await png());
  });
};

export const visibilityPath = '/api/account/visibility';

export const save = () => ana.send('POST', '/api/resume', { ...sampleResume, profilePhotoUrl: photoUrl });

export const choose = async (change: VisibilityChange, browser = ana) => {
  const response = await browser.send('PUT', visibilityPath, change);
  expect(response.status).toBe(200);
  return (await response.json()) as ProfileVisibility;
};

export const read = async (address: string, browser = app.visitor()) => (await browser.get(address)).json();

/** Every address that shows something of a profile: of this user, with this credential. */
export const addressesOf = (username: string, credentialId: string) => [
  profilePath(username),
  credentialPagePath(username, credentialId),
  `/api/profile/${username}`,
  `/api/pdf-data/public/${username}`,
  `/api/profile/${username}/credentials/${credentialId}`,
  `/api/credentials/${credentialId}/file`,
  `/api/credentials/${credentialId}/thumbnail`,
];
