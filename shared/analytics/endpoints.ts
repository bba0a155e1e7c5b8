import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import {
  activityPage,
  analyticsSummary,
  analyticsTrends,
  downloadBeacon,
  downloadsPage,
  trendRange,
  viewBeacon,
  viewsPage,
} from './schema';

const byUsername = z.object({ username: pathText });

export const getAnalyticsSummary = defineEndpoint({
  method: 'GET',
  path: '/api/analytics/summary',
  rateLimit: 'read',
  summary: 'Views and downloads of your public profile, and the latest of each',
  response: analyticsSummary,
});

export const listProfileViews = defineEndpoint({
  method: 'GET',
  path: '/api/analytics/views',
  rateLimit: 'read',
  summary: 'Views of your public profile, newest first',
  query: activityPage,
  response: viewsPage,
});

export const listProfileDownloads = defineEndpoint({
  method: 'GET',
  path: '/api/analytics/downloads',
  rateLimit: 'read',
  summary: 'Downloads from your public profile, newest first',
  query: activityPage,
  response: downloadsPage,
});

export const getAnalyticsTrends = defineEndpoint({
  method: 'GET',
  path: '/api/analytics/trends',
  rateLimit: 'read',
  summary:
    'Views, visitors and downloads by day, with referrers, countries and credentials; for Pro and Agency',
  query: z.object({ range: trendRange.default('30') }),
  response: analyticsTrends,
});

/** A visitor's view of a profile counts when the last counted one is at least this old. */
export const visitMinutes = 30;

/**
 * How many visitors of one secret link are remembered at a time, for two days: a browser that says another name with each request
 * fills no table, and no figure.
 */
export const maxLinkVisitors = 500;

/** Beacons always respond with 204: a page that is being left cannot handle a refusal. */
export const recordProfileView = defineEndpoint({
  method: 'POST',
  path: '/api/profile/:username/views',
  rateLimit: 'beacon',
  summary: 'Record a view of a public profile; always 204',
  params: byUsername,
  body: viewBeacon,
});

export const recordProfileDownload = defineEndpoint({
  method: 'POST',
  path: '/api/profile/:username/downloads',
  rateLimit: 'beacon',
  summary: 'Record a download from a public profile; always 204',
  params: byUsername,
  body: downloadBeacon,
});

export const recordOwnDownload = defineEndpoint({
  method: 'POST',
  path: '/api/downloads',
  rateLimit: 'save',
  summary: "Record your download of your own resume, which does not count as a visitor's",
});

/** Exports of the user's rows as CSV, so they are not JSON endpoints. */
export const exportViewsPath = '/api/analytics/views.csv';
export const exportDownloadsPath = '/api/analytics/downloads.csv';
