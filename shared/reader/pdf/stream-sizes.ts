import { Refusal } from '../archive/refusal';
import { listSizeCheck } from './list-sizes';
import { unpack } from './unpack';

/**
 * What the streams of a PDF may unpack to. pdf.js unpacks a stream as a whole; a page of text takes about 20 KB, a font
 * 200 KB, and a photo, which is never unpacked, up to 50 MB.
 */
const pdfLimits = {
  bytesPerStream: 48 * 1024 * 1024,
  /** Of triangles: a few bytes become an object each. */
  bytesPerMesh: 1024 * 1024,
  bytes: 128 * 1024 * 1024,
} as const;

/** What streams in codings that are rare since 1996 (LZW, run lengths, hexadecimal) may take packed. */
const maxOldPacked = 256 * 1024;
const maxDictionary = 2000;

/**
 * Refuses a PDF whose streams unpack to more than the limits, or whose lists would be as long (`listSizeCheck`), before pdf.js sees it:
 * unpacks them piece by piece, keeping nothing, and stops early. Whatever looks deflated is unpacked, whatever its dictionary says.
 */
export const checkStreamSizes = (bytes: Uint8Array): void => {
  let total = 0;
  const lists = listSizeCheck();
  const spend = (chunk: Uint8Array, ofStream: number, max: number) => {
    lists.add(chunk);
    total += chunk.length;
    if (ofStream > max || total > pdfLimits.bytes) throw new Refusal('unpacks-too-large');
  };
  let checked = 0;
  for (const { dictionary, start, end } of streamsIn(bytes)) {
    lists.add(bytes.subarray(checked, start));
    lists.end();
    checked = Math.max(start, end);
    const filters = (name: string) =>
      dictionary.match(new RegExp(`/(?:${name})(?![A-Za-z])`, 'g'))?.length ?? 0;
    const flate = filters('FlateDecode|Fl');
    const old = filters('LZWDecode|LZW|RunLengthDecode|RL|ASCIIHexDecode|AHx');
    // Packed twice: a few bytes become gigabytes. No program writes that.
    if (flate + old > 1 || (old > 0 && end - start > maxOldPacked)) throw new Refusal('unpacks-too-large');
    const isText = filters('ASCII85Decode|A85') > 0;
    const packed = isText ? fromAscii85(bytes.subarray(start, end)) : bytes.subarray(start);
    const max = filters('ShadingType') > 0 ? pdfLimits.bytesPerMesh : pdfLimits.bytesPerStream;
    if (looksDeflated(packed)) measure(packed, (chunk, size) => spend(chunk, size, max));
    else lists.add(isText ? packed : bytes.subarray(start, end));
    lists.end();
  }
  lists.add(bytes.subarray(checked));
  lists.end();
};

/** A zlib header: RFC 1950, section 2.2. */
const looksDeflated = ([method = 0, flags = 0]: Uint8Array) =>
  (method & 15) === 8 && (method * 256 + flags) % 31 === 0;

const measure = (packed: Uint8Array, spend: (chunk: Uint8Array, ofStream: number) => void) => {
  let size = 0;
  try {
    unpack(packed, (piece) => {
      size += piece.length;
      spend(piece, size);
    });
  } catch (error) {
    // A damaged stream is read as far as it goes.
    if (error instanceof Refusal) throw error;
  }
};

/** ISO 32000-1, 7.4.3: five characters from '!' to 'u' are four bytes, 'z' is four zeros, '~>' ends. */
const fromAscii85 = (text: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(text.length * 4);
  let length = 0;
  let group: number[] = [];
  const flush = () => {
    const digits = [...group, 84, 84, 84, 84].slice(0, 5);
    const value = digits.reduce((sum, digit) => sum * 85 + digit, 0);
    for (let index = 0; index < group.length - 1; index++)
      bytes[length++] = Math.floor(value / 256 ** (3 - index)) % 256;
    group = [];
  };
  for (const code of text) {
    if (code === 0x7e) break;
    if (code === 0x7a && group.length === 0) length += 4;
    else if (code >= 0x21 && code <= 0x75) group.push(code - 0x21);
    if (group.length === 5) flush();
  }
  flush();
  return bytes.subarray(0, length);
};

interface StreamPlace {
  dictionary: string;
  start: number;
  end: number;
}

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const keywords = { stream: ascii('stream'), end: ascii('endstream') };

function* streamsIn(bytes: Uint8Array): Generator<StreamPlace> {
  let at = indexOf(bytes, keywords.stream, 0);
  let previousEnd = 0;
  while (at >= 0) {
    const afterKeyword = at + keywords.stream.length;
    const isEnd = at >= 3 && startsAt(bytes, keywords.end, at - 3);
    if (!isEnd) {
      const start = afterKeyword + (bytes[afterKeyword] === 13 && bytes[afterKeyword + 1] === 10 ? 2 : 1);
      const found = indexOf(bytes, keywords.end, start);
      const from = Math.max(previousEnd, at - maxDictionary);
      const dictionary = decodeNames(String.fromCharCode(...bytes.subarray(from, at)));
      yield { dictionary, start, end: found < 0 ? bytes.length : found };
    } else previousEnd = afterKeyword;
    at = indexOf(bytes, keywords.stream, afterKeyword);
  }
}

/** 'Fl#61te' is 'Flate'. */
const decodeNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const startsAt = (bytes: Uint8Array, wanted: Uint8Array, at: number) =>
  wanted.every((byte, index) => bytes[at + index] === byte);

const indexOf = (bytes: Uint8Array, wanted: Uint8Array, from: number): number => {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (startsAt(bytes, wanted, at)) return at;
  return -1;
};
