import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { credentials } from '../../../db/schema/credentials';
import { profileDownloads } from '../../../db/schema/analytics/profile-downloads';
import { profileTotals } from '../../../db/schema/analytics/profile-totals';
import { profileViews } from '../../../db/schema/analytics/profile-views';
import { users, type UserId } from '../../../db/schema/users';

const recentCount = 5;

/** Rows as Postgres writes JSON: moments are text with their offset. */
interface RecentView {
  id: number;
  country: string | null;
  city: string | null;
  at: string;
  referrer: string | null;
}
interface RecentDownload {
  id: number;
  type: 'resume_pdf' | 'credential';
  title: string | null;
  at: string;
  country: string | null;
}

const recentViews = (db: Db) =>
  db
    .select({
      row: sql`json_build_object('id', ${profileViews.id}, 'country', ${profileViews.country}, 'city', ${profileViews.city},
        'at', ${profileViews.viewedAt}, 'referrer', ${profileViews.referrer})`.as('row'),
    })
    .from(profileViews)
    .where(eq(profileViews.userId, users.id))
    .orderBy(desc(profileViews.viewedAt), desc(profileViews.id))
    .limit(recentCount);

const recentDownloads = (db: Db) =>
  db
    .select({
      row: sql`json_build_object('id', ${profileDownloads.id}, 'type', ${profileDownloads.type}, 'title', ${titleOfIt(db)},
        'at', ${profileDownloads.downloadedAt}, 'country', ${profileDownloads.country})`.as('row'),
    })
    .from(profileDownloads)
    .where(eq(profileDownloads.userId, users.id))
    .orderBy(desc(profileDownloads.downloadedAt), desc(profileDownloads.id))
    .limit(recentCount);

const titleOfIt = (db: Db) =>
  db
    .select({ title: credentials.title })
    .from(credentials)
    .where(and(eq(credentials.id, profileDownloads.credentialId), eq(credentials.userId, users.id)));

/** One's own figures of all time and the latest rows, the newest first; undefined where there is no such person. */
export const findSummary = async (db: Db, owner: UserId) =>
  (
    await db
      .select({
        views: sql<number>`coalesce(${profileTotals.views}, 0)`,
        downloads: sql<number>`coalesce(${profileTotals.downloads}, 0)`,
        credentials: db.$count(credentials, eq(credentials.userId, users.id)),
        recentViews: sql<
          RecentView[]
        >`(select coalesce(json_agg(latest.row), '[]') from ${recentViews(db)} latest)`,
        recentDownloads: sql<
          RecentDownload[]
        >`(select coalesce(json_agg(latest.row), '[]') from ${recentDownloads(db)} latest)`,
      })
      .from(users)
      .leftJoin(profileTotals, eq(profileTotals.userId, users.id))
      .where(eq(users.id, owner))
  )[0];
