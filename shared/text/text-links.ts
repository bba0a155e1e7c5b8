import { webAddress } from './web-address';

/** A piece of a text; with `link`, it is an address. All pieces together are the text. */
export interface TextPiece {
  text: string;
  link?: string;
}

// What a sentence puts around an address and not in it.
const before = /^[([{<"'“‘«]+/;
const after = /[.,;:!?"'”’»>…]+$/;

const start = /(?:https?:\/\/|www\.)/i;
/** A host with a path: without one, 'Node.js' and 'B.S.Nursing' would be addresses. */
const hostWithPath = /^(?:[\p{L}\p{N}-]+\.)+\p{Ll}{2,}\/\S*$/u;
const email = /^[^\s@:/]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;

/** A bracket at the end belongs to an address that opens it, as in 'https://en.wikipedia.org/wiki/Nurse_(title)'. */
const withoutClosing = (text: string): string => {
  const trimmed = text.replace(after, '');
  const open = { ')': '(', ']': '[', '}': '{' }[trimmed.at(-1) ?? ''];
  return open !== undefined && !trimmed.includes(open) ? withoutClosing(trimmed.slice(0, -1)) : trimmed;
};

const longest = 2000;

/** Where a word is an address, and what it opens. */
const addressIn = (word: string): { at: number; text: string; link: string } | undefined => {
  if (word.length > longest || !/[.@]/.test(word)) return undefined;
  const opening = before.exec(word)?.[0].length ?? 0;
  const scheme = word.search(start);
  const at = scheme === -1 ? opening : scheme;
  const text = withoutClosing(word.slice(at));
  if (email.test(text)) return { at, text, link: `mailto:${encodeURIComponent(text).replace('%40', '@')}` };
  const isWhole = /^https?:/i.test(text);
  if (!isWhole && !/^www\.[^.]+\../i.test(text) && !hostWithPath.test(text)) return undefined;
  const link = webAddress(isWhole ? text : `https://${text}`);
  return link === undefined ? undefined : { at, text, link };
};

/** The text in pieces, with each web and email address in it as a link. */
export const textPieces = (text: string): TextPiece[] => {
  const pieces: TextPiece[] = [];
  // Most text has none, and this runs for every text at every keystroke.
  if (!/[@/]|www\./i.test(text)) return text === '' ? pieces : [{ text }];
  let plain = '';
  for (const word of text.split(/(\s+)/)) {
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
