import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BillingLog, UserBillingRow } from '#shared/admin-billing/schema';
import type { Browser } from '../../../testing/requests/browser';
import { addPerson, findPerson } from '../../../testing/content/people';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { grantAdminByEmail } from '../repository';

const verified = new Set<string>();

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startTestApp({
    isEmailVerified: (email) => email === 'admin@husay.test' || verified.has(email),
  });
  admin = await app.signedIn({ email: 'admin@husay.test' });
});
afterAll(() => app.stop());
beforeEach(() => verified.clear());

const json = async <T>(browser: Browser, path: string) => (await (await browser.get(path)).json()) as T;
test('an address that the provider does not vouch for is stored as such, and the user learns it', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  const user = await ana.currentUser();
  expect(user).toMatchObject({ email: 'ana@example.com', emailVerified: false });
  expect(await findPerson(app, user.id)).toMatchObject({ emailVerified: false });
  expect(await admin.currentUser()).toMatchObject({ emailVerified: true });
});

test('it is not given to the payment provider, which sends receipts', async () => {
  const buyers: unknown[] = [];
  const { payments } = app.deps;
  const { createCheckout } = payments;
  app.deps.payments.createCheckout = (request) => {
    buyers.push(request.buyer);
    return createCheckout.call(payments, request);
  };
  const carla = await app.signedIn({ email: 'carla@example.com', firstName: 'Carla' });
  verified.add('dan@example.com');
  const dan = await app.signedIn({ email: 'dan@example.com', firstName: 'Dan' });
  for (const browser of [carla, dan]) {
    expect((await browser.send('POST', '/api/create-checkout-session')).status).toBe(200);
  }
  app.deps.payments.createCheckout = createCheckout;
  expect(buyers).toMatchObject([{ firstName: 'Carla' }, { firstName: 'Dan', email: 'dan@example.com' }]);
  expect(buyers[0]).not.toHaveProperty('email');
});

test('an account with another user’s address stays apart from theirs, and is no administrator', async () => {
  const owner = await addPerson(app, { email: 'eve@example.com' });
  const claimant = await app.signedIn({ email: 'eve@example.com' });
  const { id } = await claimant.currentUser();
  expect(id).not.toBe(owner.id);
  expect(await grantAdminByEmail(app.db, 'eve@example.com')).toMatchObject([{ id: owner.id }]);
  expect(await claimant.currentUser()).toMatchObject({ userType: 'user' });
  expect((await claimant.get('/api/admin/users-billing')).status).toBe(403);

  const found = await json<UserBillingRow[]>(admin, '/api/admin/users-billing?search=eve@example.com');
  expect(new Map(found.map((row) => [row.id, row.emailVerified]))).toEqual(
    new Map([
      [id, false],
      [owner.id, true],
    ]),
  );
});

test('administrators see which address is not verified, also in the log of changes', async () => {
  const finn = await app.signedIn({ email: 'finn@example.com' });
  const { id } = await finn.currentUser();
  const update = {
    userId: id,
    newStatus: 'pro',
    newExpiryDate: null,
    transactionReference: null,
    reason: 'Gift',
  };
  expect((await admin.send('POST', '/api/admin/update-billing', update)).status).toBe(200);
  const [log] = await json<BillingLog[]>(admin, '/api/admin/billing-logs');
  expect(log?.user).toMatchObject({ email: 'finn@example.com', emailVerified: false });
});
