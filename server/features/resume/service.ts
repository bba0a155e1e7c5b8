import { defaultTemplate } from '#shared/resume-document/templates';
import {
  emptyResume,
  resumeContent,
  type Resume,
  type ResumeContent,
  type ResumeSave,
} from '#shared/resume/schema';
import type { ResumeRow } from '../../db/schema/resumes';
import type { UserId } from '../../db/schema/users';
import { AppError } from '../../http/errors/app-error';
import { ownsPhoto } from './photo/photo-repository';
import { photoIdOf, removePhoto, type ResumeDeps } from './photo/photo-service';
import { findResume, findResumeVersion, lockResume, saveWithSamePhoto, updateResume } from './repository';

export const toResume = (row: ResumeRow | undefined): Resume =>
  row
    ? { ...row, updatedAt: row.updatedAt?.toISOString() ?? null }
    : { ...emptyResume, templateId: defaultTemplate.id, version: 0, updatedAt: null };

export const loadResume = async ({ db }: Pick<ResumeDeps, 'db'>, owner: UserId): Promise<Resume> =>
  toResume(await findResume(db, owner));

/** With the version of its row, as a session's `resumeVersion`; null where it was never saved. */
export const loadResumeVersion = async (
  { db }: Pick<ResumeDeps, 'db'>,
  owner: UserId,
): Promise<{ resume: Resume; version: string | null }> => {
  const found = await findResumeVersion(db, owner);
  return { resume: toResume(found?.resume), version: found?.rowVersion ?? null };
};

interface SavedResume {
  resume: Resume;
  /** As a session's `resumeVersion`; null where the save took more than one statement. */
  rowVersion: string | null;
}

/**
 * Saves over the version that the form was loaded with; a newer one is never overwritten unseen. A photo saved alone
 * overwrites no text, so that it does not count as a version. The photo that is no longer shown is removed.
 */
export const saveResume = async (deps: ResumeDeps, owner: UserId, save: ResumeSave): Promise<SavedResume> => {
  const savedAtOnce = await saveAtOnce(deps, owner, save);
  if (savedAtOnce) return { resume: toResume(savedAtOnce.row), rowVersion: savedAtOnce.rowVersion };
  const { saved, replaced } = await store(deps, owner, save);
  if (replaced) await removePhoto(deps, owner, replaced);
  return { resume: saved, rowVersion: null };
};

/** What the form saves nearly each time: all of the text, and the photo that is there already. */
const saveAtOnce = async ({ db, clock }: ResumeDeps, owner: UserId, { version, ...content }: ResumeSave) => {
  if (!isWhole(content)) return undefined;
  return saveWithSamePhoto(db, owner, { ...content, version: version ?? null, updatedAt: clock.now() });
};

const isWhole = (content: Partial<ResumeContent>): content is ResumeContent =>
  Object.keys(resumeContent.shape).every((field) => content[field as keyof ResumeContent] !== undefined);

const store = ({ db, clock }: ResumeDeps, owner: UserId, { version, ...content }: ResumeSave) =>
  db.transaction(async (tx) => {
    const stored = await lockResume(tx, owner);
    if (version !== undefined && version !== stored.version) {
      throw new AppError(
        'RESUME_CHANGED',
        'Your resume was changed in another tab or on another device. Keep your version or take the newer one.',
      );
    }
    const photo = content.profilePhotoUrl;
    if (photo && !(await ownsPhoto(tx, owner, photoIdOf(photo)))) {
      throw new AppError('VALIDATION_FAILED', 'Please check the highlighted fields.', {
        fields: { profilePhotoUrl: 'This photo is not there any more. Please upload it again.' },
      });
    }
    const editsText = Object.keys(content).some((field) => field !== 'profilePhotoUrl');
    const saved = await updateResume(tx, owner, {
      ...content,
      version: stored.version + (editsText ? 1 : 0),
      updatedAt: clock.now(),
    });
    const isReplaced = photo !== undefined && photo !== stored.profilePhotoUrl;
    return { saved: toResume(saved), replaced: isReplaced ? stored.profilePhotoUrl : '' };
  });

/** The choice of a template is no edit: it neither needs nor changes the version. */
export const chooseTemplate = (
  { db }: Pick<ResumeDeps, 'db'>,
  owner: UserId,
  templateId: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockResume(tx, owner);
    await updateResume(tx, owner, { templateId });
  });
