import { signInPath } from '#shared/accounts/endpoints';
import { trialRequest } from '#shared/pages/trial-request';
import { PlanCard } from '../../../../features/billing/plans/plan-card';
import { PlanComparison } from '../../../../features/billing/plans/plan-comparison';
import { ConsentLine } from '../../../../features/privacy-notice/consent-line';
import { classNames } from '../../../../lib/class-names';
import { buttonClass } from '../../../../ui/button';
import { Section } from './section';
import { landingWords } from '../../words';

const { plans: words } = landingWords;

export const Plans = () => (
  <Section id="pricing" title={words.title} lead={words.lead} split>
    <div className="grid gap-4 md:grid-cols-2 md:gap-6">
      <PlanCard plan="free" description={words.free.description}>
        <a
          href={signInPath()}
          className={classNames(buttonClass({ variant: 'secondary' }), 'min-h-11 w-full')}
        >
          {words.free.action}
        </a>
      </PlanCard>
      <PlanCard plan="pro" mark={words.pro.mark} highlighted description={words.pro.description}>
        <a
          href={signInPath(trialRequest.path)}
          aria-describedby="trial-terms"
          className={classNames(buttonClass(), 'min-h-11 w-full')}
        >
          {words.pro.action}
        </a>
        <p id="trial-terms" className="mt-2 text-xs text-muted">
          {words.pro.terms}
        </p>
      </PlanCard>
    </div>
    <ConsentLine className="mt-4" />
    <PlanComparison className="mt-8" />
  </Section>
);
