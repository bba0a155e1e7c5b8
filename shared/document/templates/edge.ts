import { sectionIds } from '../../resume/sections/section-order';
import { specifiedPage, specifiedType } from '../specified';
import type { SingleColumnTemplate } from '../template';

/** A stripe along the edge of the page, and a tab of the same color before each heading. */
export const edge: SingleColumnTemplate = {
  id: 'edge',
  name: 'Edge',
  description: 'A color stripe down the page and serif headings over clear text.',
  category: 'modern',
  thumbnail: '/templates/edge.webp',
  primaryColor: '#b4232a',
  secondaryColor: '#f7e3e3',
  palette: { ink: '#25282d', muted: '#5b6068', rule: '#dcc3c4' },
  typeface: 'serif-headings',
  type: { ...specifiedType, name: 26, title: 12.5, heading: 12.5, entry: 10, body: 9.75, lineHeight: 1.32 },
  page: { ...specifiedPage, gaps: 0.68 },
  edge: { width: 7 },
  onePage: true,
  headings: { color: 'ink', tab: { width: 1.6, gap: 2.6 }, below: 1.2 },
  skills: { as: 'line' },
  photo: { size: 30, cornerRadius: 2 },
  layout: 'single-column',
  footer: { size: 8, aboveEdge: 10 },
  sections: sectionIds,
};
