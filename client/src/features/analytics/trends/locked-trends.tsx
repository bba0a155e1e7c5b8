import { CalendarDays, Globe, Link2, Award, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/layout/badge';

const additions: readonly [icon: LucideIcon, text: string][] = [
  [CalendarDays, 'Views, visitors and downloads day by day, for up to a year'],
  [Link2, 'The sites that send visitors to you'],
  [Globe, 'The countries your visitors are in'],
  [Award, 'The credentials they open most'],
];

/** Names what a plan with trends adds to this page. `children` links to such a plan. */
export const LockedTrends = ({ children }: { children: ReactNode }) => (
  <section
    aria-labelledby="locked-trends"
    className="grid gap-6 rounded-card border border-accent-line bg-accent-soft p-4 sm:p-6 md:grid-cols-[minmax(0,1fr)_18rem] md:items-center md:gap-10"
  >
    <div>
      <Badge tone="accent">
        <Lock aria-hidden /> Pro
      </Badge>
      <h2 id="locked-trends" className="mt-2 text-base font-semibold tracking-tight">
        See what works, with trends
      </h2>
      <p className="mt-0.5 text-sm text-muted">
        Your plan counts everything already. Pro shows you more of it:
      </p>
      <ul className="mt-4 grid gap-2.5 text-sm sm:grid-cols-2 sm:gap-x-6">
        {additions.map(([Icon, text]) => (
          <li key={text} className="flex gap-2.5">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </div>
    <div>{children}</div>
  </section>
);
