import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import { users } from '../../db/schema/users';
import { addSamplePeople } from './sample-people';
import { readPage } from '../../testing/requests/page';
import { publishResume } from '../../testing/content/publish-resume';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('the example is served without an account and excluded from search engines', async () => {
  expect(await app.db.$count(users)).toBe(0);
  const response = await app.visitor().get('/example');
  expect(response.status).toBe(200);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  const page = readPage(await response.text());
  expect(page).toMatchObject({
    title: `Maria Santos – ${sampleResume.title} | Husay`,
    canonical: `${app.origin}/example`,
  });
  expect(page.meta.robots).toBe('noindex');
});

test('a real person with a sample person’s name gets another address, also before the samples are there', async () => {
  const real = await app.signedIn({ email: 'maria@gmail.example', firstName: 'Maria', lastName: 'Santos' });
  await publishResume(real);
  expect((await real.currentUser()).username).toBe('maria-santos-2');
  expect((await app.visitor().get('/profile/maria-santos')).status).toBe(404);
  await addSamplePeople(app.deps);
  const maria = await app.signedIn({ email: samplePerson.email });
  expect((await maria.currentUser()).username).toBe('maria-santos');
  const admin = await app.signedIn({ email: 'admin@husay.test' });
  expect((await admin.currentUser()).username).toBe('sample-admin');
});
