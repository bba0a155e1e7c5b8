import { Link } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { planNow } from '#shared/billing/plans';
import { mayStartTrial } from '#shared/billing/trial';
import { pages } from '#shared/pages/page-table';
import type { Template } from '#shared/document/template';
import { allowsTemplate } from '#shared/document/templates';
import { handleUnauthorized } from '../../features/accounts/sign-in-redirect';
import { useRefreshCurrentUser } from '../../features/accounts/api';
import { TrialButton, useStartTrial } from '../../features/billing/trial/trial-button';
import { trialWords } from '../../features/billing/words';
import { classNames } from '../../lib/class-names';
import { buttonClass } from '../../ui/button';
import { ownPdfWords } from './words';

/** What a free user's PDF lacks, and how to send it without. */
export const FreePdfNote = ({ user, template }: { user: CurrentUser; template: Template }) => {
  const refreshUser = useRefreshCurrentUser();
  const trial = useStartTrial({
    userId: user.id,
    refreshUser,
    onUnauthorized: () => void handleUnauthorized(),
  });
  const mayTry = mayStartTrial(user) || trial.isPending;
  return (
    <div className="mb-3 rounded-control border border-transparent bg-accent-soft px-3 py-2 text-sm">
      <p>
        {ownPdfWords.watermark}
        {!allowsTemplate(planNow(user), template.id) && ` ${ownPdfWords.locked(template.name)}`}
      </p>
      {mayTry && <p className="mt-1 text-muted">{trialWords.terms}</p>}
      {mayTry ? (
        <TrialButton trial={trial} variant="accent" size="sm" className="mt-2" />
      ) : (
        <Link
          href={pages.billing}
          className={classNames(buttonClass({ variant: 'accent', size: 'sm' }), 'mt-2')}
        >
          {ownPdfWords.upgrade}
        </Link>
      )}
    </div>
  );
};
