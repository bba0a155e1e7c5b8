import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { prepareOnce } from '../../../db/prepare-once';
import { credentials } from '../../../db/schema/credentials';
import type { NamedCounts } from '../../../db/schema/named-counts';
import { profileDays } from '../../../db/schema/analytics/profile-days';
import { profileMonths } from '../../../db/schema/analytics/profile-months';
import { users, type UserId } from '../../../db/schema/users';
import { otherValues } from '../recording/figures';
import { nextMonthStart } from '#shared/manila-day';

const maxNamed = 10;

const from = sql`${sql.placeholder('from')}::date`;
const firstMonth = sql`${sql.placeholder('firstMonth')}::date`;

const inRange = and(eq(profileDays.userId, users.id), gte(profileDays.day, from));

/** A pair of a value and how often it came. */
type Named = [value: string, count: number];

type Day = [day: string, views: number, visitors: number, downloads: number];

// Each part is a separate query: in a raw template drizzle omits the table of a column.
const days = (db: Db) =>
  db
    .select({
      row: sql`json_build_array(${profileDays.day}, ${profileDays.views}, ${profileDays.visitors}, ${profileDays.downloads})`.as(
        'row',
      ),
    })
    .from(profileDays)
    .where(inRange);

/**
 * What came most often in the range, but for what has no name of its own: by months, and by days as far as the range begins
 * within one.
 */
const top = (db: Db, names: keyof NamedCounts) => {
  const ofDays = db
    .select({ names: profileDays[names] })
    .from(profileDays)
    .where(and(inRange, lt(profileDays.day, firstMonth)));
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

const statement = prepareOnce((db) =>
  db
    .select({
      days: sql<Day[]>`(select coalesce(json_agg(known.row), '[]') from ${days(db)} known)`,
      referrers: top(db, 'referrers'),
      countries: top(db, 'countries'),
      credentials: top(db, 'credentials'),
      titles: sql<
        Record<string, string>
      >`(select coalesce(json_object_agg(own.id, own.title), '{}') from ${titles(db)} own)`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('owner')))
    .prepare('analytics_trends'),
);

/**
 * The days from one on on which something happened, in no order; what came most often on them; and the titles of one's
 * credentials by id. Undefined where there is no such person.
 */
export const findTrends = async (db: Db, owner: UserId, since: string) =>
  (await statement(db).execute({ owner, from: since, firstMonth: nextMonthStart(since) }))[0];
