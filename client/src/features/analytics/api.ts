import {
  getAnalyticsSummary,
  getAnalyticsTrends,
  listProfileDownloads,
  listProfileViews,
} from '#shared/analytics/endpoints';
import type { TrendRange } from '#shared/analytics/schema';
import { apiQuery, freshFor, minutes } from '../../lib/api/api-query';

// Counts grow without user action: refetch when a screen opens after this time.
const freshness = freshFor(minutes(5));

/** All-time figures and the latest five of each list. */
export const summaryQuery = () => ({ ...apiQuery(getAnalyticsSummary), ...freshness });

/** The views loaded so far, newest first. */
export const viewsQuery = () => ({ ...apiQuery(listProfileViews, { query: {} }), ...freshness });

/** The same of downloads. */
export const downloadsQuery = () => ({ ...apiQuery(listProfileDownloads, { query: {} }), ...freshness });

/** What happened day by day in a range; for plans with trends. */
export const trendsQuery = (range: TrendRange) => ({
  ...apiQuery(getAnalyticsTrends, { query: { range } }),
  ...freshness,
});
