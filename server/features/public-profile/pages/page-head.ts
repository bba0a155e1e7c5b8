import { product } from '#shared/product/product';
import { profilePath } from '#shared/public-profile/endpoints';
import { profileHeadline, profileName, profileTitle } from '#shared/public-profile/profile-title';
import type { PublicProfile } from '#shared/public-profile/schema';
import type { Exposure } from '../policy';
import { missingHead, previewHead, previewImage } from './head-tags';

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
      mainEntity: {
        '@type': 'Person',
        name: profileName(user),
        url,
        image,
        ...(resume.title && { jobTitle: resume.title }),
        ...(resume.summary && { description: resume.summary }),
        ...(resume.location && { address: resume.location }),
        ...(resume.website && { sameAs: [resume.website] }),
        ...(resume.skills.length > 0 && { knowsAbout: resume.skills }),
      },
    },
  });
};

export const missingProfileHead = () => missingHead(`Profile Not Found | ${product.name}`);
