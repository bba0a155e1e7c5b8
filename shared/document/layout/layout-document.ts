import type { Template } from '../template';
import {
  papers,
  type DocumentSource,
  type LaidOutDocument,
  type LayoutOptions,
  type Page,
  type Paper,
  type TextMark,
} from './document';
import { fittedToPages } from './density';
import { layOutSidebar } from './columns/sidebar';
import { layOutSingleColumn } from './columns/single-column';
import { layOutTwoColumn } from './columns/two-column';
import type { Sheet } from './columns/sheet';
import { withDesign } from './template-design';
import { belowLetterhead, pageNumber, placedLetterhead } from './letterhead';
import { prepareSource, type PreparedSource } from './prepared-source';
import { product } from '#shared/product/product';
import { watermarkAngle } from '../specified';
import { capHeight, textWidth } from './font-metrics';
import { fontOf } from './typefaces';

const layOutSheets = (
  source: PreparedSource,
  template: Template,
  paper: Paper,
  { spread, hasFooter }: { spread: boolean; hasFooter: boolean },
): Sheet[] => {
  switch (template.layout) {
    case 'sidebar-left':
    case 'sidebar-right':
      return layOutSidebar(source, template, paper);
    case 'single-column':
      return layOutSingleColumn(source, template, paper, hasFooter);
    case 'two-column':
      return layOutTwoColumn(source, template, paper, spread);
  }
};

/**
 * Surfaces and ornaments are painted first. Then follows the content in reading order, and last the text
 * that is not resume content: footer and watermark.
 */
const paintOrder = ({ beneath, content }: Sheet): Page => {
  const shapes = content.filter((mark) => mark.role === 'artifact' && mark.kind !== 'text');
  const read = content.filter((mark) => mark.role !== 'artifact');
  const artifactText = content.filter((mark) => mark.role === 'artifact' && mark.kind === 'text');
  return [...beneath, ...shapes, ...read, ...artifactText];
};

/**
 * Lays a resume out on pages: the same source, template and options give the same marks everywhere, with no browser and
 * no PDF library. Never throws on any text; what cannot be printed is listed in `warnings`.
 */
export const layoutDocument = (
  source: DocumentSource,
  chosen: Template,
  options: LayoutOptions,
): LaidOutDocument => {
  const paper = papers[options.paper];
  const template = withDesign(chosen, options);
  const prepared = prepareSource(options.photo === 'none' ? { ...source, photoUrls: [] } : source);
  const { about } = prepared;
  const letterhead =
    options.letterhead && placedLetterhead(options.letterhead, template, paper, prepared.fields);
  // What the letterhead leaves of a page is laid out as a shorter one.
  const sheetPaper = letterhead ? { ...paper, height: letterhead.height } : paper;
  const { sheets } = fittedToPages(template, options.density ?? 'automatic', (variant, spread) => {
    const made = layOutSheets(prepared, variant, sheetPaper, { spread, hasFooter: !letterhead });
    return { sheets: made, pages: made.length, lastFill: filledPart(made.at(-1), variant, sheetPaper) };
  });
  const furnished = (made: Sheet, page: number): Page => {
    if (!letterhead) return paintOrder(made);
    const { first, last } = letterhead.marksOf(page);
    return [...first, ...belowLetterhead(paintOrder(made), letterhead), ...last];
  };
  const labelOf = letterhead ? pageNumber : pageLabel;
  return {
    paper,
    pages: sheets.map((made, i) => [
      ...edgeOf(template, paper),
      ...furnished(made, i),
      ...(i > 0 && options.hasPageNumbers !== false
        ? [labelOf(prepared.name, { page: i + 1, of: sheets.length }, template, paper)]
        : []),
      ...(options.watermark ? [watermark(template.type.watermark, paper)] : []),
    ]),
    title: `${about.name} – ${about.title || 'Resume'}`,
    author: about.name,
    subject: about.title ? `Resume of ${about.name}, ${about.title}` : `Resume of ${about.name}`,
    keywords: about.keywords,
    language: options.language ?? 'en-PH',
    updatedAt: source.updatedAt,
    warnings: prepared.fields.warnings(),
  };
};

/** The stripe at an edge of a page, where the template has one. */
export const edgeOf = ({ edge, primaryColor }: Template, { width, height }: Paper): Page =>
  edge
    ? [
        {
          kind: 'rectangle',
          role: 'artifact',
          x: 0,
          y: 0,
          width: edge.at === 'top' ? width : edge.width,
          height: edge.at === 'top' ? edge.width : height,
          radius: 0,
          color: primaryColor,
        },
      ]
    : [];

/** How much of the height between the margins is above the last line of content. */
const filledPart = (made: Sheet | undefined, { page: { margin } }: Template, { height }: Paper) => {
  const baselines = (made?.content ?? []).map((mark) =>
    mark.kind === 'text' && mark.role !== 'artifact' ? mark.baseline : margin,
  );
  return (Math.max(margin, ...baselines) - margin) / (height - 2 * margin);
};

const pageLabelStyle = { size: 8, aboveContent: 8, belowEdge: 7 } as const;

/** Whose page it is, at the upper right of the main column. Only the page where the name has no room. */
const pageLabel = (
  name: string,
  { page, of }: { page: number; of: number },
  template: Template,
  paper: Paper,
): TextMark => {
  const { size, aboveContent, belowEdge } = pageLabelStyle;
  const font = fontOf(template, 'regular');
  const { margin } = template.page;
  const taken = 'sidebar' in template ? template.sidebar.width + template.sidebar.gutter : margin;
  const right = paper.width - (template.layout === 'sidebar-right' ? taken : margin);
  const named = `${name} · ${page}/${of}`;
  const text = textWidth(named, font, size) <= paper.width - margin - taken ? named : `${page}/${of}`;
  const width = textWidth(text, font, size);
  return {
    kind: 'text',
    role: 'artifact',
    x: right - width,
    baseline: Math.max(margin - aboveContent, belowEdge),
    text,
    width,
    font,
    size,
    color: template.palette.muted,
  };
};

/** The free plan's mark across the middle of a page, light enough to read through. */
export const watermark = (size: number, paper: Paper): TextMark => {
  const text = `${product.name} FREE`;
  const width = textWidth(text, 'bold', size);
  const angle = (watermarkAngle * Math.PI) / 180;
  const rise = capHeight('bold', size) / 2;
  return {
    kind: 'text',
    role: 'artifact',
    x: paper.width / 2 - (width / 2) * Math.cos(angle) + rise * Math.sin(angle),
    baseline: paper.height / 2 + (width / 2) * Math.sin(angle) + rise * Math.cos(angle),
    text,
    width,
    font: 'bold',
    size,
    color: '#9ca3af',
    opacity: 0.3,
    angle: watermarkAngle,
  };
};
