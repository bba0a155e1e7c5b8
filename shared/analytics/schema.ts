import { z } from 'zod';

/** A visitor's view of a public profile. `viewerCountry` is an ISO 3166-1 code in capitals; `referrer` is an origin. */
const profileView = z.object({
  id: z.string(),
  viewerCountry: z.string().nullable(),
  viewerCity: z.string().nullable(),
  viewedAt: z.iso.datetime(),
  referrer: z.string().nullable(),
});
export type ProfileView = z.infer<typeof profileView>;

/** A visitor's download or opened file. `credentialTitle` is null for resumes and deleted credentials. */
const profileDownload = z.object({
  id: z.string(),
  downloadType: z.enum(['resume_pdf', 'credential']),
  credentialTitle: z.string().nullable(),
  downloadedAt: z.iso.datetime(),
  downloaderCountry: z.string().nullable(),
});
export type ProfileDownload = z.infer<typeof profileDownload>;

/** All-time figures and the latest 5 rows of each list. */
export const analyticsSummary = z.object({
  profileViews: z.int().nonnegative(),
  downloads: z.int().nonnegative(),
  credentialUploads: z.int().nonnegative(),
  recentViews: z.array(profileView),
  recentDownloads: z.array(profileDownload),
});
export type AnalyticsSummary = z.infer<typeof analyticsSummary>;

/** Newest first. `before` is `next` of the previous page. */
export const activityPage = z.object({
  before: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type ActivityPage = z.infer<typeof activityPage>;

export const viewsPage = z.object({ views: z.array(profileView), next: z.string().nullable() });
export type ViewsPage = z.infer<typeof viewsPage>;
export const downloadsPage = z.object({ downloads: z.array(profileDownload), next: z.string().nullable() });
export type DownloadsPage = z.infer<typeof downloadsPage>;

export const trendRange = z.enum(['7', '30', '90', '365']);
export type TrendRange = z.infer<typeof trendRange>;

/** A day in Manila. `visitors` are the unique ones of that day; `downloads` are resumes and opened credentials. */
const trendDay = z.object({
  day: z.iso.date(),
  views: z.int(),
  visitors: z.int(),
  downloads: z.int(),
});
export type TrendDay = z.infer<typeof trendDay>;

/** All days of the range, including empty ones, today last; and the top referrers, countries and credentials. */
export const analyticsTrends = z.object({
  range: trendRange,
  days: z.array(trendDay),
  /**
   * `referrer` is an origin; null counts visits without one, such as from a messenger; 'other', the last row, sums all
   * remaining referrers.
   */
  referrers: z.array(z.object({ referrer: z.string().nullable(), views: z.int() })),
  countries: z.array(z.object({ country: z.string().nullable(), views: z.int() })),
  /** `title` is null for a deleted credential. */
  credentials: z.array(z.object({ id: z.string(), title: z.string().nullable(), opens: z.int() })),
});
export type AnalyticsTrends = z.infer<typeof analyticsTrends>;

/** `referrer` is document.referrer unchanged; only its origin is stored, if it is http(s). */
export const viewBeacon = z.object({ referrer: z.string().max(8192).default('') });

/** 'resume_pdf' or the id of a public credential. */
export const downloadBeacon = z.object({ type: z.union([z.literal('resume_pdf'), z.uuid()]) });
