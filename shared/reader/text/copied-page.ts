import { greeting } from '../fields/contact';
import { knownSection } from '../sections/section-names';

// What copying leaves of a page: its buttons, and its texts for the eye and again for the ear.

/** What a profile's page says to its visitors. */
const button = new RegExp(
  `^(?:${[
    '(?:edit|add|show|see|view|hide|delete|remove|upload|download|update|manage)(?: (?:all|more|less|credentials?|profile|full|role|jobs?|work|experience|education|skills?|(?:personal )?summary|languages?|licen[cs]es?|or|and|&|certifications?|resum[eé]|résumé|sections?|details|projects?|awards?|\\d+|to))*',
    '(?:…|\\.{3}) ?(?:see |show )?more',
    'skip to [a-z ]{3,30}',
    'contact info',
    '[\\d,]+\\+? (?:connections?|followers?|mutual connections?|endorsements?)',
    '(?:·|•)? ?\\d(?:st|nd|rd)\\+?(?: degree connection)?',
    'message|more|connect|follow|following|pending|open to|save|print|share|home|my network|jobs|messaging|notifications|me|for business|companies|groups|newsletters|top voices|schools|people also viewed|people you may know|more profiles for you|private to you|visible to [a-z ]{2,30}|he/him|she/her|they/them|back to top|load more',
  ].join('|')})\\.?$`,
  'i',
);
/** Headers and footers of pages, and of quoted messages. */
const ofPages = /^(?:page \d{1,2}(?:(?: of |\/)\d{1,2})?|- ?\d{1,2} ?-|on .{5,110} wrote:)$/i;
const minOfPage = { buttons: 3, doubles: 6 };

/** 'Mar 2021 - Present' for the eye, and 'Mar 2021 to Present' for the ear. */
const said = (text: string) =>
  text
    .toLowerCase()
    .replace(/ (?:to|–|—) /g, ' - ')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim();

/**
 * The indexes of lines that a page has beside its text. A picture's name is before the entry that it belongs to, and the button that changes an
 * entry behind it: entries end there.
 */
export const partsOfPage = (
  lines: readonly string[],
): { furniture: ReadonlySet<number>; ends: ReadonlySet<number> } => {
  const own = [...lines.entries()].filter(([, text]) => text !== '');
  const buttons = own.flatMap(([index, text]) => (button.test(text) ? [index] : []));
  const isGreeting = (text: string, place: number) =>
    place < 2 && greeting.test(text) && knownSection(text) === undefined;
  const pages = own.flatMap(([index, text], place) =>
    ofPages.test(text) || isGreeting(text, place) ? [index] : [],
  );
  const doubles = own.flatMap(([index, text], place) =>
    place > 0 && said(text) === said(own[place - 1]?.[1] ?? '') ? [index] : [],
  );
  const logos = own.flatMap(([index, text], place) => {
    const [, name] = /^(.{2,100}) logo$/i.exec(text) ?? [];
    const below = own.slice(place + 1, place + 6);
    return name !== undefined && below.some(([, other]) => other.includes(name)) ? [index] : [];
  });
  const areDoubled = doubles.length >= minOfPage.doubles && doubles.length > own.length * 0.2;
  const isPage = areDoubled || buttons.length >= minOfPage.buttons;
  return {
    furniture: new Set([...pages, ...(isPage ? buttons : []), ...(areDoubled ? doubles : []), ...logos]),
    ends: new Set([...logos, ...(isPage ? buttons : [])]),
  };
};
