import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { PendingTransaction } from '#shared/admin-billing/schema';
import { useSignedOut } from '../../../lib/api/use-signed-out';
import { Card, CardHeader } from '../../../ui/layout/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadedList } from '../../../ui/feedback/loaded-list';
import { useFocusWhenLost } from '../../../ui/dialogs/use-focus-when-lost';
import { pendingTransactionsQuery } from '../api';
import { CleanupDialog } from './cleanup-dialog';
import { ListSkeleton } from '../list-skeleton';
import { PendingTable } from './pending-table';

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
      <CardHeader
        title="Pending Transactions Cleanup"
        titleId="pending-transactions"
        description="Maya is asked about each one first: what was paid is granted, the rest is removed."
      />
      <LoadedList
        query={pending}
        failed="Pending transactions could not be loaded"
        skeleton={<ListSkeleton label="Loading pending transactions" rows={2} />}
        empty={
          <EmptyState
            icon={ReceiptText}
            title="No pending transactions found"
            description="A payment is listed here from its start until it is settled."
          />
        }
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
