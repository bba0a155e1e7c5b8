import { strFromU8, unzipSync, unzlibSync } from 'fflate';
import { product } from '#shared/product/product';
import type { ContactPerson, LaidOutDocument, Letterhead, Mark } from '../layout/document';
import { findHidden, type HiddenKind, type HiddenString } from './hidden-strings';

/** A hidden text in a finished file, and in which part of it. */
export interface Leak {
  kind: HiddenKind;
  where: string;
}

interface Part {
  where: string;
  text: string;
}

const kindNames: Record<HiddenKind, string> = {
  name: 'a part of the candidate’s name',
  email: 'an email address',
  phone: 'a phone number',
  link: 'a link',
  address: 'the street address',
  employer: 'an employer’s name',
  reference: 'a reference’s name',
  'license number': 'a license number',
  particular: 'a personal particular',
};

const fileName = 'the file’s name';

/** What a recruiter reads instead of getting the file. */
const leakMessage = ({ kind, where }: Leak) =>
  `This blind document was not made, because ${where} would still show ${kindNames[kind]}. ${where === fileName ? 'Change how the files are named' : 'Change that text in the resume'}, then make the document again.`;

export class BlindLeak extends Error {
  readonly leak: Leak;

  constructor(leak: Leak) {
    super(leakMessage(leak));
    this.name = 'BlindLeak';
    this.leak = leak;
  }
}

/** Further apart than the letters of one text may be. */
const apart = '\n\n\n\n\n';

/** What the organization itself prints may hold anything: a recruiter may have the candidate's surname. */
export const ownTexts = (letterhead: Letterhead | undefined, contact: ContactPerson | undefined): string[] =>
  [
    product.name,
    ...(letterhead ? [letterhead.name, ...letterhead.header, ...letterhead.footer] : []),
    ...(contact ? [contact.email, contact.website, contact.phone, contact.name] : []),
  ]
    .map((text) => text.trim())
    .filter((text) => text.length > 2)
    .sort((one, other) => other.length - one.length);

/** As words of their own: a recruiter called Ana takes nothing out of Anastacio. */
const withoutOwn = (text: string, own: readonly string[]) =>
  own.reduce(
    (left, mine) =>
      left.split(mine).reduce((done, rest) => done + (isPart(done, rest) ? mine : apart) + rest),
    text,
  );

const isPart = (before: string, after: string) =>
  /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after);

const leaksOf = (parts: readonly Part[], hidden: readonly HiddenString[], own: readonly string[]): Leak[] =>
  parts.flatMap(({ where, text }) =>
    findHidden(withoutOwn(text, own), hidden).map(({ kind }) => ({ kind, where })),
  );

/** A page's text as it is read: the lines of a paragraph are one text. */
const pageText = (page: readonly Mark[]) =>
  page
    .map((mark) => {
      if (mark.kind === 'text') return `${mark.starts ? apart : ' '}${mark.text}`;
      if (mark.kind === 'logo') return apart + mark.alt;
      if (mark.kind === 'code') return apart + mark.code.alt;
      return mark.kind === 'image' ? apart + (mark.alt ?? '') : '';
    })
    .join('');

const documentParts = (document: LaidOutDocument): Part[] => [
  ...document.pages.map((page, i) => ({ where: `page ${i + 1}`, text: pageText(page) })),
  {
    where: 'a link',
    text: document.pages
      .flatMap((page) => page.map((mark) => (mark.kind === 'text' ? (mark.link ?? '') : '')))
      .join(apart),
  },
  {
    where: 'the file’s properties',
    text: [document.title, document.author, document.subject, ...document.keywords].join(apart),
  },
  { where: 'the attached file', text: document.attachment ?? '' },
];

const latin1 = (bytes: Uint8Array) => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
};

/** A PDF's streams, inflated where they are deflated, and what is between them. */
const pdfBlocks = (file: Uint8Array): { outside: string; streams: Uint8Array[] } => {
  const whole = latin1(file);
  const streams: Uint8Array[] = [];
  let [outside, at] = ['', 0];
  for (const match of whole.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)) {
    const start = match.index + match[0].indexOf('\n') + 1;
    outside += whole.slice(at, match.index);
    at = match.index + match[0].length;
    const data = file.subarray(start, start + (match[1]?.length ?? 0));
    try {
      streams.push(unzlibSync(data));
    } catch {
      streams.push(data);
    }
  }
  return { outside: outside + whole.slice(at), streams };
};

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A literal string without its escapes (ISO 32000-1, 7.3.4.2). */
const unescaped = (literal: string) =>
  literal.replace(/\\([0-7]{1,3}|[^])/g, (_, sign: string) =>
    /^[0-7]/.test(sign) ? String.fromCharCode(parseInt(sign, 8)) : (escapes[sign] ?? sign),
  );

const utf16 = (text: string) => {
  let decoded = '';
  for (let i = 0; i + 1 < text.length; i += 2)
    decoded += String.fromCharCode((text.charCodeAt(i) << 8) | text.charCodeAt(i + 1));
  return decoded;
};

/** The texts in a block of a PDF: strings in both notations and encodings, and XML. Numbers and operators are none. */
const textsIn = (block: string): string => {
  if (block.includes('<?xpacket')) return utf8(block).replace(/<[^>]*>/g, apart);
  const literal = [...block.matchAll(/\(((?:\\[^]|[^\\()])*)\)/g)].map(([, inner = '']) => {
    const text = unescaped(inner);
    return text.startsWith('\u00fe\u00ff') ? utf16(text.slice(2)) : text;
  });
  const hexadecimal = [...block.matchAll(/<FEFF([0-9a-f]*)>/gi)].map(([, digits = '']) =>
    utf16(digits.replace(/../g, (pair) => String.fromCharCode(parseInt(pair, 16)))),
  );
  return [...literal, ...hexadecimal].join(apart);
};

const utf8 = (text: string) =>
  new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0)));

/** Pictures and fonts: no texts, and so many bytes that a short one occurs in them by chance. */
const isBinary = (bytes: Uint8Array) => {
  const seen = bytes.subarray(0, 2000);
  const control = seen.reduce((sum, byte) => sum + (byte < 9 || (byte > 13 && byte < 32) ? 1 : 0), 0);
  return control > seen.length / 50;
};
const longText = 7;

/** All that a finished PDF holds of what is hidden: in the marks it was drawn from, and in its inflated bytes. */
export const leaksInPdf = (
  file: Uint8Array,
  document: LaidOutDocument,
  hidden: readonly HiddenString[],
  own: readonly string[],
): Leak[] => {
  const { outside, streams } = pdfBlocks(file);
  const inText = [
    textsIn(outside),
    ...streams.filter((bytes) => !isBinary(bytes)).map((bytes) => textsIn(latin1(bytes))),
  ];
  const long = hidden.filter(({ folded }) => folded.length >= longText && /\p{L}/u.test(folded));
  const binary = streams.filter(isBinary).map(latin1);
  return [
    ...(document.attachment === undefined && !outside.includes('/EmbeddedFile')
      ? []
      : [{ kind: 'particular', where: 'an attached file' } as const]),
    ...leaksInDocument(document, hidden, own),
    ...leaksOf(
      inText.map((text) => ({ where: 'the file’s tags or properties', text })),
      hidden,
      own,
    ),
    ...leaksOf(
      binary.map((text) => ({ where: 'the file’s data', text })),
      long,
      own,
    ),
  ];
};

/** Attributes of a Word document that are read by people. */
const readAttributes = /\s(?:descr|title|name|Target|w:anchor|w:instr|w:tooltip)="([^"]*)"/g;

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
const decodedXml = (text: string) =>
  text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, isHex: string, digits: string) =>
      String.fromCodePoint(parseInt(digits, isHex ? 16 : 10)),
    )
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity);

/** The texts of every member of a zip of XML, runs of a paragraph joined. */
const docxParts = (file: Uint8Array): Part[] =>
  Object.entries(unzipSync(file)).map(([name, bytes]) => {
    const xml = strFromU8(bytes);
    const attributes = [...xml.matchAll(readAttributes)].map(([, value = '']) => value);
    const runs = xml
      .replace(/<\/w:p>|<w:tab\/>|<w:br\/>/g, apart)
      .replace(/<[^>]*>/g, name.startsWith('word/') ? '' : apart);
    return { where: `the file’s part ${name}`, text: decodedXml([name, ...attributes, runs].join(apart)) };
  });

export const leaksInDocx = (
  file: Uint8Array,
  hidden: readonly HiddenString[],
  own: readonly string[],
): Leak[] => leaksOf(docxParts(file), hidden, own);

/** In the marks that a document is drawn from, and in what it says of itself. */
export const leaksInDocument = (
  document: LaidOutDocument,
  hidden: readonly HiddenString[],
  own: readonly string[],
): Leak[] => leaksOf(documentParts(document), hidden, own);

export const leaksInText = (
  where: string,
  text: string,
  hidden: readonly HiddenString[],
  own: readonly string[],
): Leak[] => leaksOf([{ where, text }], hidden, own);

export const leaksInName = (name: string, hidden: readonly HiddenString[]): Leak[] =>
  leaksInText(fileName, name.replaceAll('_', ' '), hidden, []);
