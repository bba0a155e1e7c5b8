import { and, desc, eq, getTableColumns, lt, lte, or, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { credentials } from '../../../db/schema/credentials';
import {
  type ProfileDayRow,
  profileDays,
  type ProfileDownloadRow,
  profileDownloads,
  type ProfileViewRow,
  profileViews,
} from '../../../db/schema/analytics';
import type { UserId } from '../../../db/schema/users';
import type { Cursor } from './cursor';

/** The user's rows, newest first: those after `before`, or from the newest on. */
interface Page {
  before?: Cursor | undefined;
  limit: number;
}

// The first condition alone bounds what the index reads; the second takes out those of the same moment.
const after = (time: AnyColumn, id: AnyColumn, { before }: Page): SQL | undefined =>
  before && and(lte(time, before.at), or(lt(time, before.at), lt(id, before.id)));

export const listViews = (db: Db, owner: UserId, page: Page): Promise<ProfileViewRow[]> =>
  db
    .select()
    .from(profileViews)
    .where(and(eq(profileViews.userId, owner), after(profileViews.viewedAt, profileViews.id, page)))
    .orderBy(desc(profileViews.viewedAt), desc(profileViews.id))
    .limit(page.limit);

export type TitledDownload = ProfileDownloadRow & { credentialTitle: string | null };

export const listDownloads = (db: Db, owner: UserId, page: Page): Promise<TitledDownload[]> =>
  db
    .select({ ...getTableColumns(profileDownloads), credentialTitle: credentials.title })
    .from(profileDownloads)
    .leftJoin(
      credentials,
      and(eq(credentials.id, profileDownloads.credentialId), eq(credentials.userId, owner)),
    )
    .where(
      and(
        eq(profileDownloads.userId, owner),
        after(profileDownloads.downloadedAt, profileDownloads.id, page),
      ),
    )
    .orderBy(desc(profileDownloads.downloadedAt), desc(profileDownloads.id))
    .limit(page.limit);

/** The user's days, newest first: those before a day, or from the newest on. */
export const listDays = (
  db: Db,
  owner: UserId,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<ProfileDayRow[]> =>
  db
    .select()
    .from(profileDays)
    .where(and(eq(profileDays.userId, owner), before === undefined ? undefined : lt(profileDays.day, before)))
    .orderBy(desc(profileDays.day))
    .limit(limit);
