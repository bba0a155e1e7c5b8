import { importLimits } from '#shared/resume/json-resume/import-limits';
import { Refusal } from '../archive/refusal';
import { openZip, type Zip } from '../archive/zip';
import { decodeText } from '../text/decode';

/** A format that can be read, with the file opened as far as needed to know it. */
export type OpenFile =
  | { format: 'pdf' }
  | { format: 'docx' | 'odt' | 'linkedin'; zip: Zip }
  | { format: 'json' | 'yaml' | 'europass' | 'html' | 'rtf' | 'text'; text: string };

/** Where a PDF may begin: readers skip what programs put before it. */
const maxJunk = 1024;

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);
const asciiAt = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * Tells the format of a file by its content. Throws a `Refusal` for what cannot be read.
 * Signatures: https://en.wikipedia.org/wiki/List_of_file_signatures
 */
export const openFile = (bytes: Uint8Array, name: string): OpenFile => {
  if (bytes.length === 0) throw new Refusal('empty');
  if (asciiAt(bytes, 0, maxJunk).includes('%PDF-')) return { format: 'pdf' };
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0x50, 0x4b, 5, 6)) return openArchive(bytes);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))
    throw new Refusal(problemOfOle(bytes));
  if (isPicture(bytes)) throw new Refusal('picture');
  const text = decodeText(bytes);
  if (text === undefined) throw new Refusal('unknown');
  return openText(text, name);
};

const isPicture = (bytes: Uint8Array) =>
  startsWith(bytes, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  startsWith(bytes, 0x49, 0x49, 0x2a, 0) ||
  startsWith(bytes, 0x4d, 0x4d, 0, 0x2a) ||
  asciiAt(bytes, 0, 4) === 'GIF8' ||
  (asciiAt(bytes, 0, 2) === 'BM' && bytes[6] === 0 && bytes[7] === 0) ||
  (asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 12) === 'WEBP') ||
  (asciiAt(bytes, 4, 8) === 'ftyp' && /^(?:heic|heix|mif1|msf1|avif)/.test(asciiAt(bytes, 8, 12)));

const openArchive = (bytes: Uint8Array): OpenFile => {
  const zip = openZip(bytes);
  const has = (pattern: RegExp) => zip.names.some((name) => pattern.test(name));
  if (zip.has('[Content_Types].xml')) {
    if (has(/^word\//)) return { format: 'docx', zip };
    if (has(/^(?:ppt|xl|visio)\//)) throw new Refusal('other-document');
    return { format: 'docx', zip };
  }
  if (zip.has('content.xml') || zip.has('encrypted-package')) {
    const type = new TextDecoder().decode(zip.bytes('mimetype'));
    if (type !== '' && !/opendocument\.text/.test(type)) throw new Refusal('other-document');
    return { format: 'odt', zip };
  }
  if (has(/\.iwa$|^Index\.zip$|^OEBPS\/|^META-INF\/container\.xml$/)) throw new Refusal('other-document');
  if (has(/\.csv$/i)) return { format: 'linkedin', zip };
  throw new Refusal('unknown-zip');
};

/**
 * Microsoft's compound files hold old documents, and new ones that have a password; the names of their streams are in
 * UTF-16 ([MS-CFB], [MS-OFFCRYPTO] 2.3.4.4).
 */
const problemOfOle = (bytes: Uint8Array) => {
  const has = (stream: string) => includesWide(bytes, stream);
  if (has('EncryptedPackage')) return 'locked-document';
  return has('WordDocument') ? 'old-word' : 'other-document';
};

const includesWide = (bytes: Uint8Array, text: string) => {
  const wanted = [...text].flatMap((character) => [character.charCodeAt(0), 0]);
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
};

const openText = (text: string, name: string): OpenFile => {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start === '') throw new Refusal('empty');
  // Notes may begin with a tag, or with data between lines.
  if (/\.(?:md|markdown)$/i.test(name)) return { format: 'text', text };
  if (start.startsWith('{\\rtf')) return { format: 'rtf', text: start };
  if (isEuropass(start)) return { format: 'europass', text: start };
  if (isWebPage(start, name)) return { format: 'html', text: start };
  if (/^(?:<\?xml|<!doctype|mime-version:|<[a-z][\w:]*[\s>][^]*<\/)/i.test(start))
    throw new Refusal(start.startsWith('<') ? 'unknown-data' : 'other-document');
  if (isYaml(start, name)) return { format: 'yaml', text: start };
  if (/^(?:%[^\n]*\n|\s)*\\documentclass|^BEGIN:VCARD/i.test(start)) throw new Refusal('unknown-data');
  if (/^[{[]/.test(start) && (/\.json$/i.test(name) || isJson(start))) return { format: 'json', text };
  return { format: 'text', text };
};

/** Whether XML is a Europass document. */
export const isEuropass = (xml: string): boolean => /^[^]{0,3000}?<(?:\w+:)?Candidate[\s>]/.test(xml);

/** Also one without the head, or as an XML file. */
const isWebPage = (text: string, name: string) =>
  /^(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[^]{0,2000}?-->\s*)?<(?:!doctype html|html|head|body|main|article|section|header|div|h[1-6]|p|table|ul)[\s>]/i.test(
    text,
  ) ||
  (/\.html?$/i.test(name) && text.startsWith('<') && !text.startsWith('<?xml'));

/** By its name, or by the first key of a resume in it: text may have colons, too. */
const isYaml = (text: string, name: string) =>
  /\.ya?ml$/i.test(name) ||
  /^(?:---[ \t]*\r?\n)?(?:[ \t]*(?:#[^\n]*)?\r?\n){0,50}(?:cv|basics):[ \t]*\r?\n[ \t]+[a-z_]+:/.test(text);

/** Parsing takes up to 70 times the memory of the text. What is too long is refused as JSON, in words of its own. */
const isJson = (text: string) => {
  if (text.length > importLimits.bytes) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
