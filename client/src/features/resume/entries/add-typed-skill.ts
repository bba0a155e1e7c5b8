import type { UseFormReturn } from 'react-hook-form';
import { takeSkills, type RefusedSkill } from '#shared/resume/skills';
import { toast } from '../../../ui/feedback/toast';
import type { FormContent } from '../form/form-content';
import { skillWords } from '../words';

/**
 * Adds the skills in the New skill field, or in `typed`: several where commas or line breaks separate them. Those that
 * break a rule stay in the field, a toast says why, and the result is false.
 */
export const addTypedSkill = (
  { getValues, setValue }: Pick<UseFormReturn<FormContent>, 'getValues' | 'setValue'>,
  typed = getValues('newSkill'),
): boolean => {
  const skills = getValues('skills');
  const { added, refused } = takeSkills(typed, skills);
  if (added.length > 0) setValue('skills', [...skills, ...added], { shouldValidate: true });
  setValue('newSkill', refused.map(({ typed: text }) => text).join(', '));
  const [first] = refused;
  if (!first) return true;
  toast({ ...(refused.length === 1 ? first.reason : summaryOf(refused)), variant: 'destructive' });
  return false;
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
