import { Activity, Eraser, RefreshCw } from 'lucide-react';
import { useState, useEffect, Component, createRef, memo, type ReactNode } from 'react';
import { focusManager, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WebhookLog } from '#shared/webhooks/schema';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { mustSignInAgain, signInAgain } from '../../lib/leaving/sign-in-again';
import { classNames } from '../../lib/class-names';
import { Button } from '../../ui/button';
import { Card } from '../../ui/layout/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FailedState } from '../../ui/feedback/failed-state';
import { Switch } from '../../ui/forms/switch';
import { refreshEveryMs, useClearLogs, useShowOlder, deliveriesQuery, type Deliveries } from './api';
import { announceClearFailure, announceCleared, announceFetchFailure } from './webhook-toasts';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { webhookWords } from './words';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { Badge, type BadgeTone } from '../../ui/layout/badge';
import { JsonView } from './json-view';

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
      onError: (error) => {
        if (mustSignInAgain(error)) return;
        if (isUnauthorized(error)) onUnauthorized();
        else announceClearFailure();
      },
      onSettled: (_result, error) => {
        if (!mustSignInAgain(error)) setClearUpTo(null);
      },
    });
  const closeClear = () => {
    setClearUpTo(null);
    clear.reset();
  };
  const asksToSignIn = mustSignInAgain(clear.error);

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
        onOpenChange={(open) => !open && !clear.isPending && closeClear()}
        title={clearWords.title}
        description={asksToSignIn ? serverMessage(clear.error, clearWords.signIn) : clearWords.description}
        confirmLabel={asksToSignIn ? clearWords.signIn : clearWords.action}
        variant={asksToSignIn ? 'primary' : 'destructive'}
        busy={clear.isPending}
        onConfirm={() => (asksToSignIn ? signInAgain() : clearUpTo && confirmClear(clearUpTo))}
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

interface DeliveriesOptions {
  /** Polls every five seconds while the page is visible. */
  isAutomatic: boolean;
  onUnauthorized: () => void;
}

/** The deliveries, polled. A failure shows one toast until the next success, and one per manual refresh. */
const useDeliveries = ({ isAutomatic, onUnauthorized }: DeliveriesOptions) => {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...deliveriesQuery(queryClient),
    staleTime: 0,
    refetchOnMount: true,
    // A hidden tab fetches nothing, and catches up when it is shown again.
    refetchOnWindowFocus: isAutomatic,
  });
  useEffect(() => {
    if (!isAutomatic) return;
    const timer = window.setInterval(() => {
      if (!focusManager.isFocused()) return;
      // Not the query's own refetchInterval, whose calls cannot be marked as background.
      void queryClient.prefetchQuery({
        ...deliveriesQuery(queryClient, { isBackground: true }),
        staleTime: 0,
      });
    }, refreshEveryMs);
    return () => window.clearInterval(timer);
  }, [isAutomatic, queryClient]);
  const { data, dataUpdatedAt, isError, isFetching, errorUpdateCount, refetch } = query;
  // Without data, each retry starts in the loading state.
  const hasFailed = isError || (data === undefined && errorUpdateCount > 0);
  useSignedOut(data === null, onUnauthorized);
  useEffect(() => {
    if (hasFailed) announceFetchFailure();
  }, [hasFailed]);

  const refresh = async () => {
    const wasFailing = hasFailed;
    const { isError: failsAgain } = await refetch();
    if (wasFailing && failsAgain) announceFetchFailure();
  };
  return { deliveries: data ?? undefined, updatedAtMs: dataUpdatedAt, hasFailed, isFetching, refresh };
};

interface Place {
  id: string;
  top: number;
}

/**
 * Scroll anchoring: keeps the scroll position while the list above it grows or shrinks; at the top of the page new items
 * appear. Its items carry `data-place`. Custom, as not every browser has it; a class, for getSnapshotBeforeUpdate.
 */
class KeepPlace extends Component<{ children: ReactNode }> {
  private readonly list = createRef<HTMLDivElement>();

  override componentDidMount() {
    // Turn off the browser's own, which would correct twice.
    document.documentElement.style.setProperty('overflow-anchor', 'none');
  }

  override componentWillUnmount() {
    document.documentElement.style.removeProperty('overflow-anchor');
  }

  override getSnapshotBeforeUpdate(): Place | null {
    if (window.scrollY <= 0) return null;
    for (const item of this.items()) {
      const { top, bottom } = item.getBoundingClientRect();
      if (bottom > headerHeight()) return { id: item.dataset.place ?? '', top };
    }
    return null;
  }

  override componentDidUpdate(_props: object, _state: object, place: Place | null) {
    if (!place) return;
    const item = this.items().find(({ dataset }) => dataset.place === place.id);
    const moved = item ? item.getBoundingClientRect().top - place.top : 0;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  private readonly items = () => [
    ...(this.list.current?.querySelectorAll<HTMLElement>('[data-place]') ?? []),
  ];

  override render() {
    return <div ref={this.list}>{this.props.children}</div>;
  }
}

/** Content under the bar is not visible. */
const headerHeight = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;

const { delivery: deliveryWords } = webhookWords;

type DeliveryItemProps = DeliveryState & { log: WebhookLog };

/** One delivery: payload, sender, outcome and duration. */
const DeliveryItem = memo(({ log, word, tone }: DeliveryItemProps) => {
  const { id, timestamp, upgradeResult, processingTimeMs, webhook, requestInfo, userId, userName, error } =
    log;
  const { ip, userAgent, contentType } = requestInfo;
  return (
    <li data-place={id} className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{word}</Badge>
        {log.isTest && <Badge tone="accent">{deliveryWords.test}</Badge>}
        <time dateTime={timestamp} className="text-sm font-medium tabular-nums">
          {formatSecond(timestamp)}
        </time>
        <span className="text-sm text-muted tabular-nums">
          {processingTimeMs === null
            ? deliveryWords.unfinished
            : deliveryWords.milliseconds(processingTimeMs)}
        </span>
        {upgradeResult && (
          <span className="text-sm text-muted">
            {deliveryWords.result(upgradeResult.replaceAll('_', ' '))}
          </span>
        )}
      </div>
      {error && <p className="mt-1.5 text-sm text-danger-text wrap-anywhere">{error}</p>}
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-xs">
        <Fact name={deliveryWords.ip} value={ip} />
        <Fact name={deliveryWords.contentType} value={contentType} />
        <Fact name={deliveryWords.userId} value={userId} detail={userName} />
        <Fact name={deliveryWords.userAgent} value={userAgent} />
      </dl>
      <div className="mt-1">
        <JsonView label={deliveryWords.data} value={webhook} />
      </div>
    </li>
  );
});
DeliveryItem.displayName = 'DeliveryItem';

interface FactProps {
  name: string;
  value: string | null;
  detail?: string | null;
}

const Fact = ({ name, value, detail }: FactProps) => (
  <div className="flex min-w-0 gap-1.5">
    <dt className="shrink-0 text-muted">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">
      {value ?? deliveryWords.unknown}
      {detail && (
        <>
          {' '}
          (<bdi>{detail}</bdi>)
        </>
      )}
    </dd>
  </div>
);

const { states } = webhookWords.delivery;

interface DeliveryState {
  word: string;
  tone: BadgeTone;
}

/** A delivery without an end after this long has failed: its process died. */
const maxProcessingMs = 60_000;

type Outcome = Pick<WebhookLog, 'success' | 'upgradeResult' | 'processingTimeMs' | 'timestamp'>;

/** A delivery's badge at `nowMs` (milliseconds since 1970). */
export const deliveryState = (outcome: Outcome, nowMs: number): DeliveryState => {
  const { success, upgradeResult, processingTimeMs, timestamp } = outcome;
  if (success)
    return upgradeResult === 'success'
      ? { word: states.success, tone: 'success' }
      : { word: states.processed, tone: 'primary' };
  const isUnderWay = processingTimeMs === null && nowMs - new Date(timestamp).getTime() < maxProcessingMs;
  return isUnderWay ? { word: states.underWay, tone: 'neutral' } : { word: states.failed, tone: 'danger' };
};

const time = { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZone: 'Asia/Manila' } as const;
const timeOfDay = new Intl.DateTimeFormat('en-US', time);
const moment = new Intl.DateTimeFormat('en-US', { ...time, month: 'short', day: 'numeric', year: 'numeric' });

/** '3:14:05 PM', as clocks in Manila show it. `when` is an ISO text or milliseconds since 1970. */
const formatTime = (when: string | number) => plain(timeOfDay.format(new Date(when)));

/** 'Nov 20, 2026, 3:14:05 PM'. */
const formatSecond = (when: string | number) => plain(moment.format(new Date(when)));

const plain = (text: string) => text.replace(/\u202f/g, ' ');
