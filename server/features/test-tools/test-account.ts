import type { User, UserId } from '../../db/schema/users';
import { changeSubscription, lockUser, type Subscription } from '../../db/subscriptions';
import { StepFailed } from './flow-report';
import { findTestAccount, insertTestAccount, testIssuer } from './test-account-repository';
import type { TestToolsDeps } from './test-tools-deps';

/** Whether this can be the id of a test account. No person's id is of digits alone, so that none can be meant. */
export const isTestUserId = (text: string) => /^\d{1,20}$/.test(text);

/** Whether a user is an account of the payment flow test, which has no sign-in. */
export const isTestAccount = ({ issuer }: Pick<User, 'issuer'>) => issuer === testIssuer;

export const testAccountEmail = (testUserId: string) => `test-${testUserId}@husay.invalid`;

/** The test account of this id, created if missing: without a name, a resume or a sign-in. */
export const openTestAccount = async ({ db, clock }: TestToolsDeps, testUserId: string): Promise<User> => {
  const username = `test-${testUserId}`;
  // A user may have chosen the first.
  for (const candidate of [username, `${username}-2`, `${username}-3`]) {
    const account =
      (await findTestAccount(db, testUserId)) ??
      (await insertTestAccount(db, testUserId, {
        username: candidate,
        email: testAccountEmail(testUserId),
        createdAt: clock.now(),
      }));
    if (account) return account;
  }
  throw new StepFailed('The test account could not be made. Please choose another test user ID.');
};

/** Sets what the account's plan has to be for the next step, and logs that as a test. */
export const setTestAccount = (
  { db, clock }: TestToolsDeps,
  account: UserId,
  after: Subscription,
  why: { adminId: UserId; reason: string },
): Promise<User> =>
  db.transaction(async (tx) => {
    const user = await lockUser(tx, account);
    if (!user) throw new StepFailed('The test account is gone. Please run the test again.');
    const isSame =
      user.plan === after.plan &&
      user.subscriptionExpiresAt?.getTime() === after.subscriptionExpiresAt?.getTime();
    if (!isSame) await changeSubscription(tx, user, after, { ...why, cause: 'test', createdAt: clock.now() });
    return { ...user, ...after };
  });

/** The account's stored plan, after concurrent transactions: undefined if it is deleted. */
export const settledPlan = ({ db }: TestToolsDeps, account: UserId): Promise<User['plan'] | undefined> =>
  db.transaction(async (tx) => (await lockUser(tx, account))?.plan);
