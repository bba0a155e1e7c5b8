import { ArrowRight } from 'lucide-react';
import type { BillingLog } from '#shared/admin-billing/schema';
import { formatDate, formatDateTime } from '../../../lib/format';
import { EmailText } from '../../../ui/layout/email-text';
import { Cell, HeaderCell, Row, Table } from '../../../ui/layout/table';
import type { BillingLooks } from '../billing-looks';
import { LongText } from './long-text';
import { ContactEmail, NotVerified } from '../person';
import { adminBillingWords, logsWords as words } from '../words';

const { columns } = words;

type LogsTableProps = Pick<BillingLooks, 'renderPlan'> & { logs: readonly BillingLog[] };

export const LogsTable = ({ logs, renderPlan }: LogsTableProps) => (
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
              <NotVerified isVerified={log.user.emailVerified} />
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
