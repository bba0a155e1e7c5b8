import type {
  AnalyticsSummary,
  AnalyticsTrends,
  ProfileDownload,
  ProfileView,
  TrendRange,
} from '#shared/analytics/schema';

/** A visit from Cebu with Facebook as the referrer; pass what matters to the test. */
export const sampleView = (changes: Partial<ProfileView> = {}): ProfileView => ({
  id: crypto.randomUUID(),
  viewerCountry: 'PH',
  viewerCity: 'Cebu City',
  viewedAt: '2026-11-20T01:00:00.000Z',
  referrer: 'https://www.facebook.com',
  ...changes,
});

/** A resume download from Singapore. */
export const sampleDownload = (changes: Partial<ProfileDownload> = {}): ProfileDownload => ({
  id: crypto.randomUUID(),
  downloadType: 'resume_pdf',
  credentialTitle: null,
  downloadedAt: '2026-11-20T01:00:00.000Z',
  downloaderCountry: 'SG',
  ...changes,
});

export const sampleSummary = (changes: Partial<AnalyticsSummary> = {}): AnalyticsSummary => ({
  profileViews: 1234,
  downloads: 56,
  credentialUploads: 7,
  recentViews: [sampleView()],
  recentDownloads: [sampleDownload()],
  ...changes,
});

/** A user without any views. */
export const nothingYet = sampleSummary({
  profileViews: 0,
  downloads: 0,
  credentialUploads: 0,
  recentViews: [],
  recentDownloads: [],
});

const dayMs = 24 * 60 * 60 * 1000;

/** A range that ends on Nov 20, 2026: the last day has 12 views of 9 visitors and 1 download, the others have none. */
export const sampleTrends = (range: TrendRange, changes: Partial<AnalyticsTrends> = {}): AnalyticsTrends => ({
  range,
  days: Array.from({ length: Number(range) }, (_, at) => {
    const isLast = at === Number(range) - 1;
    return {
      day: new Date(Date.UTC(2026, 10, 20) - (Number(range) - 1 - at) * dayMs).toISOString().slice(0, 10),
      ...(isLast ? { views: 12, visitors: 9, downloads: 1 } : { views: 0, visitors: 0, downloads: 0 }),
    };
  }),
  referrers: [
    { referrer: 'https://www.facebook.com', views: 8 },
    { referrer: null, views: 4 },
  ],
  countries: [
    { country: 'PH', views: 11 },
    { country: null, views: 1 },
  ],
  credentials: [{ id: '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11', title: 'PRC License', opens: 1 }],
  ...changes,
});
