import { GripVertical, Plus, X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { resumeLimits } from '#shared/resume/resume-fields';
import { hasRoomForSkill, separatesSkills } from '#shared/resume/skills';
import { Button } from '../../../ui/button';
import { CappedInput, restNotice } from '../../../ui/forms/capped-input';
import { Field } from '../../../ui/forms/field';
import { useUnprintable } from '../../../ui/forms/use-unprintable';
import { toast } from '../../../ui/feedback/toast';
import { addTypedSkill } from './add-typed-skill';
import { FoldingCard } from './folding-card';
import { useRemovals } from './removals';
import { SortableList, useSortableEntry } from './sortable-list';
import type { FormContent } from '../form/form-content';
import { HiddenBadge } from '../sections/hidden-badge';
import { foldWords, orderWords, skillWords as words } from '../words';

const maxLength = resumeLimits.skill.max;

/** Skills are added one by one, each by the rule for adding a skill. */
export const SkillsCard = () => {
  const { control, register, setFocus, setValue, getValues, clearErrors } = useFormContext<FormContent>();
  const [skills, typed] = useWatch({ control, name: ['skills', 'newSkill'] });
  const { errors } = useFormState({ control, name: ['skills', 'newSkill'] });
  const isFull = !hasRoomForSkill(skills);
  const { undo } = useRemovals();
  // A resume of another program may have a skill twice.
  const ids = skills.map((skill, index) => (skills.indexOf(skill) === index ? skill : `${skill} ${index}`));

  const [rest, setRest] = useState('');
  const unprintable = useUnprintable(`${skills.join(' ')} ${typed}`);

  const addTyped = (text?: string) => {
    const refusal = addTypedSkill({ getValues, setValue, clearErrors }, text);
    if (refusal) toast({ ...refusal, variant: 'destructive' });
  };

  const takeSeparated = (inserted: string, text: string) => {
    if (!separatesSkills(inserted)) return false;
    setRest('');
    addTyped(text);
    return true;
  };

  const add = () => {
    addTyped();
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
    errors.newSkill?.message ??
    errors.skills?.message ??
    errors.skills?.root?.message ??
    skills.map((_, index) => errors.skills?.[index]?.message).find(Boolean);

  return (
    <FoldingCard
      titleId="resume-skills"
      title={words.title}
      action={
        <>
          <HiddenBadge id="skills" />
          <span className="text-xs leading-6 text-muted tabular-nums max-lg:hidden">
            {words.count(skills.length, resumeLimits.skills)}
          </span>
        </>
      }
      state={skills.length > 0 ? words.count(skills.length, resumeLimits.skills) : foldWords.nothing}
      parts={['skills', 'newSkill']}
    >
      <Field
        label={words.label}
        hint={isFull ? words.full(resumeLimits.skills) : words.limits(resumeLimits.skill.min, maxLength)}
        error={problem}
        notice={[restNotice(rest, words.tooLong(maxLength)), unprintable].filter(Boolean).join(' ')}
        counter={{ length: typed.length, max: maxLength }}
      >
        {(field) => (
          <div className="flex gap-2">
            <CappedInput
              {...field}
              {...register('newSkill')}
              data-part="skills"
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
      {skills.length > 0 && (
        <SortableList
          inLines
          ids={ids}
          labelOf={(index) => skills[index] ?? ''}
          onMove={move}
          keys={words.keys}
          aria-label={words.list}
          className="mt-4 flex flex-wrap gap-2"
        >
          {skills.map((skill, index) => {
            const id = ids[index] ?? skill;
            return <SkillChip key={id} id={id} skill={skill} onRemove={() => remove(skill)} />;
          })}
        </SortableList>
      )}
    </FoldingCard>
  );
};

const SkillChip = ({ id, skill, onRemove }: { id: string; skill: string; onRemove: () => void }) => {
  const { handle, main } = useSortableEntry(id, 'main');
  return (
    <li className="inline-flex max-w-full items-center rounded-2xl border bg-subtle text-sm data-over:border-primary data-over:ring-2 data-over:ring-primary">
      <button
        type="button"
        {...handle}
        aria-label={orderWords.reorder(skill)}
        className="grid size-8 shrink-0 in-data-draggable:cursor-grab touch-none place-items-center rounded-full text-muted hover:text-ink pointer-coarse:size-11"
      >
        <GripVertical aria-hidden className="size-3.5" />
      </button>
      <span className="min-w-0 py-1 wrap-anywhere">{skill}</span>
      <button
        type="button"
        {...main}
        aria-label={words.remove(skill)}
        className="grid size-8 shrink-0 place-items-center rounded-full text-muted hover:text-danger-text pointer-coarse:size-11"
        onClick={onRemove}
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </li>
  );
};
