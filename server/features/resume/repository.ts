import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { resumes, type ResumeRow } from '../../db/schema/resumes';
import type { UserId } from '../../db/schema/users';
import { AppError } from '../../http/errors/app-error';

export const findResume = async (db: Db, owner: UserId): Promise<ResumeRow | undefined> =>
  (await db.select().from(resumes).where(eq(resumes.userId, owner)))[0];

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
