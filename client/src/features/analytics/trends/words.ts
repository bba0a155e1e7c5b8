import type { TrendRange } from '#shared/analytics/schema';

const ranges: Record<TrendRange, string> = {
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
  '365': '1 year',
};

/** The texts of the trends, and of the offer of them. */
export const trendWords = {
  title: 'Trends',
  loading: 'Loading trends',
  failed: (range: TrendRange) => `The trends of ${ranges[range]} could not be loaded`,
  range: 'Time range',
  ranges,
  weeks: 'Each point is a week.',
  days: 'Days follow Manila time. Each visitor counts once a day.',
  chart: { day: 'Day', week: 'Week' },
  series: {
    views: { name: 'Views', one: 'view', many: 'views' },
    visitors: { name: 'Visitors', one: 'visitor', many: 'visitors' },
    downloads: { name: 'Downloads', one: 'download', many: 'downloads' },
  },
  table: {
    show: 'Show as table',
    hide: 'Hide table',
    label: 'Table of the days',
    caption: 'Views, visitors and downloads by day',
    day: 'Day',
  },
  rankings: {
    referrers: 'Top referrers',
    places: 'Places',
    credentials: 'Credentials opened',
    empty: 'None in this time.',
    /** After the count. */
    views: (count: number) => (count === 1 ? 'view' : 'views'),
    times: (count: number) => (count === 1 ? 'time' : 'times'),
  },
  locked: {
    badge: 'Pro',
    title: 'See what works, with trends',
    why: 'Your plan counts everything already. Pro shows you more of it:',
    days: 'Views, visitors and downloads day by day, for up to a year',
    sites: 'The sites that send visitors to you',
    countries: 'The countries your visitors are in',
    credentials: 'The credentials they open most',
  },
};
