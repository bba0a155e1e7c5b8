import { useEffect, useMemo, useRef } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { educationFields, experienceFields, resumeFields } from '#shared/resume/resume-fields';
import { defaultHeadings } from '#shared/resume/sections/section-order';
import { sectionEntryFields } from '#shared/resume/sections/section-fields';
import { takeSkills } from '#shared/resume/skills';
import { allWords, textsToReplace } from '../../../../features/resume/check/placeholders';
import { refusedFields, resumeOf, useFormContent } from '../../../../features/resume/form/form-content';
import type { StartContext } from '../../../../features/resume/editor/resume-form';
import { ambiguousDurations, emptyFields } from '../../../../features/resume/steps/filled-steps';
import { steps as stepList } from '../../../../features/resume/steps/step-list';
import { Button } from '../../../../ui/button';
import { ownPdfWords } from '../../../own-pdf/words';
import { lookWords as words } from '../words';
import { stepWith } from './way-to-field';

interface CorrectionsProps extends Pick<StartContext, 'editor'> {
  /** Opens the step with a field of the form, and focuses it. */
  onEdit: (field: string) => void;
}

/** What keeps the resume from being saved, or a skill from being added, with the way to it. */
export const WhatToCorrect = ({
  editor: { form },
  onEdit,
  refusedSaves,
}: CorrectionsProps & Pick<StartContext, 'refusedSaves'>) => {
  const { control } = form;
  const { errors } = useFormState({ control });
  const [newSkill, skills] = useWatch({ control, name: ['newSkill', 'skills'] });
  const isSkillRefused = newSkill.trim() !== '' && takeSkills(newSkill, skills).refused.length > 0;
  const wrong = refusedFields(errors).filter((field) => field !== 'newSkill');

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
      <p className="font-medium">{wrong.length > 0 ? words.toCorrect(namesOf(wrong)) : words.skillRefused}</p>
      <WaysTo fields={isSkillRefused ? [...wrong, 'newSkill'] : wrong} onEdit={onEdit} />
    </div>
  );
};

/** Words in brackets, which are still to be replaced before the resume is sent. */
export const StillToReplace = ({ editor, onEdit }: CorrectionsProps) => {
  const content = useFormContent(editor.form.control);
  const texts = useMemo(() => textsToReplace(resumeOf(content, '')), [content]);
  if (texts.length === 0) return null;
  return (
    <div className="rounded-control border border-accent-line bg-accent-soft p-3 text-sm">
      <p className="wrap-anywhere">{ownPdfWords.toReplace(allWords(texts))}</p>
      <WaysTo fields={texts.map(({ field }) => field)} onEdit={onEdit} />
    </div>
  );
};

/** What an employer looks for and does not find in a step with content, until the resume is saved. */
export const StillEmpty = ({ editor: { form }, onEdit }: CorrectionsProps) => {
  const fields = useWatch({ control: form.control, compute: (content) => emptyFields(content).join(' ') });
  if (fields === '') return null;
  const paths = fields.split(' ');
  return (
    <div className="rounded-control border border-accent-line bg-accent-soft p-3 text-sm">
      <p>{words.stillEmpty(namesOf(paths))}</p>
      <WaysTo fields={paths} label={words.fillIn} onEdit={onEdit} />
    </div>
  );
};

/** Dates with two meanings. */
export const StillAmbiguous = ({ editor: { form }, onEdit }: CorrectionsProps) => {
  const fields = useWatch({
    control: form.control,
    compute: (content) => ambiguousDurations(content).join(' '),
  });
  if (fields === '') return null;
  const paths = fields.split(' ');
  const dates = paths.map((path) => String(get(form.getValues(), path)));
  return (
    <div className="rounded-control border border-accent-line bg-accent-soft p-3 text-sm">
      <p className="wrap-anywhere">{words.ambiguous(dates.join(', '))}</p>
      <WaysTo fields={paths} onEdit={onEdit} />
    </div>
  );
};

const entryFields = { experience: experienceFields, education: educationFields, ...sectionEntryFields };

/** 'Year' for 'education.0.year', 'Summary' for 'summary', 'Skills' for 'skills.3'. */
const labelOf = (path: string) => {
  const [list = path, , name = ''] = path.split('.');
  const fields: Partial<Record<string, Partial<Record<string, { label: string }>>>> = entryFields;
  const texts: Partial<Record<string, { label: string }>> = resumeFields;
  const headings: Partial<Record<string, string>> = defaultHeadings;
  return fields[list]?.[name]?.label ?? texts[list]?.label ?? headings[list] ?? words.elsewhere;
};

const namesOf = (paths: readonly string[]) => [...new Set(paths.map(labelOf))].join(', ');

interface WaysToProps {
  /** Their paths in the form. */
  fields: readonly string[];
  /** What the button to a step says. */
  label?: (step: string) => string;
  onEdit: (field: string) => void;
}

/** Buttons to these fields, one for each step that has some. They lead to the first. */
const WaysTo = ({ fields, label = words.correct, onEdit }: WaysToProps) => {
  const elsewhere = fields.find((field) => !stepWith(field));
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {stepList.map(({ id, title }) => {
        const first = fields.find((field) => stepWith(field) === id);
        return (
          first !== undefined && (
            <Button key={id} variant="secondary" size="sm" onClick={() => onEdit(first)}>
              {label(title)}
            </Button>
          )
        );
      })}
      {elsewhere !== undefined && (
        <Button variant="secondary" size="sm" onClick={() => onEdit(elsewhere)}>
          {words.wholeForm}
        </Button>
      )}
    </div>
  );
};
