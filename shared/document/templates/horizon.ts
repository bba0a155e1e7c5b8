import { sectionIds } from '../../resume/sections/section-order';
import { specifiedType } from '../specified';
import type { SingleColumnTemplate } from '../template';

/** A large light name and much white: headings with a line that runs to the edge. */
export const horizon: SingleColumnTemplate = {
  id: 'horizon',
  name: 'Horizon',
  description: 'A large light name, wide white space and one thin line per section.',
  category: 'minimalist',
  thumbnail: '/templates/horizon.webp',
  primaryColor: '#0f5c6e',
  secondaryColor: '#dfeef1',
  palette: { ink: '#20292c', muted: '#566367', rule: '#a9c3c9' },
  nameStyle: { font: 'regular', color: 'accent' },
  type: { ...specifiedType, name: 28, title: 13, heading: 12, entry: 10, body: 9.75, lineHeight: 1.4 },
  page: { margin: 22, newPageUnder: 32, gaps: 0.82 },
  headings: { font: 'regular', rule: { thickness: 0.25, color: 'accent', at: 'beside' }, below: 1.8 },
  skills: { as: 'line' },
  photo: { size: 30, cornerRadius: 15 },
  layout: 'single-column',
  footer: { size: 8, aboveEdge: 10 },
  sections: sectionIds,
};
