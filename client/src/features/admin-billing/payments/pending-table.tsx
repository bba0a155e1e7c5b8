import type { PendingTransaction } from '#shared/admin-billing/schema';
import { formatCentavos, formatDateTime } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { Cell, HeaderCell, Row, Table } from '../../../ui/layout/table';
import { Person } from '../person';
import { adminBillingWords, pendingWords as words } from '../words';

const { columns } = words;

interface PendingTableProps {
  transactions: readonly PendingTransaction[];
  onCleanup: (transaction: PendingTransaction) => void;
}

export const PendingTable = ({ transactions, onCleanup }: PendingTableProps) => (
  <Table
    label={words.label}
    head={
      <>
        <HeaderCell>{columns.user}</HeaderCell>
        <HeaderCell>{columns.checkout}</HeaderCell>
        <HeaderCell numeric>{columns.amount}</HeaderCell>
        <HeaderCell>{columns.created}</HeaderCell>
        <HeaderCell>
          <span className="sr-only">{columns.action}</span>
        </HeaderCell>
      </>
    }
  >
    {transactions.map((transaction) => {
      const { id, userId, user, mayaCheckoutId, referenceNumber, amount, createdAt } = transaction;
      return (
        <Row key={id}>
          <Cell className="md:min-w-40">
            {user ? <Person {...user} /> : <span className="text-muted">{words.deletedAccount}</span>}
          </Cell>
          <Cell label={words.checkoutId} className="text-xs max-md:text-sm">
            <span className="block">
              {mayaCheckoutId ?? <span className="text-muted">{words.noCheckout}</span>}
            </span>
            <span className="block text-muted">{adminBillingWords.reference(referenceNumber)}</span>
          </Cell>
          <Cell label={columns.amount} numeric className="whitespace-nowrap tabular-nums">
            {formatCentavos(amount)}
          </Cell>
          <Cell label={columns.created} className="lg:whitespace-nowrap">
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </Cell>
          <Cell className="md:text-right">
            {userId && (
              <Button
                variant="secondary"
                size="sm"
                className="max-md:mt-1 max-md:w-full"
                aria-haspopup="dialog"
                aria-label={words.cleanupOf(user?.email ?? referenceNumber)}
                onClick={() => onCleanup(transaction)}
              >
                {words.cleanup}
              </Button>
            )}
          </Cell>
        </Row>
      );
    })}
  </Table>
);
