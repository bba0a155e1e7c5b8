import { Refusal } from '../archive/refusal';

/** Fonts have up to 65,536 codes; a resume has a few fonts. */
const maxCodes = 2_000_000;
/** A map of codes to characters takes up to a megabyte. */
const maxMapLength = 8 * 1024 * 1024;

/** What is looked for may be in two pieces. */
const overlap = 256;
const rangeOperator = /begin(?:bf|cid|notdef)range/;
/** The widths of a composite font in its dictionary, or an array that is an object of its own. */
const widths = /(?:\/W2?|\bobj)(?:\s|%[^\r\n]*[\r\n])*\[/;
/** The sizes of a sampled function's axes. */
const axes = /\/Size\s*\[([^\]]*)\]/g;
const maxSamples = 4_000_000;
const hugeCode = /^\+?0*[1-9]\d{6,}/;
/** Numbers, lists, references and comments. */
const widthToken = /\s+|%[^\r\n]*|[[\]]|[+-]?[\d.]+|R/gy;

/**
 * Refuses numbers that pdf.js makes lists of: fonts with more codes than there are, which take an entry for each up to the highest,
 * millions for a range that is written in 30 bytes, and functions with as many samples. `add` gets objects of the file or what a stream unpacks to, piece by piece; `end` follows the last.
 */
export const listSizeCheck = () => {
  let codes = 0;
  let map = '';
  let tail = '';
  /** Of the brackets of widths. */
  let depth = 0;
  const decoder = new TextDecoder('latin1');

  /** Reads on in widths that began in an earlier piece, and looks for the next. */
  const checkWidths = (text: string, piece: string) => {
    let rest = depth > 0 ? piece : text;
    for (;;) {
      if (depth === 0) {
        const start = widths.exec(rest);
        if (!start) return;
        depth = 1;
        rest = rest.slice(start.index + start[0].length);
      }
      let at = 0;
      for (const token of rest.matchAll(widthToken)) {
        at = token.index + token[0].length;
        if (token[0] === '[') depth += 1;
        else if (token[0] === ']') depth -= 1;
        else if (hugeCode.test(token[0])) throw new Refusal('unpacks-too-large');
        if (depth === 0) break;
      }
      // Anything else ends it: it was no list.
      if (depth > 0 && at < rest.length) depth = 0;
      else if (depth > 0) return;
      rest = rest.slice(at);
    }
  };

  return {
    add: (chunk: Uint8Array) => {
      const piece = decoder.decode(chunk);
      const text = tail + piece;
      tail = text.slice(-overlap);
      checkWidths(text, piece);
      for (const [, sizes = ''] of text.matchAll(axes))
        if (product(sizes) > maxSamples) throw new Refusal('unpacks-too-large');
      if (map !== '') map += piece;
      else if (rangeOperator.test(text)) map = text;
      if (map.length > maxMapLength) throw new Refusal('unpacks-too-large');
    },
    end: () => {
      codes += codesIn(map);
      map = tail = '';
      depth = 0;
      if (codes > maxCodes) throw new Refusal('unpacks-too-large');
    },
  };
};

const product = (numbers: string) =>
  (numbers.match(/\d+/g) ?? []).reduce((result, number) => result * Number(number), 1);

const codesIn = (map: string) => {
  const operators = map.replace(/%[^\r\n]*/g, ' ');
  let codes = 0;
  for (const [, ranges = ''] of operators.matchAll(
    /begin(?:bf|cid|notdef)range(.*?)(?:end[a-z]*range|$)/gs,
  )) {
    // Programs write codes as hexadecimal strings.
    if (ranges.includes('(')) throw new Refusal('unpacks-too-large');
    for (const [, first = '', last = ''] of ranges.matchAll(range))
      codes += Math.max(codeOf(last) - codeOf(first), 0) + 1;
  }
  return codes;
};

/** ISO 32000-1, 9.10.3: the first and last code, then a text, a list of texts or a number. */
const range = /<([^>]*)>\s*<([^>]*)>\s*(?:<[^>]*>|\[[^\]]*\]|-?\d+)/g;

/** Of four bytes; an odd digit at the end is the upper half of a byte. */
const codeOf = (digits: string) => {
  const plain = digits.replace(/[^0-9a-f]/gi, '');
  return parseInt((plain.length % 2 === 0 ? plain : `${plain}0`).slice(-8), 16) || 0;
};
