import type { CurrentUser } from '#shared/accounts/schema';
import { handleUnauthorized } from '../../../../features/accounts/sign-in-redirect';
import { useRefreshCurrentUser } from '../../../../features/accounts/api';
import { TrialDialog } from '../../../../features/billing/trial/trial-dialog';
import { useStartTrial } from '../../../../features/billing/trial/trial-button';

interface StartTrialProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: CurrentUser;
}

/** The trial's question, with the signed-in user's answer. */
export const StartTrial = ({ open, onOpenChange, user }: StartTrialProps) => {
  const refreshUser = useRefreshCurrentUser();
  const trial = useStartTrial({
    userId: user.id,
    refreshUser,
    onUnauthorized: () => void handleUnauthorized(),
    onStarted: () => onOpenChange(false),
  });
  return <TrialDialog open={open} onOpenChange={onOpenChange} user={user} trial={trial} />;
};
