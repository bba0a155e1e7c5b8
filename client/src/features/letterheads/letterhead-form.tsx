import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CurrentUser } from '#shared/accounts/schema';
import { printableColor } from '#shared/document/brand-color';
import { paperNames } from '#shared/document/page-settings';
import { plainMessage } from '#shared/http/plain-message';
import {
  letterheadDetails,
  type LetterheadDetails,
  letterheadFields as fields,
  letterheadLimits,
  publicPages,
} from '#shared/letterheads/schema';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { tabDraft, useTabDraft } from '../../lib/typed-text/tab-draft';
import { useUnloadQuestion } from '../../lib/typed-text/use-unload-question';
import { Button } from '../../ui/button';
import { toast } from '../../ui/feedback/toast';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { RestoredNotice } from '../../ui/forms/restored-notice';
import { Select } from '../../ui/forms/select';
import { useSaveLetterhead } from './api';
import { TemplateOptions } from './template-options';
import { letterheadWords as words } from './words';

/** What is typed in the form of a team's letterhead. */
const draftOf = (organizationId: string) => tabDraft<LetterheadDetails>(`husay.letterhead.${organizationId}`);

/** As many lines as there may be, so that each has its input. */
const withEmptyLines = (details: LetterheadDetails): LetterheadDetails => ({
  ...details,
  header: Array.from({ length: letterheadLimits.headerLines }, (_, i) => details.header[i] ?? ''),
  footer: Array.from({ length: letterheadLimits.footerLines }, (_, i) => details.footer[i] ?? ''),
});

interface LetterheadFormProps {
  user: CurrentUser;
  organizationId: string;
  stored: LetterheadDetails;
  /** The address of the agency's public page. */
  publicAddress: string;
  /** What is typed, for the preview. */
  onTyped: (details: LetterheadDetails) => void;
  onUnauthorized: () => void;
}

/** The letterhead but for the logo. What is typed stays in the tab until it is saved. */
export const LetterheadForm = ({
  user,
  organizationId,
  stored,
  publicAddress,
  onTyped,
  onUnauthorized,
}: LetterheadFormProps) => {
  const [draft] = useState(() => draftOf(organizationId));
  const [typed] = useState(() => draft.read(user.id));
  const save = useSaveLetterhead(organizationId);
  const { register, handleSubmit, reset, setValue, control, formState } = useForm<LetterheadDetails>({
    resolver: zodResolver(letterheadDetails, { error: plainMessage }),
    defaultValues: withEmptyLines(stored),
  });
  const { errors, isDirty } = formState;
  const values = useWatch({ control }) as LetterheadDetails;
  useEffect(() => {
    if (!typed) return;
    for (const [name, value] of Object.entries(typed))
      setValue(name as keyof LetterheadDetails, value as never, { shouldDirty: true });
  }, [typed, setValue]);
  useEffect(() => {
    onTyped(values);
  }, [values, onTyped]);
  useTabDraft(draft, user.id, values, isDirty);
  useUnloadQuestion(isDirty);

  const submit = handleSubmit((details) => {
    if (save.isPending) return;
    save.mutate(details, {
      onSuccess: () => {
        reset(withEmptyLines(details));
        draft.forget();
        toast({ title: words.saved, variant: 'success' });
      },
      onError: (error) => {
        if (isUnauthorized(error)) onUnauthorized();
      },
    });
  });
  const color = values.color ?? '';
  const printed = printableColor(color);
  const line = (name: 'header' | 'footer', i: number) => (
    <Field
      key={`${name}.${i}`}
      label={words.lineOf(fields[name].label, i + 1)}
      labelHidden
      error={errors[name]?.[i]?.message}
    >
      {(props) => <Input {...props} autoComplete="off" {...register(`${name}.${i}`)} />}
    </Field>
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {typed && isDirty && <RestoredNotice text={words.restored} onDiscard={() => reset()} />}
      <Field
        label={words.color}
        hint={printed && printed !== color.toLowerCase() ? words.darkened(printed) : words.colorHint}
        error={errors.color?.message}
      >
        {(props) => (
          <span className="flex gap-2">
            <Input
              {...props}
              autoComplete="off"
              placeholder="#0e7490"
              className="max-w-40"
              {...register('color', { setValueAs: (text: string) => text.trim().toLowerCase() })}
            />
            <input
              type="color"
              aria-label={words.pickColor}
              value={printed === undefined ? '#ffffff' : color.toLowerCase()}
              onChange={({ target }) =>
                setValue('color', target.value, { shouldDirty: true, shouldValidate: true })
              }
              className="h-10 w-12 rounded-control border border-control bg-surface p-1 pointer-coarse:h-11"
            />
          </span>
        )}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-medium">{words.headerLines}</legend>
        {Array.from({ length: letterheadLimits.headerLines }, (_, i) => line('header', i))}
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-medium">{words.footerLines}</legend>
        {Array.from({ length: letterheadLimits.footerLines }, (_, i) => line('footer', i))}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.template} error={errors.templateId?.message}>
          {(props) => (
            <Select {...props} {...register('templateId')}>
              <TemplateOptions />
            </Select>
          )}
        </Field>
        <Field label={words.paper} error={errors.paper?.message}>
          {(props) => (
            <Select {...props} {...register('paper')}>
              {paperNames.map((name) => (
                <option key={name} value={name}>
                  {words.papers[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 text-sm font-medium">{words.contact}</legend>
        {(['name', 'email', 'phone', 'website'] as const).map((name) => (
          <Field key={name} label={fields[name].label} error={errors.contact?.[name]?.message}>
            {(props) => <Input {...props} autoComplete="off" {...register(`contact.${name}`)} />}
          </Field>
        ))}
      </fieldset>
      <Field
        label={words.publicPage}
        hint={words.publicPageHint(publicAddress)}
        error={errors.publicPage?.message}
      >
        {(props) => (
          <Select {...props} {...register('publicPage')}>
            {publicPages.map((name) => (
              <option key={name} value={name}>
                {words.publicPages[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid justify-items-start gap-3">
        {save.error && isDirty && (
          <p role="alert" className="text-sm font-medium text-danger-text">
            {serverMessage(save.error, words.failed)}
          </p>
        )}
        <Button type="submit" loading={save.isPending} keepsFocus>
          {words.submit}
        </Button>
      </div>
    </form>
  );
};
