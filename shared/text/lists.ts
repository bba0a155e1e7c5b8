/*
 * The signs of lists, for all that reads, stores, shows or prints one. Mixed in a list, each of the first is a level of its own;
 * the others are not in our fonts, or only there for lists of word processors.
 */
const levels = '•▪●‣◦○■✓';
const otherBullets = '➢➤►▸▶▷✔✅□▫◾◼◻◆◇❖❑❏☐⬤⚫➔⁃∙✦・';
/** Bullets as the fonts Symbol and Wingdings have them, which is how Word writes them. */
const symbolBullets = '\uf0b7\uf0a7\uf0a8\uf0d8\uf0fc\uf076\uf071\uf06c\uf06e';

/** Signs that are bullets wherever they begin a text. */
export const bulletCharacters = levels + otherBullets;

/** What is a bullet before a blank, and a dash, a star, an arrow, a quotation mark or a letter elsewhere. */
const ambiguous = '–—*·→»›o-';
/** The sign of a section, as Word's bullets look in text; before a number it is one of a law. */
const section = '§(?=\\s+\\D)';

/** A bullet by itself. */
export const bulletSign = new RegExp(`^[§${bulletCharacters}${ambiguous}]$`);

/** A bullet in front of a text. */
export const bulletStart = new RegExp(
  `^(?:[${bulletCharacters}]\\s*|(?:[${ambiguous}]|${section})\\s+)(?=\\S)`,
);

const leadingBullet = new RegExp(
  `^(?:[${bulletCharacters}]\\s*|(?:[${ambiguous}]|${section})\\s+|[§${ambiguous}]$)`,
);

export const withoutBullet = (text: string) => text.replace(leadingBullet, '');

const symbolBullet = new RegExp(`^\\s*[${symbolBullets}](?=\\s|$)`);

/** Text drawn in a font that may be one of symbols: their other characters are icons. */
export const withPlainBullet = (text: string) => text.replace(symbolBullet, '•');

const foreignBullet = new RegExp(
  `^([ \\t]*)(?:[${otherBullets}${symbolBullets}]\\ufe0f?|${section}|[→»›](?=[ \\t]))[ \\t]*`,
  'gm',
);
const indentedBullet = new RegExp(
  `\\n(?: {2,}| *\\t[ \\t]*)(?:[${levels}·]\\ufe0f?|[-*–—o](?=[ \\t]))[ \\t]*`,
  'g',
);
const startsList = new RegExp(`(?:^|\\n)(?:[${levels}·]|[-*–—](?=[ \\t]))`);

/** Text with the bullets of a pasted list as ones that can be printed; those that were indented below a list nested. */
export const withKnownBullets = (text: string) => {
  const known = text.replace(foreignBullet, '$1• ');
  return startsList.test(known) ? known.replace(indentedBullet, '\n◦ ') : known;
};

export interface Paragraph {
  text: string;
  listed: boolean;
  /** A list item's sign: a bullet, a dash for one below another, or its number. */
  marker?: string;
  nested?: boolean;
  /** After an empty line. */
  apart?: boolean;
}

const bulleted = new RegExp(`^\\s*(?:([${levels}·])\\ufe0f?|([-*–—])(?=\\s|$))\\s*(.*)$`);
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
const isNested = (kind: string, outer: string) => kind !== outer && (kind === '◦' || !'-*'.includes(outer));

/** Each line, with its item where it is one. */
const itemLines = (text: string) => {
  let outer: string | undefined;
  const isListOfO = (text.match(/^\s*o +/gm)?.length ?? 0) > 1 || /^\s*[•●].*\n\s*o +/m.test(text);
  return text.split('\n').map((line) => {
    const item = itemIn(line, isListOfO);
    const content = (item?.content ?? line).trim();
    if (!item) {
      if (content !== '') outer = undefined;
      return { line, content };
    }
    // A sign alone begins no list.
    if (content === '') return { line, content };
    outer ??= item.kind;
    return { line, content, item: { number: item.number, nested: isNested(item.kind, outer) } };
  });
};

/**
 * The lines as typed. Those that start with a list's sign are items, without it: bullets, dashes and stars, 1. and a). A line
 * that is only a sign has nothing to say.
 */
export const paragraphs = (text: string): Paragraph[] =>
  itemLines(text).flatMap(({ content, item }, index, all): Paragraph[] => {
    if (content === '') return [];
    const apart = index > 0 && all[index - 1]?.line.trim() === '' ? { apart: true } : {};
    if (!item) return [{ text: content, listed: false, ...apart }];
    const { number, nested } = item;
    const marker = number ?? (nested ? '–' : '•');
    return [{ text: content, listed: true, marker, ...(nested ? { nested } : {}), ...apart }];
  });

/** How an item begins in the forms. */
export const bullet = '• ';
export const nestedBullet = '◦ ';

/** A point that was nested here and is pasted without the list around it stays so. */
const signIn = (line: string, nested: boolean) =>
  nested || line.trimStart().startsWith('◦') ? nestedBullet : bullet;

/** The same lines, with each sign of a list as a bullet. Numbers stay. */
export const withBullets = (text: string) =>
  itemLines(withKnownBullets(text))
    .map(({ line, content, item }) =>
      item && item.number === undefined ? signIn(line, item.nested) + content : line,
    )
    .join('\n');

const listSigns = new RegExp(
  `^[ \\t]*(?:[${bulletCharacters}${symbolBullets}·]\\ufe0f?|[-*–—→»›](?=[ \\t])|${section})[ \\t]*`,
  'gm',
);

/** The words of a list's lines. */
export const withoutListSigns = (text: string) => text.replace(listSigns, '');
