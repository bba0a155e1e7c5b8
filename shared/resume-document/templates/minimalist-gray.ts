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
    accent: '#374151',
    rule: '#d1d5db',
    surface: '#ffffff',
    onSurface: '#1f2937',
    onSurfaceMuted: '#5b6472',
    onSurfaceAccent: '#374151',
  },
  type: {
    ...specifiedType,
    title: 13,
    heading: singleColumn.heading,
    entry: 11,
    body: 10,
    detail: 9.5,
    side: 10,
    footer: 8,
    lineHeight: 1.4,
  },
  page: specifiedPage,
  headings: 'ruled',
  skills: 'line',
  photo: { size: singleColumn.photo, shape: 'rounded' },
  layout: 'single-column',
  sections: ['summary', 'experience', 'education', 'skills', 'credentials'],
};
