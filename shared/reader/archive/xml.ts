import { SaxesParser } from 'saxes';
import { Refusal } from './refusal';
import type { Zip } from './zip';

/** An element with the prefix that its namespace usually has, such as 'w:p', whatever the file calls it. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
}

/** A document of 30 pages has about 60,000 elements; the root of a document names up to 40 namespaces. */
const xmlLimits = {
  elements: 250_000,
  attributesPerElement: 500,
  depth: 256,
  characters: 4_000_000,
} as const;

const knownPrefixes: readonly (readonly [pattern: RegExp, prefix: string])[] = [
  // Transitional and strict Office Open XML.
  [/\/wordprocessingml\/(?:2006\/)?main$/, 'w'],
  [/\/officeDocument\/(?:2006\/)?relationships$/, 'r'],
  [/\/package\/2006\/relationships$/, ''],
  [/\/markup-compatibility\/2006$/, 'mc'],
  [/opendocument:xmlns:drawing:/, 'draw'],
  [/opendocument:xmlns:xsl-fo-compatible:/, 'fo'],
  [/1999\/xlink$/, 'xlink'],
];

const prefixOf = (uri: string, written: string): string =>
  knownPrefixes.find(([pattern]) => pattern.test(uri))?.[1] ??
  /opendocument:xmlns:([a-z]+):/.exec(uri)?.[1] ??
  written;

const nameOf = (uri: string, prefix: string, local: string) => {
  const known = prefixOf(uri, prefix);
  return known === '' ? local : `${known}:${local}`;
};

/**
 * Parses an XML entry while it is unpacked; undefined when there is none. Throws a `Refusal` for malformed XML, for a
 * document type (the only place that could define entities, and no word processor writes one) and beyond the limits.
 */
export const parseXml = (zip: Zip, name: string): XmlElement | undefined =>
  zip.has(name)
    ? parsed((write) => {
        const decoder = new TextDecoder();
        zip.unpack(name, (chunk) => write(decoder.decode(chunk, { stream: true })));
        write(decoder.decode());
      })
    : undefined;

/** The same of a text. */
export const parseXmlText = (text: string): XmlElement | undefined => parsed((write) => write(text));

const parsed = (feed: (write: (text: string) => void) => void): XmlElement | undefined => {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open: XmlElement[] = [root];
  const left = { elements: xmlLimits.elements as number, characters: xmlLimits.characters as number };
  const spend = (what: keyof typeof left, amount: number) => {
    left[what] -= amount;
    if (left[what] < 0) throw new Refusal('unpacks-too-large');
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', () => {
    throw new Refusal('broken-document');
  });
  let attributeCount = 0;
  parser.on('opentagstart', () => {
    attributeCount = 0;
  });
  // One by one: the parser holds all attributes of an element before it hands them over.
  parser.on('attribute', () => {
    attributeCount += 1;
    if (attributeCount > xmlLimits.attributesPerElement) throw new Refusal('unpacks-too-large');
  });
  parser.on('opentag', (tag) => {
    spend('elements', 1);
    if (open.length > xmlLimits.depth) throw new Refusal('unpacks-too-large');
    const attributes: Record<string, string> = {};
    for (const { uri, prefix, local, value } of Object.values(tag.attributes)) {
      spend('characters', value.length);
      attributes[uri === '' ? local : nameOf(uri, prefix, local)] = value;
    }
    const element: XmlElement = { name: nameOf(tag.uri, tag.prefix, tag.local), attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (text: string) => {
    spend('characters', text.length);
    open.at(-1)?.children.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    feed((text) => void parser.write(text));
    parser.close();
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('broken-document');
  }
  return root.children.find((child) => typeof child !== 'string');
};

export const childrenOf = (element: XmlElement | undefined, name?: string): XmlElement[] =>
  (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenOf(element, name)[0];

/** The outermost descendants with a name, in document order. */
export const descendantsOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  childrenOf(element).flatMap((child) => (child.name === name ? [child] : descendantsOf(child, name)));
