// Bullets of word processors that our fonts lack, some of them as codes of a symbol font.
const pastedBullet =
  /^([ \t]*)[\u27a2\u27a4\u2794\u2756\u2705\u2714\u25fc\u25fe\uf0a7\uf0b7\uf0d8\uf0fc][ \t]*/gm;
const indentedBullet = /\n(?: {2,}| *\t[ \t]*)(?:[•▪●‣·○◦■✓]|[-*–—o](?=[ \t]))[ \t]*/g;
const startsList = /(?:^|\n)(?:[•▪●‣·○◦■✓]|[-*–—](?=[ \t]))/;

/** Text with the bullets of a pasted list as ones that can be printed; those that were indented below a list nested. */
export const withKnownBullets = (text: string) => {
  const known = text.replace(pastedBullet, '$1• ');
  return startsList.test(known) ? known.replace(indentedBullet, '\n◦ ') : known;
};

export interface Paragraph {
  text: string;
  listed: boolean;
  /** A list item's sign: a bullet, a dash for one below another, or its number. */
  marker?: string;
  nested?: boolean;
}

const bulleted = /^\s*(?:([•▪●‣·○◦■✓])|([-*–—])(?=\s|$))\s*(.*)$/;
const lettered = /^\s*(o) +(.*)$/;
const numbered = /^\s*(\(?\d{1,2}[.)]|\(?[a-z]\))\s+(.*)$/;

interface Item {
  kind: string;
  content: string;
  number?: string;
}

/** The letter o is a bullet in lists pasted from word processors, and a word elsewhere: only a second one is a list. */
const itemIn = (line: string, isListOfO: boolean): Item | undefined => {
  const bullet = bulleted.exec(line);
  if (bullet) return { kind: bullet[1] ?? bullet[2] ?? '', content: bullet[3] ?? '' };
  const letter = isListOfO ? lettered.exec(line) : null;
  if (letter) return { kind: 'o', content: letter[2] ?? '' };
  const number = numbered.exec(line);
  if (!number) return undefined;
  const [, sign = '', content = ''] = number;
  return { kind: /\d/.test(sign) ? '1' : 'a', content, number: sign };
};

/** People type - and * for one list; another sign below a bullet or a number is a list in it. */
const isNested = (kind: string, outer: string) => kind !== outer && !'-*'.includes(outer);

/**
 * The lines as typed. Those that start with a list's sign are items, without it: bullets, dashes and stars, 1. and a). A line
 * that is only a sign has nothing to say.
 */
export const paragraphs = (text: string): Paragraph[] => {
  let outer: string | undefined;
  const isListOfO = (text.match(/^\s*o +/gm)?.length ?? 0) > 1 || /^\s*[•●].*\n\s*o +/m.test(text);
  return text.split('\n').flatMap((line): Paragraph[] => {
    const item = itemIn(line, isListOfO);
    const content = (item?.content ?? line).trim();
    if (content === '') return [];
    if (!item) {
      outer = undefined;
      return [{ text: content, listed: false }];
    }
    outer ??= item.kind;
    const nested = isNested(item.kind, outer);
    const marker = item.number ?? (nested ? '–' : '•');
    return [{ text: content, listed: true, marker, ...(nested ? { nested } : {}) }];
  });
};
