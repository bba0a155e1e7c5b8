import { and, asc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { visitMinutes } from '#shared/analytics/endpoints';
import type { Db } from '../../../db/client';
import {
  type ProfileDayRow,
  profileDays,
  profileDownloads,
  type ProfileMonthRow,
  profileMonths,
  profileTotals,
  profileViews,
  profileVisits,
} from '../../../db/schema/analytics';
import { users, type UserId } from '../../../db/schema/users';

// Rows are locked in one order in every process, or two could wait for each other: people, visits, totals, each sorted.

/** The existing ones of these users, locked against deletion until the transaction ends. `owners` must be sorted. */
export const lockOwners = async (tx: Db, owners: UserId[]): Promise<Set<UserId>> => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, owners))
    .orderBy(asc(users.id))
    .for('key share');
  return new Set(rows.map(({ id }) => id));
};

/**
 * Which of these visits count: those of a visitor whose last one that did is 30 minutes ago, or who is new that day. The
 * database decides, so that it does not matter which process a visitor comes to. Sorted, and a visitor of a profile once.
 * Locks their visitors, also where it does not count.
 */
export const countVisits = (tx: Db, visits: (typeof profileVisits.$inferInsert)[]) =>
  tx
    .insert(profileVisits)
    .values(visits)
    .onConflictDoUpdate({
      target: [profileVisits.userId, profileVisits.visitor],
      set: { countedAt: sql`excluded.counted_at` },
      setWhere: lte(
        profileVisits.countedAt,
        sql`excluded.counted_at - make_interval(mins => ${visitMinutes})`,
      ),
    })
    .returning({
      userId: profileVisits.userId,
      visitor: profileVisits.visitor,
      // A row that was inserted has never been changed.
      isNew: sql<boolean>`xmax = 0`,
    });

/** When the visits of these visitors last counted. Lock them first. */
export const findCountedVisits = (tx: Db, visits: { userId: UserId; visitor: string }[]) =>
  tx
    .select()
    .from(profileVisits)
    .where(
      or(
        ...visits.map(({ userId, visitor }) =>
          and(eq(profileVisits.userId, userId), eq(profileVisits.visitor, visitor)),
        ),
      ),
    );

export const insertViews = (tx: Db, views: (typeof profileViews.$inferInsert)[]) =>
  tx.insert(profileViews).values(views);

/** Inserts those that are missing, and returns them. */
export const insertDownloads = (tx: Db, downloads: (typeof profileDownloads.$inferInsert)[]) =>
  tx
    .insert(profileDownloads)
    .values(downloads)
    .onConflictDoNothing({ target: profileDownloads.beaconId })
    .returning({ beaconId: profileDownloads.beaconId });

/** Adds to the totals of these users, which locks them: concurrent batches wait here. Sorted. */
export const addToTotals = (tx: Db, totals: (typeof profileTotals.$inferInsert)[]) =>
  tx
    .insert(profileTotals)
    .values(totals)
    .onConflictDoUpdate({
      target: profileTotals.userId,
      set: {
        views: sql`${profileTotals.views} + excluded.views`,
        downloads: sql`${profileTotals.downloads} + excluded.downloads`,
      },
    });

const writtenNames = {
  referrers: sql`excluded.referrers`,
  countries: sql`excluded.countries`,
  credentials: sql`excluded.credentials`,
};

/** The stored months of these users. Lock their totals first. */
export const findMonths = (tx: Db, owners: UserId[], months: string[]): Promise<ProfileMonthRow[]> =>
  tx
    .select()
    .from(profileMonths)
    .where(and(inArray(profileMonths.userId, owners), inArray(profileMonths.month, months)));

/** Upserts these months. */
export const saveMonths = (tx: Db, months: ProfileMonthRow[]) =>
  tx
    .insert(profileMonths)
    .values(months)
    .onConflictDoUpdate({ target: [profileMonths.userId, profileMonths.month], set: writtenNames });

/** The stored days of these users. Lock their totals first. */
export const findDays = (tx: Db, owners: UserId[], days: string[]): Promise<ProfileDayRow[]> =>
  tx
    .select()
    .from(profileDays)
    .where(and(inArray(profileDays.userId, owners), inArray(profileDays.day, days)));

/** Upserts these days. */
export const saveDays = (tx: Db, days: ProfileDayRow[]) =>
  tx
    .insert(profileDays)
    .values(days)
    .onConflictDoUpdate({
      target: [profileDays.userId, profileDays.day],
      set: {
        views: sql`excluded.views`,
        visitors: sql`excluded.visitors`,
        downloads: sql`excluded.downloads`,
        ownDownloads: sql`excluded.own_downloads`,
        ...writtenNames,
      },
    });

/** Removes up to `limit` rows of each kind that are older; answers how many. Totals and days stay. */
export const deleteRowsBefore = async (db: Db, before: Date, limit: number): Promise<number> => {
  const views = db
    .select({ id: profileViews.id })
    .from(profileViews)
    .where(lt(profileViews.viewedAt, before))
    .orderBy(profileViews.viewedAt)
    .limit(limit);
  const downloads = db
    .select({ id: profileDownloads.id })
    .from(profileDownloads)
    .where(lt(profileDownloads.downloadedAt, before))
    .orderBy(profileDownloads.downloadedAt)
    .limit(limit);
  const gone = [
    await db.delete(profileViews).where(inArray(profileViews.id, views)).returning({ id: profileViews.id }),
    await db
      .delete(profileDownloads)
      .where(inArray(profileDownloads.id, downloads))
      .returning({ id: profileDownloads.id }),
  ];
  return gone.flat().length;
};

/** Forgets up to `limit` visitors whose last view that counted was before; answers how many. */
export const deleteVisitsBefore = async (db: Db, before: Date, limit: number): Promise<number> => {
  const old = db
    .select({ userId: profileVisits.userId, visitor: profileVisits.visitor })
    .from(profileVisits)
    .where(lt(profileVisits.countedAt, before))
    .orderBy(profileVisits.countedAt)
    .limit(limit);
  const gone = await db
    .delete(profileVisits)
    .where(sql`(${profileVisits.userId}, ${profileVisits.visitor}) in ${old}`)
    .returning({ visitor: profileVisits.visitor });
  return gone.length;
};
