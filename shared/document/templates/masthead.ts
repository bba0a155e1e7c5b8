import { sectionIds } from '../../resume/sections/section-order';
import { specifiedPage, specifiedType } from '../specified';
import type { SingleColumnTemplate } from '../template';

/** A masthead as a journal has it: a centered serif name, the contact details between hairlines, and headings over lines. */
export const masthead: SingleColumnTemplate = {
  id: 'masthead',
  name: 'Masthead',
  description: 'A centered serif name over hairlines, for law, banking and the academe.',
  category: 'classic',
  thumbnail: '/templates/masthead.webp',
  primaryColor: '#1f3a4d',
  secondaryColor: '#e4eaee',
  palette: { ink: '#1e2226', muted: '#555d64', rule: '#9aa8b2' },
  typeface: 'serif',
  nameStyle: { font: 'regular' },
  type: { ...specifiedType, name: 27, title: 12.5, heading: 12.5, entry: 10, body: 9.75, lineHeight: 1.36 },
  page: { ...specifiedPage, gaps: 0.78 },
  headings: { rule: { thickness: 0.25, color: 'rule' }, below: 2 },
  skills: { as: 'line' },
  photo: { size: 30, cornerRadius: 0 },
  layout: 'single-column',
  header: 'centered',
  headerRule: { thickness: 0.25, color: 'ink', gap: 2, at: 'around' },
  footer: { size: 8, aboveEdge: 10 },
  sections: sectionIds,
};
