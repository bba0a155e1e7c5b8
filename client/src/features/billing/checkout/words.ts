import { plans } from '#shared/billing/plans';
import { proPeriodDays } from '#shared/billing/subscription';
import { product } from '#shared/product/product';
import { formatCentavos } from '../../../lib/format';

/** The texts on the way to the payment page. */
export const checkoutWords = {
  opening: 'Opening Maya…',
  where: `Takes you to Maya to pay ${formatCentavos(plans.pro.priceCentavos ?? 0)} by wallet, card or online banking.`,
  sale: {
    new: {
      label: 'Upgrade to Pro',
      terms: `One payment, ${proPeriodDays} days. No auto-renewal.`,
    },
    renewal: {
      label: `Renew for ${proPeriodDays} days`,
      terms: `One payment adds ${proPeriodDays} days to the end of your plan. No auto-renewal.`,
    },
    afterTrial: {
      label: `Get Pro for ${proPeriodDays} days`,
      terms: `One payment adds ${proPeriodDays} days to the end of your trial. No auto-renewal.`,
    },
  },
  /** The status after the return from the payment page. */
  returned: {
    label: 'Payment',
    checking: 'Checking your payment with Maya…',
    processing: (seconds: number) =>
      `Maya has not confirmed your payment yet. We will check again in ${seconds} seconds. You do not need to do anything.`,
    confirmed: 'We received your payment. Your plan is up to date.',
    renewing:
      'Your plan is active. This payment is not confirmed yet. If you paid, its days are added as soon as Maya confirms it.',
    unconfirmed: `We could not confirm your payment yet. If you paid, it counts as soon as Maya confirms it. Refresh this page in a minute, or write to ${product.supportEmail}.`,
    canceled: 'You left the payment page before paying, so nothing was charged.',
    failed: 'The payment did not go through. You can try again, or pay another way.',
  },
};
