import { sectionIds } from '../../resume/sections/section-order';
import { specifiedPage, specifiedType } from '../specified';
import type { SingleColumnTemplate } from '../template';

/**
 * The Philippine form: its title, the position desired, a 2 × 2 inch photo, bordered rows of particulars, schools by level,
 * work by period, licenses and references, and lines to sign. Of particulars it prints the contact details, those that the user
 * switched on, and those in sections of their own.
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
    rule: '#a9bfb1',
  },
  type: {
    ...specifiedType,
    name: 20,
    title: 12,
    heading: 11,
    entry: 10.25,
    body: 10,
    lineHeight: 1.32,
  },
  page: { ...specifiedPage, gaps: 0.7 },
  headings: { bar: { color: '#e3efe6', padding: 2 }, below: 0 },
  skills: { as: 'line' },
  // 2 × 2 inches.
  photo: { size: 50.8, cornerRadius: 0 },
  form: {
    title: 'BIO-DATA',
    titleSize: 22,
    labelWidth: 30,
    timeWidth: 46,
    padding: 0.7,
    closing: 'I hereby certify that the information above is true and correct to the best of my knowledge.',
  },
  layout: 'single-column',
  footer: { size: 8, aboveEdge: 10 },
  sections: ['contact', 'particulars', ...sectionIds],
};
