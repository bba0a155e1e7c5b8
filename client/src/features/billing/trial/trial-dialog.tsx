import { Link } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { addDays } from '#shared/billing/subscription';
import { trialDays, whyNoTrial } from '#shared/billing/trial';
import { pages } from '#shared/pages/page-table';
import { classNames } from '../../../lib/class-names';
import { formatDate } from '../../../lib/format';
import { Button, buttonClass } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ProUpgrades } from '../plans/pro-upgrades';
import { TrialButton, type StartTrial } from './trial-button';
import { trialWords } from '../words';

export interface TrialDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: Pick<CurrentUser, 'plan' | 'subscriptionExpiresAt' | 'trial'>;
  trial: StartTrial;
}

/** Confirms the trial after sign-in: the one press that starts it. Otherwise it says why there is none. */
export const TrialDialog = ({ open, onOpenChange, user, trial }: TrialDialogProps) => {
  const refusal = whyNoTrial(user, new Date());
  const close = () => onOpenChange(false);
  if (refusal !== null && !trial.isPending) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={trialWords.refused}
        footer={
          <>
            <Button variant="secondary" className="max-sm:w-full" onClick={close}>
              {trialWords.close}
            </Button>
            {user.plan === 'free' && (
              <Link
                href={pages.billing}
                className={classNames(buttonClass({ variant: 'accent' }), 'max-sm:w-full')}
              >
                {trialWords.upgrade}
              </Link>
            )}
          </>
        }
      >
        <p className="text-sm">{refusal}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={trialWords.title}
      description={trialWords.until(formatDate(addDays(new Date(), trialDays)))}
      footer={
        <>
          <Button variant="secondary" className="max-sm:w-full" onClick={close}>
            {trialWords.notNow}
          </Button>
          <TrialButton trial={trial} variant="accent" className="max-sm:w-full" />
        </>
      }
    >
      <ProUpgrades />
    </Dialog>
  );
};
