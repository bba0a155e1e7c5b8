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
import { pendingWords as words } from '../words';

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
