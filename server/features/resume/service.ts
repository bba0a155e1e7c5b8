import {
  attachesDataByDefault,
  defaultDensity,
  defaultMonthStyle,
  defaultPhotoShape,
  designOf,
  type PageSettings,
} from '#shared/document/page-settings';
import { defaultTemplate } from '#shared/document/templates';
import { emptyResume } from '#shared/resume/empty-resume';
import type { Resume, ResumeContent, ResumeSave } from '#shared/resume/schema';
import { sectionsContent, type SectionsContent } from '#shared/resume/sections/schema';
import { completeContent } from '#shared/resume/stored-content';
import type { Db } from '../../db/client';
import type { CredentialRow } from '../../db/schema/credentials';
import type { ResumeRow } from '../../db/schema/resumes';
import type { UserId } from '../../db/schema/users';
import { AppError } from '../../http/errors/app-error';
import { ownsPhoto } from './photo/photo-repository';
import { photoIdOf, removePhoto, type ResumeDeps } from './photo/photo-service';
import { addSnapshot } from './documents/history-repository';
import {
  findResumeSaves,
  lockOwnedCredentials,
  lockResume,
  prepareFindResume,
  updateResume,
  type ResumeKey,
} from './repository';

export const toResume = (row: ResumeRow | undefined): Resume => ({
  ...completeContent(row ?? emptyResume),
  templateId: row?.templateId ?? defaultTemplate.id,
  paper: row?.paper ?? null,
  density: row?.density ?? defaultDensity,
  photo: row?.photo ?? defaultPhotoShape,
  monthStyle: row?.monthStyle ?? defaultMonthStyle,
  ...row?.design,
  qrCode: row?.qrCode ?? false,
  attachData: row?.attachData ?? attachesDataByDefault,
  version: row?.version ?? 0,
  updatedAt: row?.updatedAt?.toISOString() ?? null,
});

export const prepareLoadResume = ({ db }: Pick<ResumeDeps, 'db'>) => {
  const find = prepareFindResume(db);
  return async (owner: UserId): Promise<Resume> => toResume(await find(owner));
};

/** Whether there is more than a photo, a draft or choices. */
export const hasSavedResume = async ({ db }: Pick<ResumeDeps, 'db'>, owner: UserId): Promise<boolean> =>
  ((await findResumeSaves(db, owner)) ?? 0) > 0;

/**
 * Saves over the version that the form was loaded with; a newer one is never overwritten unseen, and fields that the save
 * does not name stay as they are. A photo saved alone overwrites no text, so that it does not count as a version. The photo
 * that is no longer shown is removed.
 */
export const saveResume = async (deps: ResumeDeps, key: ResumeKey, save: ResumeSave): Promise<Resume> => {
  const { owner } = key;
  const { version, ...content } = save;
  const { saved, replacedPhoto } = await deps.db.transaction(async (tx) => {
    const stored = await lockResume(tx, key);
    if (version !== undefined && version !== stored.version) {
      throw new AppError(
        'RESUME_CHANGED',
        'Your resume was changed in another tab or on another device. Keep your version or take the newer one.',
      );
    }
    const { specified, sections } = columnsOf(content);
    const isPhotoReplaced =
      content.profilePhotoUrl !== undefined && content.profilePhotoUrl !== stored.profilePhotoUrl;
    if (isPhotoReplaced) await requireOwnPhoto(tx, owner, content.profilePhotoUrl);
    await requireOwnCredentials(tx, owner, { sections, stored: stored.sections });
    const editsText = Object.keys(content).some((field) => field !== 'profilePhotoUrl');
    const changes = {
      ...specified,
      sections: { ...stored.sections, ...sections },
      version: stored.version + (editsText ? 1 : 0),
      updatedAt: deps.clock.now(),
    };
    await updateResume(tx, key, changes);
    if (editsText) await addSnapshot(tx, stored, { ...stored, ...changes }, changes.updatedAt);
    return {
      saved: { ...stored, ...changes },
      replacedPhoto: isPhotoReplaced ? stored.profilePhotoUrl : '',
    };
  });
  if (replacedPhoto) await removePhoto(deps, owner, replacedPhoto);
  return toResume(saved);
};

type Specified = Omit<ResumeContent, keyof SectionsContent>;

/** The fields that have columns, and those that are stored together. */
export const columnsOf = (content: Partial<ResumeContent>) => {
  const fields = Object.entries(content);
  const isOfSections = ([name]: [string, unknown]) => name in sectionsContent.shape;
  return {
    specified: Object.fromEntries(fields.filter((field) => !isOfSections(field))) as Partial<Specified>,
    sections: Object.fromEntries(fields.filter(isOfSections)) as Partial<SectionsContent>,
  };
};

const requireOwnPhoto = async (tx: Db, owner: UserId, photo: ResumeContent['profilePhotoUrl'] = '') => {
  if (photo === '' || (await ownsPhoto(tx, owner, photoIdOf(photo)))) return;
  throw new AppError('VALIDATION_FAILED', 'Please check the highlighted fields.', {
    fields: { profilePhotoUrl: 'This photo is not there any more. Please upload it again.' },
  });
};

/** The credentials that licenses point to. */
const pointersOf = ({ licenses = [] }: Partial<SectionsContent>): CredentialRow['id'][] => [
  ...new Set(licenses.map(({ credentialId }) => credentialId).filter((id) => id !== '')),
];

/** Licenses point to the owner's own credentials alone: a license would otherwise prove that another user's id exists. */
const requireOwnCredentials = async (
  tx: Db,
  owner: UserId,
  { sections, stored }: { sections: Partial<SectionsContent>; stored: Partial<SectionsContent> },
) => {
  // What is stored is the owner's: deleting a credential removes it from the licenses.
  const known = pointersOf(stored);
  const added = pointersOf(sections).filter((id) => !known.includes(id));
  if (added.length === 0) return;
  const owned = new Set([...known, ...(await lockOwnedCredentials(tx, owner, added))]);
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

/** The choice of template, page settings is no edit: it neither needs nor changes the version. */
export const choosePage = (
  { db }: Pick<ResumeDeps, 'db'>,
  key: ResumeKey,
  settings: { [Name in keyof PageSettings]?: PageSettings[Name] | undefined } & {
    templateId?: string | undefined;
  },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { templateId, paper, density, photo, monthStyle, qrCode, attachData, design } = await lockResume(
      tx,
      key,
    );
    const stored = { templateId, paper, density, photo, monthStyle, qrCode, attachData };
    const chosen = { ...design, ...designOf(settings) };
    await updateResume(tx, key, { ...stored, ...settings, design: chosen });
  });
