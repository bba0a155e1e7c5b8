import { useId } from 'react';
import { Button } from '../../../ui/button';
import { checkoutWords } from '../words';
import type { Checkout } from './use-checkout';

/** What a payment buys: the first 30 days, 30 more, or those after a trial. */
export type Sale = keyof typeof checkoutWords.sale;

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
