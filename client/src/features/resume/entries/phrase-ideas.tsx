import { useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isProfessionId, professionOf } from '#shared/resume/examples/professions';
import { actionVerbs, generalPhrases, phrases } from '#shared/resume/phrases/phrase-bank';
import { experienceFields } from '#shared/resume/resume-fields';
import { appendedPoint, editText } from '../../../ui/forms/bullets';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/forms/field';
import { Select } from '../../../ui/forms/select';
import type { FormContent } from '../form/form-content';
import { ProfessionOptions } from './profession-hints';
import { ideaWords as words } from '../words';

const maxLength = experienceFields.description.max;

/** Sentences and verbs to begin with; a press adds one to the description as its last point. */
export const PhraseIdeas = ({ index, onClose }: { index: number; onClose: () => void }) => {
  const { getValues } = useFormContext<FormContent>();
  const [profession, setProfession] = useState(
    () => professionOf(getValues(`experience.${index}.title`)) ?? professionOf(getValues('title')) ?? '',
  );
  const [news, setNews] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const heading = useId();

  const add = (text: string) => {
    const control = place.current
      ?.closest('form, section')
      ?.querySelector<HTMLTextAreaElement>(`[name="experience.${index}.description"]`);
    if (!control) return;
    const edit = appendedPoint(control.value, text);
    if (edit.from + edit.text.length > maxLength) return setNews(words.tooLong(text, maxLength));
    editText(control, edit);
    setNews(words.added(text));
  };

  const sentences = isProfessionId(profession) ? phrases[profession] : generalPhrases;
  return (
    <div
      ref={place}
      role="group"
      aria-labelledby={heading}
      className="rounded-control border bg-subtle p-3 sm:col-span-2"
    >
      <div className="flex items-center justify-between gap-2">
        <h3 id={heading} className="text-sm font-semibold">
          {words.title}
        </h3>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <p className="mt-1 text-xs text-muted">{words.what}</p>
      <Field label={words.for} className="mt-2 max-w-60">
        {(field) => (
          <Select {...field} value={profession} onChange={({ target }) => setProfession(target.value)}>
            <ProfessionOptions />
          </Select>
        )}
      </Field>
      <ul aria-label={words.sentences} className="mt-3 grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>
            <button
              type="button"
              className="min-h-8 w-full rounded-control border border-control/50 bg-surface px-3 py-1.5 text-left text-sm hover:border-primary pointer-coarse:min-h-11"
              onClick={() => add(sentence)}
            >
              {sentence}
            </button>
          </li>
        ))}
      </ul>
      <details className="mt-3 text-sm">
        <summary className="inline-flex min-h-6 items-center font-medium pointer-coarse:min-h-11">
          {words.verbs}
        </summary>
        <dl className="grid gap-2">
          {actionVerbs.map(({ about, verbs }) => (
            <div key={about}>
              <dt className="text-xs text-muted">{about}</dt>
              <dd className="mt-1 flex flex-wrap gap-1">
                {verbs.map((verb) => (
                  <Button key={verb} variant="secondary" size="sm" onClick={() => add(`${verb} `)}>
                    {verb}
                  </Button>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <p role="status" className="mt-2 text-xs text-muted">
        {news}
      </p>
    </div>
  );
};
