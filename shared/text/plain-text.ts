import { withDirectionMarks, withoutInvisible } from './invisible';

// Postgres stores neither NUL nor lone surrogates, and fonts have no control characters.
const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/gu;

// U+034F, the combining grapheme joiner, is a mark that is never reordered, so it ends a run.
const longMarkRun = /((?:(?!\u034f)\p{M}){30})(?=(?!\u034f)\p{M})/gu;

/**
 * Text in NFC, in time linear to its length. Plain `normalize` sorts each run of combining marks in quadratic time, so
 * runs are first split after 30 marks by U+034F, as Unicode's Stream-Safe Text Format does (UAX #15, section 13).
 */
export const composed = (text: string, form: 'NFC' | 'NFKC' | 'NFKD' = 'NFC') =>
  text.replace(longMarkRun, '$1\u034f').normalize(form);

/*
 * Most texts are clean already, and one pass shows it: printable characters that composing leaves alone, before the first
 * combining mark (U+0300) and among the usual dashes, quotes and currency signs, with single spaces between them.
 */
const notPlain = /[^\n -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u20a0-\u20bf]/;
const notPlainLine = /[^ -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u20a0-\u20bf]|^ | $| {2}/;

// Before composing: a control character between a letter and its mark would separate them.
const storable = (text: string) => text.replace(unstorable, '');

// A braille pattern without dots is a blank to all who see the text.
const blanks = /[\s\u2800]+/g;

/** One line of text: composed (NFC), without control characters, invisible signs or line breaks, trimmed. */
export const cleanLine = (text: string) =>
  notPlainLine.test(text)
    ? composed(withoutInvisible(storable(text)))
        .replace(blanks, ' ')
        .trim()
    : text;

/** Several lines: composed, without control characters or invisible signs, line breaks as \n, trimmed at both ends. */
export const cleanLines = (text: string) =>
  notPlain.test(text)
    ? composed(withDirectionMarks(storable(text)))
        .replace(/\r\n?/g, '\n')
        .trim()
    : text.trim();
