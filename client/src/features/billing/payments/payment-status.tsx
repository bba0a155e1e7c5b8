import { CircleCheck, CircleX, Clock, Undo2, type LucideIcon } from 'lucide-react';
import type { PaymentStatus } from '#shared/billing/schema';
import { Badge, type BadgeTone } from '../../../ui/layout/badge';
import { paymentWords } from '../words';

const { status: words } = paymentWords;

const looks: Record<PaymentStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  pending: { tone: 'warning', icon: Clock },
  paid: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
  refunded: { tone: 'neutral', icon: Undo2 },
};

/** A payment's status: text and icon, besides the color. An unknown status is shown verbatim. */
export const PaymentStatusBadge = ({ status }: { status: PaymentStatus }) => {
  const { tone, icon: Icon } = looks[status] ?? { tone: 'neutral', icon: Clock };
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {words[status] ?? status}
    </Badge>
  );
};
