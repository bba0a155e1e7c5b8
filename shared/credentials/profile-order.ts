import type { Credential, PublicCredential } from './schema';

/**
 * Sorts credentials for profiles and PDFs: newest day of issue first, undated ones last. The sort is stable: pass them in
 * the server's order, latest upload first.
 */
export const inProfileOrder = <T extends Pick<PublicCredential, 'issuedDate'>>(
  lastUploadFirst: readonly T[],
): T[] =>
  [...lastUploadFirst].sort((one, other) => {
    const [day, otherDay] = [one.issuedDate ?? '', other.issuedDate ?? ''];
    return day < otherDay ? 1 : day > otherDay ? -1 : 0;
  });

/** The owner's public credentials in profile order. Private ones are never shown or printed. */
export const publicOnes = <T extends Pick<Credential, 'isPublic' | 'issuedDate'>>(own: readonly T[]): T[] =>
  inProfileOrder(own.filter(({ isPublic }) => isPublic));
