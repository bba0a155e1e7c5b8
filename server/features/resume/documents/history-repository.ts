import { and, count, desc, eq, ne, notInArray, sql } from 'drizzle-orm';
import { maxSnapshots } from '#shared/resume/documents/schema';
import { emptyResume } from '#shared/resume/empty-resume';
import { completeContent } from '#shared/resume/stored-content';
import type { Db } from '../../../db/client';
import { type ResumeRow, resumes, type ResumeSnapshotRow, resumeSnapshots } from '../../../db/schema/resumes';
import type { UserId } from '../../../db/schema/users';

type ResumeId = ResumeRow['id'];
type Saved = Pick<ResumeRow, 'id' | 'version'> & Parameters<typeof completeContent>[0];

const contentOf = (row: Saved) => ({
  ...completeContent(row),
  profilePhotoUrl: '',
  particulars: emptyResume.particulars,
});

/**
 * Adds what was saved to the history, and before the first one also what it took the place of. The last ones without a name
 * are kept. In the transaction of the save.
 */
export const addSnapshot = async (
  tx: Db,
  before: Saved & Pick<ResumeRow, 'updatedAt'>,
  saved: Saved,
  now: Date,
) => {
  const { id: resumeId } = saved;
  const of = eq(resumeSnapshots.resumeId, resumeId);
  const unnamed = and(of, eq(resumeSnapshots.name, ''));
  const [stored] = await tx
    .select({
      all: count(),
      unnamed: sql`count(*) filter (where ${resumeSnapshots.name} = '')`.mapWith(Number),
    })
    .from(resumeSnapshots)
    .where(of);
  const isFirst = before.version > 0 && stored?.all === 0;
  const rows = [
    ...(isFirst ? [{ row: before, createdAt: before.updatedAt ?? now }] : []),
    { row: saved, createdAt: now },
  ];
  await tx.insert(resumeSnapshots).values(
    rows.map(({ row, createdAt }) => ({
      resumeId,
      version: row.version,
      content: contentOf(row),
      createdAt,
    })),
  );
  if ((stored?.unnamed ?? 0) + rows.length <= maxSnapshots.unnamed) return;
  const kept = tx
    .select({ id: resumeSnapshots.id })
    .from(resumeSnapshots)
    .where(unnamed)
    .orderBy(desc(resumeSnapshots.version))
    .limit(maxSnapshots.unnamed);
  await tx.delete(resumeSnapshots).where(and(unnamed, notInArray(resumeSnapshots.id, kept)));
};

const ofOwner = (owner: UserId, resumeId: ResumeId) =>
  and(eq(resumes.userId, owner), eq(resumeSnapshots.resumeId, resumeId));

export const listSnapshots = async (db: Db, owner: UserId, resumeId: ResumeId) =>
  db
    .select({
      id: resumeSnapshots.id,
      version: resumeSnapshots.version,
      name: resumeSnapshots.name,
      createdAt: resumeSnapshots.createdAt,
    })
    .from(resumeSnapshots)
    .innerJoin(resumes, eq(resumes.id, resumeSnapshots.resumeId))
    .where(ofOwner(owner, resumeId))
    .orderBy(desc(resumeSnapshots.version), desc(resumeSnapshots.createdAt));

export const findSnapshot = async (
  db: Db,
  owner: UserId,
  resumeId: ResumeId,
  id: ResumeSnapshotRow['id'],
): Promise<ResumeSnapshotRow | undefined> =>
  (
    await db
      .select({ snapshot: resumeSnapshots })
      .from(resumeSnapshots)
      .innerJoin(resumes, eq(resumes.id, resumeSnapshots.resumeId))
      .where(and(ofOwner(owner, resumeId), eq(resumeSnapshots.id, id)))
  )[0]?.snapshot;

export const countNamed = (tx: Db, resumeId: ResumeId): Promise<number> =>
  tx.$count(resumeSnapshots, and(eq(resumeSnapshots.resumeId, resumeId), ne(resumeSnapshots.name, '')));

/** Names the snapshot of this version, which is made where there is none. The owner has been checked. */
export const nameSnapshot = async (tx: Db, row: Saved, name: string, now: Date): Promise<void> => {
  const named = await tx
    .update(resumeSnapshots)
    .set({ name })
    .where(and(eq(resumeSnapshots.resumeId, row.id), eq(resumeSnapshots.version, row.version)))
    .returning({ id: resumeSnapshots.id });
  if (named.length > 0) return;
  await tx
    .insert(resumeSnapshots)
    .values({ resumeId: row.id, version: row.version, name, content: contentOf(row), createdAt: now });
};
