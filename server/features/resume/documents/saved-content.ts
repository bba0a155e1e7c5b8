import type { ResumeContent } from '#shared/resume/schema';
import { completeContent } from '#shared/resume/stored-content';
import type { Db } from '../../../db/client';
import type { UserId } from '../../../db/schema/users';
import { findSavedResume } from './document-repository';

/** The name and content of a resume that may be shown to others. */
export const readSavedContent = async (
  db: Db,
  owner: UserId,
  id: string,
): Promise<{ name: string; content: ResumeContent } | undefined> => {
  const row = await findSavedResume(db, owner, id);
  return row && { name: row.name, content: completeContent(row) };
};
