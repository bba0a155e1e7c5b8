import { randomUUID } from 'node:crypto';
import { effectivePlan } from '#shared/billing/plans';
import type { PaymentFlowResult } from '#shared/test-tools/schema';
import type { UserId } from '../../db/schema/users';
import { flowReport, plainMessage, type FlowReport } from './flow-report';
import {
  alreadyRunning,
  checkExpiry,
  checkGrant,
  checkReceipt,
  openCheckout,
  pay,
  readScene,
  receiveNews,
  verify,
  type Scene,
} from './payment-flow-steps';
import { isTestUserId, openTestAccount } from './test-account';
import type { PaymentFlowDeps } from './test-tools-deps';

type Results = PaymentFlowResult['results'];

/**
 * Answers the payment flow test, which runs once at a time for each test account in this process. Another process knows
 * nothing of that: there, a run that meets the other's pending payment says that the test is running already, and two that
 * miss each other by a moment may settle or free each other's account, so that a run fails. It is the test account's
 * alone, and the next run begins anew.
 */
export const paymentFlowTest = (deps: PaymentFlowDeps) => {
  const underWay = new Set<string>();
  /** Tries the complete payment with a test account; never throws, as what went wrong is what was asked for. */
  return async (adminId: UserId, testUserId: string): Promise<PaymentFlowResult> => {
    if (!isTestUserId(testUserId)) {
      return refused(
        'Please enter the ID of a test account: digits only, 20 at most. The test never touches a person’s account.',
      );
    }
    if (underWay.has(testUserId)) {
      return refused(alreadyRunning);
    }
    underWay.add(testUserId);
    try {
      return await run(deps, adminId, testUserId);
    } finally {
      underWay.delete(testUserId);
    }
  };
};

const refused = (message: string): PaymentFlowResult => ({
  success: false,
  message,
  testId: randomUUID(),
  error: message,
  steps: flowReport().steps,
  results: { payment: null, user: null },
});

const run = async (
  deps: PaymentFlowDeps,
  adminId: UserId,
  testUserId: string,
): Promise<PaymentFlowResult> => {
  const report = flowReport();
  const found: { results: Results } = { results: { payment: null, user: null } };
  const testId = randomUUID();
  const answer = (success: boolean, message: string, error: string | null): PaymentFlowResult => ({
    success,
    message,
    testId,
    error,
    steps: report.steps,
    results: found.results,
  });
  try {
    const note = (scene: Scene) => (found.results = resultsOf(scene, deps.clock.now()));
    return answer(true, await runSteps(deps, report, { adminId, testUserId, note }), null);
  } catch (error) {
    deps.logger.warn({ err: error, testId }, 'the payment flow test failed');
    const name = Object.entries(report.steps).find(([, { status }]) => status === 'failed')?.[0];
    const message = plainMessage(error);
    return answer(false, `The payment flow test failed at the step '${name}'.`, message);
  }
};

interface Run {
  adminId: UserId;
  testUserId: string;
  /** The state of account and payment before the expiry test. */
  note: (scene: Scene) => unknown;
}

/** Answers what to tell the administrator. */
const runSteps = async (
  deps: PaymentFlowDeps,
  report: FlowReport,
  { adminId, testUserId, note }: Run,
): Promise<string> => {
  const { account } = await report.run('account', async () => {
    const opened = await openTestAccount(deps, testUserId);
    return { account: opened, message: `Test account ${opened.email}.` };
  });
  const checkout = await report.run('checkout', () => openCheckout(deps, account, adminId));
  const read = () => readScene(deps, { account, payment: checkout.payment });
  note(await read());
  await report.run('payment', () => pay(deps, checkout));
  await report.run('delivery', () => receiveNews(deps, checkout.payment));
  const { paid } = await report.run('verification', () => verify(deps, checkout.payment));
  const scene = await read();
  note(scene);
  if (!paid) {
    for (const name of ['grant', 'receipt', 'expiry'] as const) report.skip(name, 'Nothing was paid yet.');
    return `The checkout works. ${report.steps.payment.message}`;
  }
  await report.run('grant', () => checkGrant(deps, scene));
  await report.run('receipt', () => checkReceipt(scene.payment));
  await report.run('expiry', () => checkExpiry(deps, account, adminId));
  return `The complete payment flow works${deps.playMoney ? ', with play money' : ''}.`;
};

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

const resultsOf = ({ account, payment }: Scene, now: Date): Results => ({
  payment: {
    status: payment.status,
    receiptNumber: payment.receiptNumber,
    paidAt: iso(payment.paidAt),
  },
  user: {
    plan: effectivePlan(account, now),
    subscriptionExpiresAt: iso(account.subscriptionExpiresAt),
  },
});
