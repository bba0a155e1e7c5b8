import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { builtInTestUserId } from '#shared/test-tools/schema';
import type { User } from '../../db/schema/users';
import { paymentFlowDepsOf } from '../../testing/billing/payment-flow-deps';
import { findPerson } from '../../testing/content/people';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { paymentFlowTest } from './payment-flow';
import { checkExpiry } from './payment-flow-steps';
import { openTestAccount } from './test-account';
import type { PaymentFlowDeps } from './test-tools-deps';

let app: TestApp;
let adminId: string;
let deps: PaymentFlowDeps;
let account: User;
beforeAll(async () => {
  app = await startTestApp();
  adminId = (await (await app.signedIn({ email: 'admin@husay.test' })).currentUser()).id;
  deps = paymentFlowDepsOf(app);
  account = await openTestAccount(deps, builtInTestUserId);
});
afterAll(() => app.stop());
beforeEach(() => app.maya.reset());

const held = async () => {
  const { plan, subscriptionExpiresAt } = (await findPerson(app, account.id)) ?? {};
  return { plan, subscriptionExpiresAt };
};
const asBefore = { plan: 'free', subscriptionExpiresAt: null };

test('an account that the expiry passed by, as another process was at it, is looked at again', async () => {
  let round = 0;
  const passedByOnce = async () => (round++ === 0 ? 0 : deps.expireSubscriptions());
  await checkExpiry({ ...deps, expireSubscriptions: passedByOnce }, account, adminId);
  expect(await held()).toEqual(asBefore);
});

test('an expiry that does not work fails the step, and leaves no end to be written to about', async () => {
  const broken = { ...deps, expireSubscriptions: () => Promise.resolve(0) };
  await expect(checkExpiry(broken, account, adminId)).rejects.toThrow('was not recorded as free');
  expect(await held()).toEqual(asBefore);
  const away = { ...deps, expireSubscriptions: () => Promise.reject(new Error('gone')) };
  await expect(checkExpiry(away, account, adminId)).rejects.toThrow('gone');
  expect(await held()).toEqual(asBefore);
});

test('a run of another process that has just begun its payment is said to be under way', async () => {
  const second = paymentFlowTest({
    ...deps,
    beginCheckout: async (user) => {
      // The other process is faster by a moment.
      await deps.beginCheckout(user);
      return deps.beginCheckout(user);
    },
  });
  expect(await second(adminId, builtInTestUserId)).toMatchObject({
    success: false,
    message: "The payment flow test failed at the step 'checkout'.",
    error: 'This test is running already. Please wait until it has ended, and run it again.',
  });
});
