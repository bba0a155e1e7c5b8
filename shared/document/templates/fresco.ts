import { sectionIds } from '../../resume/sections/section-order';
import { specifiedPage, specifiedType } from '../specified';
import type { SingleColumnTemplate } from '../template';

/** A light tinted header over text in a book face, with sans headings. */
export const fresco: SingleColumnTemplate = {
  id: 'fresco',
  name: 'Fresco',
  description: 'A soft tinted header, plain headings and text in a book face.',
  category: 'creative',
  thumbnail: '/templates/fresco.webp',
  primaryColor: '#8a4b08',
  secondaryColor: '#f6ead9',
  palette: { ink: '#2a2420', muted: '#665a50', rule: '#dccbb3' },
  typeface: 'sans-headings',
  nameStyle: { color: 'accent' },
  type: { ...specifiedType, name: 26, title: 12.5, heading: 11.5, entry: 10, body: 9.75, lineHeight: 1.32 },
  page: { ...specifiedPage, gaps: 0.68 },
  onePage: true,
  headings: { bar: { color: '#f6ead9', padding: 2 }, below: 1.6 },
  skills: { as: 'line' },
  photo: { size: 30, cornerRadius: 4 },
  layout: 'single-column',
  headerBand: { height: 40, padding: 7, color: 'tint', ink: '#2a2420', muted: '#5c4f44', holdsContact: true },
  footer: { size: 8, aboveEdge: 10 },
  sections: sectionIds,
};
