import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { addDays } from '#shared/billing/subscription';
import { endsWithTrial, trialDays, type TrialHolder } from '#shared/billing/trial';
import { Button, type ButtonProps } from '../../../ui/button';
import { trialWords } from '../words';
import { isUnauthorized } from '../../../lib/api/api-error';
import { formatDate } from '../../../lib/format';
import { toast } from '../../../ui/feedback/toast';
import { beginTrial, useRefreshSubscription } from '../api';
import { refusedAs } from '../../../ui/feedback/refused-as';

type TrialButtonProps = Omit<ButtonProps, 'onClick' | 'loading' | 'loadingLabel' | 'children'> & {
  trial: StartTrial;
};

/** Starts the trial. The press is the user's consent: nothing else starts it. */
export const TrialButton = ({ trial, ...button }: TrialButtonProps) => (
  <Button {...button} loading={trial.isPending} loadingLabel={trialWords.starting} onClick={trial.start}>
    {trialWords.start}
  </Button>
);

interface StartTrialOptions {
  userId: string;
  refreshUser: () => Promise<TrialHolder | null>;
  onUnauthorized: () => void;
  /** Called once the signed-in user is known to have Pro. */
  onStarted?: () => void;
}

/** Starts the free trial and reports its end, or why it was refused. */
export const useStartTrial = ({ userId, refreshUser, onUnauthorized, onStarted }: StartTrialOptions) => {
  const refreshSubscription = useRefreshSubscription(userId);
  // A second press may come before React renders the first.
  const isTaken = useRef(false);
  const refresh = async () => {
    // Its result counts even if the user cannot be refetched.
    const [user] = await Promise.all([refreshUser().catch(() => null), refreshSubscription()]);
    return user;
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      try {
        const status = await beginTrial();
        await refresh();
        return status;
      } catch (error) {
        if (isUnauthorized(error)) throw error;
        // The answer may be lost, or another tab was first: a trial that runs now has started.
        const user = await refresh();
        if (user?.plan === 'pro' && endsWithTrial(user)) return user;
        throw error;
      }
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
    onError: refusedAs(trialWords.notStarted, onUnauthorized),
    onSettled: () => {
      isTaken.current = false;
    },
  });

  const start = () => {
    if (isTaken.current) return;
    isTaken.current = true;
    mutate();
  };
  return { start, isPending };
};

export type StartTrial = ReturnType<typeof useStartTrial>;
