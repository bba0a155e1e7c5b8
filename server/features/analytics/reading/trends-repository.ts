import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { credentials } from '../../../db/schema/credentials';
import type { NamedCounts } from '../../../db/schema/named-counts';
import { profileDays } from '../../../db/schema/analytics/profile-days';
import { profileMonths } from '../../../db/schema/analytics/profile-months';
import { users, type UserId } from '../../../db/schema/users';
import { otherValues } from '../recording/figures';
import { nextMonthStart } from '#shared/manila-day';

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
