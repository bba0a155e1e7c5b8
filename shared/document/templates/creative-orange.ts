import { sectionIds } from '../../resume/sections/section-order';
import { specifiedPage, specifiedType, twoColumn } from '../specified';
import type { TwoColumnTemplate } from '../template';

export const creativeOrange: TwoColumnTemplate = {
  id: 'creative-orange',
  name: 'Creative Bold',
  description: 'A color band with your name and photo over two columns.',
  category: 'creative',
  thumbnail: '/templates/creative-orange.webp',
  primaryColor: '#c2410c',
  secondaryColor: '#ffedd5',
  palette: {
    ink: '#292524',
    muted: '#625b55',
    rule: '#e7d5c8',
  },
  type: {
    ...specifiedType,
    title: 13,
    heading: 13,
    entry: 10,
    body: 9.75,
    lineHeight: 1.4,
  },
  page: specifiedPage,
  headings: { rule: { thickness: 0.25, color: 'rule' } },
  skills: { as: 'labels', padding: 2.2, gap: 3.4, lineGap: 1.8, cornerRadius: 1.6 },
  photo: { size: twoColumn.photo, cornerRadius: twoColumn.photo / 2 },
  layout: 'two-column',
  headerBand: { height: twoColumn.headerBand, padding: 11, ink: '#ffffff', muted: '#ffedd5' },
  gutter: 10,
  sections: {
    lead: ['summary', 'seaService'],
    columns: sectionIds.filter((id) => id !== 'summary' && id !== 'seaService'),
  },
};
