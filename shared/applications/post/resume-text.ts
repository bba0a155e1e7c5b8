import { resumeContent } from '#shared/resume/schema';

// How a resume is arranged is none of its words.
const arrangement = new Set(['profilePhotoUrl', 'sectionOrder', 'hiddenSections', 'id']);

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return Object.entries(value).flatMap(([name, part]) => (arrangement.has(name) ? [] : textsIn(part)));
};

/** All words of a resume, a line for each of its texts. Sections that it hides say nothing. */
export const resumeText = (resume: object & { hiddenSections?: readonly string[] }): string => {
  const hidden = new Set(resume.hiddenSections);
  return Object.entries(resume)
    .filter(([name]) => name in resumeContent.shape && !arrangement.has(name) && !hidden.has(name))
    .flatMap(([, value]) =>
      textsIn(
        Array.isArray(value)
          ? value.filter((entry) => !hidden.has((entry as { id?: string }).id ?? ''))
          : value,
      ),
    )
    .join('\n');
};
