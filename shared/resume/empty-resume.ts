import { resumeFields } from './resume-fields';
import { noParticulars } from './particulars';
import type { ResumeContent } from './schema';

/** The specified single texts, all empty. */
export const emptyTexts = Object.fromEntries(Object.keys(resumeFields).map((name) => [name, ''])) as Record<
  keyof typeof resumeFields,
  ''
>;

/** A resume with nothing in it. Without the schema, which the builder loads after its first screen. */
export const emptyResume: ResumeContent = {
  ...emptyTexts,
  profilePhotoUrl: '',
  skills: [],
  experience: [],
  education: [],
  seaService: [],
  licenses: [],
  languages: [],
  projects: [],
  trainings: [],
  awards: [],
  volunteering: [],
  publications: [],
  references: [],
  referencesOnRequest: false,
  referencesArePublic: false,
  links: [],
  interests: [],
  customSections: [],
  particulars: noParticulars,
  sectionOrder: [],
  sectionHeadings: {},
  hiddenSections: [],
};
