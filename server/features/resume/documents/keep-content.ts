import { emptyResume } from '#shared/resume/empty-resume';
import type { ResumeContent } from '#shared/resume/schema';
import type { Db } from '../../../db/client';
import type { UserId } from '../../../db/schema/users';
import { lockResume, updateResume } from '../repository';
import { columnsOf } from '../service';
import { insertDocument } from './document-repository';
import { requireRoom } from './document-service';
import { addSnapshot } from './history-repository';

/**
 * Makes a resume of content that came from elsewhere: the main resume where nothing was saved in it, else a document of that name.
 * Returns the document's id, null for the main resume. Throws PLAN_LIMIT where the plan has no room for another document.
 */
export const keepContent = async (
  tx: Db,
  owner: UserId,
  { content, name, now }: { content: ResumeContent; name: string; now: Date },
): Promise<string | null> => {
  // The photo is the account's own.
  const { profilePhotoUrl: _none, ...text } = content;
  const { specified, sections } = columnsOf(text);
  const main = await lockResume(tx, { owner });
  const changes = { ...specified, sections, version: main.version + 1, updatedAt: now };
  if (main.version === 0) {
    await updateResume(tx, { owner }, changes);
    await addSnapshot(tx, main, { ...main, ...changes }, now);
    return null;
  }
  await requireRoom(tx, owner, now);
  return insertDocument(
    tx,
    { ...changes, userId: owner, name: name.slice(0, 100), isPrimary: false, version: 1 },
    {
      forJob: '',
      tags: [],
      createdAt: now,
      sourceId: null,
      sourceVersion: 0,
      base: { ...content, particulars: emptyResume.particulars },
    },
  );
};
