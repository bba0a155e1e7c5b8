import type { DraftSave, ResumeDraft } from '#shared/resume/draft';
import { AppError } from '../../../http/errors/app-error';
import type { ResumeDeps } from '../photo/photo-service';
import { insertMissingResume, type ResumeKey } from '../repository';
import { deleteDraft, findDraft, upsertDraft } from './draft-repository';

type DraftDeps = Pick<ResumeDeps, 'db' | 'clock'>;

const draftChanged = () =>
  new AppError(
    'DRAFT_CHANGED',
    'You typed in another tab or on another device meanwhile. Compare the two drafts and keep the one you want.',
  );

export const loadDraft = async (
  { db }: Pick<DraftDeps, 'db'>,
  key: ResumeKey,
): Promise<{ draft: ResumeDraft | null }> => {
  const found = await findDraft(db, key);
  return { draft: found ? { ...found, savedAt: found.savedAt.toISOString() } : null };
};

/** Keeps a draft over the revisions that it contains. Typing of another device is never overwritten unseen. */
export const saveDraft = async (
  { db, clock }: DraftDeps,
  key: ResumeKey,
  save: DraftSave,
): Promise<Pick<ResumeDraft, 'revision' | 'savedAt'>> => {
  const draft = { ...save, savedAt: clock.now() };
  const isStored = async () => upsertDraft(db, key, draft);
  if (!(await isStored())) {
    // Typing starts before the first save.
    if (key.id === undefined) await insertMissingResume(db, key.owner);
    if (!(await isStored())) throw draftChanged();
  }
  return { revision: draft.revision, savedAt: draft.savedAt.toISOString() };
};

/** A draft that is gone already was saved or discarded on another device. */
export const discardDraft = async (
  { db }: Pick<DraftDeps, 'db'>,
  key: ResumeKey,
  revision: string,
): Promise<void> => {
  await deleteDraft(db, key, revision);
  if (await findDraft(db, key)) throw draftChanged();
};
