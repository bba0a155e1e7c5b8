import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../testing/requests/browser';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let ana: Browser;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signedIn({ email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz' });
});
afterAll(() => app.stop());

const details = { firstName: 'Ana', lastName: 'Cruz', email: 'ana@example.com' };
const change = (changes: object, browser = ana) =>
  browser.send('PUT', '/api/profile', { ...details, ...changes });

test('a current user has exactly these fields', async () => {
  expect(Object.keys(await ana.currentUser()).sort()).toEqual(
    [
      'id',
      'username',
      'email',
      'emailVerified',
      'contactEmail',
      'firstName',
      'lastName',
      'profileImageUrl',
      'plan',
      'userType',
      'subscriptionExpiresAt',
      'trial',
      'noticeChanged',
      'isTeamMember',
    ].sort(),
  );
});

test.each<[object, string, string]>([
  [{ firstName: '' }, 'firstName', 'First name is required'],
  [{ firstName: '  ' }, 'firstName', 'First name is required'],
  [{ firstName: 'x'.repeat(51) }, 'firstName', 'First name must be less than 50 characters'],
  [{ lastName: '' }, 'lastName', 'Last name is required'],
  [{ lastName: 'x'.repeat(51) }, 'lastName', 'Last name must be less than 50 characters'],
  [{ email: 'nonsense' }, 'email', 'Invalid email address'],
  [{ email: '' }, 'email', 'Invalid email address'],
  [{ email: `${'x'.repeat(250)}@example.com` }, 'email', 'Invalid email address'],
  [{ userType: 'admin' }, 'userType', 'This field is not known'],
  [{ username: 'other' }, 'username', 'This field is not known'],
])('refuses %j', async (changes, field, message) => {
  const answer = await refusal(await change(changes));
  expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  expect(answer.fields).toEqual({ [field]: message });
});

test('an empty body names every field', async () => {
  const { fields } = await refusal(await ana.send('PUT', '/api/profile'));
  expect(Object.keys(fields ?? {}).sort()).toEqual(['email', 'firstName', 'lastName']);
});

test('a change is stored exactly, and the username stays', async () => {
  const ben = await app.signedIn({ email: 'ben@example.com', firstName: 'Ben', lastName: 'Reyes' });
  const before = await ben.currentUser();
  const names = { firstName: '"Benny" <b>', lastName: "O'Réyes 😀" };
  const response = await change({ ...names, email: 'benny@example.com' }, ben);
  const after = { ...before, ...names, contactEmail: 'benny@example.com' };
  expect(await response.json()).toEqual(after);
  expect(await ben.currentUser()).toEqual(after);
});

test('a later sign-in leaves alone what was edited here, and refreshes the rest', async () => {
  const person = { email: 'cora@example.com', firstName: 'Cora', lastName: 'Lim' };
  const cora = await app.signedIn(person);
  await change({ ...person, firstName: 'Corazon' }, cora);
  const again = await app.signedIn({ ...person, firstName: 'Cora Mae', lastName: 'Lim-Tan' });
  expect(await again.currentUser()).toMatchObject({ firstName: 'Corazon', lastName: 'Lim-Tan' });
});

test("users cannot change another user's profile", async () => {
  const dan = await app.signedIn({ email: 'dan@example.com', firstName: 'Dan' });
  await change({ firstName: 'Daniel', id: undefined }, dan);
  expect(await ana.currentUser()).toMatchObject({ firstName: 'Ana' });
});
