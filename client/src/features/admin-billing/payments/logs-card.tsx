import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { ScrollText, ArrowRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { exportBillingLogs } from '#shared/admin-billing/endpoints';
import type { BillingLog } from '#shared/admin-billing/schema';
import { useSignedOut } from '../../../lib/api/use-signed-out';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/layout/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Field } from '../../../ui/forms/field';
import { LoadedList } from '../../../ui/feedback/loaded-list';
import { Select } from '../../../ui/forms/select';
import { billingLogsQuery } from '../api';
import type { BillingRenderers } from '../billing-renderers';
import { CsvLink } from '../csv-link';
import { ListSkeleton } from '../list-skeleton';
import { logsWords as words, adminBillingWords, userWords } from '../words';
import { formatDate, formatDateTime } from '../../../lib/format';
import { EmailText } from '../../../ui/layout/email-text';
import { Cell, HeaderCell, Row, Table } from '../../../ui/layout/table';
import { ContactEmail } from '../person';
import { classNames } from '../../../lib/class-names';

/** How many are shown before Show all. */
const shownAtFirst = 15;

interface LogsCardProps extends Pick<BillingRenderers, 'renderPlan'> {
  onUnauthorized: () => void;
}

/** The latest plan changes: actor, user, old and new plan, and reason. */
export const LogsCard = ({ renderPlan, onUnauthorized }: LogsCardProps) => {
  const [byAdmins, setByAdmins] = useState(false);
  const cause = byAdmins ? 'admin' : undefined;
  const logs = useInfiniteQuery({ ...billingLogsQuery({ cause }), refetchOnMount: true });
  useSignedOut(logs.data === null, onUnauthorized);
  return (
    <Card aria-labelledby="billing-logs">
      <CardHeader
        title={words.title}
        titleId="billing-logs"
        action={
          <span className="-mx-3">
            <CsvLink path={exportBillingLogs.path} query={{ cause }}>
              {words.csv}
            </CsvLink>
          </span>
        }
      />
      <Field label={words.which} labelHidden className="mb-4 max-sm:w-full sm:w-56">
        {(field) => (
          <Select
            {...field}
            value={byAdmins ? 'admin' : 'all'}
            onChange={({ target }) => setByAdmins(target.value === 'admin')}
          >
            <option value="all">{words.all}</option>
            <option value="admin">{words.byAdmins}</option>
          </Select>
        )}
      </Field>
      <LoadedLogs
        key={cause}
        query={logs}
        renderPlan={renderPlan}
        empty={
          <EmptyState
            icon={ScrollText}
            title={byAdmins ? words.noneByAdmins : words.none}
            description={byAdmins ? words.noneByAdminsYet : words.noneYet}
          />
        }
      />
    </Card>
  );
};

const { changes: changesWords } = userWords;

/** Every plan change of one user. */
export const UserLogsCard = ({ userId, renderPlan, onUnauthorized }: LogsCardProps & { userId: string }) => {
  const logs = useInfiniteQuery({ ...billingLogsQuery({ userId }), refetchOnMount: true });
  useSignedOut(logs.data === null, onUnauthorized);
  return (
    <Card aria-labelledby="billing-changes">
      <CardHeader title={changesWords.title} titleId="billing-changes" />
      <LoadedLogs
        query={logs}
        renderPlan={renderPlan}
        empty={<EmptyState icon={ScrollText} title={changesWords.none} description={changesWords.noneYet} />}
      />
    </Card>
  );
};

interface LoadedLogsProps extends Pick<BillingRenderers, 'renderPlan'> {
  query: UseInfiniteQueryResult<BillingLog[] | null>;
  empty: ReactNode;
}

const LoadedLogs = ({ query, renderPlan, empty }: LoadedLogsProps) => (
  <LoadedList
    query={query}
    failed={words.failed}
    skeleton={<ListSkeleton label={words.loading} rows={3} />}
    empty={empty}
  >
    {(found) => (
      <Logs
        logs={found}
        renderPlan={renderPlan}
        older={
          query.hasNextPage && (
            <Button
              variant="secondary"
              className="mt-2"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {words.older}
            </Button>
          )
        }
      />
    )}
  </LoadedList>
);

interface LogsProps extends Pick<BillingRenderers, 'renderPlan'> {
  logs: readonly BillingLog[];
  /** Loads the page before the last loaded entry. */
  older: ReactNode;
}

const Logs = ({ logs, renderPlan, older }: LogsProps) => {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <LogsTable logs={showsAll ? logs : logs.slice(0, shownAtFirst)} renderPlan={renderPlan} />
      <div className="flex flex-wrap gap-2">
        {showsAll && older}
        {logs.length > shownAtFirst && (
          <Button
            variant="ghost"
            className="mt-2"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? words.latest(shownAtFirst) : words.showAll(logs.length)}
          </Button>
        )}
      </div>
    </>
  );
};

const { columns } = words;

type LogsTableProps = Pick<BillingRenderers, 'renderPlan'> & { logs: readonly BillingLog[] };

const LogsTable = ({ logs, renderPlan }: LogsTableProps) => (
  <Table
    label={words.label}
    head={
      <>
        <HeaderCell>{columns.admin}</HeaderCell>
        <HeaderCell>{columns.user}</HeaderCell>
        <HeaderCell>{columns.change}</HeaderCell>
        <HeaderCell>{columns.reason}</HeaderCell>
        <HeaderCell>{columns.date}</HeaderCell>
      </>
    }
  >
    {logs.map((log) => (
      <Row key={log.id}>
        <Cell label={columns.admin} className="md:min-w-28">
          {doneBy(log)}
        </Cell>
        <Cell label={columns.user} className="md:min-w-36">
          {log.user ? (
            <>
              <EmailText email={log.user.email} />
              <ContactEmail email={log.user.contactEmail} />
            </>
          ) : (
            <span className="text-muted">{adminBillingWords.unknown}</span>
          )}
        </Cell>
        <Cell label={columns.change}>
          <span className="inline-flex items-center gap-1.5 max-md:justify-end">
            {renderPlan(log.oldStatus)}
            <ArrowRight aria-hidden className="size-3.5 shrink-0 text-muted" />
            <span className="sr-only">{words.to}</span>
            {renderPlan(log.newStatus)}
          </span>
          {log.newStatus !== 'free' && (
            <span className="mt-0.5 block text-xs text-muted">
              {log.newExpiresAt ? words.until(formatDate(log.newExpiresAt)) : words.noEnd}
            </span>
          )}
        </Cell>
        <Cell label={columns.reason} className="md:max-w-80">
          <LongText text={log.reason} />
          {log.transactionReference && (
            <span className="mt-0.5 block text-xs text-muted">
              {adminBillingWords.reference(log.transactionReference)}
            </span>
          )}
        </Cell>
        <Cell label={columns.date} className="md:min-w-28 lg:whitespace-nowrap">
          <time dateTime={log.createdAt}>{formatDateTime(log.createdAt)}</time>
        </Cell>
      </Row>
    ))}
  </Table>
);

/** The administrator, or the automatic cause. */
const doneBy = ({ admin, cause }: BillingLog) =>
  admin ? <EmailText email={admin.email} /> : <span className="text-muted">{words.causes[cause]}</span>;

const { text: textWords } = words;

/** Texts of at least this many characters are collapsed. */
const longFrom = 160;

/** User-entered text; a long one is collapsed. */
const LongText = ({ text }: { text: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > longFrom || text.split('\n').length > 3;
  return (
    <>
      <span
        dir="auto"
        className={classNames('whitespace-pre-line', isLong && !isOpen ? 'line-clamp-3' : 'block')}
      >
        {text}
      </span>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          className="inline-flex min-h-6 items-center text-xs font-medium text-primary-text hover:underline pointer-coarse:min-h-11"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? textWords.less : textWords.all}
        </button>
      )}
    </>
  );
};
