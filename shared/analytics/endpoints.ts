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
  summary: "How often one's public profile was viewed and downloaded, and the latest of each",
  response: analyticsSummary,
});

export const listProfileViews = defineEndpoint({
  method: 'GET',
  path: '/api/analytics/views',
  summary: "Views of one's public profile, the newest first",
  query: activityPage,
  response: viewsPage,
});

export const listProfileDownloads = defineEndpoint({
  method: 'GET',
  path: '/api/analytics/downloads',
  summary: "Downloads from one's public profile, the newest first",
  query: activityPage,
  response: downloadsPage,
});

export const getAnalyticsTrends = defineEndpoint({
  method: 'GET',
  path: '/api/analytics/trends',
  summary:
    'Views, visitors and downloads by day, with referrers, countries and credentials; for Pro and Agency',
  query: z.object({ range: trendRange.default('30') }),
  response: analyticsTrends,
});

/** Beacons answer 204 whatever they say: a page that is being left can do nothing about a refusal. */
export const recordProfileView = defineEndpoint({
  method: 'POST',
  path: '/api/profile/:username/views',
  summary: 'A visitor looked at a public profile; always 204',
  params: byUsername,
  body: viewBeacon,
});

export const recordProfileDownload = defineEndpoint({
  method: 'POST',
  path: '/api/profile/:username/downloads',
  summary: "A visitor's download from a public profile finished; always 204",
  params: byUsername,
  body: downloadBeacon,
});

export const recordOwnDownload = defineEndpoint({
  method: 'POST',
  path: '/api/downloads',
  rateLimit: 'save',
  summary: "One's own download of one's resume, which is not counted as a visitor's",
});

/** Files of one's own rows as CSV, so they are no JSON endpoints. */
export const exportViewsPath = '/api/analytics/views.csv';
export const exportDownloadsPath = '/api/analytics/downloads.csv';
