import { CalendarDays, Globe, Link2, Award, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/layout/badge';
import { trendWords } from '../words';

const { locked: words } = trendWords;

const additions: readonly [icon: LucideIcon, text: string][] = [
  [CalendarDays, words.days],
  [Link2, words.sites],
  [Globe, words.countries],
  [Award, words.credentials],
];

/** Names what a plan with trends adds to this page. `children` links to such a plan. */
export const LockedTrends = ({ children }: { children: ReactNode }) => (
  <section
    aria-labelledby="locked-trends"
    className="grid gap-6 rounded-card border border-accent-line bg-accent-soft p-4 sm:p-6 md:grid-cols-[minmax(0,1fr)_18rem] md:items-center md:gap-10"
  >
    <div>
      <Badge tone="accent">
        <Lock aria-hidden /> {words.badge}
      </Badge>
      <h2 id="locked-trends" className="mt-2 text-base font-semibold tracking-tight">
        {words.title}
      </h2>
      <p className="mt-0.5 text-sm text-muted">{words.why}</p>
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
