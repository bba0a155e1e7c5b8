import type { EntryListName } from '../form/form-content';

export type AdditionalListName = Exclude<EntryListName, 'experience' | 'education'>;

/** What a section beside the specified ones is called and holds. Apart from its fields, which load with its first entry. */
export interface SectionText {
  /** 'Language': names the entries ('Language 1') and the button ('Add Language'). */
  noun: string;
  /** What belongs here, in one line. */
  explanation: string;
}

export const sectionTexts: Record<AdditionalListName, SectionText> = {
  licenses: { noun: 'License', explanation: 'PRC, TESDA NC, BLS, driver’s license' },
  languages: { noun: 'Language', explanation: 'Languages, dialects and your level' },
  trainings: { noun: 'Training', explanation: 'Seminars and workshops you attended' },
  projects: { noun: 'Project', explanation: 'School, community or client projects' },
  awards: { noun: 'Award', explanation: 'Honors, scholarships, recognition' },
  volunteering: { noun: 'Volunteer Role', explanation: 'Outreach and community work' },
  publications: { noun: 'Publication', explanation: 'Theses, articles and papers' },
  links: { noun: 'Link', explanation: 'LinkedIn, GitHub, portfolio' },
  references: { noun: 'Reference', explanation: 'People who can vouch for you' },
};
