import { useId, useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { createCheckoutSession } from '#shared/billing/endpoints';
import { Button } from '../../../ui/button';
import { checkoutWords, toastWords } from '../words';
import { isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { callApi } from '../../../lib/api/call-api';
import { leavePage } from '../../../lib/leaving/leave-page';
import { markLeaving } from '../../../lib/leaving/leaving';
import { toastPaymentError, toastPaymentInProgress } from '../billing-toasts';

/** What a payment buys: the first 30 days, 30 more, or those after a trial. */
type Sale = keyof typeof checkoutWords.sale;

interface CheckoutButtonProps {
  checkout: Checkout;
  sale: Sale;
}

/** Redirects to Maya's payment page; the label names what is bought. */
export const CheckoutButton = ({ checkout, sale }: CheckoutButtonProps) => {
  const termsId = useId();
  const whereId = useId();
  const { label, terms } = checkoutWords.sale[sale];
  return (
    <>
      <p id={termsId} className="mb-2 text-sm">
        {terms}
      </p>
      <Button
        variant={sale === 'renewal' ? 'primary' : 'accent'}
        className="min-h-11 w-full"
        loading={checkout.isBusy}
        loadingLabel={checkoutWords.opening}
        aria-describedby={`${termsId} ${whereId}`}
        onClick={checkout.begin}
      >
        {label}
      </Button>
      <p id={whereId} className="mt-2 text-xs text-muted">
        {checkoutWords.where}
      </p>
    </>
  );
};

const { noSession } = toastWords.error;

interface CheckoutOptions {
  onUnauthorized: () => void;
  /** Called on a rejection that the page's data does not explain: a pending payment, or one that has just been paid. */
  onRefused: () => void;
}

/** Starts a payment for 30 days of Pro and redirects to the payment page. `isBusy` stays true until the page unloads. */
export const useCheckout = ({ onUnauthorized, onRefused }: CheckoutOptions) => {
  const [isLeaving, setIsLeaving] = useState(false);
  // A second press may come before React renders the first.
  const isTaken = useRef(false);

  useEffect(() => {
    // Back may restore the page from the back/forward cache, in its old state.
    const comeBack = () => {
      isTaken.current = false;
      setIsLeaving(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(createCheckoutSession),
    onSuccess: ({ checkout_url }) => {
      if (!mayFollow(checkout_url)) {
        isTaken.current = false;
        toastPaymentError(noSession);
        // The payment now exists, but its URL is not allowed.
        return onRefused();
      }
      setIsLeaving(true);
      markLeaving();
      leavePage(checkout_url);
    },
    onError: (error) => {
      isTaken.current = false;
      if (isUnauthorized(error)) return onUnauthorized();
      if (error.message.includes('pending payment')) toastPaymentInProgress();
      else toastPaymentError(serverMessage(error, noSession));
      onRefused();
    },
  });

  const begin = () => {
    if (isTaken.current) return;
    isTaken.current = true;
    mutate();
  };
  return { begin, isBusy: isPending || isLeaving };
};

export type Checkout = ReturnType<typeof useCheckout>;

/** Whether a checkout URL is allowed: https, or our own origin, which serves the embedded sandbox. */
export const mayFollow = (address: string, ownOrigin = window.location.origin): boolean => {
  try {
    const url = new URL(address, ownOrigin);
    return url.protocol === 'https:' || url.origin === ownOrigin;
  } catch {
    return false;
  }
};
