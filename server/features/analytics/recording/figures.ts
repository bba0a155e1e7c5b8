import type { Counts, NamedCounts, ProfileDayRow, ProfileMonthRow } from '../../../db/schema/analytics';
import type { UserId } from '../../../db/schema/users';
import { isDownload, isView, type CountedActivity } from './activity-queue';

/** Represents a missing value, such as a visit without a referrer. */
export const noValue = '';

/** What values beyond the maximum are counted as. */
export const otherValues = 'other';

/**
 * Counts with these values added, one for each. Of values that visitors can invent, the first `max` keep their names and
 * later ones share one, so that rows do not grow.
 */
export const withValues = (counts: Counts, values: readonly string[], max = Infinity): Counts => {
  const sum = new Map(Object.entries(counts));
  for (const value of values) {
    const name = sum.has(value) || sum.size < max ? value : otherValues;
    sum.set(name, (sum.get(name) ?? 0) + 1);
  }
  return Object.fromEntries(sum);
};

// Visitors can invent referrers, unlike countries and credentials. Enough for a busy profile, and few enough to read quickly.
const maxReferrersPerDay = 100;
const maxReferrersPerMonth = 300;

const noNames = { referrers: {}, countries: {}, credentials: {} };

export const emptyDay = (userId: UserId, day: string): ProfileDayRow => ({
  userId,
  day,
  views: 0,
  visitors: 0,
  downloads: 0,
  ownDownloads: 0,
  ...noNames,
});

export const emptyMonth = (userId: UserId, month: string): ProfileMonthRow => ({ userId, month, ...noNames });

/** A profile's day with what happened on it besides. */
export const dayWith = (day: ProfileDayRow, activity: CountedActivity[]): ProfileDayRow => {
  const views = activity.filter(isView);
  const downloads = activity.filter(isDownload);
  return {
    ...day,
    views: day.views + views.length,
    visitors: day.visitors + views.filter(({ isNewVisitor }) => isNewVisitor).length,
    downloads: day.downloads + downloads.length,
    ownDownloads: day.ownDownloads + activity.length - views.length - downloads.length,
    ...namesWith(day, activity, maxReferrersPerDay),
  };
};

/** A profile's month with what happened in it besides. */
export const monthWith = (month: ProfileMonthRow, activity: CountedActivity[]): ProfileMonthRow => ({
  ...month,
  ...namesWith(month, activity, maxReferrersPerMonth),
});

const namesWith = (names: NamedCounts, activity: CountedActivity[], maxReferrers: number): NamedCounts => {
  const views = activity.filter(isView);
  const opened = activity
    .filter(isDownload)
    .map(({ credentialId }) => credentialId)
    .filter((id) => id !== null);
  return {
    referrers: withValues(
      names.referrers,
      views.map(({ referrer }) => referrer ?? noValue),
      maxReferrers,
    ),
    countries: withValues(
      names.countries,
      views.map(({ country }) => country ?? noValue),
    ),
    credentials: withValues(names.credentials, opened),
  };
};
