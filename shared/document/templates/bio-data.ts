import { sectionIds } from '../../resume/sections/section-order';
import { specifiedPage, specifiedType } from '../specified';
import type { SingleColumnTemplate } from '../template';

/**
 * The Philippine form: a 2 × 2 inch photo, particulars in rows with labels, licenses and references. Of particulars it
 * prints the contact details and those that the user gave in sections of their own.
 */
export const bioData: SingleColumnTemplate = {
  id: 'bio-data',
  name: 'Bio-data',
  description: 'The local form: 2 × 2 photo, particulars, licenses and references.',
  category: 'creative',
  thumbnail: '/templates/bio-data.webp',
  primaryColor: '#14532d',
  secondaryColor: '#e3efe6',
  palette: {
    ink: '#1c2420',
    muted: '#55625b',
    rule: '#c3d3c9',
  },
  type: {
    ...specifiedType,
    name: 22,
    title: 12.5,
    heading: 11,
    entry: 10.25,
    body: 10,
    lineHeight: 1.36,
  },
  page: { ...specifiedPage, gaps: 0.85 },
  headings: { bar: { color: '#e3efe6', padding: 2.4 }, below: 2.2 },
  skills: { as: 'line' },
  // 2 × 2 inches.
  photo: { size: 50.8, cornerRadius: 0 },
  form: { labelWidth: 30, padding: 0.7 },
  layout: 'single-column',
  footer: { size: 8, aboveEdge: 10 },
  sections: ['contact', 'particulars', ...sectionIds],
};
