import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf } from '../../testing/content/documents';
import { paymentWorld } from '../../testing/billing/payer';
import { jpeg } from '../../testing/content/pictures';
import { setPlan } from '../../testing/billing/subscriptions';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { allRows, ownerWithEverything, traces, uploadCredential } from './testing/owner-with-everything';

let app: TestApp;
/** What the server logged as an error. */
const errors: string[] = [];
beforeAll(async () => {
  const logger = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  app = await startTestApp({ overrides: { logger } });
});
afterAll(() => app.stop());

type Owner = Awaited<ReturnType<typeof ownerWithEverything>>;

/** What may be under way while the account is deleted. Each returns the statuses of its answers. */
const actions = {
  deleteAgain: async ({ browser, username }: Owner) => [
    (await browser.send('DELETE', '/api/account', { username })).status,
  ],
  upload: async ({ browser }: Owner) => [(await uploadCredential(browser, pdf(), 'new.pdf')).status],
  uploadPhoto: async ({ browser }: Owner) => [
    (await browser.upload('/api/upload/photo', 'file', await jpeg(), 'new.jpg')).status,
  ],
  saveResume: async ({ browser }: Owner) => [
    (await browser.send('POST', '/api/resume', { title: 'Head nurse in Cebu' })).status,
  ],
  chooseTemplate: async ({ browser }: Owner) => [
    (await browser.send('PUT', '/api/resume/template', { templateId: 'creative-orange' })).status,
  ],
  updateProfile: async ({ browser, email }: Owner) => [
    (await browser.send('PUT', '/api/profile', { firstName: 'Ana', lastName: 'Cruz', email })).status,
  ],
  deleteCredential: async ({ browser, credentials }: Owner) => [
    (await browser.send('DELETE', `/api/credentials/${credentials[0]!.id}`)).status,
  ],
  checkout: async ({ browser }: Owner) => [
    (await browser.send('POST', '/api/create-checkout-session')).status,
  ],
  webhook: async ({ reference }: Owner) => [
    (
      await paymentWorld(app).post({
        id: 'x',
        isPaid: true,
        status: 'PAYMENT_SUCCESS',
        requestReferenceNumber: reference,
        buyer: { firstName: 'Ana', contact: { phone: '+63 917 555 0142' } },
      })
    ).status,
  ],
  reconcile: async () => {
    await paymentWorld(app).reconcile();
    return [];
  },
  refund: async ({ reference }: Owner) => {
    app.maya.giveBack(reference, 'refund');
    await paymentWorld(app).reconcile();
    return [];
  },
  beacons: async ({ username, browser }: Owner) => {
    const headers = { 'user-agent': 'Mozilla/5.0 Chrome/141.0.0.0' };
    const view = await app
      .visitor()
      .send('POST', `/api/profile/${username}/views`, { referrer: '' }, headers);
    const own = await browser.send('POST', '/api/downloads', undefined, headers);
    await app.recorded();
    return [view.status, own.status];
  },
  export: async ({ browser }: Owner) => {
    const response = await browser.get('/api/account/export');
    // The archive is whole, or breaks off where the account went away.
    await response.arrayBuffer().catch(() => undefined);
    return [response.status];
  },
};

type Action = keyof typeof actions;

const expectNothingLeft = async ({ id }: Owner) => {
  expect(await app.storedFiles()).toEqual([]);
  const rows = await allRows(app);
  for (const [table, text] of Object.entries(rows)) {
    // As a word: the random characters of another session's token may contain a short one.
    for (const trace of traces) expect(text, table).not.toMatch(new RegExp(`\\b${trace}\\b`));
    if (table !== 'security_events') expect(text, table).not.toContain(id);
  }
};

test('whatever is under way while an account is deleted, nothing crashes and nothing of it stays', async () => {
  const names = Object.keys(actions) as Action[];
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(names, { minLength: 3 }), fc.nat(100), async (chosen, place) => {
      app.maya.reset();
      const owner = await ownerWithEverything(app);
      // Room for another payment and another credential.
      await setPlan(app, owner.id, 'pro', app.clock.now());
      const started: Promise<number[]>[] = [];
      const deleteAccount = async () => [
        (await owner.browser.send('DELETE', '/api/account', { username: owner.username })).status,
      ];
      const at = place % (chosen.length + 1);
      const work = chosen.map((name) => () => actions[name](owner));
      work.splice(at, 0, deleteAccount);
      for (const start of work) started.push(start());
      const statuses = (await Promise.all(started)).flat();
      expect(
        statuses.filter((status) => status >= 500),
        errors.join('\n'),
      ).toEqual([]);
      // A payment that arrived at that very moment asks once more.
      const last = await deleteAccount();
      expect([204, 401]).toContain(last[0]);
      await expectNothingLeft(owner);
    }),
    { numRuns: 8 },
  );
});

test('a concurrent sign-in ends in the new account, or has to sign in again', async () => {
  for (let round = 0; round < 6; round++) {
    const owner = await ownerWithEverything(app);
    const elsewhere = app.visitor();
    const [, signIn] = await Promise.all([
      owner.browser.send('DELETE', '/api/account', { username: owner.username }),
      elsewhere.signIn({ email: owner.email, firstName: 'Ana', lastName: 'Cruz' }),
    ]);
    expect(signIn.response.status).toBeLessThan(500);
    const again = await app.signedIn({ email: owner.email, firstName: 'Ana', lastName: 'Cruz' });
    const user = await again.currentUser();
    expect(user.id).not.toBe(owner.id);
    expect((await again.send('DELETE', '/api/account', { username: user.username })).status).toBe(204);
    await expectNothingLeft(owner);
  }
});

test('a checkout whose account was deleted meanwhile does not redirect to Maya', async () => {
  const owner = await ownerWithEverything(app);
  paymentWorld(app).pass(24 * 60);
  await app.freshSignIns();
  // The first call finds the checkout created and no account to store it with.
  const { payments } = app.deps;
  const create = payments.createCheckout.bind(payments);
  payments.createCheckout = async (order) => {
    const made = await create(order);
    expect((await owner.browser.send('DELETE', '/api/account', { username: owner.username })).status).toBe(
      204,
    );
    return made;
  };
  try {
    expect((await owner.checkout()).status).toBe(401);
  } finally {
    payments.createCheckout = create;
  }
  await expectNothingLeft(owner);
});
