import { resumeFields } from '#shared/resume/resume-fields';
import { resumeContent } from '#shared/resume/schema';
import { takeSkills } from '#shared/resume/skills';
import { withDayOrder } from '#shared/text/duration';
import type { FormContent } from '../form/form-content';
import type { StepId } from './step-list';

const isEmpty = (text: string | undefined) => text === undefined || text.trim() === '';

/** An entry that was added and left alone asks for nothing and fills no step. */
const isLeftAlone = (entry: object) =>
  Object.values(entry).every((value) => (typeof value === 'string' ? isEmpty(value) : value !== true));

const hasEntries = (...lists: object[][]) => lists.flat().some((entry) => !isLeftAlone(entry));

const aboutFields = ['title', 'summary', 'phone', 'location', 'website'] as const;

/** The steps that have something in them, as one text: a keystroke rarely changes it. */
export const filledSteps = (content: FormContent) => {
  const filled: StepId[] = [];
  if (aboutFields.some((field) => content[field])) filled.push('about');
  if (hasEntries(content.experience, content.seaService, content.trainings)) filled.push('work');
  if (hasEntries(content.education)) filled.push('education');
  if (content.skills.length > 0 || hasEntries(content.licenses)) filled.push('skills');
  return filled.join(' ');
};

const isAccepted = (
  content: FormContent,
  names: readonly (keyof typeof resumeContent.shape & keyof FormContent)[],
) => names.every((name) => resumeContent.shape[name].safeParse(content[name]).success);

/** What each entry of a list needs, by list. */
const neededFields = {
  experience: ['title', 'company', 'duration'],
  // Who is on board has not signed off.
  seaService: ['vessel', 'rank', 'signOn'],
  trainings: ['title', 'duration'],
  education: ['degree', 'school', 'year'],
  licenses: ['name'],
} as const;

/** The empty fields of filled steps that an employer looks for, by their paths in the form. */
export const emptyFields = (content: FormContent): string[] => [
  ...(filledSteps(content).split(' ').includes('about') && isEmpty(content.title) ? ['title'] : []),
  ...Object.entries(neededFields).flatMap(([list, names]) =>
    content[list as keyof typeof neededFields].flatMap((entry, index) =>
      (isLeftAlone(entry) ? [] : names)
        .filter((name) => isEmpty((entry as Partial<Record<string, string>>)[name]))
        .map((name) => `${list}.${index}.${name}`),
    ),
  ),
  ...content.licenses.flatMap((entry, index) =>
    !isLeftAlone(entry) && isEmpty(entry.issued) && isEmpty(entry.validUntil) && !entry.noExpiry
      ? [`licenses.${index}.validUntil`]
      : [],
  ),
];

/** The durations with a day that has two meanings, such as 06/12/2025, by their paths. Nothing refuses them. */
export const ambiguousDurations = ({ experience, trainings }: FormContent): string[] =>
  Object.entries({ experience, trainings }).flatMap(([list, entries]) =>
    entries.flatMap(({ duration = '' }, index) =>
      withDayOrder(duration, 'month-first') === withDayOrder(duration, 'day-first')
        ? []
        : [`${list}.${index}.duration`],
    ),
  );

/** Whether nothing in a step is refused. */
const isRight: Partial<Record<StepId, (content: FormContent) => boolean>> = {
  about: (content) => isAccepted(content, aboutFields),
  work: (content) => isAccepted(content, ['experience', 'seaService', 'trainings']),
  education: (content) => isAccepted(content, ['education']),
  skills: (content) =>
    (content.newSkill.trim() === '' || takeSkills(content.newSkill, content.skills).refused.length === 0) &&
    isAccepted(content, ['skills', 'licenses']),
};

/**
 * The filled steps that get a check mark, as one text: nothing in them is refused, has two meanings, or is empty that an
 * employer looks for.
 */
export const doneSteps = (content: FormContent) => {
  const open = new Set([...emptyFields(content), ...ambiguousDurations(content)].map((path) => stepOf(path)));
  return filledSteps(content)
    .split(' ')
    .filter((step) => !open.has(step as StepId) && isRight[step as StepId]?.(content))
    .join(' ');
};

export const stepsWithContent = (filled: string) => new Set(filled.split(' '));

const stepOfField: Partial<Record<string, StepId>> = {
  experience: 'work',
  seaService: 'work',
  trainings: 'work',
  education: 'education',
  skills: 'skills',
  newSkill: 'skills',
  licenses: 'skills',
};

/** The step with a field of the form, by its path; undefined where only the whole form has it. */
export const stepOf = (path: string): StepId | undefined => {
  const [field = path] = path.split('.');
  return field in resumeFields ? 'about' : stepOfField[field];
};
