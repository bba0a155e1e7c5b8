import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { formatDate } from '../../../lib/format';
import type { PlanNotice } from './plan-notice';
import { statusWords } from '../words';

interface RenewalNoticeProps {
  notice: PlanNotice;
  /** In one line: what follows is shown where there is room, and always read aloud. */
  isCompact?: boolean;
  className?: string;
  /** The renewal action: a link elsewhere, a button on the billing page. */
  children?: ReactNode;
}

/** Warns that the plan ends soon or has ended, and what follows. */
export const RenewalNotice = ({
  notice,
  isCompact = false,
  className = 'mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3',
  children,
}: RenewalNoticeProps) => {
  const isAlarm = notice.kind === 'expired' && !notice.isTrial;
  return (
    <aside
      aria-label={labelOf(notice)}
      className={classNames('rounded-card border', className, colorsOf(notice))}
    >
      <CalendarClock
        aria-hidden
        className={classNames(
          'hidden size-5 shrink-0 sm:block',
          isAlarm ? 'text-danger-text' : 'text-warning',
        )}
      />
      <div
        className={isCompact ? 'min-w-0 flex-1 text-xs/4 sm:text-sm/4' : 'min-w-0 flex-1 basis-60 text-sm'}
      >
        <p className="font-semibold">{headline(notice)}</p>
        <p className={classNames('text-ink/80', isCompact && 'text-xs/4 max-xl:sr-only')}>
          {explanation(notice)}
        </p>
      </div>
      {children}
    </aside>
  );
};

/** The end of a trial is no alarm: nothing was paid for. */
const colorsOf = ({ kind, isTrial }: PlanNotice) => {
  if (isTrial) return 'border-accent-line bg-accent-soft';
  return kind === 'expired' ? 'border-danger bg-danger-soft' : 'border-accent-line bg-warning-soft';
};

const { notice: words } = statusWords;

const labelOf = ({ kind, isTrial }: PlanNotice) => {
  if (kind === 'expired') return words.endedLabel;
  return isTrial ? words.trialLabel : words.endingLabel;
};

const headline = ({ kind, plan, expiresAt, daysLeft, isTrial }: PlanNotice) => {
  const end = formatDate(expiresAt);
  if (kind === 'expired') return isTrial ? words.trialEnded(end) : words.ended(plan, end);
  return isTrial ? words.trialEnding(end, daysLeft) : words.ending(plan, end, daysLeft);
};

const explanation = ({ kind, plan, isTrial }: PlanNotice) => {
  if (kind === 'expired') {
    if (plan === 'agency') return words.afterAgency;
    return isTrial ? words.afterTrial : words.afterEnd;
  }
  if (plan === 'agency') return words.keepAgency;
  return isTrial ? words.buyInTrial : words.renewBefore;
};
