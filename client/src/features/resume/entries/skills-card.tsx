import { Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { resumeLimits } from '#shared/resume/resume-fields';
import { hasRoomForSkill, separatesSkills } from '#shared/resume/skills';
import { Button } from '../../../ui/button';
import { CappedInput } from '../../../ui/forms/capped-input';
import { Card, CardHeader } from '../../../ui/layout/card';
import { Field } from '../../../ui/forms/field';
import { restNotice } from '../../../ui/forms/rest-notice';
import { addTypedSkill } from './add-typed-skill';
import { useRemovals } from './removals';
import { SkillChips } from './skill-chips';
import type { FormContent } from '../form/form-content';
import { HiddenBadge } from '../sections/hidden-badge';
import { skillWords as words } from '../words';

const maxLength = resumeLimits.skill.max;

/** Skills are added one by one, each by the rule for adding a skill. */
export const SkillsCard = () => {
  const { control, register, setFocus, setValue, getValues } = useFormContext<FormContent>();
  const [skills, typed] = useWatch({ control, name: ['skills', 'newSkill'] });
  const { errors } = useFormState({ control, name: 'skills' });
  const isFull = !hasRoomForSkill(skills);
  const { undo } = useRemovals();

  const [rest, setRest] = useState('');

  const takeSeparated = (inserted: string, text: string) => {
    if (!separatesSkills(inserted)) return false;
    setRest('');
    addTypedSkill({ getValues, setValue }, text);
    return true;
  };

  const add = () => {
    addTypedSkill({ getValues, setValue });
    setFocus('newSkill');
  };

  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isFull) add();
  };

  const remove = (skill: string) => {
    const before = getValues('skills');
    const others = before.filter((other) => other !== skill);
    setValue('skills', others, { shouldValidate: true });
    setFocus('newSkill');
    undo.push({
      name: skill,
      restore: () => {
        const now = getValues('skills');
        if (!now.includes(skill))
          setValue('skills', now.toSpliced(before.indexOf(skill), 0, skill), { shouldValidate: true });
      },
    });
  };

  const move = (from: number, to: number) => {
    const moved = getValues('skills').filter((_, index) => index !== from);
    moved.splice(to, 0, skills[from] ?? '');
    setValue('skills', moved, { shouldDirty: true, shouldValidate: true });
  };

  const problem =
    errors.skills?.message ??
    errors.skills?.root?.message ??
    skills.map((_, index) => errors.skills?.[index]?.message).find(Boolean);

  return (
    <Card aria-labelledby="resume-skills">
      <CardHeader
        titleId="resume-skills"
        title={words.title}
        action={
          <>
            <HiddenBadge id="skills" />
            <span className="text-xs leading-6 text-muted tabular-nums">
              {words.count(skills.length, resumeLimits.skills)}
            </span>
          </>
        }
      />
      <Field
        label={words.label}
        hint={isFull ? words.full(resumeLimits.skills) : words.limits(resumeLimits.skill.min, maxLength)}
        error={problem}
        notice={restNotice(rest, words.tooLong(maxLength))}
        counter={{ length: typed.length, max: maxLength }}
      >
        {(field) => (
          <div className="flex gap-2">
            <CappedInput
              {...field}
              {...register('newSkill')}
              maxLength={maxLength}
              onRest={setRest}
              onInsert={takeSeparated}
              autoComplete="off"
              enterKeyHint="done"
              onKeyDown={addOnEnter}
            />
            <Button variant="secondary" disabled={isFull} onClick={add}>
              <Plus aria-hidden /> {words.add}
            </Button>
          </div>
        )}
      </Field>
      {skills.length > 0 && <SkillChips skills={skills} onMove={move} onRemove={remove} />}
    </Card>
  );
};
