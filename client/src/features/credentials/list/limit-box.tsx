import { Lock } from 'lucide-react';
import { Link } from 'wouter';
import { type Plan, plans } from '#shared/billing/plans';
import { classNames } from '../../../lib/class-names';
import { buttonClass } from '../../../ui/button';
import { credentialWords } from '../words';

const { limit: limitWords } = credentialWords;

interface LimitBoxProps {
  plan: Plan;
  count: number;
  /** The upgrade URL; null on the largest plan. */
  upgradeHref: string | null;
}

/** Replaces the upload button at the plan's limit. */
export const LimitBox = ({ plan, count, upgradeHref }: LimitBoxProps) => {
  const { name, credentials: limit } = plans[plan];
  const ways = upgradeHref
    ? limitWords.upgradeFor(plans.pro.credentials)
    : count > limit
      ? limitWords.deleteSome
      : limitWords.deleteOne;
  return (
    <div
      role="group"
      aria-label={limitWords.title}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-accent-line bg-accent-soft px-4 py-3"
    >
      <Lock aria-hidden className="hidden size-5 shrink-0 text-warning sm:block" />
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p className="font-semibold">{limitWords.title}</p>
        <p className="text-muted">
          {limitWords.reached(name, limit, count)} {ways}
        </p>
      </div>
      {upgradeHref && (
        <Link
          href={upgradeHref}
          className={classNames(buttonClass({ variant: 'secondary' }), 'max-sm:w-full')}
        >
          {limitWords.upgrade}
        </Link>
      )}
    </div>
  );
};
