import type { UseFormReturn } from 'react-hook-form';
import { takeSkills, type RefusedSkill } from '#shared/resume/skills';
import type { ToastContent } from '../../../ui/feedback/toast';
import type { FormContent } from '../form/form-content';
import { skillWords } from '../words';

/**
 * Adds the skills in the New skill field, or in `typed`: several where commas or line breaks separate them. Those that
 * break a rule stay in the field, and the result says why, worded for a toast; null where all were added.
 */
export const addTypedSkill = (
  form: Pick<UseFormReturn<FormContent>, 'getValues' | 'setValue' | 'clearErrors'>,
  typed = form.getValues('newSkill'),
): Pick<ToastContent, 'title' | 'description'> | null => {
  const skills = form.getValues('skills');
  const { added, refused } = takeSkills(typed, skills);
  if (added.length > 0) form.setValue('skills', [...skills, ...added], { shouldValidate: true });
  form.setValue('newSkill', refused.map(({ typed: text }) => text).join(', '));
  form.clearErrors('newSkill');
  const [first] = refused;
  if (!first) return null;
  return refused.length === 1 ? first.reason : summaryOf(refused);
};

const { refused: words } = skillWords;
const maxNamed = 3;

const summaryOf = (refused: RefusedSkill[]) => {
  const named = refused
    .slice(0, maxNamed)
    .map(({ typed, reason }) => words.reason(typed.slice(0, 40), reason.title));
  const others = refused.length - named.length;
  return {
    title: words.title(refused.length),
    description: words.description(named, others),
  };
};
