import { sectionIds } from '../../resume/sections/section-order';
import { specifiedPage, specifiedType } from '../specified';
import type { SingleColumnTemplate } from '../template';

/** A band of color across the page with the name, the title and how to reach you. */
export const banner: SingleColumnTemplate = {
  id: 'banner',
  name: 'Banner',
  description: 'A bold band with your name and how to reach you, then one clear column.',
  category: 'creative',
  thumbnail: '/templates/banner.webp',
  primaryColor: '#5b21b6',
  secondaryColor: '#ece5f8',
  palette: { ink: '#262130', muted: '#5f586b', rule: '#cdbfe6' },
  typeface: 'serif-headings',
  type: { ...specifiedType, name: 28, title: 13, heading: 14, entry: 10, body: 9.75, lineHeight: 1.38 },
  page: { ...specifiedPage, gaps: 0.82 },
  headings: { rule: { thickness: 0.9, length: 12, color: 'accent' }, below: 2.2 },
  skills: { as: 'labels', padding: 2.2, gap: 3.4, lineGap: 1.8, cornerRadius: 2.4 },
  photo: { size: 32, cornerRadius: 16 },
  layout: 'single-column',
  headerBand: { height: 46, padding: 9, ink: '#ffffff', muted: '#ece5f8', holdsContact: true },
  footer: { size: 8, aboveEdge: 10 },
  sections: sectionIds,
};
