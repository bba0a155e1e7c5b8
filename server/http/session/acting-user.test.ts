import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('a page of one person cannot write as another who signed in since', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  const ben = await app.signedIn({ email: 'ben@example.com' });
  const { id: anasId } = await ana.currentUser();

  const refused = await ben.send('POST', '/api/resume', { title: "Ana's text" }, { 'x-acting-user': anasId });
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ code: 'UNAUTHORIZED', message: 'Unauthorized' });
  expect(await (await ben.get('/api/resume')).json()).toMatchObject({ title: '', version: 0 });

  const taken = await ana.send('POST', '/api/resume', { title: 'Nurse' }, { 'x-acting-user': anasId });
  expect(taken.status).toBe(200);
});

test('a signed-out browser with an open page is refused before its body is read', async () => {
  const { id } = await (await app.signedIn({ email: 'ana@example.com' })).currentUser();
  const response = await app.visitor().send('POST', '/api/resume', '{', { 'x-acting-user': id });
  expect(response.status).toBe(401);
});
