import { sectionIds } from '../../resume/sections/section-order';
import { specifiedType } from '../specified';
import type { TwoColumnTemplate } from '../template';

/** One page as long as it can: a tinted header, narrow margins, short sections side by side, and closer text before a second page. */
export const compact: TwoColumnTemplate = {
  id: 'compact',
  name: 'Compact',
  description: 'One page as long as it can, with short sections side by side.',
  category: 'modern',
  thumbnail: '/templates/compact.webp',
  primaryColor: '#0f766e',
  secondaryColor: '#dff3f0',
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
  headings: { tab: { width: 1.2, gap: 1.8 }, below: 1.2 },
  skills: { as: 'line' },
  photo: { size: 25, cornerRadius: 1.6 },
  layout: 'two-column',
  headerBand: { height: 32, padding: 6, color: 'tint', ink: '#1f2937', muted: '#0b524c', holdsContact: true },
  gutter: 9,
  sections: {
    lead: ['summary', 'experience', 'seaService'],
    columns: sectionIds.filter((id) => id !== 'summary' && id !== 'experience' && id !== 'seaService'),
  },
};
