import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useFieldArray, useForm, useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { candidateSave, type Candidate, type CandidateSave } from '#shared/candidates/schema';
import { plainMessage } from '#shared/http/plain-message';
import { emptyEntries } from '#shared/resume/empty-entries';
import { educationFields, experienceFields, resumeLimits } from '#shared/resume/resume-fields';
import { sensitiveLabels } from '#shared/candidates/sensitive';
import { sectionEntryFields, sectionLimits, type SectionField } from '#shared/resume/sections/section-fields';
import { completeContent } from '#shared/resume/stored-content';
import { printedDate } from '#shared/text/partial-date';
import { serverMessage } from '../../lib/api/api-error';
import { recordDrafts, useVersionedForm } from '../../lib/typed-text/use-versioned-form';
import { toast } from '../../ui/feedback/toast';
import { Field, Textarea } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { RecordSaveBar } from '../../ui/forms/record-save-bar';
import { Card, CardHeader } from '../../ui/layout/card';
import { EntriesCard } from '../../ui/layout/entries-card';
import { useCandidate } from './api';
import { basisWords, candidateWords as words } from './words';

/** Unsaved changes to one candidate's record, and the version that they were made to. */
export const candidateDrafts = recordDrafts<Omit<CandidateSave, 'version'>>('husay.candidate');

const recordForm = z.object({
  name: candidateSave.shape.name,
  email: candidateSave.shape.email,
  content: candidateSave.shape.content,
});
type Details = z.output<typeof recordForm>;

const detailsOf = ({ name, email, content }: Candidate): Details => ({
  name,
  email,
  content: completeContent(content),
});

/** The lists of a record that are edited here, with their fields and how many fit. */
const lists = {
  experience: { fields: experienceFields, max: resumeLimits.entries },
  licenses: { fields: sectionEntryFields.licenses, max: sectionLimits.licenses },
  seaService: { fields: sectionEntryFields.seaService, max: sectionLimits.seaService },
  education: { fields: educationFields, max: resumeLimits.entries },
  trainings: { fields: sectionEntryFields.trainings, max: sectionLimits.trainings },
  languages: { fields: sectionEntryFields.languages, max: sectionLimits.languages },
} as const;
type ListName = keyof typeof lists;
const listNames = Object.keys(lists) as ListName[];

interface CandidateRecordProps {
  organizationId: string;
  userId: string;
  candidate: Candidate;
  onReload: () => Promise<{ data?: Candidate | null | undefined }>;
  onUnauthorized: () => void;
}

/** What the record of a candidate says, to be changed: the parts that recruiters correct. */
export const CandidateRecord = ({
  organizationId,
  userId,
  candidate,
  onReload,
  onUnauthorized,
}: CandidateRecordProps) => {
  const form = useForm<Details>({
    // The record is complete: nothing is left to a default.
    resolver: zodResolver(recordForm as unknown as z.ZodType<Details, Details>, { error: plainMessage }),
    defaultValues: detailsOf(candidate),
  });
  const { register, control, formState } = form;
  const { errors, isDirty } = formState;
  const { saveRecord } = useCandidate(organizationId, candidate.id);
  const save = useMutation(
    saveRecord((dropped) => {
      if (dropped.length > 0) toast({ title: words.saved, description: basisWords.dropped(dropped) });
    }),
  );
  const { submit, isConflict, takeNewer, keepMine } = useVersionedForm({
    form,
    id: candidate.id,
    userId,
    stored: candidate,
    detailsOf,
    drafts: candidateDrafts,
    save,
    onReload,
    onSaved: () => toast({ title: words.saved, variant: 'success' }),
    onUnauthorized,
  });
  const { fields } = words;
  const wrong = errors.content;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
      className="grid content-start gap-4"
    >
      <Card aria-label={words.record}>
        <CardHeader title={words.record} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={fields.name} error={errors.name?.message} required>
            {(field) => <Input {...field} autoComplete="off" {...register('name')} />}
          </Field>
          <Field label={fields.email} error={errors.email?.message}>
            {(field) => <Input {...field} type="email" autoComplete="off" {...register('email')} />}
          </Field>
          {(['title', 'phone', 'location', 'website'] as const).map((name) => (
            <Field key={name} label={fields[name]} error={wrong?.[name]?.message}>
              {(field) => <Input {...field} autoComplete="off" {...register(`content.${name}`)} />}
            </Field>
          ))}
          <Field label={fields.summary} error={wrong?.summary?.message} className="sm:col-span-2">
            {(field) => <Textarea {...field} rows={4} {...register('content.summary')} />}
          </Field>
          <Skills form={form} error={wrong?.skills?.message ?? wrong?.skills?.find?.(Boolean)?.message} />
        </div>
      </Card>
      {listNames.map((name) => (
        <List key={name} name={name} form={form} />
      ))}
      <Particulars control={control} />
      <p className="text-sm text-muted">{words.others}</p>
      <RecordSaveBar
        words={words}
        isDirty={isDirty}
        isConflict={isConflict}
        onTakeNewer={() => void takeNewer()}
        onKeepMine={() => void keepMine()}
        isSaving={save.isPending}
        error={save.error ? serverMessage(save.error, words.notSaved) : undefined}
      />
    </form>
  );
};

/** The skills, one on each line. */
const Skills = ({ form, error }: { form: UseFormReturn<Details>; error: string | undefined }) => {
  const skills = useWatch({ control: form.control, name: 'content.skills' });
  return (
    <Field label={words.fields.skills} hint={words.fields.skillsHint} error={error} className="sm:col-span-2">
      {(field) => (
        <Textarea
          {...field}
          rows={4}
          value={skills.join('\n')}
          onChange={({ target }) =>
            form.setValue('content.skills', target.value.split('\n'), { shouldDirty: true })
          }
          // A line that is being typed may be empty; a skill is not.
          onBlur={() =>
            form.setValue(
              'content.skills',
              form
                .getValues('content.skills')
                .map((skill) => skill.trim())
                .filter(Boolean),
              { shouldDirty: true },
            )
          }
        />
      )}
    </Field>
  );
};

const List = ({ name, form }: { name: ListName; form: UseFormReturn<Details> }) => {
  const { control, register, formState, setValue, getValues } = form;
  const list = useFieldArray({ control, name: `content.${name}` });
  const { fields, max } = lists[name];
  const { title, add, entry } = words.lists[name];
  const wrong = formState.errors.content?.[name] as
    (Record<string, { message?: string } | undefined> | undefined)[] | undefined;
  return (
    <EntriesCard
      title={title}
      add={add}
      nameOf={(index) => words.entryName(entry, index)}
      remove={words.remove}
      list={list}
      max={max}
      empty={{ ...emptyEntries[name] }}
    >
      {(index) => (
        <>
          {Object.entries<SectionField>(fields).map(([field, { label, is, normalize }]) => {
            const path = `content.${name}.${index}.${field}` as 'content.title';
            const tidy = (typed: string) => {
              const text = normalize ? normalize(typed) : typed;
              if (text !== typed) setValue(path, text, { shouldDirty: true });
            };
            const isLong = is === 'lines' || field === 'description';
            return (
              <Field
                key={field}
                label={label}
                error={wrong?.[index]?.[field]?.message}
                {...(is === 'date' && { hint: printedDate(getValues(path)) })}
                className={isLong ? 'sm:col-span-2' : ''}
              >
                {(input) =>
                  isLong ? (
                    <Textarea {...input} rows={3} {...register(path)} />
                  ) : (
                    <Input
                      {...input}
                      autoComplete="off"
                      {...register(path, {
                        onBlur: ({ target }: { target: HTMLInputElement }) => tidy(target.value),
                      })}
                    />
                  )
                }
              </Field>
            );
          })}
          {name === 'licenses' && (
            <label className="flex items-center gap-2 text-sm sm:col-span-2">
              <input
                type="checkbox"
                className="size-4 accent-primary"
                {...register(`content.licenses.${index}.noExpiry`)}
              />
              {words.fields.noExpiry}
            </label>
          )}
        </>
      )}
    </EntriesCard>
  );
};

/** Which sensitive particulars are stored. */
const Particulars = ({ control }: { control: Control<Details> }) => {
  const particulars = useWatch({ control, name: 'content.particulars' });
  const labels = sensitiveLabels({ particulars });
  if (labels.length === 0) return null;
  return (
    <Card aria-label={words.particulars}>
      <CardHeader title={words.particulars} description={words.particularsText} className="mb-2" />
      <p className="text-sm">{labels.join(', ')}</p>
    </Card>
  );
};
