import { sectionIds } from '../../resume/sections/section-order';
import { specifiedPage, specifiedType } from '../specified';
import type { SingleColumnTemplate } from '../template';

/** A large name in a book face over a rule, and light headings, for law, teaching, government and research. */
export const serif: SingleColumnTemplate = {
  id: 'serif',
  name: 'Serif',
  description: 'A book face for law, teaching and government.',
  category: 'classic',
  thumbnail: '/templates/serif.webp',
  primaryColor: '#7a1f2b',
  secondaryColor: '#f3e3e1',
  palette: {
    ink: '#211d1b',
    muted: '#5f5752',
    rule: '#c9b8b2',
  },
  typeface: 'serif',
  nameStyle: { color: 'accent' },
  type: {
    ...specifiedType,
    name: 25,
    title: 13,
    heading: 13.5,
    entry: 10,
    body: 9.75,
    lineHeight: 1.32,
  },
  page: { ...specifiedPage, gaps: 0.66 },
  onePage: true,
  headings: { font: 'regular', below: 0.6 },
  skills: { as: 'line' },
  photo: { size: 32, cornerRadius: 0 },
  layout: 'single-column',
  headerRule: { thickness: 0.6, color: 'accent', gap: 2.6 },
  footer: { size: 8, aboveEdge: 10 },
  sections: sectionIds,
};
