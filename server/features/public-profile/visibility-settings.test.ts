import { describe, expect, test } from 'vitest';
import { sampleResume } from '#shared/resume/sample-resume';
import { securityEvents } from '../../db/schema/security-events';
import { refusal } from '../../testing/requests/refusal';
import {
  addressesOf,
  ana,
  app,
  choose,
  diploma,
  email,
  read,
  save,
  useVisibilityApp,
  user,
  visibilityPath,
} from './testing/visibility-app';

useVisibilityApp();

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
    expect(await read(visibilityPath, ana)).toEqual({
      visibility: 'link',
      showEmail: true,
      showPhone: false,
      showLocation: true,
      chosenAt: null,
      hasSavedResume: false,
    });
    await save();
    expect(await read(visibilityPath, ana)).toMatchObject({ chosenAt: null, hasSavedResume: true });
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
      expect(await refusal(await ana.send('PUT', visibilityPath, change))).toMatchObject({ status: 400 });
    },
  );

  test('belong to the user: 401 when signed out, and no user changes another’s', async () => {
    expect((await app.visitor().get(visibilityPath)).status).toBe(401);
    expect((await app.visitor().send('PUT', visibilityPath, { visibility: 'public' })).status).toBe(401);
    const ben = await app.signedIn({ email: 'ben@example.com', firstName: 'Ben' });
    await choose({ visibility: 'public', showPhone: true }, ben);
    expect(await read(visibilityPath, ana)).toMatchObject({ visibility: 'link', showPhone: false });
  });
});
