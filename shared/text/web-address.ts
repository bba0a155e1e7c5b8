import { withoutInvisible } from './invisible';
import { parsedUrl } from './parsed-url';

// A host follows exactly two slashes. A backslash, which browsers read as a slash, blanks and controls are nowhere in it,
// and an @ only behind the host: before it is a username or password, which shows one host and opens another.
const form = /^https?:\/\/[^\s\p{Cc}\\/?#@]+(?:[/?#][^\s\p{Cc}\\]*)?$/iu;

/**
 * The address of a website, normalized, if that is all the text is: http or https, without credentials, controls or invisible
 * signs. Undefined for any other text, so that it never becomes a link.
 */
export const webAddress = (text: string): string | undefined => {
  const address = text.trim();
  if (!form.test(address) || withoutInvisible(address) !== address) return undefined;
  const url = parsedUrl(address);
  return url && url.username === '' && url.password === '' ? url.href : undefined;
};
