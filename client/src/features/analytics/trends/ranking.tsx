import { useId, type ReactNode } from 'react';
import { Card, CardHeader } from '../../../ui/layout/card';
import { formatCount } from '../format-count';

export interface Ranked {
  key: string;
  name: string;
  /** Decoration in front of the name. */
  mark?: ReactNode;
  count: number;
}

interface RankingProps {
  title: string;
  /** What the counts count, of one: 'view'. */
  unit: string;
  items: readonly Ranked[];
  /** Said where there are none. */
  empty: string;
}

/** What there was most of, the most first, each with a bar that shows its share of the first. */
export const Ranking = ({ title, unit, items, empty }: RankingProps) => {
  const titleId = useId();
  const most = Math.max(1, ...items.map(({ count }) => count));
  return (
    <Card aria-labelledby={titleId} className="min-w-0">
      <CardHeader title={title} titleId={titleId} level={3} className="mb-3" />
      {items.length === 0 ? (
        <p className="text-sm text-muted">{empty}</p>
      ) : (
        <ol className="grid gap-3 text-sm">
          {items.map(({ key, name, mark, count }) => (
            <li key={key} className="min-w-0">
              <div className="flex items-baseline gap-3">
                <span dir="auto" className="min-w-0 flex-1 truncate" title={name}>
                  {mark !== undefined && (
                    <span aria-hidden className="me-2">
                      {mark}
                    </span>
                  )}
                  {name}
                </span>
                <span className="font-medium tabular-nums">
                  {formatCount(count)}
                  <span className="sr-only">{count === 1 ? ` ${unit}` : ` ${unit}s`}</span>
                </span>
              </div>
              <div aria-hidden data-bar className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-subtle">
                <div
                  className="h-full rounded-full bg-primary"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
};
