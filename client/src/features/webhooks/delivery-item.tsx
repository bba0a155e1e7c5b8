import { memo } from 'react';
import type { WebhookLog } from '#shared/webhooks/schema';
import { Badge } from '../../ui/layout/badge';
import type { DeliveryState } from './delivery-state';
import { JsonView } from './json-view';
import { formatSecond } from './times';
import { webhookWords } from './words';

const { delivery: words } = webhookWords;

type DeliveryItemProps = DeliveryState & { log: WebhookLog };

/** One delivery: payload, sender, outcome and duration. */
export const DeliveryItem = memo(({ log, word, tone }: DeliveryItemProps) => {
  const { id, timestamp, upgradeResult, processingTimeMs, webhook, requestInfo, userId, userName, error } =
    log;
  const { ip, userAgent, contentType } = requestInfo;
  return (
    <li data-place={id} className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{word}</Badge>
        {log.isTest && <Badge tone="accent">{words.test}</Badge>}
        <time dateTime={timestamp} className="text-sm font-medium tabular-nums">
          {formatSecond(timestamp)}
        </time>
        <span className="text-sm text-muted tabular-nums">
          {processingTimeMs === null ? words.unfinished : words.milliseconds(processingTimeMs)}
        </span>
        {upgradeResult && (
          <span className="text-sm text-muted">{words.result(upgradeResult.replaceAll('_', ' '))}</span>
        )}
      </div>
      {error && <p className="mt-1.5 text-sm text-danger-text wrap-anywhere">{error}</p>}
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-xs">
        <Fact name={words.ip} value={ip} />
        <Fact name={words.contentType} value={contentType} />
        <Fact name={words.userId} value={userId} beside={userName} />
        <Fact name={words.userAgent} value={userAgent} />
      </dl>
      <div className="mt-1">
        <JsonView label={words.data} value={webhook} />
      </div>
    </li>
  );
});
DeliveryItem.displayName = 'DeliveryItem';

interface FactProps {
  name: string;
  value: string | null;
  beside?: string | null;
}

const Fact = ({ name, value, beside }: FactProps) => (
  <div className="flex min-w-0 gap-1.5">
    <dt className="shrink-0 text-muted">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">
      {value ?? words.unknown}
      {beside && (
        <>
          {' '}
          (<bdi>{beside}</bdi>)
        </>
      )}
    </dd>
  </div>
);
