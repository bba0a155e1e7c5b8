import type { TrendRange } from '#shared/analytics/schema';

/** The texts of totals, places, referrers and the first view. */
export const analyticsWords = {
  totals: {
    views: 'Profile Views',
    downloads: 'Downloads',
    uploads: 'Uploads',
    byVisitors: 'By visitors, all time',
    yours: 'Your credentials',
  },
  unknownPlace: 'Unknown place',
  placeIn: (city: string, country: string) => `${city}, ${country}`,
  otherReferrer: 'Other',
  noReferrer: 'Direct',
  deletedCredential: 'Deleted credential',
};

/** The texts of the lists of views and downloads. `what` is 'views' or 'downloads', `name` 'Your views' or 'Your downloads'. */
export const activityWords = {
  failed: (name: string) => `${name} could not be loaded`,
  loading: (name: string) => `Loading ${name.toLowerCase()}`,
  from: 'From:',
  resume: 'Resume PDF',
  justNow: 'just now',
  exportAs: (what: string) => `Export ${what} as CSV`,
  export: 'Export',
  csv: 'CSV',
  showMore: 'Show more',
  showMoreOf: (what: string) => `Show more ${what}`,
  moreFailed: (what: string) => `More ${what} could not be loaded. Please try again.`,
};

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

export const firstViewWords = {
  title: 'Get your first view',
  steps: [
    'Send your profile link to people who know your work: a former manager, a recruiter, a classmate.',
    'Put it where people look for you: your email signature, your Facebook page, a printed resume.',
    'Come back here. A visit is listed within a minute, with the place it came from as far as that is known.',
  ],
  ownVisits: 'Your own visits are never counted.',
};
