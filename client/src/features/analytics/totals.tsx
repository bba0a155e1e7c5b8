import { Download, Eye, type LucideIcon, Sprout, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnalyticsSummary } from '#shared/analytics/schema';
import { Card } from '../../ui/layout/card';
import { Stat } from '../../ui/layout/stat';
import { formatCount } from './format-count';
import { analyticsWords, firstViewWords } from './words';

const { totals: words } = analyticsWords;

/** The three all-time figures; `summary` is undefined while loading. */
export const Totals = ({ summary }: { summary: AnalyticsSummary | undefined }) => (
  <dl aria-busy={summary === undefined} className="grid grid-cols-3 gap-2 sm:gap-4">
    <Total icon={Eye} label={words.views} count={summary?.profileViews} caption={words.byVisitors} />
    <Total icon={Download} label={words.downloads} count={summary?.downloads} caption={words.byVisitors} />
    <Total icon={Upload} label={words.uploads} count={summary?.credentialUploads} caption={words.yours} />
  </dl>
);

interface TotalProps {
  icon: LucideIcon;
  label: string;
  count: number | undefined;
  caption: string;
}

const Total = ({ count, ...named }: TotalProps) => (
  <Stat {...named} isNarrow value={count === undefined ? undefined : formatCount(count)} />
);

/** Empty state of the analytics: how to get the first view. `children` share the profile. */
export const FirstView = ({ children }: { children: ReactNode }) => (
  <Card aria-labelledby="first-view" className="grid gap-6 lg:grid-cols-2 lg:gap-10">
    <div>
      <span className="grid size-10 place-items-center rounded-full bg-primary-soft text-primary-text">
        <Sprout aria-hidden className="size-5" />
      </span>
      <h2 id="first-view" className="mt-3 text-base font-semibold tracking-tight">
        {firstViewWords.title}
      </h2>
      <ol className="mt-3 grid gap-3 text-sm">
        {firstViewWords.steps.map((step, at) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full bg-subtle text-xs font-semibold text-muted tabular-nums"
            >
              {at + 1}
            </span>
            <span className="min-w-0 pt-px">{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-muted">{firstViewWords.ownVisits}</p>
    </div>
    <div className="min-w-0 space-y-6">{children}</div>
  </Card>
);
