import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { plans, whatProKeeps } from '#shared/billing/plans';
import { proPeriodDays } from '#shared/billing/subscription';
import { product } from '#shared/product/product';
import { classNames } from '../../../lib/class-names';
import { formatDate } from '../../../lib/format';
import type { PlanNotice } from './plan-notice';

interface RenewalNoticeProps {
  notice: PlanNotice;
  /** The renewal action: a link elsewhere, a button on the billing page. */
  children?: ReactNode;
}

/** Warns that the plan ends soon or has ended, and what follows. */
export const RenewalNotice = ({ notice, children }: RenewalNoticeProps) => {
  const hasEnded = notice.kind === 'expired';
  return (
    <aside
      aria-label={hasEnded ? 'Your plan has ended' : 'Your plan ends soon'}
      className={classNames(
        'mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border px-4 py-3',
        hasEnded ? 'border-danger bg-danger-soft' : 'border-accent-line bg-warning-soft',
      )}
    >
      <CalendarClock
        aria-hidden
        className={classNames(
          'hidden size-5 shrink-0 sm:block',
          hasEnded ? 'text-danger-text' : 'text-warning',
        )}
      />
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p className="font-semibold">{headline(notice)}</p>
        <p className="text-ink/80">{explanation(notice)}</p>
      </div>
      {children}
    </aside>
  );
};

const headline = ({ kind, plan, expiresAt, daysLeft }: PlanNotice) => {
  const named = plan === null ? 'plan' : `${plans[plan].name} plan`;
  if (kind === 'expired') return `Your ${named} ended on ${formatDate(expiresAt)}.`;
  const when = daysLeft === 1 ? 'within a day' : `in ${daysLeft} days`;
  return `Your ${named} ends on ${formatDate(expiresAt)}, ${when}.`;
};

const explanation = ({ kind, plan }: PlanNotice) => {
  if (kind === 'expired') {
    const kept = 'Nothing is lost: what you wrote and uploaded is still here.';
    if (plan !== 'agency') return `${kept} You are on the free plan until you pay again.`;
    return `${kept} To have Agency again, write to ${product.supportEmail}. ${whatProKeeps}`;
  }
  if (plan === 'agency') return `To keep it, write to ${product.supportEmail}.`;
  return `Paying now adds ${proPeriodDays} days to that date, so you lose none.`;
};
