import { webAddress } from './web-address';

/** A piece of a text; with `link`, it is an address. All pieces together are the text. */
export interface TextPiece {
  text: string;
  link?: string;
}

// What a sentence puts around an address and not in it.
const before = /^(?:[\p{L}-]+:(?!\/\/))?[([{<"'“‘«]*/u;
const after = `.,;:!?"'”’»>…`;
const opens: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

const start = /(?<=^|[:([{‹<"'“‘«=|])(?:https?:\/\/|www\.)/i;

// A host without a scheme has one of these and a path: else 'Node.js/Express' and 'B.S.Nursing' would be addresses.
const endings =
  'com|net|org|ph|edu|gov|info|biz|dev|app|me|co|us|uk|eu|ca|au|sg|ly|ee|be|gl|gle|in|tv|fm|cv|ai|xyz|page|site|online|tech|design';
const label = '[\\p{L}\\p{N}-]+\\.';
/** 'Socket.io' and 'Draw.io' are programs; a page of one's own has a name before it. */
const hostWithPath = new RegExp(`^(?:(?:${label})+(?:${endings})|(?:${label}){2,}io)/\\S*$`, 'u');
const email = /^[^\s@:/]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;

const countOf = (text: string, sign: string) => text.split(sign).length - 1;

/** A bracket at the end belongs to an address that opens it, as in 'https://en.wikipedia.org/wiki/Nurse_(title)'. */
const withoutClosing = (text: string): string => {
  const surplus: Record<string, number> = {};
  for (const [close, open] of Object.entries(opens))
    surplus[close] = countOf(text, close) - countOf(text, open);
  let end = text.length;
  for (; end > 0; end -= 1) {
    const sign = text[end - 1]!;
    if (after.includes(sign)) continue;
    if (!(surplus[sign]! > 0)) break;
    surplus[sign]! -= 1;
  }
  return text.slice(0, end);
};

const longest = 2000;

/** Where a word is an address, and what it opens. */
const addressIn = (word: string): { at: number; text: string; link: string } | undefined => {
  if (word.length > longest || !/[.@]/.test(word)) return undefined;
  const scheme = word.search(start);
  const at = scheme === -1 ? (before.exec(word)?.[0].length ?? 0) : scheme;
  const text = withoutClosing(word.slice(at));
  if (email.test(text)) return { at, text, link: `mailto:${encodeURIComponent(text).replace('%40', '@')}` };
  const isWhole = /^https?:/i.test(text);
  if (!isWhole && !/^www\.[^.]+\../i.test(text) && !hostWithPath.test(text)) return undefined;
  const link = webAddress(isWhole ? text : `https://${text}`);
  return link === undefined ? undefined : { at, text, link };
};

// Addresses in a row have a comma between them, and may have no blank.
const words = /(\s+|[,;|](?=https?:\/\/|www\.))/i;

/** The text in pieces, with each web and email address in it as a link. */
export const textPieces = (text: string): TextPiece[] => {
  const pieces: TextPiece[] = [];
  // Most text has none, and this runs for every text at every keystroke.
  if (!/[@/]|www\./i.test(text)) return text === '' ? pieces : [{ text }];
  let plain = '';
  for (const word of text.split(words)) {
    const found = addressIn(word);
    if (!found) {
      plain += word;
      continue;
    }
    const lead = plain + word.slice(0, found.at);
    if (lead !== '') pieces.push({ text: lead });
    pieces.push({ text: found.text, link: found.link });
    plain = word.slice(found.at + found.text.length);
  }
  if (plain !== '') pieces.push({ text: plain });
  return pieces;
};
