import { Plus, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { resumeLimits, type ResumeContent } from '#shared/resume/schema';
import { decideSkill, hasRoomForSkill } from '#shared/resume/skills';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { toast } from '../../ui/toast';

/** Skills are added one by one, each by the rule for adding a skill. */
export const SkillsCard = () => {
  const { control, setValue, getValues } = useFormContext<ResumeContent>();
  const skills = useWatch({ control, name: 'skills' });
  const { errors } = useFormState({ control, name: 'skills' });
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = !hasRoomForSkill(skills);

  const change = (next: string[]) => setValue('skills', next, { shouldValidate: true });

  const add = () => {
    const decision = decideSkill(typed, getValues('skills'));
    if ('skill' in decision) {
      change([...getValues('skills'), decision.skill]);
      setTyped('');
    } else toast({ ...decision, variant: 'destructive' });
    input.current?.focus();
  };

  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isFull) add();
  };

  const remove = (skill: string) => {
    change(getValues('skills').filter((other) => other !== skill));
    input.current?.focus();
  };

  const problem =
    errors.skills?.message ??
    errors.skills?.root?.message ??
    skills.map((_, index) => errors.skills?.[index]?.message).find(Boolean);

  return (
    <Card aria-labelledby="resume-skills">
      <CardHeader
        titleId="resume-skills"
        title="Skills"
        action={
          <span className="text-xs text-muted tabular-nums">
            {skills.length} of {resumeLimits.skills}
          </span>
        }
      />
      <Field
        label="New skill"
        hint={isFull ? `Maximum ${resumeLimits.skills} skills allowed` : 'One at a time, 2 to 30 characters'}
        error={problem}
        counter={{ length: typed.length, max: resumeLimits.skill }}
      >
        {(field) => (
          <div className="flex gap-2">
            <Input
              {...field}
              ref={input}
              value={typed}
              maxLength={resumeLimits.skill}
              autoComplete="off"
              enterKeyHint="done"
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={addOnEnter}
            />
            <Button variant="secondary" disabled={isFull} onClick={add}>
              <Plus aria-hidden /> Add Skill
            </Button>
          </div>
        )}
      </Field>
      {skills.length > 0 && (
        <ul aria-label="Your skills" className="mt-4 flex flex-wrap gap-2">
          {skills.map((skill, index) => (
            <li
              key={`${skill}-${index}`}
              className="inline-flex max-w-full items-center rounded-full border bg-subtle pl-3 text-sm"
            >
              <span className="truncate">{skill}</span>
              <button
                type="button"
                aria-label={`Remove ${skill}`}
                className="grid size-8 shrink-0 place-items-center rounded-full text-muted hover:text-danger-text pointer-coarse:size-11"
                onClick={() => remove(skill)}
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
