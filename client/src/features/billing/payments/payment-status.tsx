import { CircleCheck, CircleX, Clock, Undo2, type LucideIcon } from 'lucide-react';
import type { PaymentStatus } from '#shared/billing/schema';
import { Badge, type BadgeTone } from '../../../ui/layout/badge';

const looks: Record<PaymentStatus, { word: string; tone: BadgeTone; icon: LucideIcon }> = {
  pending: { word: 'Processing...', tone: 'warning', icon: Clock },
  paid: { word: 'paid', tone: 'success', icon: CircleCheck },
  failed: { word: 'failed', tone: 'danger', icon: CircleX },
  refunded: { word: 'refunded', tone: 'neutral', icon: Undo2 },
};

/** A payment's status: text and icon, besides the color. An unknown status is shown verbatim. */
export const PaymentStatusBadge = ({ status }: { status: PaymentStatus }) => {
  const { word, tone, icon: Icon } = looks[status] ?? { word: status, tone: 'neutral', icon: Clock };
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {word}
    </Badge>
  );
};
