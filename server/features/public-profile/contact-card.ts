import { profileName } from '#shared/public-profile/profile-title';
import type { PublicProfile } from '#shared/public-profile/schema';
import { webAddress } from '#shared/text/web-address';
import { withDirectionMarks } from '#shared/text/invisible';

/** Commas, semicolons, backslashes and line breaks are escaped (RFC 6350, section 3.4); other control characters go. */
const escaped = (text: string) =>
  withDirectionMarks(text)
    .trim()
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\u0000-\u001f\u007f]/g, '');

/** A line longer than 75 bytes goes on in the next ones after a space, without cutting a character (section 3.2). */
const folded = (line: string) => {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
};

/**
 * A profile as a vCard, with what visitors see. Version 3.0: every phone and Outlook read it, and it escapes and folds as
 * 4.0 (RFC 6350) does. `url` is the profile's own address.
 */
export const contactCard = ({ user, resume }: PublicProfile, url: string): string => {
  const optional = (name: string, value: string) => (value.trim() ? [`${name}:${escaped(value)}`] : []);
  const location = escaped(resume.location);
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(user.lastName)};${escaped(user.firstName)};;;`,
    `FN:${escaped(profileName(user))}`,
    ...optional('TITLE', resume.title),
    ...optional('EMAIL;TYPE=INTERNET', user.email),
    ...optional('TEL;TYPE=CELL', resume.phone),
    ...(location ? [`ADR;TYPE=WORK:;;;${location};;;`] : []),
    ...optional('URL', webAddress(resume.website) ? resume.website : ''),
    ...optional('URL', url),
    ...(resume.updatedAt ? [`REV:${resume.updatedAt}`] : []),
    'END:VCARD',
    '',
  ]
    .map(folded)
    .join('\r\n');
};
