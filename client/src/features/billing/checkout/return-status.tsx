import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { product } from '#shared/product/product';
import { classNames } from '../../../lib/class-names';
import { Spinner } from '../../../ui/spinner';
import { verifyAgainAfterMs, type ReturnPhase } from './use-payment-return';

const words: Record<ReturnPhase, string> = {
  checking: 'Checking your payment with Maya…',
  processing: `Maya has not confirmed your payment yet. We look again in ${verifyAgainAfterMs / 1000} seconds; you need not do anything.`,
  confirmed: 'Your payment has arrived. Your plan is up to date.',
  renewing:
    'Your plan is active. This payment is not confirmed yet. If you have paid, its days are added as soon as Maya tells us.',
  unconfirmed: `We could not confirm your payment yet. If you have paid, it counts as soon as Maya tells us. Refresh this page in a minute, or write to ${product.supportEmail}.`,
  cancelled: 'You left the payment page before paying, so nothing was charged.',
  failed: 'The payment did not go through. You can try again, or pay another way.',
};

/** The status after the payment page. The live region is mounted before its text, so that it is announced. */
export const ReturnStatus = ({ phase }: { phase: ReturnPhase | null }) => (
  <div role="status" aria-label="Payment">
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
  const look = 'mt-0.5 size-4 shrink-0';
  switch (phase) {
    case 'checking':
    case 'processing':
      return <Spinner className={classNames(look, 'text-primary-text')} />;
    case 'confirmed':
      return <CircleCheck aria-hidden className={look} />;
    case 'cancelled':
    case 'renewing':
      return <Info aria-hidden className={look} />;
    case 'unconfirmed':
    case 'failed':
      return <CircleAlert aria-hidden className={classNames(look, 'text-danger-text')} />;
  }
};
