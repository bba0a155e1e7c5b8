import { childOf, childrenOf, descendantsOf, parseXml, type XmlElement } from '../archive/xml';
import type { Zip } from '../archive/zip';
import { Refusal } from '../archive/refusal';
import type { Block, Paragraph, Span, TextDocument } from '../document/blocks';
import { hasText } from '../document/lines-of-document';
import type { TextStyle } from '../formats/text-style';
import { readStyles, type OdtStyles } from './styles';

/** Reads an OpenDocument text. Throws a `Refusal` when it cannot be read. Macros and linked files are never opened. */
export const readOdt = (zip: Zip): TextDocument => {
  if (isEncrypted(zip)) throw new Refusal('locked-document');
  const content = parseXml(zip, 'content.xml');
  const text = childOf(childOf(content, 'office:body'), 'office:text');
  if (!text) throw new Refusal('broken-document');
  const named = parseXml(zip, 'styles.xml');
  const [page] = childrenOf(childOf(named, 'office:master-styles'), 'style:master-page');
  // Headers use the automatic styles of styles.xml, whose names may be those of the text's.
  const ofPages = readStyles(named);
  const headers = (kind: string) =>
    blocksOf(childOf(page, `style:${kind}-first`) ?? childOf(page, `style:${kind}`), {
      styles: ofPages,
      listDepth: 0,
    });
  const document: TextDocument = {
    header: headers('header'),
    body: blocksOf(text, { styles: readStyles(content, named), listDepth: 0 }),
    footer: headers('footer'),
  };
  if (![document.header, document.body, document.footer].some(hasText))
    throw new Refusal('no-text-in-document');
  return document;
};

const isEncrypted = (zip: Zip) => {
  const manifest = parseManifest(zip);
  return descendantsOf(manifest, 'manifest:encryption-data').length > 0 || zip.has('encrypted-package');
};

/** Old programs give the manifest a document type, which says nothing about encryption. */
const parseManifest = (zip: Zip) => {
  try {
    return parseXml(zip, 'META-INF/manifest.xml');
  } catch {
    return undefined;
  }
};

interface Context {
  styles: OdtStyles;
  listDepth: number;
}

const listIndent = 18;
const defaultSize = 12;
/** Not part of the text: what was deleted, notes, indexes' sources and forms. */
const left = [
  'text:tracked-changes',
  'office:forms',
  'text:sequence-decls',
  'office:annotation',
  'text:note',
];

const blocksOf = (element: XmlElement | undefined, context: Context): Block[] =>
  childrenOf(element).flatMap((child): Block[] => {
    switch (child.name) {
      case 'text:p':
      case 'text:h':
        return paragraphsOf(child, context);
      case 'text:list':
        return childrenOf(child).flatMap((item) => listItemOf(item, context));
      case 'table:table':
        return [tableOf(child, context)];
      case 'draw:frame':
        return framesIn(child, context);
      default:
        return left.includes(child.name) ? [] : blocksOf(child, context);
    }
  });

/** The first paragraph of an item has its bullet. */
const listItemOf = (item: XmlElement, context: Context): Block[] => {
  const isHeader = item.name === 'text:list-header';
  const blocks = blocksOf(item, { ...context, listDepth: context.listDepth + 1 });
  const first = blocks.find((block) => block.kind === 'paragraph');
  return blocks.map((block) =>
    block === first && !isHeader && !block.level ? { ...block, isListItem: true } : block,
  );
};

const withinGroups = (element: XmlElement, name: string): XmlElement[] =>
  childrenOf(element).flatMap((child) =>
    child.name === name
      ? [child]
      : /^table:table-(?:header-rows|rows|row-group)$/.test(child.name)
        ? withinGroups(child, name)
        : [],
  );

const tableOf = (table: XmlElement, context: Context): Block => ({
  kind: 'table',
  rows: withinGroups(table, 'table:table-row').map((row) => ({
    cells: childrenOf(row)
      .filter(({ name }) => /^table:(?:covered-)?table-cell$/.test(name))
      .map((cell) => blocksOf(cell, { ...context, listDepth: 0 })),
  })),
});

/** The text of a box or of a drawn shape. */
const framesIn = (frame: XmlElement, context: Context): Block[] => {
  const boxes = frame.name === 'draw:frame' ? descendantsOf(frame, 'draw:text-box') : [frame];
  return boxes.map((box) => ({ kind: 'frame', blocks: blocksOf(box, { ...context, listDepth: 0 }) }));
};

const paragraphsOf = (element: XmlElement, { styles, listDepth }: Context): Block[] => {
  const style = styles('paragraph', element.attributes['text:style-name']);
  const frames: Block[] = [];
  const paragraph: Paragraph = {
    kind: 'paragraph',
    spans: spansOf(element, style, styles, (frame) => frames.push(...framesIn(frame, { styles, listDepth }))),
    size: style.size ?? defaultSize,
    isListItem: false,
    indent: Math.max(style.indent ?? 0, listDepth * listIndent),
    spaceBefore: style.spaceBefore ?? 0,
    spaceAfter: style.spaceAfter ?? 0,
    hasRuleBelow: !!style.hasRuleBelow,
    level: element.name === 'text:h' ? Number(element.attributes['text:outline-level'] ?? 1) : undefined,
  };
  return [paragraph, ...frames];
};

const spansOf = (
  paragraph: XmlElement,
  paragraphStyle: TextStyle,
  styles: OdtStyles,
  onFrame: (frame: XmlElement) => void,
): Span[] => {
  const spans: Span[] = [];
  const add = (text: string, style: TextStyle, url: string | undefined) => {
    if (text === '' || style.isHidden) return;
    spans.push({
      text,
      size: style.size ?? defaultSize,
      bold: !!style.bold,
      italic: !!style.italic,
      url,
    });
  };
  const visit = (element: XmlElement, style: TextStyle, url: string | undefined) => {
    for (const child of element.children) {
      // White space collapses: OpenDocument 1.3, part 3, section 6.1.2.
      if (typeof child === 'string') add(child.replace(/\s+/g, ' '), style, url);
      else if (child.name === 'text:tab') add('\t', style, url);
      else if (child.name === 'text:line-break') add('\n', style, url);
      else if (child.name === 'text:s') add(' '.repeat(spacesOf(child)), style, url);
      else if (child.name.startsWith('draw:')) onFrame(child);
      else if (child.name === 'text:a') visit(child, style, child.attributes['xlink:href'] ?? url);
      else if (child.name === 'text:span')
        visit(child, { ...style, ...styles('text', child.attributes['text:style-name']) }, url);
      else if (!left.includes(child.name) && !isPageField(child.name)) visit(child, style, url);
    }
  };
  visit(paragraph, paragraphStyle, undefined);
  return spans;
};

const isPageField = (name: string) => name === 'text:page-number' || name === 'text:page-count';

const maxSpaces = 100;
const spacesOf = (element: XmlElement) =>
  Math.min(Math.max(Number(element.attributes['text:c'] ?? 1) || 1, 1), maxSpaces);
