import { Activity, Eraser, RefreshCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { isUnauthorized } from '../../lib/api/api-error';
import { classNames } from '../../lib/class-names';
import { Button } from '../../ui/button';
import { Card } from '../../ui/layout/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FailedState } from '../../ui/feedback/failed-state';
import { Switch } from '../../ui/forms/switch';
import { refreshEveryMs, useClearLogs, useShowOlder } from './api';
import type { Deliveries } from './deliveries';
import { DeliveryItem } from './delivery-item';
import { deliveryState } from './delivery-state';
import { KeepPlace } from './keep-place';
import { formatTime } from './times';
import { useDeliveries } from './use-deliveries';
import { announceClearFailure, announceCleared, announceFetchFailure } from './webhook-toasts';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { webhookWords } from './words';

const { monitor: words, clear: clearWords } = webhookWords;

interface WebhookMonitorProps {
  onUnauthorized: () => void;
  /** The URL of the webhook test. */
  testLink: ReactNode;
}

/** The payment provider's deliveries, live. */
export const WebhookMonitor = ({ onUnauthorized, testLink }: WebhookMonitorProps) => {
  const [isAutomatic, setIsAutomatic] = useState(true);
  const [clearUpTo, setClearUpTo] = useState<string | null>(null);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const known = useDeliveries({ isAutomatic, onUnauthorized });
  const clear = useClearLogs();
  const newest = known.deliveries?.logs[0];
  const refresh = () => {
    setIsRefreshing(true);
    void known.refresh().finally(() => setIsRefreshing(false));
  };

  const confirmClear = (upTo: string) =>
    clear.mutate(upTo, {
      onSuccess: announceCleared,
      onError: (error) => (isUnauthorized(error) ? onUnauthorized() : announceClearFailure()),
      onSettled: () => setClearUpTo(null),
    });

  return (
    <Card aria-label={words.label}>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-b pb-4">
        <div className="mr-auto flex flex-wrap items-center gap-x-3 text-sm">
          <Switch aria-label={words.automatic} checked={isAutomatic} onCheckedChange={setIsAutomatic}>
            {words.automatic}
          </Switch>
          <span className="text-muted tabular-nums">
            {isAutomatic ? words.every(refreshEveryMs / 1000) : words.off}
            {known.deliveries && words.lastAt(formatTime(known.updatedAtMs))}
          </span>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" aria-busy={isRefreshing || undefined} onClick={refresh}>
            <RefreshCw aria-hidden className={classNames(isRefreshing && 'animate-spin')} />
            {words.refresh}
          </Button>
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            // Not disabled: it receives the focus once everything is cleared.
            aria-disabled={!newest}
            onClick={() => newest && setClearUpTo(newest.id)}
          >
            <Eraser aria-hidden />
            {clearWords.action}
          </Button>
        </div>
      </div>
      <Content known={known} onRetry={refresh} onUnauthorized={onUnauthorized} testLink={testLink} />
      <ConfirmDialog
        open={clearUpTo !== null}
        onOpenChange={(open) => !open && !clear.isPending && setClearUpTo(null)}
        title={clearWords.title}
        description={clearWords.description}
        confirmLabel={clearWords.action}
        busy={clear.isPending}
        onConfirm={() => clearUpTo && confirmClear(clearUpTo)}
      />
    </Card>
  );
};

type ContentProps = WebhookMonitorProps & { known: ReturnType<typeof useDeliveries>; onRetry: () => void };

const Content = ({ known, onRetry, onUnauthorized, testLink }: ContentProps) => {
  const { deliveries, hasFailed, isFetching, updatedAtMs } = known;
  if (!deliveries) {
    return hasFailed ? (
      <FailedState title={words.fetchFailed} onRetry={onRetry} retrying={isFetching} />
    ) : (
      <DeliveriesSkeleton />
    );
  }
  return (
    <>
      {hasFailed && (
        <p
          role="alert"
          className="mb-4 rounded-control border border-transparent bg-danger-soft px-3 py-2 text-sm"
        >
          {words.outdated}
        </p>
      )}
      {deliveries.logs.length === 0 ? (
        <EmptyState icon={Activity} title={words.none} description={words.noneYet} action={testLink} />
      ) : (
        <List deliveries={deliveries} updatedAtMs={updatedAtMs} onUnauthorized={onUnauthorized} />
      )}
    </>
  );
};

interface ListProps extends Pick<WebhookMonitorProps, 'onUnauthorized'> {
  deliveries: Deliveries;
  updatedAtMs: number;
}

const List = ({ deliveries: { logs, mayHaveMore }, updatedAtMs, onUnauthorized }: ListProps) => {
  const older = useShowOlder();
  const showOlder = (lastId: string) =>
    older.mutate(lastId, {
      onError: (error) => (isUnauthorized(error) ? onUnauthorized() : announceFetchFailure()),
    });
  return (
    <KeepPlace>
      <ol aria-label={words.list} className="divide-y">
        {logs.map((log) => (
          <DeliveryItem key={log.id} log={log} {...deliveryState(log, updatedAtMs)} />
        ))}
      </ol>
      {mayHaveMore && (
        <div className="mt-4 border-t pt-4 text-center">
          <Button
            variant="secondary"
            loading={older.isPending}
            onClick={() => showOlder(logs.at(-1)?.id ?? '')}
          >
            {words.older}
          </Button>
        </div>
      )}
    </KeepPlace>
  );
};

/** Placeholder of the loading deliveries. */
const DeliveriesSkeleton = () => (
  <Loading label={words.loading} className="divide-y">
    {[1, 2, 3].map((place) => (
      <div key={place} className="space-y-2.5 py-4 first:pt-0">
        <div className="flex gap-3">
          <Skeleton className="h-5 w-20 rounded-full" />
          <Skeleton className="h-5 w-40" />
        </div>
        <Skeleton className="h-4 w-full max-w-lg" />
        <Skeleton className="h-5 w-28" />
      </div>
    ))}
  </Loading>
);
