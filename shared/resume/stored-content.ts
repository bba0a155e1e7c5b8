import { z } from 'zod';
import { emptyResume } from './empty-resume';
import {
  emptyEducation,
  emptyExperience,
  emptyOf,
  specifiedFields,
  type EducationEntry,
  type ExperienceEntry,
  type ResumeContent,
} from './schema';
import { customEntry, sectionsContent, type SectionsContent } from './sections/schema';

/** Content as a release before this one may have stored it: fields and parts of entries may be missing. */
export interface StoredContent extends Partial<
  Omit<ResumeContent, keyof SectionsContent | 'experience' | 'education'>
> {
  experience?: Partial<ExperienceEntry>[];
  education?: Partial<EducationEntry>[];
  /** What was saved of the sections beside the specified ones; without it they are among the fields, as in answers. */
  sections?: Record<string, unknown>;
}

/** An entry of each section that has entries, with nothing in it. */
const emptyEntries = Object.entries(sectionsContent.shape).flatMap(([name, type]) =>
  type instanceof z.ZodArray && type.element instanceof z.ZodObject
    ? [{ name: name as keyof SectionsContent, empty: emptyOf(type.element) }]
    : [],
);
const emptyCustomEntry = emptyOf(customEntry);

/** The sections, with everything that they had no field for when they were stored. */
const completeSections = (stored: Record<string, unknown> = {}): SectionsContent => {
  const known = Object.keys(sectionsContent.shape).map((name) => [
    name,
    stored[name] ?? emptyResume[name as keyof SectionsContent],
  ]);
  const sections = Object.fromEntries(known) as Record<string, unknown>;
  for (const { name, empty } of emptyEntries) {
    const entries = sections[name] as object[];
    if (entries.length > 0) sections[name] = entries.map((entry) => ({ ...empty, ...entry }));
  }
  const complete = sections as SectionsContent;
  return {
    ...complete,
    particulars: { ...emptyResume.particulars, ...complete.particulars },
    customSections: complete.customSections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => ({ ...emptyCustomEntry, ...entry })),
    })),
  };
};

/** The content of a stored resume in full, without anything else that the row has. */
export const completeContent = ({ sections, ...stored }: StoredContent): ResumeContent => {
  const specified = Object.fromEntries(
    specifiedFields.map((name) => [name, stored[name] ?? emptyResume[name]]),
  ) as Pick<ResumeContent, (typeof specifiedFields)[number]>;
  return {
    ...specified,
    experience: specified.experience.map((entry) => ({ ...emptyExperience, ...entry })),
    education: specified.education.map((entry) => ({ ...emptyEducation, ...entry })),
    ...completeSections(sections ?? { ...stored }),
  };
};
