import { product } from '#shared/product/product';
import { composed } from '#shared/text/plain-text';
import type { LaidOutDocument } from '../layout/document';
import { fileDate } from './file-version';

/** What a file says about itself, twice: in its information dictionary and as XMP. */
export interface Metadata extends Pick<
  LaidOutDocument,
  'title' | 'author' | 'subject' | 'keywords' | 'language'
> {
  creator: string;
  producer: string;
  /** An ISO date. */
  created: string;
}

/** Half of a pair is no character, which programs that read the metadata answer in different ways. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** A character with a byte in UTF-16 that ends a line. */
const lineEnding = /[\u0d00-\u0dff]|\u010d|\u020d|\u040d/g;

/**
 * jsPDF writes texts beyond Latin-1 as bytes between parentheses, where strict readers take a carriage return for a line feed
 * (ISO 32000-1, 7.3.4.2): č would become Ċ. Its letter and accent have no such byte.
 */
const withoutLineEnds = (text: string) =>
  text.replace(lineEnding, (character) => {
    const apart = composed(character, 'NFKD');
    return apart.search(lineEnding) < 0 ? apart : character;
  });

export const metadataOf = (document: LaidOutDocument, producer: string): Metadata => {
  const clean = (text: string) => withoutLineEnds(wellFormed(text));
  return {
    title: clean(document.title),
    author: clean(document.author),
    subject: clean(document.subject),
    keywords: document.keywords.map(clean),
    language: document.language,
    creator: product.name,
    producer,
    created: fileDate(document).iso,
  };
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

// Characters that XML 1.0 does not have, not even escaped.
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (text: string) =>
  text.replace(notInXml, '').replace(/[&<>]/g, (sign) => entities[sign] ?? '');

const alternatives = (text: string) =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt>`;

/**
 * The document's metadata as XMP (ISO 16684-1), equal to the entries of its information dictionary, with the identifier of
 * PDF/UA-1 (ISO 14289-1, 5).
 */
export const xmpPacket = (about: Metadata) =>
  [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">',
    '<pdfuaid:part>1</pdfuaid:part>',
    `<dc:title>${alternatives(about.title)}</dc:title>`,
    `<dc:creator><rdf:Seq><rdf:li>${escaped(about.author)}</rdf:li></rdf:Seq></dc:creator>`,
    `<dc:description>${alternatives(about.subject)}</dc:description>`,
    `<dc:language><rdf:Bag><rdf:li>${escaped(about.language)}</rdf:li></rdf:Bag></dc:language>`,
    ...(about.keywords.length > 0
      ? [`<pdf:Keywords>${escaped(about.keywords.join(', '))}</pdf:Keywords>`]
      : []),
    `<pdf:Producer>${escaped(about.producer)}</pdf:Producer>`,
    `<xmp:CreatorTool>${escaped(about.creator)}</xmp:CreatorTool>`,
    `<xmp:CreateDate>${about.created}</xmp:CreateDate>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
