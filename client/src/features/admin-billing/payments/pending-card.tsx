import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { PendingTransaction } from '#shared/admin-billing/schema';
import { useSignedOut } from '../../../lib/api/use-signed-out';
import { Card, CardHeader } from '../../../ui/layout/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadedList } from '../../../ui/feedback/loaded-list';
import { useFocusWhenLost } from '../../../ui/dialogs/focus';
import { pendingTransactionsQuery, useCleanupTransactions } from '../api';
import { ListSkeleton } from '../list-skeleton';
import { pendingWords as words, adminBillingWords } from '../words';
import { formatCentavos, formatDateTime } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { Cell, HeaderCell, Row, Table } from '../../../ui/layout/table';
import { Person } from '../person';
import { isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { announceCleanupFailure, announceSuccess } from '../admin-toasts';
import { mustSignInAgain, signInAgain } from '../../../lib/leaving/sign-in-again';

interface PendingCardProps {
  onUnauthorized: () => void;
  /** A payment may have been granted. */
  onCleaned: (userId: string) => void;
}

/** Pending payments, each with an action that settles or removes it. */
export const PendingCard = ({ onUnauthorized, onCleaned }: PendingCardProps) => {
  const pending = useQuery({ ...pendingTransactionsQuery(), refetchOnMount: true });
  const [asked, setAsked] = useState<PendingTransaction | null>(null);
  const [hasCleaned, setHasCleaned] = useState(false);
  const place = useFocusWhenLost<HTMLElement>(pending.data?.length ?? 0, hasCleaned);
  useSignedOut(pending.data === null, onUnauthorized);
  return (
    <Card ref={place} tabIndex={-1} aria-labelledby="pending-transactions" className="outline-none">
      <CardHeader title={words.title} titleId="pending-transactions" description={words.description} />
      <LoadedList
        query={pending}
        failed={words.failed}
        skeleton={<ListSkeleton label={words.loading} rows={2} />}
        empty={<EmptyState icon={ReceiptText} title={words.none} description={words.noneYet} />}
      >
        {(transactions) => <PendingTable transactions={transactions} onCleanup={setAsked} />}
      </LoadedList>
      <CleanupDialog
        transaction={asked}
        onClose={() => setAsked(null)}
        onCleaned={(userId) => {
          setHasCleaned(true);
          onCleaned(userId);
        }}
        onUnauthorized={onUnauthorized}
      />
    </Card>
  );
};

const { columns } = words;

interface PendingTableProps {
  transactions: readonly PendingTransaction[];
  onCleanup: (transaction: PendingTransaction) => void;
}

const PendingTable = ({ transactions, onCleanup }: PendingTableProps) => (
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

const { ask: askWords, cleanup } = words;

interface CleanupDialogProps {
  /** What to clean up; null while the dialog is closed. */
  transaction: PendingTransaction | null;
  onClose: () => void;
  onCleaned: (userId: string) => void;
  onUnauthorized: () => void;
}

/** Confirms settling or removing a user's pending payments. */
const CleanupDialog = ({ transaction, onClose, onCleaned, onUnauthorized }: CleanupDialogProps) => {
  // Keep the text during the closing animation.
  const [asked, setAsked] = useState(transaction);
  if (transaction && transaction !== asked) setAsked(transaction);
  const { mutateAsync, isPending } = useCleanupTransactions();
  const [refusal, setRefusal] = useState<string | null>(null);
  const whose = asked?.user?.email ?? adminBillingWords.unknown;

  const close = () => {
    setRefusal(null);
    onClose();
  };

  const confirm = async () => {
    if (!transaction?.userId) return;
    const { userId, referenceNumber } = transaction;
    try {
      const { message } = await mutateAsync({ userId, referenceNumber, reason: cleanupReason(whose) });
      announceSuccess(message);
      onCleaned(userId);
    } catch (error) {
      if (mustSignInAgain(error)) {
        setRefusal(serverMessage(error, askWords.signIn));
        return;
      }
      if (isUnauthorized(error)) onUnauthorized();
      else announceCleanupFailure();
    }
    close();
  };

  return (
    <ConfirmDialog
      open={transaction !== null}
      onOpenChange={(open) => !open && !isPending && close()}
      title={askWords.title(whose)}
      description={
        refusal ?? (
          <span className="wrap-anywhere">
            {asked && askWords.description(formatCentavos(asked.amount), asked.referenceNumber, whose)}
          </span>
        )
      }
      confirmLabel={refusal ? askWords.signIn : cleanup}
      variant={refusal ? 'primary' : 'destructive'}
      busy={isPending}
      onConfirm={refusal ? signInAgain : () => void confirm()}
    />
  );
};

const cleanupReason = (email: string) =>
  `Manual cleanup for user ${email} - removing redundant pending transactions`;
