import type { Template } from '#shared/resume-document/template';
import {
  papers,
  type DocumentSource,
  type LaidOutDocument,
  type LayoutOptions,
  type Page,
  type Paper,
} from './document';
import { layOutSidebar } from './columns/sidebar';
import { layOutSingleColumn } from './columns/single-column';
import { layOutTwoColumn } from './columns/two-column';
import type { Sheet } from './columns/sheet';
import { prepareSource, type PreparedSource } from './prepared-source';
import { watermark } from './watermark';

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
 * Surfaces and ornaments lie beneath and are painted first. Then follows the content as it is read, and last the text
 * that belongs to no resume: footer and watermark.
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
