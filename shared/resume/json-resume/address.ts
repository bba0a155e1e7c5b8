import { parsedUrl } from '#shared/text/parsed-url';
import { firstLine, lineOf, type JsonRecord } from './reading';

// RFC 3986's characters. Square brackets belong to a host alone.
const uri = /^https?:\/\/(?:\[[\da-f:.]+\]|[\w\-.~!$&'()*+,;=:@%])[\w\-.~:/?#@!$&'()*+,;=%]*$/i;
const looseCharacter = /[^\w\-.~:/?#@!$&'()*+,;=%]/gu;
const loosePercent = /%(?![\da-f]{2})/gi;

const isUri = (text: string) => uri.test(text) && text.search(loosePercent) < 0;

/** The address in the characters that the format's `uri` allows; '' where it is none. */
const toUri = (address: string) => {
  const href = parsedUrl(address)?.href ?? '';
  // The user info, which is encoded already, and the host, which may have brackets.
  const [start = ''] = /^https?:\/\/[^/]*/.exec(href) ?? [];
  const rest = href.slice(start.length).replace(looseCharacter, encodeURIComponent);
  return (start + rest).replace(loosePercent, '%25');
};

/** An address as the format has it; as it was typed in a key of its own where that differs. */
export const urlKeys = (address: string): JsonRecord =>
  address === '' || isUri(address) ? { url: address } : { url: toUri(address), urlText: address };

/** The address in the first of `keys`, as it was typed if it is still the same one. */
export const urlIn = (record: JsonRecord, ...keys: string[]): string => {
  const address = firstLine(record, ...keys);
  const typed = lineOf(record.urlText);
  return typed && toUri(typed) === address ? typed : address;
};
