import {
  credentialHeadline,
  credentialTitle,
  missingCredentialTitle,
  profileName,
} from '#shared/public-profile/profile-title';
import { credentialPagePath } from '#shared/credentials/endpoints';
import type { CredentialRecord } from '#shared/credentials/schema';
import { product } from '#shared/product/product';
import { profilePath } from '#shared/public-profile/endpoints';
import { isolated, withDirectionMarks } from '#shared/text/invisible';
import type { Exposure } from '../policy';
import { missingHead, previewHead, type PreviewImage } from './head-tags';

interface ShownCredential {
  record: CredentialRecord;
  /** The owner's picture, for a file that has none of its own. */
  profileImage: PreviewImage;
  exposure: Exposure;
}

/** The head of a credential's page. */
export const credentialHead = (
  { record, profileImage, exposure }: ShownCredential,
  publicUrl: string,
): string => {
  const { owner, credential } = record;
  const { title, description, issuer, issuedDate, thumbnailUrl } = credential;
  const name = profileName(owner);
  const url = publicUrl + credentialPagePath(owner.username, credential.id);
  return previewHead({
    title: credentialTitle(record),
    headline: credentialHeadline(record),
    // First, as what is longer than a preview is cut off.
    description: [
      `Self-declared by ${isolated(name)} on ${product.name}.`,
      issuer && `Issuer: ${isolated(issuer)}.`,
      description && withDirectionMarks(description),
    ]
      .filter(Boolean)
      .join(' '),
    url,
    indexed: exposure === 'indexed',
    image: thumbnailUrl ? { url: publicUrl + thumbnailUrl, alt: credentialHeadline(record) } : profileImage,
    card: 'summary_large_image',
    type: 'article',
    // Nothing names the issuer as vouching for it (`recognizedBy`), for all we know is what its owner says.
    data: {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: title,
      url,
      author: { '@type': 'Person', name, url: publicUrl + profilePath(owner.username) },
      mainEntity: {
        '@type': 'EducationalOccupationalCredential',
        name: title,
        url,
        ...(description && { description }),
        ...(issuedDate && { dateCreated: issuedDate }),
      },
    },
  });
};

export const missingCredentialHead = () => missingHead(missingCredentialTitle);
