import { sectionIds } from '../../resume/sections/section-order';
import { specifiedPage, specifiedType } from '../specified';
import type { SingleColumnTemplate } from '../template';

/** A light tinted header over text in a book face: name and headings in the middle of the page. */
export const fresco: SingleColumnTemplate = {
  id: 'fresco',
  name: 'Fresco',
  description: 'A soft tinted header, headings between lines and text in a book face.',
  category: 'creative',
  thumbnail: '/templates/fresco.webp',
  primaryColor: '#8a4b08',
  secondaryColor: '#f6ead9',
  palette: { ink: '#2a2420', muted: '#665a50', rule: '#dccbb3' },
  typeface: 'sans-headings',
  type: { ...specifiedType, name: 27, title: 12.5, heading: 12, entry: 10, body: 9.75, lineHeight: 1.32 },
  page: { ...specifiedPage, gaps: 0.68 },
  onePage: true,
  headings: { align: 'center', rule: { thickness: 0.3, color: 'rule', at: 'beside' }, below: 1.4 },
  skills: { as: 'line' },
  photo: { size: 30, cornerRadius: 4 },
  layout: 'single-column',
  header: 'centered',
  headerBand: { height: 40, padding: 7, color: 'tint', ink: '#2a2420', muted: '#8a4b08', holdsContact: true },
  footer: { size: 8, aboveEdge: 10 },
  sections: sectionIds,
};
