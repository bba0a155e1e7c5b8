import { resumeFields } from '#shared/resume/resume-fields';
import { defaultHeadings } from '#shared/resume/sections/section-order';
import { inOrder, type ResumeText } from './form-content';

const arrangement = 'Arrangement of sections';

/** What users call the parts of a resume that are no section of their own. */
const names: Partial<Record<keyof ResumeText, string>> = {
  referencesOnRequest: defaultHeadings.references,
  referencesArePublic: defaultHeadings.references,
  customSections: 'Your own sections',
  sectionOrder: arrangement,
  sectionHeadings: arrangement,
  hiddenSections: arrangement,
};

const nameOf = (part: keyof ResumeText): string =>
  names[part] ??
  (part in resumeFields
    ? resumeFields[part as keyof typeof resumeFields].label
    : defaultHeadings[part as keyof typeof defaultHeadings]);

const plain = (value: unknown) => JSON.stringify(value, inOrder);

/** The names of what is not the same in two resumes. */
export const differingParts = (one: ResumeText, other: ResumeText): string[] => {
  const parts = (Object.keys(one) as (keyof ResumeText)[]).filter(
    (part) => plain(one[part]) !== plain(other[part]),
  );
  return [...new Set(parts.map(nameOf))];
};
