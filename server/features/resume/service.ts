import {
  attachesDataByDefault,
  defaultDensity,
  defaultPhotoShape,
  type PageSettings,
} from '#shared/document/page-settings';
import { defaultTemplate } from '#shared/document/templates';
import { emptyResume } from '#shared/resume/empty-resume';
import { resumeContent, type Resume, type ResumeContent, type ResumeSave } from '#shared/resume/schema';
import { sectionsContent, type SectionsContent } from '#shared/resume/sections/schema';
import { completeContent } from '#shared/resume/stored-content';
import type { Db } from '../../db/client';
import type { UserId } from '../../db/schema/users';
import { AppError } from '../../http/errors/app-error';
import { ownsPhoto } from './photo/photo-repository';
import { photoIdOf, removePhoto, type ResumeDeps } from './photo/photo-service';
import {
  findResume,
  findResumeSaves,
  findResumeVersion,
  lockOwnedCredentials,
  lockResume,
  pointersOf,
  saveWithSamePhoto,
  updateResume,
  type StoredResume,
} from './repository';

export const toResume = (row: StoredResume | undefined): Resume => ({
  ...completeContent(row ?? emptyResume),
  templateId: row?.templateId ?? defaultTemplate.id,
  paper: row?.paper ?? null,
  density: row?.density ?? defaultDensity,
  photo: row?.photo ?? defaultPhotoShape,
  qrCode: row?.qrCode ?? false,
  attachData: row?.attachData ?? attachesDataByDefault,
  version: row?.version ?? 0,
  updatedAt: row?.updatedAt?.toISOString() ?? null,
});

export const loadResume = async ({ db }: Pick<ResumeDeps, 'db'>, owner: UserId): Promise<Resume> =>
  toResume(await findResume(db, owner));

/** Whether there is more than a photo, a draft or choices. */
export const hasSavedResume = async ({ db }: Pick<ResumeDeps, 'db'>, owner: UserId): Promise<boolean> =>
  ((await findResumeSaves(db, owner)) ?? 0) > 0;

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

const sectionNames = Object.keys(sectionsContent.shape);
const specifiedNames = Object.keys(resumeContent.shape).filter((name) => !sectionNames.includes(name));

type Specified = Omit<ResumeContent, keyof SectionsContent>;

/** The fields that have columns, and those that are stored together. */
const columnsOf = (content: Partial<ResumeContent>) => {
  const fields = Object.entries(content);
  return {
    specified: Object.fromEntries(
      fields.filter(([name]) => !sectionNames.includes(name)),
    ) as Partial<Specified>,
    sections: Object.fromEntries(
      fields.filter(([name]) => sectionNames.includes(name)),
    ) as Partial<SectionsContent>,
  };
};

/** What programs and the form save nearly each time: all of the text, and the photo that is there already. */
const saveAtOnce = async ({ db, clock }: ResumeDeps, owner: UserId, { version, ...content }: ResumeSave) => {
  const { specified, sections } = columnsOf(content);
  if (!isWhole(specified)) return undefined;
  return saveWithSamePhoto(db, owner, {
    ...specified,
    sections,
    hasAllSections: sectionNames.every((name) => name in sections),
    version: version ?? null,
    updatedAt: clock.now(),
  });
};

const isWhole = (content: Partial<Specified>): content is Specified =>
  specifiedNames.every((field) => content[field as keyof Specified] !== undefined);

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
    const { specified, sections } = columnsOf(content);
    await requireOwnCredentials(tx, owner, sections);
    const editsText = Object.keys(content).some((field) => field !== 'profilePhotoUrl');
    const saved = await updateResume(tx, owner, {
      ...specified,
      sections: { ...stored.sections, ...sections },
      version: stored.version + (editsText ? 1 : 0),
      updatedAt: clock.now(),
    });
    const isReplaced = photo !== undefined && photo !== stored.profilePhotoUrl;
    return { saved: toResume(saved), replaced: isReplaced ? stored.profilePhotoUrl : '' };
  });

/** Licenses point to the owner's own credentials alone: a license would otherwise prove that another user's id exists. */
const requireOwnCredentials = async (tx: Db, owner: UserId, sections: Partial<SectionsContent>) => {
  const pointers = pointersOf(sections);
  if (pointers.length === 0) return;
  const owned = await lockOwnedCredentials(tx, owner, pointers);
  const fields = (sections.licenses ?? []).flatMap(({ credentialId }, index) =>
    credentialId === '' || owned.has(credentialId)
      ? []
      : [
          [
            `licenses.${index}.credentialId`,
            'This credential is not there any more. Please choose another one.',
          ],
        ],
  );
  if (fields.length > 0) {
    throw new AppError('VALIDATION_FAILED', 'Please check the highlighted fields.', {
      fields: Object.fromEntries(fields) as Record<string, string>,
    });
  }
};

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

/** The choice of paper, density, photo, QR code and attached data is no edit either. */
export const choosePage = (
  { db }: Pick<ResumeDeps, 'db'>,
  owner: UserId,
  settings: { [Name in keyof PageSettings]?: PageSettings[Name] | undefined },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { paper, density, photo, qrCode, attachData } = await lockResume(tx, owner);
    await updateResume(tx, owner, { paper, density, photo, qrCode, attachData, ...settings });
  });
