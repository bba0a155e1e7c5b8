import { Sparkles } from 'lucide-react';
import { Link } from 'wouter';
import { plans } from '#shared/billing/plans';
import { formatCentavos } from '../../../../lib/format';
import { classNames } from '../../../../lib/class-names';
import { buttonClass } from '../../../../ui/button';
import { upgradeWords as words } from '../words';

/** What Pro adds for free users, in one line. */
export const UpgradeBanner = () => (
  <aside
    aria-label={words.label}
    className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-accent-line bg-accent-soft px-4 py-3"
  >
    <Sparkles aria-hidden className="hidden size-5 shrink-0 text-warning sm:block" />
    <div className="min-w-0 flex-1 basis-60 text-sm">
      <p className="font-semibold">{words.title(formatCentavos(plans.pro.priceCentavos ?? 0))}</p>
      <p className="text-muted">{words.description}</p>
    </div>
    <Link href="/billing" className={classNames(buttonClass({ variant: 'accent' }), 'max-sm:w-full')}>
      {words.action}
    </Link>
  </aside>
);
