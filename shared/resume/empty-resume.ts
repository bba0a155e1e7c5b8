import { resumeFields } from './resume-fields';
import { emptyOf, resumeContent, type ResumeContent } from './schema';

/** The specified single texts, all empty. */
export const emptyTexts = Object.fromEntries(Object.keys(resumeFields).map((name) => [name, ''])) as Record<
  keyof typeof resumeFields,
  ''
>;

/** A resume with nothing in it. */
export const emptyResume: ResumeContent = emptyOf(resumeContent);
