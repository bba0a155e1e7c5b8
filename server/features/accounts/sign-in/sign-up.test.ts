import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isUsername } from '#shared/accounts/usernames';
import { users } from '../../../db/schema/users';
import type { Identity } from '../../../integrations/identity/identity-provider';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { signIn, updateProfile } from '../service';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let subjects = 0;
const identity = (changes: Partial<Identity> = {}): Identity => ({
  issuer: 'https://id.example',
  subject: `subject-${++subjects}`,
  email: 'someone@example.com',
  emailVerified: true,
  firstName: 'Ana',
  lastName: 'Cruz',
  pictureUrl: null,
  ...changes,
});
const signInAs = (who: Identity, adminEmails: string[] = ['boss@example.com']) =>
  signIn({ ...app.deps, db: app.db, adminEmails }, who);

describe('usernames of people who come at the same time', () => {
  test('with one name are numbered, each once', async () => {
    const people = await Promise.all(
      Array.from({ length: 10 }, () => signInAs(identity({ firstName: 'Jose', lastName: 'Rizal' }))),
    );
    const expected = ['jose-rizal', ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => `jose-rizal-${number}`)];
    expect(new Set(people.map(({ username }) => username))).toEqual(new Set(expected));
  });

  test('with a very common name all find a place', async () => {
    for (let n = 0; n < 30; n++) await signInAs(identity({ firstName: 'Juan', lastName: 'Garcia' }));
    const last = await signInAs(identity({ firstName: 'Juan', lastName: 'Garcia' }));
    expect(isUsername(last.username)).toBe(true);
  });

  test('the same person twice is one user', async () => {
    const who = identity({ firstName: 'Twin' });
    const found = await Promise.all(Array.from({ length: 6 }, () => signInAs(who)));
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
  });

  test('the same subject at another issuer is another user', async () => {
    const who = identity();
    const [here, there] = [await signInAs(who), await signInAs({ ...who, issuer: 'https://other.example' })];
    expect(here.id).not.toBe(there.id);
  });
});

test.each([
  ['emoji only', { firstName: '😀', lastName: '🎉' }],
  ['no name at all', { firstName: '', lastName: '', email: '' }],
  ['500 characters', { firstName: 'Ñ'.repeat(500), lastName: 'x'.repeat(500) }],
  ['markup', { firstName: '<script>alert("x")</script>', lastName: `'; drop table users; --` }],
])('a name of %s gives a valid username', async (_what, changes) => {
  expect(isUsername((await signInAs(identity(changes))).username)).toBe(true);
});

describe('administrators', () => {
  test('are those whose verified email is listed, whatever its case', async () => {
    expect(await signInAs(identity({ email: 'Boss@Example.com' }))).toMatchObject({ userType: 'admin' });
  });

  test('are not users who only say that the email is theirs', async () => {
    const liar = identity({ email: 'boss@example.com', emailVerified: false });
    expect(await signInAs(liar)).toMatchObject({ userType: 'user' });
    expect(await signInAs(liar)).toMatchObject({ userType: 'user' });
  });

  test('a verified email is not replaced by another that the provider has not verified', async () => {
    const who = identity({ email: 'ana@example.com' });
    await signInAs(who);
    const unverified = { ...who, email: 'stranger@example.com', emailVerified: false, firstName: 'Anna' };
    expect(await signInAs(unverified)).toMatchObject({
      email: 'ana@example.com',
      emailVerified: true,
      firstName: 'Anna',
    });
    expect(await signInAs({ ...unverified, emailVerified: true })).toMatchObject({
      email: 'stranger@example.com',
      emailVerified: true,
    });
  });

  test('an email that was never verified is replaced by whatever the provider says', async () => {
    const who = identity({ email: 'old@example.com', emailVerified: false });
    await signInAs(who);
    expect(await signInAs({ ...who, email: 'new@example.com' })).toMatchObject({
      email: 'new@example.com',
      emailVerified: false,
    });
  });

  test('an email counts as verified as the provider says at each sign-in', async () => {
    const who = identity({ emailVerified: false });
    expect((await signInAs(who)).emailVerified).toBe(false);
    expect((await signInAs({ ...who, emailVerified: true })).emailVerified).toBe(true);
    expect((await signInAs(who)).emailVerified).toBe(false);
  });

  test("are not users who typed an administrator's email as their contact email", async () => {
    const who = identity();
    const user = await signInAs(who);
    const accounts = { ...app.deps, db: app.db, adminEmails: [] };
    await updateProfile(accounts, user, { firstName: 'Ana', lastName: 'Cruz', email: 'boss@example.com' });
    expect(await signInAs(who)).toMatchObject({
      email: 'someone@example.com',
      emailVerified: true,
      contactEmail: 'boss@example.com',
      userType: 'user',
    });
  });

  test('are made at a later sign-in too, and stay', async () => {
    const who = identity({ email: 'late@example.com' });
    expect(await signInAs(who)).toMatchObject({ userType: 'user' });
    expect(await signInAs(who, ['late@example.com'])).toMatchObject({ userType: 'admin' });
    expect(await signInAs(who, [])).toMatchObject({ userType: 'admin' });
  });
});

test('a later sign-in refreshes what the provider knows, and loses nothing that it left out', async () => {
  const who = identity({ pictureUrl: 'https://id.example/a.png' });
  const first = await signInAs(who);
  expect(await signInAs({ ...who, firstName: 'Anna', email: 'new@example.com' })).toEqual({
    ...first,
    firstName: 'Anna',
    email: 'new@example.com',
    searchText: 'new@example.com anna cruz',
  });
  expect(await signInAs({ ...who, firstName: '', lastName: '', email: '', pictureUrl: null })).toMatchObject({
    firstName: 'Anna',
    lastName: 'Cruz',
    email: 'new@example.com',
    username: first.username,
  });
});

test('nothing of this made a user too many', async () => {
  const all = await app.db.select({ issuer: users.issuer, subject: users.subject }).from(users);
  expect(new Set(all.map(({ issuer, subject }) => `${issuer} ${subject}`)).size).toBe(all.length);
});
