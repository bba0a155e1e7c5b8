import type { ReactNode } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { PlanBanner } from './plan-banner';
import { StatCards } from './stat-cards';
import { useIsWorking } from './work';

interface BandProps {
  user: CurrentUser;
  title: string;
  /** Shown after it. */
  beside?: ReactNode;
  /** Whether it is one line on a wide screen from the first change on, without the plan's notice and what explains the figures. */
  folds: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** Welcome, buttons, the four figures and the plan's notice, in as little height as they need: the resume is below. */
export const Band = ({ user, title, beside, folds, children }: BandProps) => (
  <div
    data-band-of-dashboard=""
    data-folded={(useIsWorking() && folds) || undefined}
    className="group/band flex flex-wrap items-center gap-x-3 gap-y-1.5 sm:gap-x-4 sm:gap-y-2"
  >
    <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 lg:group-data-folded/band:flex-none">
      <h1 className="min-w-0 text-base font-semibold wrap-anywhere sm:text-lg">{title}</h1>
      {beside}
    </div>
    {/* Icons alone on a phone. */}
    <div className="flex gap-2 max-sm:[&_button]:px-3 lg:group-data-folded/band:order-last">{children}</div>
    <div className="grid w-full gap-1.5 sm:gap-2 lg:flex lg:items-stretch lg:gap-4 lg:group-data-folded/band:w-auto lg:group-data-folded/band:flex-1">
      <StatCards user={user} />
      <PlanBanner user={user} />
    </div>
  </div>
);
