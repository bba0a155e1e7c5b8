import { createHash } from 'node:crypto';
import { profilePath } from '#shared/public-profile/endpoints';
import { profileName } from '#shared/public-profile/profile-title';
import type { PdfData } from '#shared/public-profile/schema';
import type { Accent } from '#shared/document/accents';
import { findTemplate } from '#shared/document/templates';
import type { Template } from '#shared/document/template';

/** Counted up when drawing changes, so that link previews fetch the picture anew. */
const design = 3;

/** All that a profile's picture shows. */
export interface PictureFacts {
  name: string;
  title: string;
  location: string;
  username: string;
  /** The profile's address as people read it: 'husay.example/profile/maria-santos'. */
  address: string;
  /** '' without a photo. */
  photoUrl: string;
  isPhotoRound: boolean;
  templateId: Template['id'];
  /** In place of the template's own color. */
  accent?: Accent;
}

export const pictureFacts = (
  { user, resume, templateId, photo, accent = 'automatic' }: PdfData,
  publicUrl: string,
): PictureFacts => {
  const template = findTemplate(templateId);
  const { size, cornerRadius } = template.photo;
  return {
    name: profileName(user),
    title: resume.title,
    location: resume.location,
    username: user.username,
    address: publicUrl.replace(/^https?:\/\//, '') + profilePath(user.username),
    photoUrl: resume.profilePhotoUrl || user.profileImageUrl || '',
    isPhotoRound: photo === 'round' || (photo !== 'square' && cornerRadius >= size / 2),
    templateId: template.id,
    ...(accent !== 'automatic' && { accent }),
  };
};

/** The same for pictures that look the same. */
export const pictureHash = (facts: PictureFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([design, facts]))
    .digest('base64url')
    .slice(0, 16);
