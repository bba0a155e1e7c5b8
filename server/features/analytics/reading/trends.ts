import type { AnalyticsTrends, TrendDay, TrendRange } from '#shared/analytics/schema';
import { effectivePlan, plans } from '#shared/billing/plans';
import type { Clock } from '../../../clock';
import type { Db } from '../../../db/client';
import type { User } from '../../../db/schema/users';
import { AppError } from '../../../http/errors/app-error';
import { noValue, otherValues } from '../recording/figures';
import { lastManilaDays } from '#shared/manila-day';
import { findTrends } from './reading-repository';

const nothing = { days: [], referrers: [], countries: [], credentials: [], titles: {} };

/** How one's own profile did day by day, and where its visitors came from; for plans with trends. */
export const trendsOf = async (
  { db, clock }: { db: Db; clock: Clock },
  owner: User,
  range: TrendRange,
): Promise<AnalyticsTrends> => {
  const now = clock.now();
  if (!plans[effectivePlan(owner, now)].trends) {
    throw new AppError('PLAN_LIMIT', 'Trends come with Pro. Upgrade to Pro to see views day by day.');
  }
  const days = lastManilaDays(now, Number(range));
  const found = (await findTrends(db, owner.id, days[0] ?? '')) ?? nothing;
  const known = new Map<string, TrendDay>(
    found.days.map(([day, views, visitors, downloads]) => [day, { day, views, visitors, downloads }]),
  );
  const titles: Record<string, string | undefined> = found.titles;
  const named = (value: string) => (value === noValue ? null : value);
  return {
    range,
    days: days.map((day) => known.get(day) ?? { day, views: 0, visitors: 0, downloads: 0 }),
    referrers: withOther(
      found.referrers.map(([value, views]) => ({ referrer: named(value), views })),
      found.days.reduce((sum, [, views]) => sum + views, 0),
    ),
    countries: found.countries.map(([value, views]) => ({ country: named(value), views })),
    credentials: found.credentials.map(([id, opens]) => ({ id, title: titles[id] ?? null, opens })),
  };
};

/** The referrers, with a last row that sums all others. */
const withOther = (referrers: AnalyticsTrends['referrers'], allViews: number) => {
  const others = allViews - referrers.reduce((sum, { views }) => sum + views, 0);
  return others > 0 ? [...referrers, { referrer: otherValues, views: others }] : referrers;
};
