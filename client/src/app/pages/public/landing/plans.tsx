import { signInPath } from '#shared/accounts/endpoints';
import { trialDays } from '#shared/billing/trial';
import { trialRequest } from '#shared/pages/trial-request';
import { PlanCard } from '../../../../features/billing/plans/plan-card';
import { PlanComparison } from '../../../../features/billing/plans/plan-comparison';
import { ConsentLine } from '../../../../features/privacy-notice/consent-line';
import { classNames } from '../../../../lib/class-names';
import { buttonClass } from '../../../../ui/button';
import { Section } from './section';

export const Plans = () => (
  <Section
    id="pricing"
    title="Simple pricing, in pesos"
    lead="Start free and stay free for as long as you like. Pro is there when you want more."
    split
  >
    <div className="grid gap-4 md:grid-cols-2 md:gap-6">
      <PlanCard plan="free" description="All you need for a first resume.">
        <a
          href={signInPath()}
          className={classNames(buttonClass({ variant: 'secondary' }), 'min-h-11 w-full')}
        >
          Get Started Free
        </a>
      </PlanCard>
      <PlanCard
        plan="pro"
        mark="Most Popular"
        highlighted
        description="For when every detail of the application counts."
      >
        <a
          href={signInPath(trialRequest.path)}
          aria-describedby="trial-terms"
          className={classNames(buttonClass(), 'min-h-11 w-full')}
        >
          Start Pro Trial
        </a>
        <p id="trial-terms" className="mt-2 text-xs text-muted">
          {trialDays} days free, once per account. No card needed, and it ends by itself.
        </p>
      </PlanCard>
    </div>
    <ConsentLine className="mt-4" />
    <PlanComparison className="mt-8" />
  </Section>
);
