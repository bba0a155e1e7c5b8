import { sectionIds } from '../../resume/sections/section-order';
import { specifiedPage, specifiedType } from '../specified';
import type { SingleColumnTemplate } from '../template';

/** A curriculum vitae of many pages: dense serif text, and each section under a rule of its own. */
export const scholar: SingleColumnTemplate = {
  id: 'scholar',
  name: 'Scholar',
  description: 'Dense serif pages for long academic and government careers.',
  category: 'classic',
  thumbnail: '/templates/scholar.webp',
  primaryColor: '#4a2545',
  secondaryColor: '#ece4eb',
  palette: { ink: '#201c20', muted: '#5a535a', rule: '#b9aab7' },
  typeface: 'serif',
  type: { ...specifiedType, name: 20, title: 11.5, heading: 11, entry: 9.75, body: 9.5, lineHeight: 1.3 },
  page: { ...specifiedPage, gaps: 0.62 },
  headings: { rule: { thickness: 0.5, color: 'accent', at: 'above' }, below: 1.2 },
  skills: { as: 'line' },
  photo: { size: 28, cornerRadius: 0 },
  layout: 'single-column',
  footer: { size: 8, aboveEdge: 10 },
  sections: sectionIds,
};
