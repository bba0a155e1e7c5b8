import { Button, type ButtonProps } from '../../../ui/button';
import type { StartTrial } from './use-start-trial';
import { trialWords } from '../words';

type TrialButtonProps = Omit<ButtonProps, 'onClick' | 'loading' | 'loadingLabel' | 'children'> & {
  trial: StartTrial;
};

/** Starts the trial. The press is the user's consent: nothing else starts it. */
export const TrialButton = ({ trial, ...button }: TrialButtonProps) => (
  <Button {...button} loading={trial.isPending} loadingLabel={trialWords.starting} onClick={trial.start}>
    {trialWords.start}
  </Button>
);
