import { product } from '#shared/product/product';
import { profilePath } from '#shared/public-profile/endpoints';
import { profileHeadline, profileTitle } from '#shared/public-profile/profile-title';
import type { PublicProfile } from '#shared/public-profile/schema';
import type { Exposure } from '../policy';
import { missingHead, previewHead, previewImage } from './head-tags';
import { personData } from './person-data';

/** The head of a profile's page. */
export const profileHead = (
  profile: PublicProfile,
  exposure: Exposure,
  publicUrl: string,
  path = profilePath(profile.user.username),
): string => {
  const { user, resume } = profile;
  const headline = profileHeadline(profile);
  const url = publicUrl + path;
  const image = previewImage(publicUrl, resume.profilePhotoUrl, user.profileImageUrl);
  return previewHead({
    title: profileTitle(profile),
    headline,
    description: resume.summary || `${headline}. Resume and credentials on ${product.name}.`,
    url,
    image,
    indexed: exposure === 'indexed',
    card: 'summary',
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
      mainEntity: personData(profile, { publicUrl, url, image }),
    },
  });
};

export const missingProfileHead = () => missingHead(`Profile Not Found | ${product.name}`);
