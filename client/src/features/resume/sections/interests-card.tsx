import { useState } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { defaultHeadings } from '#shared/resume/sections/section-order';
import { sectionLimits } from '#shared/resume/sections/section-fields';
import { Field, Textarea } from '../../../ui/forms/field';
import { useUnprintable } from '../../../ui/forms/use-unprintable';
import type { FormContent } from '../form/form-content';
import { useListProblem } from '../entries/entry-list';
import { FoldingCard } from '../entries/folding-card';
import { HiddenBadge } from './hidden-badge';
import { foldWords, sectionWords } from '../words';

const { interests: words } = sectionWords;

const interestsIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Interests, one on each line, so that nothing has to be added or is left behind in a field. */
export const InterestsCard = () => {
  const { control } = useFormContext<FormContent>();
  const { field } = useController({ control, name: 'interests' });
  const { errors } = useFormState({ control, name: 'interests' });
  const listProblem = useListProblem('interests');
  // With its empty lines, which the form does not hold.
  const [typed, setTyped] = useState(() => field.value.join('\n'));
  const isTyped = interestsIn(typed).join('\n') === field.value.join('\n');
  const unprintable = useUnprintable(typed);
  const ofItems = field.value.map((_, index) => errors.interests?.[index]?.message).find(Boolean);

  return (
    <FoldingCard
      titleId="resume-interests"
      title={defaultHeadings.interests}
      action={
        <>
          <HiddenBadge id="interests" />
          <span className="text-xs leading-6 text-muted tabular-nums max-lg:hidden">
            {words.count(field.value.length, sectionLimits.interests)}
          </span>
        </>
      }
      state={
        field.value.length > 0 ? words.count(field.value.length, sectionLimits.interests) : foldWords.nothing
      }
      parts={['interests']}
    >
      <Field
        label={words.label}
        hint={words.hint}
        error={listProblem ?? ofItems}
        {...(unprintable && { notice: unprintable })}
      >
        {(labelled) => (
          <Textarea
            {...labelled}
            ref={field.ref}
            name={field.name}
            value={isTyped ? typed : field.value.join('\n')}
            onChange={({ target }) => {
              setTyped(target.value);
              field.onChange(interestsIn(target.value));
            }}
            onBlur={field.onBlur}
          />
        )}
      </Field>
    </FoldingCard>
  );
};
