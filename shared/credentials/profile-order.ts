import type { Credential, PublicCredential } from './schema';

/**
 * Credentials as a profile shows them and a resume prints them: by the day of issue, the newest first, then those
 * without a day. What that leaves open stays as it came, so hand them over as the server lists them: the last upload first.
 */
export const inProfileOrder = <T extends Pick<PublicCredential, 'issuedDate'>>(
  lastUploadFirst: readonly T[],
): T[] =>
  [...lastUploadFirst].sort((one, other) => {
    const [day, otherDay] = [one.issuedDate ?? '', other.issuedDate ?? ''];
    return day < otherDay ? 1 : day > otherDay ? -1 : 0;
  });

/** Those of one's own credentials that visitors see, in their order; the private ones are shown and printed nowhere. */
export const publicOnes = <T extends Pick<Credential, 'isPublic' | 'issuedDate'>>(own: readonly T[]): T[] =>
  inProfileOrder(own.filter(({ isPublic }) => isPublic));
