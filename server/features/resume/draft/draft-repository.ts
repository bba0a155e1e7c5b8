import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DraftSave } from '#shared/resume/draft';
import type { Db } from '../../../db/client';
import { type ResumeDraftRow, resumeDrafts, resumes } from '../../../db/schema/resumes';
import { resumeOf, type ResumeKey } from '../repository';

type StoredDraft = Omit<ResumeDraftRow, 'resumeId'>;

const idOf = (db: Db, key: ResumeKey) => db.select({ id: resumes.id }).from(resumes).where(resumeOf(key));

export const findDraft = async (db: Db, key: ResumeKey): Promise<StoredDraft | undefined> =>
  (
    await db
      .select({
        content: resumeDrafts.content,
        version: resumeDrafts.version,
        revision: resumeDrafts.revision,
        savedAt: resumeDrafts.savedAt,
      })
      .from(resumeDrafts)
      .where(inArray(resumeDrafts.resumeId, idOf(db, key)))
  )[0];

/**
 * Stores the draft in one statement, unless there is one of another revision than those that it replaces. False when it was
 * not stored for that, or for want of a resume.
 */
export const upsertDraft = async (
  db: Db,
  key: ResumeKey,
  { replaces, ...draft }: DraftSave & { savedAt: Date },
): Promise<boolean> => {
  const { resumeId: _key, ...given } = {
    resumeId: resumes.id,
    content: sql`${JSON.stringify(draft.content)}::json`.as('content'),
    version: sql`${draft.version}::int`.as('version'),
    revision: sql`${draft.revision}::text`.as('revision'),
    savedAt: sql`${draft.savedAt.toISOString()}::timestamptz`.as('saved_at'),
  };
  const stored = await db
    .insert(resumeDrafts)
    .select(
      db
        .select({ resumeId: resumes.id, ...given })
        .from(resumes)
        .where(resumeOf(key)),
    )
    .onConflictDoUpdate({
      target: resumeDrafts.resumeId,
      set: draft,
      setWhere: inArray(resumeDrafts.revision, [draft.revision, ...replaces]),
    })
    .returning({ revision: resumeDrafts.revision });
  return stored.length > 0;
};

/** Removes the draft if it is of this revision. */
export const deleteDraft = async (db: Db, key: ResumeKey, revision: string): Promise<void> => {
  await db
    .delete(resumeDrafts)
    .where(and(inArray(resumeDrafts.resumeId, idOf(db, key)), eq(resumeDrafts.revision, revision)));
};
