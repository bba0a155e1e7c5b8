import { copied } from '../../../../http/limits/copied-text';

const maxReferrerLength = 2000;
const maxOriginLength = 200;

/**
 * The origin of the page that led here; null where there is none, it is no web page, or it is one of ours. Nothing after
 * the host is stored: the rest may contain a search.
 */
export const referringOrigin = (referrer: string, ownOrigin: string): string | null => {
  if (referrer.length > maxReferrerLength || !URL.canParse(referrer)) return null;
  const { protocol, origin } = new URL(referrer);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && origin !== ownOrigin && origin.length <= maxOriginLength ? copied(origin) : null;
};
