import type { UseFormReturn } from 'react-hook-form';
import { decideSkill } from '#shared/resume/skills';
import { toast } from '../../ui/toast';
import type { FormContent } from './form-content';

/**
 * Adds the skill that stands in the New skill field by the rule for adding one. Where it breaks the rule it stays there,
 * the person is told why, and the answer is false.
 */
export const addTypedSkill = ({
  getValues,
  setValue,
}: Pick<UseFormReturn<FormContent>, 'getValues' | 'setValue'>): boolean => {
  const { newSkill, skills } = getValues();
  const decision = decideSkill(newSkill, skills);
  if ('skill' in decision) {
    setValue('skills', [...skills, decision.skill], { shouldValidate: true });
    setValue('newSkill', '');
    return true;
  }
  toast({ ...decision, variant: 'destructive' });
  return false;
};
