import type { DraftSave, ResumeDraft } from '#shared/resume/draft';
import type { UserId } from '../../../db/schema/users';
import { AppError } from '../../../http/errors/app-error';
import type { ResumeDeps } from '../photo/photo-service';
import { insertMissingResume } from '../repository';
import { deleteDraft, findDraft, upsertDraft } from './draft-repository';

type DraftDeps = Pick<ResumeDeps, 'db' | 'clock'>;

const draftChanged = () =>
  new AppError(
    'DRAFT_CHANGED',
    'You typed in another tab or on another device meanwhile. Compare the two drafts and keep the one you want.',
  );

export const loadDraft = async (
  { db }: Pick<DraftDeps, 'db'>,
  owner: UserId,
): Promise<{ draft: ResumeDraft | null }> => {
  const found = await findDraft(db, owner);
  return { draft: found ? { ...found, savedAt: found.savedAt.toISOString() } : null };
};

/** Keeps a draft over the revisions that it contains. Typing of another device is never overwritten unseen. */
export const saveDraft = async (
  { db, clock }: DraftDeps,
  owner: UserId,
  save: DraftSave,
): Promise<Pick<ResumeDraft, 'revision' | 'savedAt'>> => {
  const draft = { ...save, savedAt: clock.now() };
  const isStored = async () => upsertDraft(db, owner, draft);
  if (!(await isStored())) {
    // Typing starts before the first save.
    await insertMissingResume(db, owner);
    if (!(await isStored())) throw draftChanged();
  }
  return { revision: draft.revision, savedAt: draft.savedAt.toISOString() };
};

/** A draft that is gone already was saved or discarded on another device. */
export const discardDraft = async (
  { db }: Pick<DraftDeps, 'db'>,
  owner: UserId,
  revision: string,
): Promise<void> => {
  await deleteDraft(db, owner, revision);
  if (await findDraft(db, owner)) throw draftChanged();
};
