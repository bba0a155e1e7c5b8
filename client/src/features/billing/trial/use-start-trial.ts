import { useMutation } from '@tanstack/react-query';
import { addDays } from '#shared/billing/subscription';
import { trialDays } from '#shared/billing/trial';
import { isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { formatDate } from '../../../lib/format';
import { toast } from '../../../ui/feedback/toast';
import { beginTrial } from '../api';
import { useRefreshSubscription } from '../use-refresh-subscription';
import { trialWords } from './words';

interface StartTrialOptions {
  userId: string;
  refreshUser: () => Promise<unknown>;
  onUnauthorized: () => void;
  /** Called once the signed-in user is known to have Pro. */
  onStarted?: () => void;
}

/** Starts the free trial and reports its end, or why it was refused. */
export const useStartTrial = ({ userId, refreshUser, onUnauthorized, onStarted }: StartTrialOptions) => {
  const refreshSubscription = useRefreshSubscription(userId);
  const refresh = () =>
    Promise.all([
      refreshSubscription(),
      // It has started, even if the user cannot be refetched.
      refreshUser().catch(() => undefined),
    ]);
  return useMutation({
    mutationFn: async () => {
      const status = await beginTrial();
      await refresh();
      return status;
    },
    onSuccess: ({ subscriptionExpiresAt }) => {
      const end = subscriptionExpiresAt ?? addDays(new Date(), trialDays);
      toast({
        title: trialWords.started,
        description: trialWords.startedUntil(formatDate(end)),
        variant: 'success',
      });
      onStarted?.();
    },
    onError: (error) => {
      if (isUnauthorized(error)) return onUnauthorized();
      toast({
        title: trialWords.notStarted,
        description: serverMessage(error, trialWords.tryAgain),
        variant: 'destructive',
      });
      // Another tab or an administrator may have changed the plan.
      void refresh();
    },
  });
};

export type StartTrial = Pick<ReturnType<typeof useStartTrial>, 'mutate' | 'isPending'>;
