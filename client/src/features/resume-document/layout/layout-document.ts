import type { Template } from '#shared/resume-document/template';
import {
  papers,
  type DocumentSource,
  type LaidOutDocument,
  type LayoutOptions,
  type Page,
  type Paper,
  type TextMark,
} from './document';
import { layOutSidebar } from './columns/sidebar';
import { layOutSingleColumn } from './columns/single-column';
import { layOutTwoColumn } from './columns/two-column';
import type { Sheet } from './columns/sheet';
import { prepareSource, type PreparedSource } from './prepared-source';
import { product } from '#shared/product/product';
import { watermarkAngle } from '#shared/resume-document/specified';
import { capHeight, textWidth } from './font-metrics';

const layOutSheets = (source: PreparedSource, template: Template, paper: Paper): Sheet[] => {
  switch (template.layout) {
    case 'sidebar-left':
    case 'sidebar-right':
      return layOutSidebar(source, template, paper);
    case 'single-column':
      return layOutSingleColumn(source, template, paper);
    case 'two-column':
      return layOutTwoColumn(source, template, paper);
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
  template: Template,
  options: LayoutOptions,
): LaidOutDocument => {
  const paper = papers[options.paper];
  const prepared = prepareSource(source);
  const { about } = prepared;
  const pages = layOutSheets(prepared, template, paper).map(paintOrder);
  return {
    paper,
    pages: options.watermark
      ? pages.map((page) => [...page, watermark(template.type.watermark, paper)])
      : pages,
    title: `${about.name} – ${about.title || 'Resume'}`,
    author: about.name,
    subject: about.title ? `Resume of ${about.name}, ${about.title}` : `Resume of ${about.name}`,
    keywords: about.skills,
    language: options.language ?? 'en-PH',
    warnings: prepared.fields.warnings(),
  };
};

/** The free plan's mark across the middle of a page, light enough to read through. */
const watermark = (size: number, paper: Paper): TextMark => {
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
