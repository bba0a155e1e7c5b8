import type { PendingTransaction } from '#shared/admin-billing/schema';
import { formatCentavos, formatDateTime } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { Cell, HeaderCell, Row, Table } from '../../../ui/layout/table';
import { Person } from '../person';

interface PendingTableProps {
  transactions: readonly PendingTransaction[];
  onCleanup: (transaction: PendingTransaction) => void;
}

export const PendingTable = ({ transactions, onCleanup }: PendingTableProps) => (
  <Table
    label="Pending transactions"
    head={
      <>
        <HeaderCell>User</HeaderCell>
        <HeaderCell>Checkout ID and Reference</HeaderCell>
        <HeaderCell numeric>Amount</HeaderCell>
        <HeaderCell>Created</HeaderCell>
        <HeaderCell>
          <span className="sr-only">Action</span>
        </HeaderCell>
      </>
    }
  >
    {transactions.map((transaction) => {
      const { id, userId, user, mayaCheckoutId, referenceNumber, amount, createdAt } = transaction;
      return (
        <Row key={id}>
          <Cell className="md:min-w-40">
            {user ? <Person {...user} /> : <span className="text-muted">Unknown (deleted account)</span>}
          </Cell>
          <Cell label="Checkout ID" className="text-xs max-md:text-sm">
            <span className="block">
              {mayaCheckoutId ?? <span className="text-muted">No checkout yet</span>}
            </span>
            <span className="block text-muted">Ref. {referenceNumber}</span>
          </Cell>
          <Cell label="Amount" numeric className="whitespace-nowrap tabular-nums">
            {formatCentavos(amount)}
          </Cell>
          <Cell label="Created" className="lg:whitespace-nowrap">
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </Cell>
          <Cell className="md:text-right">
            {userId && (
              <Button
                variant="secondary"
                size="sm"
                className="max-md:mt-1 max-md:w-full"
                aria-haspopup="dialog"
                aria-label={`Cleanup ${user?.email ?? referenceNumber}`}
                onClick={() => onCleanup(transaction)}
              >
                Cleanup
              </Button>
            )}
          </Cell>
        </Row>
      );
    })}
  </Table>
);
