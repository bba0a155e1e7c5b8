import { effectivePlan } from '#shared/billing/plans';
import { addDays } from '#shared/billing/subscription';
import type { PaymentRow } from '../../db/schema/billing';
import type { User, UserId } from '../../db/schema/users';
import { AppError } from '../../http/errors/app-error';
import { StepFailed } from './flow-report';
import { setTestAccount, settledPlan } from './test-account';
import {
  countGrants,
  findGrantedPayment,
  findPayment,
  findPendingPayment,
  findTestAccountById,
} from './test-account-repository';
import type { PaymentFlowDeps } from './test-tools-deps';

const hourMs = 60 * 60 * 1000;
/** What is said to a second run of the same account, wherever it is noticed. */
export const alreadyRunning =
  'This test is running already. Please wait until it has ended, and run it again.';

const isPaid = (settlement: string) => settlement === 'granted' || settlement === 'already_granted';

/** What there is to test with: the account and the payment as they are in the database now. */
export interface Scene {
  account: User;
  payment: PaymentRow;
}

export const readScene = async ({ db }: PaymentFlowDeps, { account, payment }: Scene): Promise<Scene> => {
  const [user, row] = [
    await findTestAccountById(db, account.id),
    await findPayment(db, account.id, payment.id),
  ];
  if (!user || !row) throw new StepFailed('The test account went away during the test. Please run it again.');
  return { account: user, payment: row };
};

/** A payment of the test, and whether it is already paid. */
export interface Checkout {
  payment: PaymentRow;
  alreadyPaid: boolean;
}

/**
 * Begins a payment of the account, which is free then. Where only a person can pay, the payment of an earlier run is gone on
 * with, paid or not; play money begins anew each time.
 */
export const openCheckout = async (
  deps: PaymentFlowDeps,
  { id }: User,
  adminId: UserId,
): Promise<Checkout & { message: string }> => {
  const earlier = await goOnWith(deps, id, adminId);
  if (earlier) {
    const { referenceNumber } = earlier.payment;
    return { ...earlier, message: `Payment ${referenceNumber}, started by an earlier run, is continued.` };
  }
  const free = await makeFree(deps, id, adminId);
  await deps.beginCheckout(free).catch((error: unknown) => {
    const isTaken = error instanceof AppError && error.code === 'PENDING_PAYMENT';
    throw isTaken ? new StepFailed(alreadyRunning) : error;
  });
  const payment = await findPendingPayment(deps.db, id);
  if (!payment?.checkoutUrl) throw new StepFailed('No checkout came back from Maya.');
  return { payment, alreadyPaid: false, message: `Checkout created; reference ${payment.referenceNumber}.` };
};

const makeFree = (deps: PaymentFlowDeps, account: UserId, adminId: UserId) =>
  setTestAccount(
    deps,
    account,
    { plan: 'free', subscriptionExpiresAt: null },
    { adminId, reason: 'Payment flow test: begins free' },
  );

/** What an earlier run has left to go on with; anything else that it left is settled or given up. */
const goOnWith = async (
  deps: PaymentFlowDeps,
  account: UserId,
  adminId: UserId,
): Promise<Checkout | undefined> => {
  const needsPerson = !deps.playMoney;
  // Paid since, and the provider's event has been faster than this run.
  const granted = needsPerson && (await findGrantedPayment(deps.db, account, deps.clock.now()));
  if (granted) return { payment: granted, alreadyPaid: true };
  const left = await findPendingPayment(deps.db, account);
  if (!left) return undefined;
  await makeFree(deps, account, adminId);
  const settlement = await deps.settle(left);
  if (needsPerson && isPaid(settlement)) return { payment: left, alreadyPaid: true };
  if (settlement !== 'pending') return undefined;
  if (needsPerson && left.checkoutUrl) return { payment: left, alreadyPaid: false };
  await deps.abandon(left, 'A new run of the payment flow test began');
  return undefined;
};

/** Pays, where that takes no person. */
export const pay = async (
  { playMoney }: PaymentFlowDeps,
  { payment, alreadyPaid }: Checkout,
): Promise<{ message: string; status?: 'needs_person' }> => {
  if (alreadyPaid) return { message: 'It has been paid already.' };
  if (!playMoney) {
    return {
      status: 'needs_person',
      message: `Please pay at ${payment.checkoutUrl}. Then run this test again to go on.`,
    };
  }
  playMoney.pay(payment.referenceNumber);
  return { message: 'Paid with play money.' };
};

/** Has the provider tell us of it, over HTTP as ever. */
export const receiveNews = async (
  { playMoney }: PaymentFlowDeps,
  { referenceNumber }: PaymentRow,
): Promise<{ message: string; status?: 'skipped' }> => {
  if (!playMoney) {
    const message = `Maya delivers by itself once it is paid: look for ${referenceNumber} in the Webhook Monitor.`;
    return { status: 'skipped', message };
  }
  const outcome = await playMoney.deliver(referenceNumber);
  if (outcome !== 200) {
    throw new StepFailed(
      typeof outcome === 'number'
        ? `Our handler answered the delivery with ${outcome}. The Webhook Monitor says why.`
        : `The delivery did not reach our handler (${outcome}).`,
    );
  }
  return { message: 'The event was delivered, and our handler answered 200.' };
};

/** Asks the provider, as after every event and every return from its page. */
export const verify = async (
  deps: PaymentFlowDeps,
  payment: PaymentRow,
): Promise<{ message: string; paid: boolean }> => {
  const settlement = await deps.settle(payment);
  if (isPaid(settlement)) return { paid: true, message: 'Maya confirms the payment.' };
  if (settlement === 'pending' && !deps.playMoney) {
    return { paid: false, message: 'Maya answers, and knows of no money for this payment yet.' };
  }
  throw new StepFailed(`Maya was asked, and the payment is '${settlement}' instead of paid.`);
};

/** Looks whether the account has what was paid for, once. */
export const checkGrant = async (deps: PaymentFlowDeps, { account, payment }: Scene) => {
  const { periodStart, periodEnd, periodDays } = payment;
  if (payment.status !== 'paid' || !periodStart || !periodEnd) {
    throw new StepFailed(`The payment is '${payment.status}' in the database instead of paid.`);
  }
  if (effectivePlan(account, deps.clock.now()) !== 'pro') {
    throw new StepFailed(`The plan is '${account.plan}' instead of Pro.`);
  }
  const isWhole = periodEnd.getTime() === addDays(periodStart, periodDays).getTime();
  if (!isWhole || account.subscriptionExpiresAt?.getTime() !== periodEnd.getTime()) {
    throw new StepFailed(`The account did not get the ${periodDays} days that were paid for.`);
  }
  const grants = await countGrants(deps.db, account.id, payment.id);
  if (grants !== 1) throw new StepFailed(`The payment was granted ${grants} times instead of once.`);
  return { message: `The account is Pro for ${periodDays} days.` };
};

export const checkReceipt = async ({ receiptNumber }: PaymentRow) => {
  if (!receiptNumber) throw new StepFailed('Maya confirmed the payment without a receipt number.');
  return { message: `Receipt number ${receiptNumber}.` };
};

/** Ends the paid time, runs the expiry, and resets the account. */
export const checkExpiry = async (deps: PaymentFlowDeps, { id }: User, adminId: UserId) => {
  await setTestAccount(
    deps,
    id,
    { plan: 'pro', subscriptionExpiresAt: new Date(deps.clock.now().getTime() - hourMs) },
    { adminId, reason: 'Payment flow test: ended an hour ago' },
  );
  try {
    if (!(await isWrittenDown(deps, id))) {
      throw new StepFailed('The paid time has ended, and the account was not recorded as free.');
    }
  } finally {
    // Without an end, the account gets no notice.
    await setTestAccount(
      deps,
      id,
      { plan: 'free', subscriptionExpiresAt: null },
      { adminId, reason: 'Payment flow test: done' },
    );
  }
  return { message: 'Once its time had ended, the account was recorded as free.' };
};

/** The expiry skips locked users, such as those of another process's job: check once the lock is released. */
const isWrittenDown = async (deps: PaymentFlowDeps, account: UserId): Promise<boolean> => {
  for (let round = 0; round < 2; round++) {
    await deps.expireSubscriptions();
    if ((await settledPlan(deps, account)) === 'free') return true;
  }
  return false;
};
