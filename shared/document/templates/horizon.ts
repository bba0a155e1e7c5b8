import { sectionIds } from '../../resume/sections/section-order';
import { specifiedType } from '../specified';
import type { SingleColumnTemplate } from '../template';

/** A stripe across the top, a large light name and much white: each section begins at a hairline. */
export const horizon: SingleColumnTemplate = {
  id: 'horizon',
  name: 'Horizon',
  description: 'A large light name below a stripe, wide white space and one thin line per section.',
  category: 'minimalist',
  thumbnail: '/templates/horizon.webp',
  primaryColor: '#0f5c6e',
  secondaryColor: '#dfeef1',
  palette: { ink: '#20292c', muted: '#566367', rule: '#a9c3c9' },
  nameStyle: { font: 'regular', color: 'accent' },
  type: { ...specifiedType, name: 32, title: 13, heading: 13.5, entry: 10, body: 9.75, lineHeight: 1.4 },
  page: { margin: 22, newPageUnder: 32, gaps: 0.82 },
  edge: { width: 5, at: 'top' },
  headings: { font: 'regular', rule: { thickness: 0.25, color: 'rule', at: 'above' }, below: 1.6 },
  skills: { as: 'line' },
  photo: { size: 30, cornerRadius: 15 },
  layout: 'single-column',
  footer: { size: 8, aboveEdge: 10 },
  sections: sectionIds,
};
