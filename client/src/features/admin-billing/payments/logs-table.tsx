import { ArrowRight } from 'lucide-react';
import type { BillingCause, BillingLog } from '#shared/admin-billing/schema';
import { formatDate, formatDateTime } from '../../../lib/format';
import { EmailText } from '../../../ui/layout/email-text';
import { Cell, HeaderCell, Row, Table } from '../../../ui/layout/table';
import type { BillingLooks } from '../billing-looks';
import { LongText } from './long-text';
import { ContactEmail, NotVerified } from '../person';

type LogsTableProps = Pick<BillingLooks, 'renderPlan'> & { logs: readonly BillingLog[] };

export const LogsTable = ({ logs, renderPlan }: LogsTableProps) => (
  <Table
    label="Recent billing updates"
    head={
      <>
        <HeaderCell>Admin</HeaderCell>
        <HeaderCell>User</HeaderCell>
        <HeaderCell>Change</HeaderCell>
        <HeaderCell>Reason</HeaderCell>
        <HeaderCell>Date</HeaderCell>
      </>
    }
  >
    {logs.map((log) => (
      <Row key={log.id}>
        <Cell label="Admin" className="md:min-w-28">
          {doneBy(log)}
        </Cell>
        <Cell label="User" className="md:min-w-36">
          {log.user ? (
            <>
              <EmailText email={log.user.email} />
              <NotVerified isVerified={log.user.emailVerified} />
              <ContactEmail email={log.user.contactEmail} />
            </>
          ) : (
            <span className="text-muted">Unknown</span>
          )}
        </Cell>
        <Cell label="Change">
          <span className="inline-flex items-center gap-1.5 max-md:justify-end">
            {renderPlan(log.oldStatus)}
            <ArrowRight aria-hidden className="size-3.5 shrink-0 text-muted" />
            <span className="sr-only">to</span>
            {renderPlan(log.newStatus)}
          </span>
          {log.newStatus !== 'free' && (
            <span className="mt-0.5 block text-xs text-muted">
              {log.newExpiresAt ? `until ${formatDate(log.newExpiresAt)}` : 'no end'}
            </span>
          )}
        </Cell>
        <Cell label="Reason" className="md:max-w-80">
          <LongText text={log.reason} />
          {log.transactionReference && (
            <span className="mt-0.5 block text-xs text-muted">Ref. {log.transactionReference}</span>
          )}
        </Cell>
        <Cell label="Date" className="md:min-w-28 lg:whitespace-nowrap">
          <time dateTime={log.createdAt}>{formatDateTime(log.createdAt)}</time>
        </Cell>
      </Row>
    ))}
  </Table>
);

const causes: Record<BillingCause, string> = {
  payment: 'Maya payment',
  refund: 'Maya refund',
  expiry: 'Expiry',
  test: 'Test',
  trial: 'Free trial',
  // The account is deleted.
  admin: 'Unknown',
};

/** The administrator, or the automatic cause. */
const doneBy = ({ admin, cause }: BillingLog) =>
  admin ? <EmailText email={admin.email} /> : <span className="text-muted">{causes[cause]}</span>;
