import { resumeFields } from '#shared/resume/resume-fields';
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
