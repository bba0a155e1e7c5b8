import { mainSections } from '../../resume/sections/section-order';
import { sidebar, specifiedPage, specifiedType } from '../specified';
import type { SidebarTemplate } from '../template';

export const modernBlue: SidebarTemplate = {
  id: 'modern-blue',
  name: 'Modern Professional',
  description: 'A clear sidebar with contact details and skills, and room for your story.',
  category: 'modern',
  thumbnail: '/templates/modern-blue.webp',
  primaryColor: '#1d4ed8',
  secondaryColor: '#dbeafe',
  palette: {
    ink: '#1e293b',
    muted: '#52617a',
    rule: '#c7d2e5',
  },
  type: {
    ...specifiedType,
    title: 13,
    heading: sidebar.heading,
    entry: 10.25,
    body: 10,
    lineHeight: 1.38,
  },
  page: specifiedPage,
  headings: { rule: { thickness: 0.7, length: 9, color: 'accent' } },
  skills: { as: 'list' },
  photo: { size: sidebar.photo, cornerRadius: sidebar.photo / 2 },
  layout: 'sidebar-left',
  sidebar: { width: sidebar.width, padding: 10, gutter: 10, surface: '#edf3fe', text: 9.5 },
  sections: {
    main: [...mainSections, 'custom', 'references'],
    side: ['contact', 'skills', 'languages', 'links', 'interests'],
  },
};
