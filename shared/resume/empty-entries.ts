import { emptyEducation, emptyExperience, emptyOf, resumeContent } from './schema';
import { customEntry } from './sections/schema';

const { shape } = resumeContent;

/** An entry with nothing in it, by list; 'custom' is one of a section of the user's own. */
export const emptyEntries = {
  experience: emptyExperience,
  education: emptyEducation,
  licenses: emptyOf(shape.licenses.element),
  seaService: emptyOf(shape.seaService.element),
  languages: emptyOf(shape.languages.element),
  projects: emptyOf(shape.projects.element),
  trainings: emptyOf(shape.trainings.element),
  awards: emptyOf(shape.awards.element),
  volunteering: emptyOf(shape.volunteering.element),
  publications: emptyOf(shape.publications.element),
  references: emptyOf(shape.references.element),
  links: emptyOf(shape.links.element),
  custom: emptyOf(customEntry),
};
