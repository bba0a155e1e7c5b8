import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { classNames } from '../../../lib/class-names';
import { Spinner } from '../../../ui/spinner';
import { verifyAgainAfterMs, type ReturnPhase } from './use-payment-return';
import { checkoutWords } from '../words';

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
