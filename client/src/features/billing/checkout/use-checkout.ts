import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createCheckoutSession } from '#shared/billing/endpoints';
import { isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { callApi } from '../../../lib/api/call-api';
import { leavePage } from '../../../lib/leaving/leave-page';
import { markLeaving } from '../../../lib/leaving/leaving';
import { toastPaymentError, toastPaymentInProgress } from '../billing-toasts';
import { mayFollow } from './checkout-address';

const noSession = 'Failed to initiate payment session';

interface CheckoutOptions {
  onUnauthorized: () => void;
  /** It does not go on, and the server knows more than the page: a payment under way, or one that has just arrived. */
  onRefused: () => void;
}

/** Begins to pay for 30 days of Pro and leaves for the payment page. `isBusy` lasts until the page is gone. */
export const useCheckout = ({ onUnauthorized, onRefused }: CheckoutOptions) => {
  const [isLeaving, setIsLeaving] = useState(false);
  // A second press may come before the first has been drawn.
  const isTaken = useRef(false);

  useEffect(() => {
    // Whoever comes back with the browser's button finds the page as they left it.
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
        // A payment stands there now, whose page may not be opened.
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
