import { useEffect, useMemo, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { takeSkills } from '#shared/resume/skills';
import { allWords, textsToReplace } from '../../../../features/resume/check/placeholders';
import { resumeOf, useFormContent } from '../../../../features/resume/form/form-content';
import type { StartContext } from '../../../../features/resume/editor/resume-form';
import { stepOf } from '../../../../features/resume/steps/filled-steps';
import { steps as stepList } from '../../../../features/resume/steps/step-list';
import type { Steps } from '../../../../features/resume/steps/use-steps';
import { Button } from '../../../../ui/button';
import { ownPdfWords } from '../../../own-pdf/words';
import { lookWords as words } from '../words';

interface StepsOfForm extends Pick<StartContext, 'editor'> {
  steps: Steps;
}

/** What keeps the resume from being saved, or a skill from being added, with the way to it. */
export const WhatToCorrect = ({
  editor: {
    form: { control },
  },
  steps,
  refusedSaves,
}: StepsOfForm & Pick<StartContext, 'refusedSaves'>) => {
  const { errors } = useFormState({ control });
  const [newSkill, skills] = useWatch({ control, name: ['newSkill', 'skills'] });
  const isSkillRefused = newSkill.trim() !== '' && takeSkills(newSkill, skills).refused.length > 0;
  const wrong = Object.keys(errors).filter((field) => field !== 'newSkill');

  // The button that saves is at the other end of the step.
  const place = useRef<HTMLDivElement>(null);
  const answered = useRef(refusedSaves);
  useEffect(() => {
    if (answered.current === refusedSaves || !place.current) return;
    answered.current = refusedSaves;
    place.current.scrollIntoView({ block: 'center', behavior: 'instant' });
    place.current.focus({ preventScroll: true });
  });

  if (wrong.length === 0 && !isSkillRefused) return null;
  return (
    <div
      ref={place}
      role="alert"
      tabIndex={-1}
      className="rounded-control bg-danger-soft p-3 text-sm text-danger-text"
    >
      <p className="font-medium">{wrong.length > 0 ? words.toCorrect : words.skillRefused}</p>
      <WaysTo fields={isSkillRefused ? [...wrong, 'newSkill'] : wrong} steps={steps} />
    </div>
  );
};

/** Words in brackets, which are still to be replaced before the resume is sent. */
export const StillToReplace = ({ editor, steps }: StepsOfForm) => {
  const content = useFormContent(editor.form.control);
  const texts = useMemo(() => textsToReplace(resumeOf(content, '')), [content]);
  if (texts.length === 0) return null;
  return (
    <div className="rounded-control border border-accent-line bg-accent-soft p-3 text-sm">
      <p className="wrap-anywhere">{ownPdfWords.toReplace(allWords(texts))}</p>
      <WaysTo fields={texts.map(({ field }) => field.split('.')[0] ?? field)} steps={steps} />
    </div>
  );
};

/** Buttons to the steps with these fields. */
const WaysTo = ({ fields, steps }: { fields: readonly string[]; steps: Steps }) => {
  const toCorrect = stepList.filter(({ id }) => fields.some((field) => stepOf(field) === id));
  const isElsewhere = fields.some((field) => !stepOf(field));
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {toCorrect.map(({ id, title }) => (
        <Button key={id} variant="secondary" size="sm" onClick={() => steps.show(id)}>
          {words.correct(title)}
        </Button>
      ))}
      {isElsewhere && (
        <Button variant="secondary" size="sm" onClick={steps.close}>
          {words.wholeForm}
        </Button>
      )}
    </div>
  );
};
