import { sectionIds } from '../../resume/sections/section-order';
import { singleColumn, specifiedPage, specifiedType } from '../specified';
import type { SingleColumnTemplate } from '../template';

export const minimalistGray: SingleColumnTemplate = {
  id: 'minimalist-gray',
  name: 'Minimalist Clean',
  description: 'One calm column that reads top to bottom, credentials included.',
  category: 'minimalist',
  thumbnail: '/templates/minimalist-gray.webp',
  primaryColor: '#374151',
  secondaryColor: '#e5e7eb',
  palette: {
    ink: '#1f2937',
    muted: '#5b6472',
    rule: '#d1d5db',
  },
  type: {
    ...specifiedType,
    title: 13,
    heading: singleColumn.heading,
    entry: 10.25,
    body: 10,
    lineHeight: 1.4,
  },
  page: specifiedPage,
  headings: { font: 'regular', rule: { thickness: 0.25, color: 'rule' } },
  skills: { as: 'line' },
  photo: { size: singleColumn.photo, cornerRadius: 2.4 },
  layout: 'single-column',
  footer: { size: 8, aboveEdge: 10 },
  sections: sectionIds,
};
