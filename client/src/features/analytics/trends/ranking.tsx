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
  /** The counted noun after a count: 'view', 'views'. */
  unit: (count: number) => string;
  items: readonly Ranked[];
  /** Shown if there are none. */
  empty: string;
}

/** The top values in descending order, each with a bar relative to the first. */
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
                  <span className="sr-only">{` ${unit(count)}`}</span>
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
