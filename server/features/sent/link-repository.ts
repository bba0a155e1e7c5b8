import { and, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { maxLinkVisitors, visitMinutes } from '#shared/analytics/endpoints';
import type { Db } from '../../db/client';
import {
  applicationLinks as links,
  applicationLinkVisits as visits,
  type ApplicationLinkRow,
} from '../../db/schema/sent';
import { resumeDocuments, resumes } from '../../db/schema/resumes';
import type { UserId } from '../../db/schema/users';

type Id = ApplicationLinkRow['id'];

const ofApplication = (owner: UserId, application: string) =>
  and(eq(links.userId, owner), eq(links.applicationId, application));

const withResume = { link: links, name: resumes.name, trashedAt: resumeDocuments.trashedAt };
export interface NamedLink {
  link: ApplicationLinkRow;
  /** Of its resume; null where that is gone. */
  name: string | null;
  trashedAt: Date | null;
}
const selectLinks = (db: Db) =>
  db
    .select(withResume)
    .from(links)
    .leftJoin(resumes, eq(resumes.id, links.resumeId))
    .leftJoin(resumeDocuments, eq(resumeDocuments.resumeId, resumes.id));

/** The last made first. */
export const listLinks = (db: Db, owner: UserId, application: string): Promise<NamedLink[]> =>
  selectLinks(db).where(ofApplication(owner, application)).orderBy(desc(links.createdAt), desc(links.id));

export const findOwnedLink = async (db: Db, owner: UserId, id: Id): Promise<NamedLink | undefined> =>
  (await selectLinks(db).where(and(eq(links.userId, owner), eq(links.id, id))))[0];

export const countLinks = (db: Db, owner: UserId, application: string): Promise<number> =>
  db.$count(links, ofApplication(owner, application));

export const insertLink = async (tx: Db, values: typeof links.$inferInsert): Promise<Id> => {
  const [row] = await tx.insert(links).values(values).returning({ id: links.id });
  if (!row) throw new Error('A link was not inserted');
  return row.id;
};

export const updateLink = async (
  db: Db,
  owner: UserId,
  id: Id,
  changes: Pick<Partial<ApplicationLinkRow>, 'allowsPrivate'>,
): Promise<boolean> =>
  (
    await db
      .update(links)
      .set(changes)
      .where(and(eq(links.userId, owner), eq(links.id, id)))
      .returning({ id: links.id })
  ).length > 0;

/** Ends a link; one that has ended keeps its day. Returns whether there is such a link. */
export const revokeLink = async (db: Db, owner: UserId, id: Id, now: Date): Promise<boolean> =>
  (
    await db
      .update(links)
      .set({ revokedAt: sql`coalesce(${links.revokedAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(eq(links.userId, owner), eq(links.id, id)))
      .returning({ id: links.id })
  ).length > 0;

/** Removes the oldest of an application's links that has ended; returns whether there was one. */
export const deleteOldestEnded = async (
  tx: Db,
  owner: UserId,
  application: string,
  now: Date,
): Promise<boolean> => {
  const oldest = sql`(select ${links.id} from ${links} where ${ofApplication(owner, application)}
    and (${links.revokedAt} is not null or ${links.expiresAt} <= ${now.toISOString()}::timestamptz)
    order by ${links.createdAt} limit 1)`;
  return (await tx.delete(links).where(eq(links.id, oldest)).returning({ id: links.id })).length > 0;
};

/** The link of a token that has not ended. Whose it is comes with it: a token is all that a visitor has. */
export const findOpen = async (
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<ApplicationLinkRow | undefined> =>
  (
    await db
      .select()
      .from(links)
      .where(and(eq(links.tokenHash, tokenHash), isNull(links.revokedAt), gt(links.expiresAt, now)))
  )[0];

/** Whether this view counts: the visitor's last one that did is 30 minutes ago, or they are new that day and not too many are. */
export const countVisit = async (tx: Db, visit: typeof visits.$inferInsert): Promise<boolean> => {
  if ((await tx.$count(visits, eq(visits.linkId, visit.linkId))) >= maxLinkVisitors) return false;
  const counted = await tx
    .insert(visits)
    .values(visit)
    .onConflictDoUpdate({
      target: [visits.linkId, visits.visitor],
      set: { countedAt: sql`excluded.counted_at` },
      setWhere: lte(visits.countedAt, sql`excluded.counted_at - make_interval(mins => ${visitMinutes})`),
    })
    .returning({ linkId: visits.linkId });
  return counted.length > 0;
};

export const addView = async (
  tx: Db,
  id: Id,
  view: Pick<ApplicationLinkRow, 'lastViewedAt' | 'lastCountry' | 'lastCity'>,
): Promise<void> => {
  await tx
    .update(links)
    .set({ ...view, views: sql`${links.views} + 1` })
    .where(eq(links.id, id));
};

export const addDownload = async (db: Db, id: Id): Promise<void> => {
  await db
    .update(links)
    .set({ downloads: sql`${links.downloads} + 1` })
    .where(eq(links.id, id));
};

/** Removes visits that counted before; their visitors' keys are others by now. */
export const deleteVisitsBefore = async (db: Db, before: Date): Promise<void> => {
  await db.delete(visits).where(lt(visits.countedAt, before));
};
