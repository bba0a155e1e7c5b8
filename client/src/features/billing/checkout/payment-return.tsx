import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { SubscriptionOverview } from '#shared/billing/schema';
import { endsWithTrial, type TrialHolder } from '#shared/billing/trial';
import { askAboutPayments } from '../api';
import {
  toastPaymentLeft,
  toastPaymentFailed,
  toastPaymentProcessing,
  toastPaymentReceived,
  toastVerificationNeeded,
} from '../billing-toasts';
import { classNames } from '../../../lib/class-names';
import { Spinner } from '../../../ui/spinner';
import { checkoutWords } from '../words';

/** Delay before the first check of the payment, in milliseconds. */
const verifyAfterMs = 2000;
/** Delay before the second check. */
const verifyAgainAfterMs = 30_000;
// Timeout of a check that never settles.
const checkAtMostMs = 10_000;

type ReturnPhase =
  | 'checking'
  | 'processing'
  | 'confirmed'
  /** The plan is active, but not known to be paid by this payment. */
  | 'renewing'
  | 'unconfirmed'
  | 'cancelled'
  | 'failed';

interface ReturnOptions {
  /** Refetches the signed-in user; null if signed out. */
  refreshUser: () => Promise<TrialHolder | null>;
  refreshSubscription: () => Promise<SubscriptionOverview | undefined>;
}

/**
 * Handles the return from the payment page with `status` in the URL: it is removed from the URL at once, and the
 * payment is verified, because the URL proves nothing. Returns the phase; null without such a return.
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

  /** Refetches user and payments. A failure confirms nothing; null means signed out. */
  const refetch = async () => {
    const [user, overview] = await Promise.all([refreshUser().catch(() => undefined), refreshSubscription()]);
    if (user === null) return null;
    // The free trial is not paid for.
    const isPaidFor = user !== undefined && user.plan !== 'free' && !endsWithTrial(user);
    return { overview, isPaidFor, isConfirmed: isPaidFor && isNewestPaid(overview) };
  };

  /** Checks, and announces a final outcome. */
  const checkOutcome = async (signal: AbortSignal) => {
    const found = await refetch();
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
    if ((await checkOutcome(signal)).isSettled) return;
    setPhase('processing');
    toastPaymentProcessing();
    await pause(verifyAgainAfterMs, signal);
    await check(signal);
    const { isSettled, isPaidFor } = await checkOutcome(signal);
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
        toastPaymentLeft();
        break;
      case 'failure':
        setPhase('failed');
        toastPaymentFailed();
        break;
      default:
        return;
    }
    // Update the history to match, and allow a new payment as soon as possible.
    await check(signal);
    await refetch();
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
      // Other screens depend on the plan.
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
 * For a renewal, being Pro is no confirmation: the newest payment must be paid too, or an older one that was paid
 * later, on a page that was still open.
 */
const isNewestPaid = (overview: SubscriptionOverview | undefined) => {
  // A failed fetch confirms nothing.
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

/** Resolves after a delay; rejects and clears the timer as soon as `signal` aborts. */
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

const { returned } = checkoutWords;

const words: Record<ReturnPhase, string> = {
  checking: returned.checking,
  processing: returned.processing(verifyAgainAfterMs / 1000),
  confirmed: returned.confirmed,
  renewing: returned.renewing,
  unconfirmed: returned.unconfirmed,
  cancelled: returned.canceled,
  failed: returned.failed,
};

/** The status after the payment page. The live region is mounted before its text, so that it is announced. */
export const ReturnStatus = ({ phase }: { phase: ReturnPhase | null }) => (
  <div role="status" aria-label={returned.label}>
    {phase && (
      <p
        className={classNames(
          'mb-4 flex items-start gap-3 rounded-card border px-4 py-3 text-sm',
          tones[phase],
        )}
      >
        <Sign phase={phase} />
        <span className="min-w-0 wrap-anywhere">{words[phase]}</span>
      </p>
    )}
  </div>
);

const tones: Record<ReturnPhase, string> = {
  checking: 'bg-surface',
  processing: 'bg-surface',
  confirmed: 'border-transparent bg-success-soft text-success',
  renewing: 'bg-surface',
  unconfirmed: 'border-danger bg-danger-soft',
  cancelled: 'bg-surface',
  failed: 'border-danger bg-danger-soft',
};

const Sign = ({ phase }: { phase: ReturnPhase }) => {
  const iconClass = 'mt-0.5 size-4 shrink-0';
  switch (phase) {
    case 'checking':
    case 'processing':
      return <Spinner className={classNames(iconClass, 'text-primary-text')} />;
    case 'confirmed':
      return <CircleCheck aria-hidden className={iconClass} />;
    case 'cancelled':
    case 'renewing':
      return <Info aria-hidden className={iconClass} />;
    case 'unconfirmed':
    case 'failed':
      return <CircleAlert aria-hidden className={classNames(iconClass, 'text-danger-text')} />;
  }
};
