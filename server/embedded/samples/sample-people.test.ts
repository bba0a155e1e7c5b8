import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema/users';
import { revokeAdminByEmail } from '../../features/accounts/repository';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { addSamplePeople } from './sample-people';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { ADMIN_EMAILS: '' } });
  await addSamplePeople(app.deps);
});
afterAll(() => app.stop());

const profile = async (username: string) => (await app.visitor().get(`/api/profile/${username}`)).json();

test('Maria has a full profile with a photo, Juan an empty one for himself, and Admin administrates', async () => {
  const maria = await profile('maria-santos');
  expect(maria).toMatchObject({ user: { firstName: 'Maria', lastName: 'Santos', plan: 'pro' } });
  expect(maria.resume.experience.length).toBeGreaterThan(0);
  expect((await app.visitor().get(maria.resume.profilePhotoUrl)).status).toBe(200);
  // He has not saved a resume, so that there is a profile for himself alone.
  expect((await app.visitor().get('/api/profile/juan-dela-cruz')).status).toBe(404);
  const juan = await app.signedIn({ email: 'juan@husay.test' });
  expect(await (await juan.get('/api/profile/juan-dela-cruz')).json()).toMatchObject({
    user: { plan: 'free' },
    resume: { title: '', skills: [] },
  });
  const admin = await app.signedIn({ email: 'admin@husay.test' });
  expect(await admin.currentUser()).toMatchObject({ firstName: 'Admin', userType: 'admin' });
});

test('Maria shows two credentials, whose files open, and keeps a third to herself', async () => {
  const { user, credentials } = await profile('maria-santos');
  expect(credentials.map(({ fileType }: { fileType: string }) => fileType)).toEqual([
    'image/png',
    'application/pdf',
  ]);
  for (const { fileUrl, fileType } of credentials) {
    const file = await app.visitor().get(fileUrl);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, fileType]);
  }
  const maria = await app.signedIn({ email: user.email });
  const own = (await (await maria.get('/api/credentials')).json()) as { isPublic: boolean }[];
  expect(own.map(({ isPublic }) => isPublic).sort()).toEqual([false, true, true]);
});

test('Maria sees six weeks of visitors, her latest of today, and where they came from', async () => {
  const { user } = await profile('maria-santos');
  const maria = await app.signedIn({ email: user.email });
  const summary = await (await maria.get('/api/analytics/summary')).json();
  expect(summary).toMatchObject({ profileViews: 158, credentialUploads: 3 });
  expect(summary.recentViews[0].viewedAt).toBe('2026-11-20T00:36:00.000Z');
  expect(summary.recentDownloads).toHaveLength(5);
  const trends = await (await maria.get('/api/analytics/trends?range=90')).json();
  const opened = trends.credentials as { title: string; opens: number }[];
  expect(opened.map(({ title }) => title).sort()).toEqual([
    'Advanced Cardiovascular Life Support',
    'Registered Nurse, PRC license',
  ]);
  expect(trends.countries[0].country).toBe('PH');
  expect(trends.referrers[0].referrer).toBe(null);
});

test('one signs in as Maria by her email', async () => {
  const { user } = await profile('maria-santos');
  const maria = await app.signedIn({ email: user.email });
  expect((await maria.currentUser()).username).toBe('maria-santos');
});

test('another start, also at another address, adds no users and reverts nothing', async () => {
  const { user } = await profile('maria-santos');
  const maria = await app.signedIn({ email: user.email });
  await maria.send('POST', '/api/resume', { title: 'Head Nurse' });
  const before = [await app.db.$count(users), (await app.storedFiles()).length];
  const admin = await app.signedIn({ email: 'admin@husay.test' });
  await revokeAdminByEmail(app.db, 'admin@husay.test');
  const config = { ...app.deps.config, ADMIN_EMAILS: [], publicUrl: 'http://localhost:4000' };
  await addSamplePeople({ ...app.deps, config });
  expect([await app.db.$count(users), (await app.storedFiles()).length]).toEqual(before);
  expect((await profile('maria-santos')).resume.title).toBe('Head Nurse');
  expect((await admin.currentUser()).userType).toBe('user');
});
