import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import { Card, CardHeader } from '../../../ui/layout/card';
import { FailedState } from '../../../ui/feedback/failed-state';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton';
import { activityWords } from '../words';
import { buttonClass } from '../../../ui/button';

interface ActivityCardProps<Item> {
  title: string;
  /** A link on the right of the title. */
  action?: ReactNode;
  /** Newest first; undefined while loading. */
  items: readonly Item[] | undefined;
  row: (item: Item) => ReactNode;
  /** Shown if there are none. */
  empty: ReactNode;
  /** 'Your views': for the loading and error messages. */
  name: string;
  hasFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
  /** Below the list, such as Show more. */
  footer?: ReactNode;
  /** Number of skeleton rows. */
  expectedRows?: number;
}

/** A titled list of visitor activity, in each of its states. Rows added later receive the focus. */
export const ActivityCard = <Item extends { id: string }>(props: ActivityCardProps<Item>) => {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="min-w-0">
      <CardHeader title={props.title} titleId={titleId} className="mb-2" action={props.action} />
      <Content {...props} />
    </Card>
  );
};

const Content = <Item extends { id: string }>(props: ActivityCardProps<Item>) => {
  const { items, name, hasFailed } = props;
  if (items?.length === 0) return props.empty;
  if (items) {
    return (
      <>
        <Rows items={items} row={props.row} />
        {props.footer}
      </>
    );
  }
  if (hasFailed) {
    return (
      <FailedState title={activityWords.failed(name)} onRetry={props.onRetry} retrying={props.isRetrying} />
    );
  }
  return <ActivitySkeleton label={activityWords.loading(name)} rows={props.expectedRows ?? 5} />;
};

const Rows = <Item extends { id: string }>({
  items,
  row,
}: Pick<ActivityCardProps<Item>, 'row'> & { items: readonly Item[] }) => {
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef({ first: items[0]?.id, count: items.length });

  // The pressed button may be gone; move the focus to the first new row.
  useEffect(() => {
    const { first, count } = shownBefore.current;
    shownBefore.current = { first: items[0]?.id, count: items.length };
    if (items.length <= count || items[0]?.id !== first) return;
    (list.current?.children[count] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }, [items]);

  return (
    <ul ref={list} className="divide-y">
      {items.map((item) => (
        <li key={item.id} tabIndex={-1}>
          {row(item)}
        </li>
      ))}
    </ul>
  );
};

/** Placeholder of loading rows. */
const ActivitySkeleton = ({ label, rows = 5 }: { label: string; rows?: number }) => (
  <Loading label={label} className="divide-y">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="flex items-center gap-3 py-2.5">
        <Skeleton className="size-9 shrink-0 rounded-full" />
        <div className="min-w-0 flex-1 space-y-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3 w-1/4" />
        </div>
        <Skeleton className="h-3 w-16" />
      </div>
    ))}
  </Loading>
);

/** Saves all rows of a list as a CSV file; `what` is 'views' or 'downloads'. */
export const ExportLink = ({ href, what }: { href: string; what: string }) => (
  <a
    href={href}
    aria-label={activityWords.exportAs(what)}
    className={buttonClass({ variant: 'secondary', size: 'sm' })}
  >
    <Download aria-hidden />
    <span>
      <span className="max-sm:hidden">{activityWords.export} </span>
      {activityWords.csv}
    </span>
  </a>
);
