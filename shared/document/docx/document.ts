import {
  Document,
  Footer,
  Header,
  LineRuleType,
  PageNumber,
  Paragraph,
  SectionType,
  Table,
  TextRun,
  type FileChild,
  type ISectionOptions,
} from 'docx';
import { product } from '#shared/product/product';
import { sectionsOf } from '../templates';
import { sectionIds } from '#shared/resume/sections/section-order';
import type { Section } from '../template';
import { space } from '../layout/column';
import { keptText } from '../content/kept-text';
import { printedSections } from '../content/printed-sections';
import type { Letterhead } from '../layout/document';
import type { PreparedSource } from '../layout/prepared-source';
import { closingParagraphs, sectionBlocks, type Column } from './blocks';
import { headerBlocks } from './header';
import { letterheadFurniture } from './letterhead';
import { proseWriter } from './lists';
import type { Look } from './look';
import { twips } from './measures';
import { styleIds, stylesOf } from './styles';
import { layoutTable } from './tables';

export interface DocxOptions {
  /** Adds the free plan's line to each page. */
  watermark: boolean;
  photo?: Uint8Array | undefined;
  /** An organization's, in place of the product's own lines; its logo is a PNG. */
  letterhead?: Letterhead | undefined;
  logo?: Uint8Array | undefined;
  /** For application portals: one column without tables, tabs and pictures. */
  isForPrograms?: boolean;
}

/** Above the page's edge, in millimeters. */
const footerEdge = 10;

/** Ends what must not be last in a document: nothing to see, and no higher than a line. */
const end = () => new Paragraph({ spacing: { line: 20, lineRule: LineRuleType.EXACT }, children: [] });

const lineOf = (style: string, children: TextRun[]) => new Paragraph({ style, children });

/** Of the PDF, what the free plan adds and the single column's footer, on every page; whose page it is, from the second on. */
const pageFurniture = (
  look: Look,
  { name }: PreparedSource,
  { watermark, isForPrograms, letterhead, logo }: DocxOptions,
) => {
  if (letterhead) return letterheadFurniture(letterhead, look, name, logo);
  const lines = [
    ...(look.template.layout === 'single-column' && !isForPrograms
      ? [`Generated with ${product.name} - Premium Resume Builder`]
      : []),
    ...(watermark ? [`${product.name} FREE`] : []),
  ];
  const footer = () =>
    new Footer({ children: lines.map((text) => lineOf(styleIds.footer, [new TextRun(text)])) });
  const label = [
    new TextRun(`${name} · `),
    new TextRun({ children: [PageNumber.CURRENT] }),
    new TextRun('/'),
    new TextRun({ children: [PageNumber.TOTAL_PAGES] }),
  ];
  return {
    ...(isForPrograms
      ? {}
      : { headers: { default: new Header({ children: [lineOf(styleIds.header, label)] }) } }),
    ...(lines.length > 0 ? { footers: { default: footer(), first: footer() } } : {}),
  };
};

const pageOf = ({ paper, margin }: Look) => ({
  size: { width: twips(paper.width), height: twips(paper.height) },
  margin: {
    top: twips(margin),
    bottom: twips(margin),
    left: twips(margin),
    right: twips(margin),
    header: twips(footerEdge),
    footer: twips(footerEdge),
  },
});

interface Area {
  children: FileChild[];
  columns?: { count: number; space: number };
}

/** All sections of the template in one column, in the order of a single column. */
const oneColumn = (source: PreparedSource, column: Column, names: readonly Section[]): FileChild[] =>
  printedSections(names, source).flatMap((section) => sectionBlocks(section, column));

/** The same to flow from column to column. */
const newspaperColumns = (source: PreparedSource, column: Column, names: readonly Section[]): FileChild[] =>
  printedSections(names, source).flatMap((section, i, { length }) =>
    sectionBlocks(section, column, { isLast: i === length - 1 }),
  );

/** The template's sections in their order in all resumes, so that columns which become one read well. */
const inOneOrder = (names: readonly Section[]): Section[] => [
  ...names.filter((name) => name === 'particulars'),
  ...sectionIds.filter((id) => names.includes(id)),
];

/** The main column beside the sidebar, which is read after it. */
const besideSidebar = (source: PreparedSource, column: Column): FileChild[] => {
  const { template, textWidth } = column.look;
  if (!('sidebar' in template)) return [];
  const { padding: inner, surface, gutter } = template.sidebar;
  const width = template.sidebar.width - gutter / 2;
  const padding = inner / 2;
  const main: Column = { ...column, width: textWidth - width - gutter, isCell: true };
  const side: Column = { ...column, width: width - 2 * padding, isCell: true };
  const sectionsIn = (names: readonly Section[], into: Column) =>
    printedSections(names, source).flatMap((section, i) =>
      sectionBlocks(section, into, { isFirst: i === 0, isList: template.skills.as === 'list' }),
    );
  const mainSections = sectionsIn(template.sections.main, main);
  const sideSections = sectionsIn(template.sections.side, side);
  if (mainSections.length === 0 || sideSections.length === 0)
    return oneColumn(source, column, inOneOrder(sectionsOf(template)));
  return [
    new Paragraph({ spacing: { line: twips(space.entry), lineRule: LineRuleType.EXACT }, children: [] }),
    layoutTable([
      { width: main.width + gutter, children: mainSections, padding: { right: gutter } },
      {
        width,
        children: sideSections,
        surface,
        padding: { top: padding, bottom: padding, left: padding, right: padding },
      },
    ]),
  ];
};

/**
 * The areas of the document, from the top: what Word does well in the template's spirit. Reading order is the order in the
 * file: a left sidebar becomes part of the one column, a right one is a cell after the main one, and short sections side
 * by side are newspaper columns.
 */
const areasOf = (source: PreparedSource, column: Column, photo: Uint8Array | undefined): Area[] => {
  const { template, textWidth } = column.look;
  const header = headerBlocks(source, column, photo);
  if (column.isForPrograms) return [{ children: [...header, ...oneColumn(source, column, sectionIds)] }];
  switch (template.layout) {
    case 'sidebar-left':
      return [{ children: [...header, ...oneColumn(source, column, inOneOrder(sectionsOf(template)))] }];
    case 'single-column':
      return [
        {
          children: [
            ...header,
            ...oneColumn(source, column, template.sections),
            ...closingParagraphs(column),
          ],
        },
      ];
    case 'sidebar-right':
      return [{ children: [...header, ...besideSidebar(source, column)] }];
    case 'two-column': {
      const { gutter, sections } = template;
      const narrow = { ...column, width: (textWidth - gutter) / 2 };
      const columns = newspaperColumns(source, narrow, sections.columns);
      const lead = [...header, ...oneColumn(source, column, sections.lead)];
      if (columns.length === 0) return [{ children: lead }];
      return [
        { children: lead },
        { children: columns, columns: { count: 2, space: twips(gutter) } },
        // Columns are of equal height where another section follows on the page.
        { children: [end()] },
      ];
    }
  }
};

/** The resume as a document of Word, in the look's template. */
export const docxDocument = (source: PreparedSource, look: Look, options: DocxOptions): Document => {
  const writer = proseWriter();
  const column: Column = {
    look,
    width: look.textWidth,
    writer,
    ...(options.isForPrograms ? { isForPrograms: true } : {}),
  };
  const areas = areasOf(source, column, options.photo);
  const sections = areas.map(({ children, columns }, i): ISectionOptions => ({
    properties: {
      page: pageOf(look),
      ...(i > 0 ? { type: SectionType.CONTINUOUS } : { titlePage: true }),
      ...(columns ? { column: columns } : {}),
    },
    ...(i === 0 ? pageFurniture(look, source, options) : {}),
    // Word wants a paragraph after a table.
    children: children.at(-1) instanceof Table ? [...children, end()] : children,
  }));
  const [name, title, ...keywords] = [source.about.name, source.about.title, ...source.about.keywords].map(
    (text) => keptText.line('Properties', text),
  );
  return new Document({
    title: `${name} – ${title || 'Resume'}`,
    subject: title ? `Resume of ${name}, ${title}` : `Resume of ${name}`,
    creator: name ?? '',
    lastModifiedBy: name ?? '',
    keywords: keywords.join(', '),
    styles: stylesOf(look),
    numbering: writer.numbering(),
    sections,
  });
};
