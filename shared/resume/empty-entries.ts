import { educationFields, experienceFields } from './resume-fields';
import { customEntryFields, sectionEntryFields } from './sections/section-fields';

const textsOf = <Name extends string>(fields: Readonly<Record<Name, unknown>>) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as Record<Name, string>;

/**
 * An entry with nothing in it, by list; 'custom' is one of a section of the user's own. Without the schema, as the empty
 * resume is.
 */
export const emptyEntries = {
  experience: textsOf(experienceFields),
  education: textsOf(educationFields),
  licenses: {
    ...textsOf(sectionEntryFields.licenses),
    noExpiry: false,
    credentialId: '',
    numberIsPublic: false,
  },
  seaService: textsOf(sectionEntryFields.seaService),
  languages: textsOf(sectionEntryFields.languages),
  projects: textsOf(sectionEntryFields.projects),
  trainings: textsOf(sectionEntryFields.trainings),
  awards: textsOf(sectionEntryFields.awards),
  volunteering: textsOf(sectionEntryFields.volunteering),
  publications: textsOf(sectionEntryFields.publications),
  references: textsOf(sectionEntryFields.references),
  links: textsOf(sectionEntryFields.links),
  custom: textsOf(customEntryFields),
};
