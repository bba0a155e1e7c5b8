import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Credential } from '#shared/credentials/schema';
import { credentialPagePath } from '#shared/credentials/endpoints';
import { profilePath } from '#shared/public-profile/endpoints';
import type { ProfileVisibility, VisibilityChange } from '#shared/public-profile/visibility';
import { sampleResume } from '#shared/resume/sample-resume';
import { securityEvents } from '../../db/schema/security-events';
import type { Browser } from '../../testing/browser';
import { jpeg, png } from '../../testing/pictures';
import { refusal } from '../../testing/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { uploadCredential } from './testing/upload-credential';

const path = '/api/account/visibility';

let app: TestApp;
let ana: Browser;
let user: CurrentUser;
let email: string;
let count = 0;

let photoUrl: string;
let diploma: Credential;

beforeAll(async () => {
  app = await startTestApp();
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

const save = () => ana.send('POST', '/api/resume', { ...sampleResume, profilePhotoUrl: photoUrl });

const choose = async (change: VisibilityChange, browser = ana) => {
  const response = await browser.send('PUT', path, change);
  expect(response.status).toBe(200);
  return (await response.json()) as ProfileVisibility;
};

const read = async (address: string, browser = app.visitor()) => (await browser.get(address)).json();

/** Every address that shows something of a profile: of this user, with this credential. */
const addressesOf = (username: string, credentialId: string) => [
  profilePath(username),
  credentialPagePath(username, credentialId),
  `/api/profile/${username}`,
  `/api/pdf-data/public/${username}`,
  `/api/profile/${username}/credentials/${credentialId}`,
  `/api/credentials/${credentialId}/file`,
  `/api/credentials/${credentialId}/thumbnail`,
];

describe('contact details', () => {
  const visitorsSee = async () => {
    const found = [];
    for (const address of [`/api/profile/${user.username}`, `/api/pdf-data/public/${user.username}`]) {
      const { user: person, resume } = await read(address);
      found.push({ email: person.email, phone: resume.phone, location: resume.location });
    }
    expect(found[0]).toEqual(found[1]);
    return found[0];
  };
  const all = () => ({ email, phone: sampleResume.phone, location: sampleResume.location });

  test('show email and location, and no phone number, for a new account', async () => {
    await save();
    expect(await visitorsSee()).toEqual({ ...all(), phone: '' });
  });

  test('are empty where the owner hides them, in every answer and in the page’s head', async () => {
    await save();
    await choose({ showEmail: false, showPhone: true, showLocation: false });
    expect(await visitorsSee()).toEqual({ email: '', phone: sampleResume.phone, location: '' });
    await choose({ showPhone: false });
    for (const address of addressesOf(user.username, diploma.id).slice(0, 5)) {
      const body = await (await app.visitor().get(address)).text();
      // The city is also in the text that the owner wrote.
      for (const hidden of [email, sampleResume.phone, `"${sampleResume.location}"`]) {
        expect(body, `${hidden} at ${address}`).not.toContain(hidden);
      }
    }
  });

  test("stay in the owner's own PDF", async () => {
    await save();
    await choose({ showEmail: false, showPhone: false, showLocation: false });
    const { user: person, resume } = await read(`/api/pdf-data/${user.id}`, ana);
    expect({ email: person.email, phone: resume.phone, location: resume.location }).toEqual(all());
  });
});

describe('the settings', () => {
  test('start as: anyone with the link, not asked yet, nothing saved', async () => {
    expect(await read(path, ana)).toEqual({
      visibility: 'link',
      showEmail: true,
      showPhone: false,
      showLocation: true,
      chosenAt: null,
      hasSavedResume: false,
    });
    await save();
    expect(await read(path, ana)).toMatchObject({ chosenAt: null, hasSavedResume: true });
  });

  test('remember that the question was answered, also with what is so already', async () => {
    expect(await choose({ visibility: 'link' })).toMatchObject({
      visibility: 'link',
      chosenAt: app.clock.now().toISOString(),
    });
    expect(await choose({ showPhone: true })).toMatchObject({ showPhone: true, visibility: 'link' });
  });

  test('are recorded when they change, by id and without personal data', async () => {
    await choose({ visibility: 'link' });
    await choose({ visibility: 'private', showEmail: false });
    const events = await app.db.select().from(securityEvents);
    const changes = events.filter(({ kind, userId }) => kind === 'visibility_changed' && userId === user.id);
    expect(changes).toMatchObject([{ actorId: null, details: { visibility: 'private', showEmail: false } }]);
    expect(changes[0]?.requestId).toBeTruthy();
  });

  test.each([{ visibility: 'friends' }, { showEmail: 'no' }, { showAge: true }, { chosenAt: null }])(
    'refuse %j',
    async (change) => {
      expect(await refusal(await ana.send('PUT', path, change))).toMatchObject({ status: 400 });
    },
  );

  test('belong to the user: signed out 401, and nobody changes another user’s', async () => {
    expect((await app.visitor().get(path)).status).toBe(401);
    expect((await app.visitor().send('PUT', path, { visibility: 'public' })).status).toBe(401);
    const ben = await app.signedIn({ email: 'ben@example.com', firstName: 'Ben' });
    await choose({ visibility: 'public', showPhone: true }, ben);
    expect(await read(path, ana)).toMatchObject({ visibility: 'link', showPhone: false });
  });
});
