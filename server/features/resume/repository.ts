import { and, eq, sql } from 'drizzle-orm';
import type { ResumeContent } from '#shared/resume/schema';
import type { Db } from '../../db/client';
import { directStatement } from '../../db/direct-statement';
import { prepareOnce } from '../../db/prepare-once';
import { resumes, type ResumeRow } from '../../db/schema/resumes';
import type { UserId } from '../../db/schema/users';
import { AppError } from '../../http/errors/app-error';

/** The transaction that wrote the row last. */
const rowVersion = sql<string>`${resumes}.xmin::text`;

const resumeOf = prepareOnce((db) =>
  db
    .select({ resume: resumes, rowVersion })
    .from(resumes)
    .where(eq(resumes.userId, sql.placeholder('owner')))
    .prepare('resume_of'),
);

/** The row, and the transaction that wrote it last: any change of it is another version. */
export const findResumeVersion = async (
  db: Db,
  owner: UserId,
): Promise<{ resume: ResumeRow; rowVersion: string } | undefined> =>
  (await resumeOf(db).execute({ owner }))[0];

export const findResume = async (db: Db, owner: UserId): Promise<ResumeRow | undefined> =>
  (await findResumeVersion(db, owner))?.resume;

/** The owner's row, made when missing, and locked until the transaction ends: saves come one after the other. */
export const lockResume = async (tx: Db, owner: UserId): Promise<ResumeRow> => {
  await tx.insert(resumes).values({ userId: owner }).onConflictDoNothing();
  const [row] = await tx.select().from(resumes).where(eq(resumes.userId, owner)).for('update');
  // It goes only with the account, which was deleted while this waited.
  if (!row) throw new AppError('UNAUTHORIZED', 'Unauthorized');
  return row;
};

export const updateResume = async (
  db: Db,
  owner: UserId,
  changes: Partial<Omit<ResumeRow, 'userId'>>,
): Promise<ResumeRow | undefined> =>
  (await db.update(resumes).set(changes).where(eq(resumes.userId, owner)).returning())[0];

/** The value that a save gives for this column. */
const given = (column: keyof ResumeContent | 'updatedAt') =>
  sql`${sql.param(sql.placeholder(column), resumes[column])}`;

const fullSave = directStatement<[templateId: string, version: number, rowVersion: string]>(
  'full_save',
  (db) =>
    db
      .update(resumes)
      .set({
        title: given('title'),
        summary: given('summary'),
        phone: given('phone'),
        location: given('location'),
        website: given('website'),
        skills: given('skills'),
        experience: given('experience'),
        education: given('education'),
        version: sql`${resumes.version} + 1`,
        updatedAt: given('updatedAt'),
      })
      .where(
        and(
          eq(resumes.userId, sql.placeholder('owner')),
          eq(resumes.profilePhotoUrl, sql.placeholder('profilePhotoUrl')),
          eq(resumes.version, sql`coalesce(${sql.placeholder('version')}::int, ${resumes.version})`),
        ),
      )
      .returning({
        templateId: resumes.templateId,
        version: resumes.version,
        rowVersion,
      }),
);

/**
 * Saves a whole resume in one statement, if there is one with this photo and, where `version` is given, of this version;
 * else changes nothing and returns undefined.
 */
export const saveWithSamePhoto = async (
  db: Db,
  owner: UserId,
  { version = null, ...save }: ResumeContent & { version?: number | null; updatedAt: Date },
): Promise<{ row: ResumeRow; rowVersion: string } | undefined> => {
  const [saved] = await fullSave(db, { ...save, owner, version });
  if (!saved) return undefined;
  // The columns that were given need not come back.
  const [templateId, savedVersion, savedRowVersion] = saved;
  return {
    row: { ...save, templateId, version: savedVersion, userId: owner },
    rowVersion: savedRowVersion,
  };
};
