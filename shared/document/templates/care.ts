import { mainSections } from '../../resume/sections/section-order';
import { specifiedPage, specifiedType } from '../specified';
import type { SidebarTemplate } from '../template';

/** Calm and clean, for wards and clinics: a narrow tinted column for contact details, skills and languages. */
export const care: SidebarTemplate = {
  id: 'care',
  name: 'Care',
  description: 'A narrow tinted column and clean headings, for health care and service.',
  category: 'minimalist',
  thumbnail: '/templates/care.webp',
  primaryColor: '#0b6b62',
  secondaryColor: '#d9efec',
  palette: { ink: '#1f2a2c', muted: '#50605f', rule: '#a8cfca' },
  type: { ...specifiedType, name: 25, title: 12.5, heading: 12.5, entry: 10, body: 9.75, lineHeight: 1.38 },
  page: { ...specifiedPage, gaps: 0.85 },
  headings: { color: 'ink', tab: { width: 3, gap: 2.4 }, below: 2 },
  skills: { as: 'list' },
  photo: { size: 34, cornerRadius: 17 },
  layout: 'sidebar-right',
  sidebar: { width: 70, padding: 10, gutter: 9, surface: '#eef7f6', text: 9.5 },
  sections: {
    main: [...mainSections, 'credentials', 'custom', 'references'],
    side: ['contact', 'skills', 'languages', 'links', 'interests'],
  },
};
