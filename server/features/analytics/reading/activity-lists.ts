import type {
  ActivityPage,
  AnalyticsSummary,
  DownloadsPage,
  ProfileDownload,
  ProfileView,
  ViewsPage,
} from '#shared/analytics/schema';
import type { Db } from '../../../db/client';
import type { ProfileViewRow } from '../../../db/schema/analytics';
import type { UserId } from '../../../db/schema/users';
import { readCursor, writeCursor } from './cursor';
import { findSummary, listDownloads, listViews, type TitledDownload } from './reading-repository';

const toView = ({ id, country, city, viewedAt, referrer }: ProfileViewRow): ProfileView => ({
  id: String(id),
  viewerCountry: country,
  viewerCity: city,
  viewedAt: viewedAt.toISOString(),
  referrer,
});

const toDownload = ({
  id,
  type,
  credentialTitle,
  downloadedAt,
  country,
}: TitledDownload): ProfileDownload => ({
  id: String(id),
  downloadType: type,
  credentialTitle,
  downloadedAt: downloadedAt.toISOString(),
  downloaderCountry: country,
});

/** Views of the user's profile, newest first. */
export const viewsPage = async (
  db: Db,
  owner: UserId,
  { before, limit }: ActivityPage,
): Promise<ViewsPage> => {
  const rows = await listViews(db, owner, { before: readCursor(before), limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { views: page.map(toView), next: last ? writeCursor({ at: last.viewedAt, id: last.id }) : null };
};

/** Downloads from one's own profile, the newest first. */
export const downloadsPage = async (
  db: Db,
  owner: UserId,
  { before, limit }: ActivityPage,
): Promise<DownloadsPage> => {
  const rows = await listDownloads(db, owner, { before: readCursor(before), limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    downloads: page.map(toDownload),
    next: last ? writeCursor({ at: last.downloadedAt, id: last.id }) : null,
  };
};

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
