import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Plan } from '#shared/billing/plan';
import type { SubscriptionOverview } from '#shared/billing/schema';
import { askAboutPayments } from '../api';
import {
  toastPaymentCancelled,
  toastPaymentFailed,
  toastPaymentProcessing,
  toastPaymentReceived,
  toastVerificationNeeded,
} from '../billing-toasts';

/** How long the news of a payment may take to arrive before we look, in milliseconds. */
export const verifyAfterMs = 2000;
/** How long after that we look again. */
export const verifyAgainAfterMs = 30_000;
// A check that hangs holds nothing up for longer than this.
const checkAtMostMs = 10_000;

export type ReturnPhase =
  | 'checking'
  | 'processing'
  | 'confirmed'
  /** The plan is paid for, but not by this payment, as far as is known. */
  | 'renewing'
  | 'unconfirmed'
  | 'cancelled'
  | 'failed';

interface ReturnOptions {
  /** Asks anew who is signed in; null for nobody. */
  refreshUser: () => Promise<{ plan: Plan } | null>;
  refreshSubscription: () => Promise<SubscriptionOverview | undefined>;
}

/**
 * What happens when the payment page sends somebody back with `status` in the address: it is taken out of the address at
 * once, and the payment is verified, for the address proves nothing. Answers how far that is; null without such a return.
 */
export const usePaymentReturn = ({ refreshUser, refreshSubscription }: ReturnOptions): ReturnPhase | null => {
  const [search, setSearch] = useSearchParams();
  const status = search.get('status');
  const [visit, setVisit] = useState<{ status: string } | null>(null);
  const [phase, setPhase] = useState<ReturnPhase | null>(null);

  useEffect(() => {
    if (status === null) return;
    setSearch(withoutStatus, { replace: true });
    setVisit({ status });
  }, [status, setSearch]);

  /** What the server knows now. A failure is no news; null says that nobody is signed in any more. */
  const look = async () => {
    const [user, overview] = await Promise.all([refreshUser().catch(() => undefined), refreshSubscription()]);
    if (user === null) return null;
    const isPaidFor = user !== undefined && user.plan !== 'free';
    return { overview, isPaidFor, isConfirmed: isPaidFor && isNewestPaid(overview) };
  };

  /** Looks, and says so where there is nothing more to wait for. */
  const settle = async (signal: AbortSignal) => {
    const found = await look();
    signal.throwIfAborted();
    if (found?.isConfirmed) {
      setPhase('confirmed');
      toastPaymentReceived(found.overview);
    }
    return { isSettled: found === null || found.isConfirmed, isPaidFor: found?.isPaidFor ?? false };
  };

  const verify = async (signal: AbortSignal) => {
    setPhase('checking');
    await Promise.all([check(signal), pause(verifyAfterMs, signal)]);
    if ((await settle(signal)).isSettled) return;
    setPhase('processing');
    toastPaymentProcessing();
    await pause(verifyAgainAfterMs, signal);
    await check(signal);
    const { isSettled, isPaidFor } = await settle(signal);
    if (isSettled) return;
    if (isPaidFor) return setPhase('renewing');
    setPhase('unconfirmed');
    toastVerificationNeeded();
  };

  const follow = useEffectEvent(async (returned: string, signal: AbortSignal) => {
    switch (returned) {
      case 'success':
        return verify(signal);
      case 'cancelled':
        setPhase('cancelled');
        toastPaymentCancelled();
        break;
      case 'failure':
        setPhase('failed');
        toastPaymentFailed();
        break;
      default:
        return;
    }
    // So that the history tells the same, and a new try is not held up longer than need be.
    await check(signal);
    await look();
  });
  const refreshOnLeaving = useEffectEvent(() => void refreshUser().catch(() => undefined));

  useEffect(() => {
    if (!visit) return;
    const leaving = new AbortController();
    let isUnderWay = true;
    const run = async () => {
      try {
        await follow(visit.status, leaving.signal);
        isUnderWay = false;
      } catch (error) {
        if (!leaving.signal.aborted) throw error;
      }
    };
    void run();
    return () => {
      leaving.abort();
      // Other screens should know of what was just paid for.
      if (isUnderWay) refreshOnLeaving();
    };
  }, [visit]);

  return phase;
};

const withoutStatus = (current: URLSearchParams) => {
  const rest = new URLSearchParams(current);
  rest.delete('status');
  return rest;
};

/**
 * Whoever was Pro before they paid is not done because they are Pro: their newest payment has to be paid, too, or one that
 * was begun before it has been paid since, on a page that was still open.
 */
const isNewestPaid = (overview: SubscriptionOverview | undefined) => {
  // What could not be asked for confirms nothing.
  if (!overview) return false;
  const newest = overview.latestPayment;
  if (!newest || newest.status === 'paid') return true;
  const begun = Date.parse(newest.createdAt);
  return overview.payments.some(
    ({ status, paidAt }) => status === 'paid' && paidAt !== null && Date.parse(paidAt) >= begun,
  );
};

const check = (signal: AbortSignal) =>
  Promise.race([askAboutPayments().catch(() => undefined), pause(checkAtMostMs, signal)]);

/** Waits so many milliseconds; rejects as soon as `signal` aborts, and leaves no timer behind. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
