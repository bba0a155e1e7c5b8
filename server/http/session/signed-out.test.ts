import { afterAll, beforeAll, expect, test } from 'vitest';
import * as accounts from '#shared/accounts/endpoints';
import * as publicProfile from '#shared/public-profile/endpoints';
import * as resume from '#shared/resume/endpoints';
import { jpeg } from '../../testing/content/pictures';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const owned = [
  accounts.getCurrentUser,
  accounts.updateProfile,
  resume.getResume,
  resume.saveResume,
  resume.getDraft,
  resume.saveDraft,
  resume.discardDraft,
  resume.chooseTemplate,
  publicProfile.getPdfData,
];

test.each(owned)('$method $path is 401 when signed out', async ({ method, path }) => {
  const address = path.replace(/:\w+/, '00000000-0000-4000-8000-000000000000');
  const visitor = app.visitor();
  const response = method === 'GET' ? await visitor.get(address) : await visitor.send(method, address, {});
  expect(await refusal(response)).toMatchObject({
    status: 401,
    code: 'UNAUTHORIZED',
    message: 'Unauthorized',
  });
});

test('a photo upload is 401 when signed out, and leaves nothing', async () => {
  const response = await app.visitor().upload(resume.uploadPhoto.path, 'file', await jpeg(), 'me.jpg');
  expect(await refusal(response)).toMatchObject({ status: 401, message: 'Unauthorized' });
  expect(await app.storedFiles()).toEqual([]);
});

test('a forged or foreign session cookie is signed out', async () => {
  for (const cookie of ['husay.sid=s%3Aforged.signature', 'husay.sid=', 'husay.sid=%00', 'husay.sid=plain']) {
    const response = await app.visitor().get('/api/auth/user', { cookie });
    expect(response.status, cookie).toBe(401);
  }
});

test('reading signed out sets no cookie', async () => {
  const response = await app.visitor().get('/api/auth/user');
  expect(response.headers.getSetCookie()).toEqual([]);
});
