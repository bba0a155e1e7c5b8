import { product } from '#shared/product/product';
import { profilePath, profilePicturePath } from '#shared/public-profile/endpoints';
import { profileHeadline, profileTitle } from '#shared/public-profile/profile-title';
import type { PdfData, PublicProfile } from '#shared/public-profile/schema';
import { withDirectionMarks } from '#shared/text/invisible';
import type { Exposure } from '../policy';
import { pictureFacts, pictureHash } from '../picture/picture-facts';
import { pictureSize } from '../picture/picture-size';
import { missingHead, previewHead, type PreviewImage } from './head-tags';
import { personData } from './person-data';

/** The picture of a profile: its address changes with what it shows, as link previews keep what they have loaded. */
export const profilePreviewImage = (profile: PdfData, publicUrl: string): PreviewImage => {
  const version = pictureHash(pictureFacts(profile, publicUrl));
  return {
    url: `${publicUrl}${profilePicturePath(profile.user.username)}?v=${version}`,
    alt: profileHeadline(profile),
    size: pictureSize,
  };
};

interface ShownProfile {
  profile: PublicProfile;
  image: PreviewImage;
  exposure: Exposure;
}

/** The head of a profile's page. */
export const profileHead = (
  { profile, image, exposure }: ShownProfile,
  publicUrl: string,
  path = profilePath(profile.user.username),
): string => {
  const { user, resume } = profile;
  const headline = profileHeadline(profile);
  const url = publicUrl + path;
  const photo = resume.profilePhotoUrl || user.profileImageUrl;
  return previewHead({
    title: profileTitle(profile),
    headline,
    description:
      withDirectionMarks(resume.summary) || `${headline}. Resume and credentials on ${product.name}.`,
    url,
    image,
    indexed: exposure === 'indexed',
    card: 'summary_large_image',
    type: 'profile',
    properties: {
      'profile:first_name': user.firstName,
      'profile:last_name': user.lastName,
      'profile:username': user.username,
    },
    data: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      ...(resume.updatedAt && { dateModified: resume.updatedAt }),
      mainEntity: personData(profile, {
        publicUrl,
        url,
        image: photo ? new URL(photo, publicUrl).href : image.url,
      }),
    },
  });
};

export const missingProfileHead = () => missingHead(`Profile Not Found | ${product.name}`);
