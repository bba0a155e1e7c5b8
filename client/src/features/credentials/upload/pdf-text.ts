// PDFDocEncoding where it differs from Latin-1 (ISO 32000-1, Annex D.3): 0x18 to 0x1f, and 0x80 to 0xa0.
const low = '˘ˇˆ˙˝˛˚˜';
const high = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\ufffd€';

const documentEncoded = (code: number) => {
  if (code >= 0x18 && code <= 0x1f) return low.charAt(code - 0x18);
  if (code >= 0x80 && code <= 0xa0) return high.charAt(code - 0x80);
  return String.fromCharCode(code);
};

const bytesOf = (raw: string) => Uint8Array.from(raw, (character) => character.charCodeAt(0));

/** The text of a PDF string whose bytes are the characters of `raw`. */
export const textOfBytes = (raw: string): string => {
  if (raw.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(bytesOf(raw));
  if (raw.startsWith('\xff\xfe')) return new TextDecoder('utf-16le').decode(bytesOf(raw));
  if (raw.startsWith('\xef\xbb\xbf')) return new TextDecoder().decode(bytesOf(raw));
  return Array.from(raw, (character) => documentEncoded(character.charCodeAt(0))).join('');
};

/** A name or a title is shorter; a longer one is shown cut off anyway. */
const maxBytes = 4000;

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The string that begins at `at`, literal or hexadecimal; null where none does. */
export const readString = (source: string, at: number): string | null => {
  if (source[at] === '(') return textOfBytes(literal(source, at + 1));
  if (source[at] !== '<' || source[at + 1] === '<') return null;
  const end = source.indexOf('>', at);
  if (end < 0 || end - at > 2 * maxBytes) return null;
  const digits = source.slice(at + 1, end).replace(/[^0-9a-f]/gi, '');
  return textOfBytes(
    (digits.match(/..?/g) ?? [])
      .map((pair) => String.fromCharCode(parseInt(pair.padEnd(2, '0'), 16)))
      .join(''),
  );
};

/** Parentheses inside a literal are balanced or escaped. */
const literal = (source: string, start: number): string => {
  let text = '';
  let depth = 1;
  for (let at = start; at < source.length && text.length < maxBytes; at++) {
    const character = source.charAt(at);
    if (character === '\\') {
      const octal = /^[0-7]{1,3}/.exec(source.slice(at + 1, at + 4))?.[0];
      const next = source.charAt(at + 1);
      // A line break after a backslash is none.
      if (octal) text += String.fromCharCode(parseInt(octal, 8) & 0xff);
      else if (next !== '\n' && next !== '\r') text += escapes[next] ?? next;
      at += octal?.length ?? 1;
      continue;
    }
    if (character === '(') depth++;
    if (character === ')' && --depth === 0) break;
    text += character;
  }
  return text;
};
