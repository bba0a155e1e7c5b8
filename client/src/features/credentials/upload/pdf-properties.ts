/** A PDF's properties; '' for none that can be read. */
export interface PdfProperties {
  author: string;
  title: string;
}

/** Limits for files made to keep the browser busy. */
const limits = {
  objectBytes: 64 * 1024,
  occurrences: 50,
  streams: 300,
  inflatedBytes: 8 * 1024 * 1024,
  ms: 1500,
};

const none: PdfProperties = { author: '', title: '' };

/**
 * Author and title of a PDF, from its information dictionary or its XMP metadata. They are a hint for the person who
 * uploads it, so that an encrypted or unusual file may give none. Never rejects.
 */
export const readPdfProperties = async (file: Blob): Promise<PdfProperties> => {
  try {
    const source = latin1(new Uint8Array(await file.arrayBuffer()));
    if (source.includes('/Encrypt')) return none;
    const information = await findInformation(source);
    const xmp = readXmp(source);
    return {
      author: shown(valueOf(source, information, '/Author')) || shown(xmp.author),
      title: shown(valueOf(source, information, '/Title')) || shown(xmp.title),
    };
  } catch {
    return none;
  }
};

/** One character for each byte. */
const latin1 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 16_384)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 16_384)));
  return parts.join('');
};

const shown = (text: string) => {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > 120 ? `${characters.slice(0, 119).join('')}…` : line;
};

/** The information dictionary's source; '' without one. */
const findInformation = async (source: string): Promise<string> => {
  // The last trailer counts: a file grows at its end.
  const at = source.lastIndexOf('/Info');
  const reference =
    at < 0 ? null : /^\/Info\s{0,9}(\d{1,8})\s{1,9}(\d{1,5})\s{1,9}R/.exec(source.slice(at, at + 60));
  if (!reference) return '';
  const [, number = '', generation = ''] = reference;
  return findObject(source, number, generation) || (await findInStreams(source, Number(number)));
};

const findObject = (source: string, number: string, generation: string): string => {
  const head = `${number} ${generation} obj`;
  let at = source.lastIndexOf(head);
  for (let tries = 0; at >= 0 && tries < limits.occurrences; tries++) {
    if (!/\d/.test(source.charAt(at - 1))) {
      const object = source.slice(at + head.length, at + head.length + limits.objectBytes);
      return object.split('endobj', 1)[0] ?? '';
    }
    at = at === 0 ? -1 : source.lastIndexOf(head, at - 1);
  }
  return '';
};

/** The object of this number in a compressed object stream, the last first. */
const findInStreams = async (source: string, number: number): Promise<string> => {
  const deadline = performance.now() + limits.ms;
  let budget = limits.inflatedBytes;
  let at = source.lastIndexOf('/ObjStm');
  for (let tries = 0; at >= 0 && tries < limits.streams && budget > 0; tries++) {
    if (performance.now() > deadline) return '';
    const head = source.slice(Math.max(0, at - 400), at + 400);
    const start = source.indexOf('stream', at);
    const end = source.indexOf('endstream', start);
    const first = Number(/\/First\s{0,9}(\d{1,8})/.exec(head)?.[1]);
    if (start >= 0 && end > start && Number.isFinite(first)) {
      const content = source.slice(start + 6, end).replace(/^\r?\n/, '');
      const unpacked = head.includes('/FlateDecode') ? await inflate(content, budget) : content;
      budget -= unpacked.length;
      const found = objectIn(unpacked, first, number);
      if (found) return found;
    }
    at = at === 0 ? -1 : source.lastIndexOf('/ObjStm', at - 1);
  }
  return '';
};

/** An object stream begins with pairs of object number and offset. */
const objectIn = (stream: string, first: number, number: number): string => {
  const pairs = stream.slice(0, Math.min(first, limits.objectBytes)).trim().split(/\s+/).map(Number);
  const index = pairs.findIndex((value, place) => place % 2 === 0 && value === number);
  if (index < 0) return '';
  const from = first + (pairs[index + 1] ?? 0);
  return stream.slice(from, Math.min(first + (pairs[index + 3] ?? Infinity), from + limits.objectBytes));
};

/** Inflates up to `maxBytes`; stops at damaged data. */
const inflate = async (content: string, maxBytes: number): Promise<string> => {
  const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: string[] = [];
  let length = 0;
  try {
    while (length < maxBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      parts.push(latin1(value));
    }
    await reader.cancel();
  } catch {
    // Bytes after the end of the data are an error too, and come after all that counts.
  }
  return parts.join('');
};

const valueOf = (source: string, dictionary: string, key: string): string => {
  const after = dictionary.indexOf(key) + key.length;
  if (after < key.length) return '';
  const rest = dictionary.slice(after).trimStart();
  const reference = /^(\d{1,8})\s{1,9}(\d{1,5})\s{1,9}R/.exec(rest);
  const value = reference ? findObject(source, reference[1] ?? '', reference[2] ?? '').trimStart() : rest;
  return readString(value, 0) ?? '';
};

/** XMP is not compressed, so that programs that know nothing of PDF find it (ISO 16684-1). */
const readXmp = (source: string): PdfProperties => {
  const start = source.lastIndexOf('<x:xmpmeta');
  if (start < 0) return none;
  const packet = source.slice(start, start + limits.objectBytes);
  const item = (name: string) => {
    const from = packet.indexOf(`<${name}>`);
    const to = packet.indexOf(`</${name}>`, from);
    if (from < 0 || to < 0) return '';
    const open = packet.indexOf('<rdf:li', from);
    const text = packet.slice(packet.indexOf('>', open) + 1, packet.indexOf('</rdf:li>', open));
    return open > 0 && open < to ? unescaped(utf8(text)) : '';
  };
  return { author: item('dc:creator'), title: item('dc:title') };
};

const utf8 = (raw: string) =>
  new TextDecoder().decode(Uint8Array.from(raw, (character) => character.charCodeAt(0)));

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescaped = (text: string) =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_entity, name: string) => entities[name] ?? '');

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
const textOfBytes = (raw: string): string => {
  if (raw.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(bytesOf(raw));
  if (raw.startsWith('\xff\xfe')) return new TextDecoder('utf-16le').decode(bytesOf(raw));
  if (raw.startsWith('\xef\xbb\xbf')) return new TextDecoder().decode(bytesOf(raw));
  return Array.from(raw, (character) => documentEncoded(character.charCodeAt(0))).join('');
};

/** A name or a title is shorter; a longer one is shown cut off anyway. */
const maxBytes = 4000;

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The string that begins at `at`, literal or hexadecimal; null where none does. */
const readString = (source: string, at: number): string | null => {
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
