import { childOf, childrenOf, descendantsOf, parseXml, type XmlElement } from '../archive/xml';
import type { Zip } from '../archive/zip';
import { Refusal } from '../archive/refusal';
import { maxSpan, type Block, type Paragraph, type TextDocument } from '../document/blocks';
import { hasText } from '../document/lines-of-document';
import { readRuns, type RunContext } from './runs';
import { readStyles, type DocxStyles } from './styles';

/** Where the parts of a document are. Macros, embedded files and external links are never opened. */
interface Parts {
  main: string;
  /** Targets of relationships by their id, as the file has them. */
  targets: ReadonlyMap<string, string>;
  folder: string;
}

/** Reads a Word document. Throws a `Refusal` when it cannot be read. */
export const readDocx = (zip: Zip): TextDocument => {
  const parts = partsOf(zip);
  const root = parseXml(zip, parts.main);
  const body = childOf(root, 'w:body');
  if (!body) throw new Refusal('broken-document');
  const numbering = parseXml(zip, `${parts.folder}numbering.xml`);
  const styles = readStyles(parseXml(zip, `${parts.folder}styles.xml`), listTest(numbering));
  const read = (element: XmlElement | undefined, targets = parts.targets) =>
    element ? blocksOf(element, { styles, targets }) : [];
  const document: TextDocument = {
    header: headersOf(zip, parts, body, 'w:headerReference').flatMap(({ root: own, targets }) =>
      read(own, targets),
    ),
    body: read(body),
    footer: headersOf(zip, parts, body, 'w:footerReference').flatMap(({ root: own, targets }) =>
      read(own, targets),
    ),
  };
  if (![document.header, document.body, document.footer].some(hasText))
    throw new Refusal('no-text-in-document');
  return document;
};

const partsOf = (zip: Zip): Parts => {
  const targets = relationshipsOf(zip, '_rels/.rels', /\/officeDocument$/);
  const main = [...targets.values()][0]?.replace(/^\/+/, '') ?? 'word/document.xml';
  if (!zip.has(main)) throw new Refusal('broken-document');
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  return { main, folder, targets: relationshipsOf(zip, relsOf(main)) };
};

const relsOf = (part: string) => part.replace(/([^/]*)$/, '_rels/$1.rels');

const relationshipsOf = (zip: Zip, part: string, type = /./): Map<string, string> =>
  new Map(
    childrenOf(parseXml(zip, part), 'Relationship')
      .filter(({ attributes }) => type.test(attributes.Type ?? ''))
      .map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']),
  );

/** The header or footer of the first page. */
const headersOf = (zip: Zip, { targets, folder }: Parts, body: XmlElement, reference: string) => {
  const references = descendantsOf(body, 'w:sectPr').flatMap((section) => {
    const own = childrenOf(section, reference);
    const wanted = childOf(section, 'w:titlePg') ? 'first' : 'default';
    return own.filter(({ attributes }) => attributes['w:type'] === wanted);
  });
  const target = targets.get(references[0]?.attributes['r:id'] ?? '');
  if (!target) return [];
  const part = target.startsWith('/') ? target.slice(1) : folder + target;
  const root = parseXml(zip, part);
  return root ? [{ root, targets: relationshipsOf(zip, relsOf(part)) }] : [];
};

/** Whether a numbering draws bullets or numbers. 0 takes a paragraph out of its list. */
const listTest = (numbering: XmlElement | undefined) => {
  const lists = new Set(childrenOf(numbering, 'w:num').map(({ attributes }) => attributes['w:numId'] ?? ''));
  return (id: string) => id !== '0' && lists.has(id);
};

interface BlockContext {
  styles: DocxStyles;
  targets: ReadonlyMap<string, string>;
}

/** Wrappers around blocks, such as content controls and tracked insertions. */
const wrappers = ['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo', 'w:smartTag'];

const blocksOf = (element: XmlElement, context: BlockContext): Block[] =>
  childrenOf(element).flatMap((child): Block[] => {
    if (child.name === 'w:p') return paragraphsOf(child, context);
    if (child.name === 'w:tbl') return [tableOf(child, context)];
    if (child.name === 'mc:AlternateContent') return blocksOf(alternativeOf(child), context);
    return wrappers.includes(child.name) ? blocksOf(child, context) : [];
  });

const alternativeOf = (element: XmlElement): XmlElement =>
  childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback') ?? element;

/** A table's rows may be wrapped as blocks are. */
const withinWrappers = (element: XmlElement, name: string): XmlElement[] =>
  childrenOf(element).flatMap((child) =>
    child.name === name ? [child] : wrappers.includes(child.name) ? withinWrappers(child, name) : [],
  );

const tableOf = (element: XmlElement, context: BlockContext): Block => ({
  kind: 'table',
  rows: withinWrappers(element, 'w:tr').map((row) => ({
    cells: withinWrappers(row, 'w:tc').flatMap((cell) => [blocksOf(cell, context), ...coveredBy(cell)]),
  })),
});

/** The columns that a cell covers besides its first. */
const coveredBy = (cell: XmlElement): Block[][] => {
  const span = childOf(childOf(cell, 'w:tcPr'), 'w:gridSpan')?.attributes['w:val'];
  return Array.from({ length: Math.min(Number(span) || 1, maxSpan) - 1 }, () => []);
};

const defaultSize = 10;
/** In points, of each level of a list: Word keeps it in the numbering, which is not read. */
const indentOfList = 18;

/** A paragraph, and the text boxes that are anchored in it. */
const paragraphsOf = (element: XmlElement, { styles, targets }: BlockContext): Block[] => {
  const properties = childOf(element, 'w:pPr');
  const style = {
    ...styles.resolve(childOf(properties, 'w:pStyle')?.attributes['w:val']),
    ...styles.direct(properties),
  };
  const isListItem = !!style.isListItem && !style.level;
  const frames: Block[] = [];
  const context: RunContext = {
    style,
    styles,
    targets,
    defaultSize,
    alternativeOf,
    onTextBox: (box) => frames.push({ kind: 'frame', blocks: blocksOf(box, { styles, targets }) }),
  };
  const paragraph: Paragraph = {
    kind: 'paragraph',
    spans: readRuns(element, context),
    size: style.size ?? defaultSize,
    isListItem,
    indent: Math.max(style.indent ?? 0, isListItem ? ((style.listLevel ?? 0) + 1) * indentOfList : 0),
    spaceBefore: style.spaceBefore ?? 0,
    spaceAfter: style.spaceAfter ?? 0,
    hasRuleBelow: !!style.hasRuleBelow,
    level: style.level || undefined,
  };
  return [paragraph, ...frames];
};
