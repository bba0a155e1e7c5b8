import { resumeFields } from '#shared/resume/resume-fields';
import { resumeContent } from '#shared/resume/schema';
import { takeSkills } from '#shared/resume/skills';
import type { FormContent } from '../form/form-content';
import type { StepId } from './step-list';

const aboutFields = ['title', 'summary', 'phone', 'location', 'website'] as const;

/** The steps that have something in them, as one text: a keystroke rarely changes it. */
export const filledSteps = (content: FormContent) => {
  const filled: StepId[] = [];
  if (aboutFields.some((field) => content[field])) filled.push('about');
  if (content.experience.length > 0 || content.seaService.length > 0 || content.trainings.length > 0)
    filled.push('work');
  if (content.education.length > 0) filled.push('education');
  if (content.skills.length > 0 || content.licenses.length > 0) filled.push('skills');
  return filled.join(' ');
};

type Texts = Partial<Record<string, unknown>>;

const isAccepted = (
  content: FormContent,
  names: readonly (keyof typeof resumeContent.shape & keyof FormContent)[],
) => names.every((name) => resumeContent.shape[name].safeParse(content[name]).success);

/** Whether each entry has what it is found by. */
const haveAll = (entries: readonly Texts[], ...names: string[]) =>
  entries.every((entry) =>
    names.every((name) => {
      const text = entry[name];
      return typeof text === 'string' && text.trim() !== '';
    }),
  );

/** What a step needs beside something in it: nothing refused, and nothing empty that an employer looks for. */
const isComplete: Partial<Record<StepId, (content: FormContent) => boolean>> = {
  about: (content) => content.title.trim() !== '' && isAccepted(content, aboutFields),
  work: (content) =>
    haveAll(content.experience, 'title', 'company') &&
    haveAll(content.trainings, 'title') &&
    isAccepted(content, ['experience', 'seaService', 'trainings']),
  education: (content) => haveAll(content.education, 'school') && isAccepted(content, ['education']),
  skills: (content) =>
    haveAll(content.licenses, 'name') &&
    (content.newSkill.trim() === '' || takeSkills(content.newSkill, content.skills).refused.length === 0) &&
    isAccepted(content, ['skills', 'licenses']),
};

/** The filled steps that get a check mark, as one text. */
export const doneSteps = (content: FormContent) =>
  filledSteps(content)
    .split(' ')
    .filter((step) => isComplete[step as StepId]?.(content))
    .join(' ');

export const stepsWithContent = (filled: string) => new Set(filled.split(' '));

const stepOfField: Partial<Record<string, StepId>> = {
  experience: 'work',
  trainings: 'work',
  education: 'education',
  skills: 'skills',
  newSkill: 'skills',
  licenses: 'skills',
};

/** The step with this field of the form; undefined where only the whole form has it. */
export const stepOf = (field: string) => (field in resumeFields ? 'about' : stepOfField[field]);
