import type { LaidOutDocument } from '../layout/document';
import type { PdfWriter } from './file/pdf-writer';

export interface About extends Pick<
  LaidOutDocument,
  'title' | 'author' | 'subject' | 'keywords' | 'language'
> {
  creator: string;
  producer: string;
  /** An ISO date. */
  created: string;
}

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
export const xmpPacket = (about: About) =>
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

/** Writes the packet as a metadata stream, uncompressed so that every program can find it (ISO 32000-1, 14.3.2). Returns its reference. */
export const writeMetadata = ({ addStream }: Pick<PdfWriter, 'addStream'>, about: About) =>
  addStream('/Type/Metadata/Subtype/XML', new TextEncoder().encode(xmpPacket(about)));
