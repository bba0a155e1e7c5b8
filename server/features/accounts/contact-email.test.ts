import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BillingLog, UserBillingRow } from '#shared/admin-billing/schema';
import { sampleResume } from '#shared/resume/sample-resume';
import type { Browser } from '../../testing/requests/browser';
import { findPerson } from '../../testing/content/people';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let admin: Browser;
let victim: Browser;
let mallory: Browser;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn({ email: 'admin@husay.test' });
  victim = await app.signedIn({ email: 'victim@example.com', firstName: 'Vic', lastName: 'Ramos' });
  mallory = await app.signedIn({ email: 'mallory@example.com', firstName: 'Mal', lastName: 'Lory' });
  await mallory.send('POST', '/api/resume', sampleResume);
  await show(mallory, 'victim@example.com');
});
afterAll(() => app.stop());

const show = async (browser: Browser, email: string) => {
  const { firstName, lastName } = await browser.currentUser();
  const response = await browser.send('PUT', '/api/profile', { firstName, lastName, email });
  expect(response.status).toBe(200);
};
const json = async <T>(browser: Browser, path: string) => (await (await browser.get(path)).json()) as T;
const search = (text: string) =>
  json<UserBillingRow[]>(admin, `/api/admin/users-billing?search=${encodeURIComponent(text)}`);

test('the contact email is what resume and profile show; the account email stays', async () => {
  const user = await mallory.currentUser();
  expect(user).toMatchObject({ email: 'mallory@example.com', contactEmail: 'victim@example.com' });
  for (const path of [
    `/api/profile/${user.username}`,
    `/api/pdf-data/public/${user.username}`,
    `/api/pdf-data/${user.id}`,
  ]) {
    expect(await json(mallory, path)).toMatchObject({ user: { email: 'victim@example.com' } });
  }
  expect(await findPerson(app, user.id)).toMatchObject({ email: 'mallory@example.com', emailVerified: true });
});

test('an administrator who looks for an email finds whose account it is, not who typed it', async () => {
  const rows = await search('victim@example.com');
  expect(rows.map(({ id }) => id)).toEqual([(await victim.currentUser()).id]);
  expect(rows[0]).toMatchObject({ email: 'victim@example.com', contactEmail: null });
  expect(await search('mallory@')).toMatchObject([
    { email: 'mallory@example.com', contactEmail: 'victim@example.com' },
  ]);
});

test('the log of billing changes names the account email, and the other beside it', async () => {
  const { id } = await mallory.currentUser();
  const update = {
    userId: id,
    newStatus: 'pro',
    newExpiryDate: null,
    transactionReference: null,
    reason: 'Gift',
  };
  const response = await admin.send('POST', '/api/admin/update-billing', update);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('mallory@example.com') });
  const [log] = await json<BillingLog[]>(admin, '/api/admin/billing-logs');
  expect(log?.user).toEqual({
    email: 'mallory@example.com',
    emailVerified: true,
    contactEmail: 'victim@example.com',
  });
});

test('sign-in keeps the contact email, and refreshes the account email', async () => {
  const again = await app.signedIn({ email: 'mallory@example.com', firstName: 'Mal', lastName: 'Lory' });
  expect(await again.currentUser()).toMatchObject({
    email: 'mallory@example.com',
    contactEmail: 'victim@example.com',
  });
});

test('typing the account email back makes the two one again', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz' });
  await show(ana, 'nurse.ana@example.com');
  await show(ana, 'ana@example.com');
  const { id, contactEmail } = await ana.currentUser();
  expect(contactEmail).toBe('ana@example.com');
  expect((await findPerson(app, id))?.contactEmail).toBeNull();
});
