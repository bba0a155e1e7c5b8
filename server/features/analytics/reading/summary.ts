import type { AnalyticsSummary } from '#shared/analytics/schema';
import type { Db } from '../../../db/client';
import type { UserId } from '../../../db/schema/users';
import { findSummary } from './reading-repository';

const nothing = { views: 0, downloads: 0, credentials: 0, recentViews: [], recentDownloads: [] };

/** One's own figures of all time and the latest rows: the same work whether there are ten views or ten million. */
export const summarize = async (db: Db, owner: UserId): Promise<AnalyticsSummary> => {
  const found = (await findSummary(db, owner)) ?? nothing;
  return {
    profileViews: found.views,
    downloads: found.downloads,
    credentialUploads: found.credentials,
    recentViews: found.recentViews.map(({ id, country, city, at, referrer }) => ({
      id: String(id),
      viewerCountry: country,
      viewerCity: city,
      viewedAt: new Date(at).toISOString(),
      referrer,
    })),
    recentDownloads: found.recentDownloads.map(({ id, type, title, at, country }) => ({
      id: String(id),
      downloadType: type,
      credentialTitle: title,
      downloadedAt: new Date(at).toISOString(),
      downloaderCountry: country,
    })),
  };
};
