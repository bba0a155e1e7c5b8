import { sectionIds } from '../../resume/sections/section-order';
import { specifiedPage, specifiedType } from '../specified';
import type { SingleColumnTemplate } from '../template';

/** A centered title and a book face, for law, teaching, government and research. */
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
  type: {
    ...specifiedType,
    title: 13,
    heading: 13,
    entry: 10.25,
    body: 10,
    lineHeight: 1.38,
  },
  page: { ...specifiedPage, gaps: 0.86 },
  headings: { rule: { thickness: 0.2, color: 'rule' }, below: 2.4 },
  skills: { as: 'line' },
  photo: { size: 32, cornerRadius: 0 },
  layout: 'single-column',
  header: 'centered',
  footer: { size: 8, aboveEdge: 10 },
  sections: sectionIds,
};
