import type { Logger } from 'pino';
import { profilePath } from '#shared/public-profile/endpoints';
import type { PdfData } from '#shared/public-profile/schema';
import type { PaperName } from '#shared/document/page-settings';
import { exportJsonResume } from '#shared/resume/json-resume/export';
import type { UserId } from '../../db/schema/users';
import { sharedDeadline } from '../../integrations/deadline';
import type { DrawnPdf, PdfDrawing, Photo } from './drawing/pdf-drawing';

export interface ResumeDocumentDeps {
  logger: Logger;
  /** The address people open. */
  publicUrl: string;
  /** What the owner's own document is made of: every contact detail, whatever visitors see. */
  loadPdfData: (owner: UserId) => Promise<PdfData>;
  /** The photo at this address of ours; null where there is none. */
  readPhoto: (url: string) => Promise<Buffer | null>;
  drawing: PdfDrawing;
}

/** The owner's saved resume in the JSON Resume format, as the app exports it. */
export const ownJsonResume = async (
  { loadPdfData, publicUrl }: ResumeDocumentDeps,
  owner: UserId,
): Promise<Record<string, unknown>> => {
  const { user, resume } = await loadPdfData(owner);
  const { updatedAt: _time, ...content } = resume;
  const { firstName, lastName, email } = user;
  return exportJsonResume(content, { firstName, lastName, email, origin: publicUrl });
};

/** The owner's saved resume as a PDF, as the app's download makes it. A photo that cannot be read is left out, as there. */
export const ownPdf = async (
  deps: ResumeDocumentDeps,
  owner: UserId,
  { template, paper }: { template?: string | undefined; paper?: PaperName | undefined },
): Promise<DrawnPdf> => {
  const { drawing, loadPdfData, publicUrl } = deps;
  drawing.requireRoom(owner);
  const data = await loadPdfData(owner);
  const photo = await firstPhoto(deps, data);
  return drawing.draw(owner, {
    data: withOnlyPhoto(data, photo?.url),
    photo,
    options: {
      ...(template !== undefined && { templateId: template }),
      ...(paper !== undefined && { paper }),
      profileUrl: publicUrl + profilePath(data.user.username),
    },
  });
};

/** The resume's own photo, else the user's picture, in the order of the layout. */
const firstPhoto = async (
  { logger, readPhoto }: ResumeDocumentDeps,
  { photo, resume, user }: PdfData,
): Promise<Photo | undefined> => {
  if (photo === 'none') return undefined;
  const deadline = sharedDeadline();
  for (const url of [resume.profilePhotoUrl, user.profileImageUrl]) {
    if (!url) continue;
    const bytes = await deadline
      .step('The storage', () => readPhoto(url))
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'a photo could not be read for a PDF');
        return null;
      });
    if (bytes) return { url, bytes };
  }
  return undefined;
};

/** Without the addresses of photos that were not read: they are not drawn, nor is there a space for them. */
const withOnlyPhoto = (data: PdfData, url: string | undefined): PdfData => ({
  ...data,
  resume: { ...data.resume, profilePhotoUrl: data.resume.profilePhotoUrl === url ? url : '' },
  user: { ...data.user, profileImageUrl: data.user.profileImageUrl === url ? url : null },
});
