import { sectionIds } from '../../resume/sections/section-order';
import { specifiedType } from '../specified';
import type { SingleColumnTemplate } from '../template';

/** Dense and in blocks, as fleets and plants file it: headings as dark labels on lines, narrow margins, and one page while that fits. */
export const deck: SingleColumnTemplate = {
  id: 'deck',
  name: 'Deck',
  description: 'Headings on dark labels and dense rows, for seafarers and technical work.',
  category: 'modern',
  thumbnail: '/templates/deck.webp',
  primaryColor: '#12395b',
  secondaryColor: '#dde7f0',
  palette: { ink: '#1b2430', muted: '#4f5b69', rule: '#b7c6d4' },
  type: { ...specifiedType, name: 21, title: 11.5, heading: 10.5, entry: 9.75, body: 9.5, lineHeight: 1.3 },
  page: { margin: 15, newPageUnder: 25, gaps: 0.62 },
  onePage: true,
  headings: { bar: { color: '#12395b', padding: 2.4, ink: '#ffffff', label: true }, below: 1.6 },
  skills: { as: 'line' },
  photo: { size: 32, cornerRadius: 0 },
  layout: 'single-column',
  headerRule: { thickness: 0.8, color: 'accent', gap: 2 },
  footer: { size: 8, aboveEdge: 10 },
  sections: sectionIds,
};
