import { mainSections } from '../../resume/sections/section-order';
import { sidebar, specifiedPage, specifiedType } from '../specified';
import type { SidebarTemplate } from '../template';

export const classicNavy: SidebarTemplate = {
  id: 'classic-navy',
  name: 'Classic Professional',
  description: 'A traditional page with a quiet sidebar on the right.',
  category: 'classic',
  thumbnail: '/templates/classic-navy.webp',
  primaryColor: '#1e3a5f',
  secondaryColor: '#e2e8f0',
  palette: {
    ink: '#1f2937',
    muted: '#565f6d',
    rule: '#b6c2d1',
  },
  type: {
    ...specifiedType,
    title: 12.5,
    heading: sidebar.heading,
    entry: 10.25,
    body: 10,
    lineHeight: 1.4,
  },
  page: specifiedPage,
  headings: { rule: { thickness: 0.25, color: 'rule' } },
  skills: { as: 'list' },
  photo: { size: sidebar.photo, cornerRadius: 2.4 },
  layout: 'sidebar-right',
  sidebar: { width: sidebar.width, padding: 10, gutter: 10, surface: '#f3f5f8', text: 9.5 },
  sections: {
    main: [...mainSections, 'credentials', 'custom', 'references'],
    side: ['contact', 'skills', 'languages', 'links', 'interests'],
  },
};
