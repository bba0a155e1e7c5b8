import { pageSettingNames } from '#shared/document/page-settings';
import { and, desc, eq, gt, inArray, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import { specifiedFields } from '#shared/resume/schema';
import type { Db } from '../../db/client';
import { credentials, type CredentialRow } from '../../db/schema/credentials';
import { resumes, type ResumeRow } from '../../db/schema/resumes';
import { formerUsernames, type User, type UserId, users } from '../../db/schema/users';
import type { ProfileOwner } from './policy';

type Json<Row> = {
  [Key in keyof Row]: Date extends Row[Key] ? string | Exclude<Row[Key], Date> : Row[Key];
};

const userColumns = [
  'username',
  'firstName',
  'lastName',
  'email',
  'contactEmail',
  'profileImageUrl',
  'plan',
  'subscriptionExpiresAt',
  'showEmail',
  'showPhone',
  'showLocation',
] as const;
const resumeColumns = [
  ...specifiedFields,
  'sections',
  'templateId',
  ...pageSettingNames,
  'design',
  'updatedAt',
] as const;
const credentialColumns = [
  'id',
  'title',
  'description',
  'issuer',
  'issuedDate',
  'contentType',
  'sizeBytes',
  'thumbnailKey',
  'sha256',
  'uploadedAt',
] as const;

/** As much of the rows as a profile shows, as JSON: moments are text. */
export interface ProfileRows {
  user: Json<Pick<User, (typeof userColumns)[number]>>;
  resume: Json<Pick<ResumeRow, (typeof resumeColumns)[number]>> | null;
  /** The public ones, the last upload first. */
  credentials: PublicCredentialRow[];
}

export type PublicCredentialRow = Json<Pick<CredentialRow, (typeof credentialColumns)[number]>>;

const primaryResume = and(eq(resumes.userId, users.id), resumes.isPrimary);

/** The columns of a row as one JSON object. */
const jsonOf = <Name extends string>(table: Record<Name, Column>, names: readonly Name[]) =>
  sql`json_build_object(${sql.join(
    names.map((name) => sql`${sql.raw(`'${name}'`)}, ${table[name]}`),
    sql`, `,
  )})`;

const rows = sql`json_build_object(
  'user', ${jsonOf(users, userColumns)},
  'resume', case when ${resumes.userId} is not null then ${jsonOf(resumes, resumeColumns)} end,
  'credentials', (
    select coalesce(json_agg(${jsonOf(credentials, credentialColumns)}
      order by ${credentials.uploadedAt} desc, ${credentials.id} desc), '[]'::json)
    from ${credentials} where ${credentials.userId} = ${users.id} and ${credentials.isPublic})
)`;

/**
 * The rows that a profile is made of, by the transactions that wrote them last (xmin): any change of any of them is
 * another version, whichever process or program made it.
 */
const version = sql<string>`concat_ws(':', ${users.id}, ${users}.xmin, ${resumes}.xmin, (
  select string_agg(${credentials}.xmin::text, ' ' order by ${credentials.id})
  from ${credentials} where ${credentials.userId} = ${users.id} and ${credentials.isPublic}))`;

/** A profile's owner, its version, and the rows that it is made of. */
interface FoundProfile {
  owner: ProfileOwner & Pick<User, 'username'>;
  version: string;
  /** Null if they still have the version that the caller knows. */
  rows: ProfileRows | null;
}

/**
 * One statement: owner, version, and the rows themselves unless the caller knows this version. Only then does Postgres read
 * and send more than a few columns.
 */
const selectProfile = (db: Db, owner: SQL, known: string | Placeholder) => {
  const current = db
    .select({
      id: users.id,
      username: users.username,
      visibility: users.visibility,
      resumeVersion: resumes.version,
      version: version.as('row_versions'),
    })
    .from(users)
    .leftJoin(resumes, primaryResume)
    .where(eq(users.id, owner))
    // There is one. The limit keeps the planner from working out the version at each of its uses.
    .limit(1)
    .as('current');
  return db
    .select({
      owner: {
        id: current.id,
        username: current.username,
        visibility: current.visibility,
        resumeVersion: current.resumeVersion,
      },
      version: current.version,
      rows: sql<ProfileRows | null>`case when ${current.version} <> ${known} then (
        select ${rows} from ${users} left join ${resumes} on ${primaryResume}
        where ${users}."id" = "current"."id") end`,
    })
    .from(current);
};

export type FindByUsername = (username: string, known?: string) => Promise<FoundProfile | undefined>;

/**
 * Finds whose profile an address leads to, visible or not: the user who has the username, else the one who gave it up. The
 * policy decides who may see it. `known` is the version whose rows the caller does not need. One statement in every case:
 * its time does not distinguish a hidden profile from none. Prepared once, since each visit needs it: building it takes
 * longer than the rest of the visit.
 */
export const prepareFindByUsername = (db: Db): FindByUsername => {
  const username = sql.placeholder('username');
  // Both tables by an index of their own: a condition that spans both is checked for every user.
  const owner = sql`(select candidate.id from (
    select ${users.id} as id, 0 as place from ${users} where ${users.username} = ${username}
    union all
    select ${formerUsernames.userId}, 1 from ${formerUsernames} where ${formerUsernames.username} = ${username}
  ) as candidate order by place limit 1)`;
  const statement = selectProfile(db, owner, sql.placeholder('known')).prepare('profile_of_username');
  return async (address, known = '') => (await statement.execute({ username: address, known }))[0];
};

export const findByOwner = async (db: Db, owner: UserId): Promise<FoundProfile | undefined> =>
  (await selectProfile(db, sql`${owner}`, ''))[0];

/** What this user chose about who sees what; undefined for a user who does not exist. */
export const findVisibility = async (db: Db, owner: UserId) => {
  const { visibility, visibilityChosenAt, showEmail, showPhone, showLocation } = users;
  const [found] = await db
    .select({
      visibility,
      visibilityChosenAt,
      showEmail,
      showPhone,
      showLocation,
      resumeVersion: resumes.version,
    })
    .from(users)
    .leftJoin(resumes, primaryResume)
    .where(eq(users.id, owner));
  return found;
};

/** What decides who sees the profiles of these users. */
export const findProfileOwners = (db: Db, owners: UserId[]): Promise<ProfileOwner[]> =>
  db
    .select({ id: users.id, visibility: users.visibility, resumeVersion: resumes.version })
    .from(users)
    .leftJoin(resumes, primaryResume)
    .where(inArray(users.id, owners));

type VisibilityColumns = Pick<
  User,
  'visibility' | 'visibilityChosenAt' | 'showEmail' | 'showPhone' | 'showLocation'
>;

export const updateVisibility = (tx: Db, owner: UserId, changes: Partial<VisibilityColumns>) =>
  tx.update(users).set(changes).where(eq(users.id, owner));

/** Where a file of the sitemap begins: with the profile of the user who has this id and was created then. */
export interface IndexedStart {
  id: UserId;
  /** As text, with the microseconds that a Date lacks. */
  createdAt: string;
}

/** The first profile of each `size` public ones with a saved resume, the newest first; `max` of them at most. */
export const listIndexedStarts = async (db: Db, size: number, max: number): Promise<IndexedStart[]> => {
  const numbered = db
    .select({
      id: users.id,
      createdAt: sql<string>`${users.createdAt}::text`.as('created_text'),
      number: sql<number>`row_number() over (order by ${users.createdAt} desc, ${users.id} desc)`.as(
        'number',
      ),
    })
    .from(users)
    .innerJoin(resumes, and(primaryResume, gt(resumes.version, 0)))
    .where(eq(users.visibility, 'public'))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(size * max)
    .as('numbered');
  return db
    .select({ id: numbered.id, createdAt: numbered.createdAt })
    .from(numbered)
    .where(sql`(${numbered.number} - 1) % ${size}::int = 0`)
    .orderBy(numbered.number);
};

/** Public profiles with a saved resume, the newest first, from this one on. */
export const listIndexed = (db: Db, start: IndexedStart, limit: number) =>
  db
    .select({ username: users.username, updatedAt: resumes.updatedAt })
    .from(users)
    .innerJoin(resumes, and(primaryResume, gt(resumes.version, 0)))
    .where(
      and(
        eq(users.visibility, 'public'),
        sql`(${users.createdAt}, ${users.id}) <= (${start.createdAt}::timestamptz, ${start.id}::uuid)`,
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
