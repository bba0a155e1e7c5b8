import { copied } from '../../../http/limits/copied-text';

const longestReferrer = 2000;
const longestOrigin = 200;

/**
 * The origin of the page that led here; null where there is none, it is no web page, or it is one of ours. Nothing after
 * the host is kept: it may say what somebody searched for.
 */
export const referringOrigin = (referrer: string, ownOrigin: string): string | null => {
  if (referrer.length > longestReferrer || !URL.canParse(referrer)) return null;
  const { protocol, origin } = new URL(referrer);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && origin !== ownOrigin && origin.length <= longestOrigin ? copied(origin) : null;
};
