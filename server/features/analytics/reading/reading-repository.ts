import { and, type AnyColumn, desc, eq, getTableColumns, gte, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { credentials } from '../../../db/schema/credentials';
import {
  type NamedCounts,
  type ProfileDayRow,
  profileDays,
  type ProfileDownloadRow,
  profileDownloads,
  profileMonths,
  profileTotals,
  type ProfileViewRow,
  profileViews,
} from '../../../db/schema/analytics';
import { type UserId, users } from '../../../db/schema/users';
import { otherValues } from '../recording/figures';
import { nextMonthStart } from '#shared/manila-day';
import type { Cursor } from './cursor';

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

const maxNamed = 10;

/** The days of a user since one. */
const since = (day: string) => and(eq(profileDays.userId, users.id), gte(profileDays.day, day));

/** A pair of a value and how often it came. */
type Named = [value: string, count: number];

type Day = [day: string, views: number, visitors: number, downloads: number];

// Each part is a separate query: in a raw template drizzle omits the table of a column.
const days = (db: Db, from: string) =>
  db
    .select({
      row: sql`json_build_array(${profileDays.day}, ${profileDays.views}, ${profileDays.visitors}, ${profileDays.downloads})`.as(
        'row',
      ),
    })
    .from(profileDays)
    .where(since(from));

/**
 * What came most often in the range, but for what has no name of its own: by months, and by days as far as the range begins
 * within one.
 */
const top = (db: Db, from: string, names: keyof NamedCounts) => {
  const firstMonth = nextMonthStart(from);
  const ofDays = db
    .select({ names: profileDays[names] })
    .from(profileDays)
    .where(and(since(from), lt(profileDays.day, firstMonth)));
  const ofMonths = db
    .select({ names: profileMonths[names] })
    .from(profileMonths)
    .where(and(eq(profileMonths.userId, users.id), gte(profileMonths.month, firstMonth)));
  return sql<Named[]>`(select coalesce(json_agg(json_build_array(name, count)), '[]') from (
    select name, sum(each.count::int) as count
    from (${ofDays} union all ${ofMonths}) part (names), jsonb_each_text(part.names) each (name, count)
    where name <> ${otherValues} group by name order by 2 desc, 1 limit ${sql.raw(String(maxNamed))}) named)`;
};

const titles = (db: Db) =>
  db
    .select({ id: credentials.id, title: credentials.title })
    .from(credentials)
    .where(eq(credentials.userId, users.id));

/**
 * The days from one on on which something happened, in no order; what came most often on them; and the titles of one's
 * credentials by id. Undefined where there is no such person.
 */
export const findTrends = async (db: Db, owner: UserId, from: string) =>
  (
    await db
      .select({
        days: sql<Day[]>`(select coalesce(json_agg(known.row), '[]') from ${days(db, from)} known)`,
        referrers: top(db, from, 'referrers'),
        countries: top(db, from, 'countries'),
        credentials: top(db, from, 'credentials'),
        titles: sql<
          Record<string, string>
        >`(select coalesce(json_object_agg(own.id, own.title), '{}') from ${titles(db)} own)`,
      })
      .from(users)
      .where(eq(users.id, owner))
  )[0];

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
