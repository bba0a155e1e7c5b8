import { sectionIds } from '../../resume/sections/section-order';
import { specifiedType } from '../specified';
import type { TwoColumnTemplate } from '../template';

/** One page as long as it can: narrow margins, short sections side by side, and closer text before a second page. */
export const compact: TwoColumnTemplate = {
  id: 'compact',
  name: 'Compact',
  description: 'One page as long as it can, with short sections side by side.',
  category: 'modern',
  thumbnail: '/templates/compact.webp',
  primaryColor: '#0f766e',
  secondaryColor: '#ccfbf1',
  palette: {
    ink: '#1f2937',
    muted: '#52606d',
    rule: '#bcd4d1',
  },
  type: {
    ...specifiedType,
    name: 21,
    title: 11.5,
    heading: 10.5,
    entry: 9.75,
    body: 9.5,
    lineHeight: 1.3,
  },
  page: { margin: 15, newPageUnder: 25, gaps: 0.62 },
  onePage: true,
  headings: { rule: { thickness: 0.35, color: 'accent' }, below: 1.5 },
  skills: { as: 'line' },
  photo: { size: 25, cornerRadius: 1.6 },
  layout: 'two-column',
  gutter: 9,
  sections: {
    lead: ['summary', 'experience', 'seaService'],
    columns: sectionIds.filter((id) => id !== 'summary' && id !== 'experience' && id !== 'seaService'),
  },
};
