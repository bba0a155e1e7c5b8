import { resumeFields } from '#shared/resume/resume-fields';
import type { ResumeContent } from '#shared/resume/schema';
import { defaultHeadings } from '#shared/resume/sections/section-order';

/**
 * Words for the user to replace, as in the sentences of phrase-bank.ts: '[number]' and '[CRM tool]', but not a short form
 * such as '[BLS]'.
 */
const placeholder = /\[(?=[a-z\d]|[^[\]\n]* )[^[\]\n]{1,60}\]/g;

/** A text of the resume that still has such words. */
export interface TextToReplace {
  /** The form field. */
  field: string;
  /** What it belongs to, such as the title of a job. */
  about: string;
  /** The words, in their brackets. */
  words: string[];
}

const texts = ['title', 'summary', 'location'] as const;
const lists = [
  'experience',
  'education',
  'seaService',
  'licenses',
  'projects',
  'trainings',
  'awards',
  'volunteering',
  'publications',
] as const;

/** Where a printed text of the resume still has words to replace. */
export const textsToReplace = (resume: ResumeContent): TextToReplace[] => {
  const isShown = (section: string) => !resume.hiddenSections.includes(section);
  return [
    ...texts.filter(isShown).flatMap((name) => wordsIn(resume[name], name, resumeFields[name].label)),
    ...lists.filter(isShown).flatMap((name) => {
      const entries: readonly object[] = resume[name];
      return entries.flatMap((entry, index) =>
        wordsInEntry(entry, `${name}.${index}`, `${defaultHeadings[name]} ${index + 1}`),
      );
    }),
    ...(isShown('skills') ? wordsIn(resume.skills.join('\n'), 'newSkill', defaultHeadings.skills) : []),
    ...(isShown('interests')
      ? wordsIn(resume.interests.join('\n'), 'interests', defaultHeadings.interests)
      : []),
    ...resume.customSections.flatMap(({ id, heading, entries }, section) =>
      isShown(id)
        ? entries.flatMap((entry, index) =>
            wordsInEntry(
              entry,
              `customSections.${section}.entries.${index}`,
              `${heading || 'Section'} ${index + 1}`,
            ),
          )
        : [],
    ),
  ];
};

const wordsIn = (text: string, field: string, about: string): TextToReplace[] => {
  const words = [...new Set(text.match(placeholder))];
  return words.length > 0 ? [{ field, about, words }] : [];
};

/** The entry is named by its first text. */
const wordsInEntry = (entry: object, path: string, otherwise: string) => {
  const fields = Object.entries(entry).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  const about = fields[0]?.[1] || otherwise;
  return fields.flatMap(([name, text]) => wordsIn(text, `${path}.${name}`, about));
};

/** The words of all texts, each once. */
export const allWords = (found: readonly TextToReplace[]): string =>
  [...new Set(found.flatMap(({ words }) => words))].join(', ');
