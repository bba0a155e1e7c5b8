import { defaultTemplate } from '#shared/resume-document/templates';
import { emptyResume, type Resume, type ResumeSave } from '#shared/resume/schema';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { ResumeRow } from '../../db/schema/resumes';
import type { UserId } from '../../db/schema/users';
import { AppError } from '../../http/app-error';
import { ownsPhoto } from './photo-repository';
import { findResume, lockResume, updateResume } from './repository';

export interface ResumeParts {
  db: Db;
  clock: Clock;
}

export const toResume = (row: ResumeRow | undefined): Resume =>
  row
    ? { ...row, updatedAt: row.updatedAt?.toISOString() ?? null }
    : { ...emptyResume, templateId: defaultTemplate.id, version: 0, updatedAt: null };

export const loadResume = async ({ db }: ResumeParts, owner: UserId): Promise<Resume> =>
  toResume(await findResume(db, owner));

/** Saves over the version that the form was loaded with; a newer one is never overwritten unseen. */
export const saveResume = ({ db, clock }: ResumeParts, owner: UserId, save: ResumeSave): Promise<Resume> =>
  db.transaction(async (tx) => {
    const { version, ...content } = save;
    const stored = await lockResume(tx, owner);
    if (version !== undefined && version !== stored.version) {
      throw new AppError(
        'RESUME_CHANGED',
        'Your resume was changed in another tab or on another device. Keep your version or take the newer one.',
      );
    }
    const photoId = content.profilePhotoUrl?.split('/').at(-1);
    if (photoId && !(await ownsPhoto(tx, owner, photoId))) {
      throw new AppError('VALIDATION_FAILED', 'Please check the highlighted fields.', {
        fields: { profilePhotoUrl: 'This photo is not there any more. Please upload it again.' },
      });
    }
    const changes = { ...content, version: stored.version + 1, updatedAt: clock.now() };
    return toResume(await updateResume(tx, owner, changes));
  });

/** The choice of a template is no edit: it neither needs nor changes the version. */
export const chooseTemplate = ({ db }: ResumeParts, owner: UserId, templateId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockResume(tx, owner);
    await updateResume(tx, owner, { templateId });
  });
