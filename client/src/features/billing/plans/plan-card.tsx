import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { plans, type Plan } from '#shared/billing/plans';
import { classNames } from '../../../lib/class-names';
import { formatCentavos } from '../../../lib/format';
import { Badge } from '../../../ui/layout/badge';
import { planWords } from './words';

interface PlanCardProps {
  plan: Plan;
  /** Shown above the name: 'Most Popular', 'Your plan'. */
  mark?: string;
  highlighted?: boolean;
  description: string;
  /** The call to action. */
  children?: ReactNode;
}

/** A plan's price and features, from the table that the server enforces. */
export const PlanCard = ({ plan, mark, highlighted = false, description, children }: PlanCardProps) => {
  const { name, priceCentavos, features } = plans[plan];
  return (
    <section
      aria-label={planWords.card.label(name)}
      className={classNames(
        'flex flex-col rounded-card border bg-surface p-6',
        highlighted && 'border-primary-text ring-1 ring-primary-text',
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 className="text-base font-semibold">{name}</h3>
        {mark && <Badge tone={highlighted ? 'accent' : 'neutral'}>{mark}</Badge>}
      </div>
      {priceCentavos !== null && (
        <p className="mt-4 flex items-baseline gap-1.5">
          <span className="text-2xl font-semibold tabular-nums">{formatCentavos(priceCentavos)}</span>
          <span className="text-sm text-muted">{planWords.card.perMonth}</span>
        </p>
      )}
      <p className="mt-2 text-sm text-muted">{description}</p>
      <ul className="mt-5 mb-6 grid gap-2.5 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            {feature}
          </li>
        ))}
      </ul>
      {children && <div className="mt-auto">{children}</div>}
    </section>
  );
};
