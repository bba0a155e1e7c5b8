import { sectionIds } from '../../resume/sections/section-order';
import { specifiedPage, specifiedType } from '../specified';
import type { SingleColumnTemplate } from '../template';

/** Nothing but text in one column and one ink: what the strictest program reads, and as much of it as a page can hold. */
export const plain: SingleColumnTemplate = {
  id: 'plain',
  name: 'Plain',
  description: 'One dense column in black, safest for online forms.',
  category: 'minimalist',
  thumbnail: '/templates/plain.webp',
  primaryColor: '#111827',
  secondaryColor: '#e5e7eb',
  palette: {
    ink: '#111827',
    muted: '#4b5563',
    rule: '#6b7280',
  },
  type: {
    ...specifiedType,
    name: 22,
    title: 12,
    heading: 11.5,
    entry: 10,
    body: 9.75,
    lineHeight: 1.32,
  },
  page: { ...specifiedPage, gaps: 0.7 },
  headings: { rule: { thickness: 0.35, color: 'ink', at: 'beside' }, below: 1.4 },
  skills: { as: 'line' },
  photo: { size: 28, cornerRadius: 0 },
  layout: 'single-column',
  footer: { size: 8, aboveEdge: 10 },
  sections: sectionIds,
};
