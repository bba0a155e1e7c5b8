import { Check } from 'lucide-react';
import { proUpgrades } from '#shared/billing/plans';

/** What Pro adds for a free user. */
export const ProUpgrades = () => (
  <ul className="grid gap-2.5 text-sm">
    {proUpgrades.map((feature) => (
      <li key={feature} className="flex gap-2.5">
        <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
        {feature}
      </li>
    ))}
  </ul>
);
