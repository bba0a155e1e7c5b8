import { knownSection } from '../sections/section-names';

// What copying leaves of a page: its buttons, its texts for the eye and again for the ear, and columns beside each other.

/** What a profile's page says to who looks at it. */
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
/** What stands on pages of paper, and above a quoted message. */
const ofPages = /^(?:page \d{1,2}(?: of \d{1,2})?|- ?\d{1,2} ?-|on .{5,110} wrote:)$/i;
const minOfPage = { buttons: 3, doubles: 6 };

/** 'Mar 2021 - Present' for the eye, and 'Mar 2021 to Present' for the ear. */
const said = (text: string) =>
  text
    .toLowerCase()
    .replace(/ (?:to|–|—) /g, ' - ')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim();

/**
 * The indexes of lines that a page has beside its text. A picture's name stands before the entry that it belongs to, and the button that changes an
 * entry behind it: entries end there.
 */
export const partsOfPage = (
  lines: readonly string[],
): { furniture: ReadonlySet<number>; ends: ReadonlySet<number> } => {
  const own = [...lines.entries()].filter(([, text]) => text !== '');
  const buttons = own.flatMap(([index, text]) => (button.test(text) ? [index] : []));
  const pages = own.flatMap(([index, text]) => (ofPages.test(text) ? [index] : []));
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

const minRows = 5;
const minLeft = 14;

/** Two columns that were kept apart with spaces, one below the other. */
export const withColumnsApart = (lines: readonly string[]): readonly string[] => {
  const starts = new Map<number, number>();
  for (const line of lines)
    for (const { 0: gap, index } of line.matchAll(/(?<=\S) {2,}(?=\S)/g)) {
      const at = index + gap.length;
      if (at >= minLeft) starts.set(at, (starts.get(at) ?? 0) + 1);
    }
  const [[at, count] = [0, 0]] = [...starts].sort((a, b) => b[1] - a[1]);
  if (count < minRows) return lines;
  const isBeside = (line: string) =>
    line[at] !== undefined && line[at] !== ' ' && / {2}$/.test(line.slice(0, at));
  const isLeft = (line: string) => line.slice(0, at).trim() !== '';
  const beside = lines.findIndex((line) => isBeside(line) && isLeft(line));
  const first = lines.slice(0, beside).findLastIndex((line) => !isBeside(line) || isLeft(line)) + 1;
  const lastBeside = lines.findLastIndex(isBeside);
  const end = lines.findIndex((line, index) => index > lastBeside && (line === '' || line.length > at));
  const last = (end < 0 ? lines.length : end) - 1;
  const rows = lines.slice(first, last + 1);
  const across = rows.filter((line) => line.slice(at - 1, at + 1).trim().length > 0 && !isBeside(line));
  if (across.length > rows.length * 0.1) return lines;
  const [left, right] = [
    rows.map((line) => line.slice(0, at).trim()),
    rows.map((line) => line.slice(at).trim()),
  ];
  const hasHeadings = (column: readonly string[]) => column.some((text) => knownSection(text) !== undefined);
  if (!hasHeadings(left) || !hasHeadings(right)) return lines;
  return [...lines.slice(0, first), '', ...left, '', ...right, ...lines.slice(last + 1)];
};
