import { Inbox, ShieldCheck } from 'lucide-react';
import {
  userPageLimits,
  type DeliveryAbout,
  type SecurityEventEntry,
} from '#shared/admin-billing/user-schema';
import { formatDateTime } from '../../../lib/format';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Badge } from '../../../ui/layout/badge';
import { Card, CardHeader } from '../../../ui/layout/card';
import { EmailText } from '../../../ui/layout/email-text';
import { Cell, HeaderCell, Row, Table } from '../../../ui/layout/table';
import { userWords } from '../words';

const { deliveries: deliveryWords, events: eventWords } = userWords;
const { columns: deliveryColumns } = deliveryWords;
const { columns: eventColumns } = eventWords;

/** What Maya delivered about the user's payments. */
export const DeliveriesCard = ({ deliveries }: { deliveries: readonly DeliveryAbout[] }) => (
  <Card aria-labelledby="user-deliveries">
    <CardHeader
      title={deliveryWords.title}
      titleId="user-deliveries"
      description={deliveryWords.description(userPageLimits.deliveries)}
    />
    {deliveries.length === 0 ? (
      <EmptyState icon={Inbox} title={deliveryWords.none} description={deliveryWords.noneYet} />
    ) : (
      <Table
        label={deliveryWords.label}
        head={
          <>
            <HeaderCell>{deliveryColumns.time}</HeaderCell>
            <HeaderCell>{deliveryColumns.result}</HeaderCell>
            <HeaderCell>{deliveryColumns.reference}</HeaderCell>
          </>
        }
      >
        {deliveries.map(({ id, receivedAt, result, error, isTest, processed, referenceNumber }) => (
          <Row key={id}>
            <Cell label={deliveryColumns.time} className="lg:whitespace-nowrap">
              <time dateTime={receivedAt}>{formatDateTime(receivedAt)}</time>
            </Cell>
            <Cell label={deliveryColumns.result}>
              <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
                {result?.replaceAll('_', ' ') ?? (processed ? '' : deliveryWords.underWay)}
                {!processed && result !== null && <Badge tone="danger">{deliveryWords.failed}</Badge>}
                {isTest && <Badge tone="accent">{deliveryWords.test}</Badge>}
              </span>
              {error && <span className="block text-danger-text">{error}</span>}
            </Cell>
            <Cell label={deliveryColumns.reference} className="text-xs max-md:text-sm">
              {referenceNumber}
            </Cell>
          </Row>
        ))}
      </Table>
    )}
  </Card>
);

/** What the security event log says about the user. */
export const SecurityEventsCard = ({ events }: { events: readonly SecurityEventEntry[] }) => (
  <Card aria-labelledby="user-events">
    <CardHeader
      title={eventWords.title}
      titleId="user-events"
      description={eventWords.description(userPageLimits.securityEvents)}
    />
    {events.length === 0 ? (
      <EmptyState icon={ShieldCheck} title={eventWords.none} description={eventWords.noneYet} />
    ) : (
      <Table
        label={eventWords.label}
        head={
          <>
            <HeaderCell>{eventColumns.time}</HeaderCell>
            <HeaderCell>{eventColumns.event}</HeaderCell>
            <HeaderCell>{eventColumns.by}</HeaderCell>
            <HeaderCell>{eventColumns.details}</HeaderCell>
          </>
        }
      >
        {events.map(({ id, createdAt, kind, admin, isByAdmin, ...event }) => (
          <Row key={id}>
            <Cell label={eventColumns.time} className="lg:whitespace-nowrap">
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            </Cell>
            <Cell label={eventColumns.event}>{eventWords.kinds[kind] ?? kind.replaceAll('_', ' ')}</Cell>
            <Cell label={eventColumns.by}>
              {admin ? (
                <EmailText email={admin.email} />
              ) : (
                <span className="text-muted">{isByAdmin ? eventWords.deletedAdmin : eventWords.self}</span>
              )}
            </Cell>
            <Cell label={eventColumns.details} className="text-xs text-muted max-md:text-sm">
              {detailsOf(event)}
            </Cell>
          </Row>
        ))}
      </Table>
    )}
  </Card>
);

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

const detailText = (value: string | number | boolean) => {
  if (typeof value === 'boolean') return value ? eventWords.yes : eventWords.no;
  return isMoment(value) ? formatDateTime(value) : value;
};

const detailsOf = ({ reason, details }: Pick<SecurityEventEntry, 'reason' | 'details'>) =>
  [
    ...(reason ? [reason] : []),
    ...Object.entries(details ?? {}).flatMap(([name, value]) =>
      value === null ? [] : [`${eventWords.details[name] ?? name}: ${detailText(value)}`],
    ),
  ].join(', ');
