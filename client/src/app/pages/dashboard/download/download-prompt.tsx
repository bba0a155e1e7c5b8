import { Suspense } from 'react';
import { Link } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { mayStartTrial } from '#shared/billing/trial';
import { pages } from '#shared/pages/page-table';
import type { Template } from '#shared/document/template';
import { handleUnauthorized } from '../../../../features/accounts/sign-in-redirect';
import { useRefreshCurrentUser } from '../../../../features/accounts/api';
import { ProUpgrades } from '../../../../features/billing/plans/pro-upgrades';
import { TrialButton, useStartTrial } from '../../../../features/billing/trial/trial-button';
import { classNames } from '../../../../lib/class-names';
import { Button, buttonClass } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { lazyComponent } from '../../../../ui/lazy';
import type { MarkedFormat } from './formats';
import { downloadWords } from '../words';

// The tables of the fonts.
const UnprintableNote = lazyComponent(
  () => import('./unprintable-note'),
  'UnprintableNote',
  () => null,
);

export interface DownloadPromptProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: CurrentUser;
  template: Template;
  format: MarkedFormat;
  /** Whether the plan does not include the template. */
  isLocked: boolean;
  /** Downloads with the watermark, in the template that every plan includes if this one is locked. */
  onAccept: () => void;
  /** The plan is Pro now: downloads in the template, without the watermark. */
  onTrialStarted: () => void;
}

/** What a free user's file lacks, before it is downloaded: go on, or without the watermark. */
export const DownloadPrompt = ({
  open,
  onOpenChange,
  user,
  template,
  format,
  isLocked,
  onAccept,
  onTrialStarted,
}: DownloadPromptProps) => {
  const refreshUser = useRefreshCurrentUser();
  const trial = useStartTrial({
    userId: user.id,
    refreshUser,
    onUnauthorized: () => void handleUnauthorized(),
    onStarted: onTrialStarted,
  });
  const mayTry = mayStartTrial(user) || trial.isPending;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isLocked ? downloadWords.lockedTitle(template.name) : downloadWords.title}
      description={isLocked ? downloadWords.locked(format) : downloadWords.watermark(format)}
      footer={
        <>
          <Button variant="secondary" className="max-sm:w-full" disabled={trial.isPending} onClick={onAccept}>
            {isLocked ? downloadWords.inDefault : downloadWords.withWatermark(format)}
          </Button>
          {mayTry ? (
            <TrialButton trial={trial} variant="accent" className="max-sm:w-full" />
          ) : (
            <Link
              href={pages.billing}
              className={classNames(buttonClass({ variant: 'accent' }), 'max-sm:w-full')}
            >
              {downloadWords.upgrade}
            </Link>
          )}
        </>
      }
    >
      <Suspense>
        <UnprintableNote user={user} />
      </Suspense>
      <p className="mb-4 text-sm font-medium">{mayTry ? downloadWords.trialOffer : downloadWords.price}</p>
      <ProUpgrades />
    </Dialog>
  );
};
