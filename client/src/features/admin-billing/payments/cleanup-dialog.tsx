import { useState } from 'react';
import type { PendingTransaction } from '#shared/admin-billing/schema';
import { ApiError, isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { formatCentavos } from '../../../lib/format';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { announceCleanupFailure, announceSuccess } from '../admin-toasts';
import { useCleanupTransactions } from '../api';
import { reauthenticationRequired, signInAgain } from '../sign-in-again';
import { adminBillingWords, pendingWords } from '../words';

const { ask: words, cleanup } = pendingWords;

interface CleanupDialogProps {
  /** What to clean up; null while the dialog is closed. */
  transaction: PendingTransaction | null;
  onClose: () => void;
  onCleaned: (userId: string) => void;
  onUnauthorized: () => void;
}

/** Confirms settling or removing a user's pending payments. */
export const CleanupDialog = ({ transaction, onClose, onCleaned, onUnauthorized }: CleanupDialogProps) => {
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
      if (error instanceof ApiError && error.code === reauthenticationRequired) {
        setRefusal(serverMessage(error, error.message));
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
      title={words.title(whose)}
      description={
        refusal ?? (
          <span className="wrap-anywhere">
            {asked && words.description(formatCentavos(asked.amount), asked.referenceNumber, whose)}
          </span>
        )
      }
      confirmLabel={refusal ? words.signIn : cleanup}
      variant={refusal ? 'primary' : 'destructive'}
      busy={isPending}
      onConfirm={refusal ? signInAgain : () => void confirm()}
    />
  );
};

const cleanupReason = (email: string) =>
  `Manual cleanup for user ${email} - removing redundant pending transactions`;
