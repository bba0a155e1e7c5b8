import type { ProfileCode } from './layout/document';
import { profileCode } from './profile-code';

/** The first photo that loads, with its URL; a resume without one is still a resume. */
export const loadFirstPhoto = async (
  urls: readonly string[],
  loadPhoto: (url: string) => Promise<Uint8Array>,
) => {
  for (const url of urls) {
    try {
      return { url, photo: await loadPhoto(url) };
    } catch (error) {
      console.warn('Failed to add profile photo to PDF', error);
    }
  }
  return undefined;
};

/** A code that cannot be made is left out: the address is printed beside it anyway. */
export const codeOf = async (url: string | undefined): Promise<ProfileCode | undefined> => {
  if (url === undefined) return undefined;
  try {
    return await profileCode(url);
  } catch (error) {
    console.warn('Failed to add QR code to PDF', error);
    return undefined;
  }
};
