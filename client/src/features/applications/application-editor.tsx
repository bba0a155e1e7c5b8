import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { Controller, useFieldArray, useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import type { z } from 'zod';
import {
  applicationDetails,
  applicationLimits as limits,
  salaryCurrencies,
  salaryPeriods,
  workModes,
  type Application,
  type ApplicationDetails,
} from '#shared/applications/schema';
import { allStages } from '#shared/applications/stages';
import { plainMessage } from '#shared/http/plain-message';
import { pages } from '#shared/pages/page-table';
import { serverMessage } from '../../lib/api/api-error';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { formatDateTime } from '../../lib/format';
import { useVersionedForm } from '../../lib/typed-text/use-versioned-form';
import { DeleteRecord } from '../../ui/delete-record';
import { toast } from '../../ui/feedback/toast';
import { Field, Textarea } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { RecordSaveBar } from '../../ui/forms/record-save-bar';
import { Select } from '../../ui/forms/select';
import { Switch } from '../../ui/forms/switch';
import { Badge } from '../../ui/layout/badge';
import { Card, CardHeader } from '../../ui/layout/card';
import { EntriesCard } from '../../ui/layout/entries-card';
import { OpenedRecord } from '../../ui/layout/opened-record';
import { lazyComponent } from '../../ui/lazy';
import { applicationQuery, choicesQuery, useDeleteApplication, useSaveApplication } from './api';
import { applicationDraft } from './application-draft';
import { AtCompany } from './at-company';
import { PostProposals } from './post/post-proposals';
import { useReadPost } from './post/use-read-post';
import { useMove } from './use-move';
import { applicationsWords, applicationWords as words } from './words';

interface ApplicationEditorProps {
  id: string;
  userId: string;
  onUnauthorized: () => void;
  onDeleted: () => void;
  /** What else belongs to the application, before its details. It calls `onMoved` with what the server made of a move. */
  children?: (onMoved: (stored: Application) => void) => ReactNode;
}

/** Everything that is stored of an application. */
export const ApplicationEditor = (props: ApplicationEditorProps) => {
  const query = useQuery(applicationQuery(props.id));
  useSignedOut(query.data === null, props.onUnauthorized);
  return (
    <OpenedRecord backTo={pages.applications} words={words} query={query}>
      {(application) => <Editor {...props} application={application} onReload={() => query.refetch()} />}
    </OpenedRecord>
  );
};

// Comparing needs the rules of a resume.
const PostTerms = lazyComponent(() => import('./post/post-terms'), 'PostTerms');

type Typed = z.input<typeof applicationDetails>;

const detailNames = Object.keys(applicationDetails.shape) as (keyof ApplicationDetails)[];
const detailsOf = (application: Application) =>
  Object.fromEntries(detailNames.map((name) => [name, application[name]])) as ApplicationDetails;

const asAmount = (value: unknown) => (value === '' || value === null ? null : Number(value));

const Editor = ({
  id,
  userId,
  application,
  onReload,
  onUnauthorized,
  onDeleted,
  children,
}: ApplicationEditorProps & {
  application: Application;
  onReload: () => Promise<{ data?: Application | null | undefined }>;
}) => {
  const form = useForm<Typed, unknown, ApplicationDetails>({
    resolver: zodResolver(applicationDetails, { error: plainMessage }),
    defaultValues: detailsOf(application),
  });
  const { register, control, formState } = form;
  const { errors, isDirty } = formState;
  const save = useSaveApplication(id);
  const { setVersion, submit, isConflict, takeNewer, keepMine } = useVersionedForm({
    form,
    id,
    userId,
    stored: application,
    detailsOf,
    draft: applicationDraft,
    save,
    onReload,
    onSaved: ({ company, jobTitle }) =>
      toast({
        title: words.saved,
        description: words.isSaved(applicationsWords.card(company, jobTitle)),
        variant: 'success',
      }),
    onUnauthorized,
  });

  const contacts = useFieldArray({ control, name: 'contacts' });
  const interviews = useFieldArray({ control, name: 'interviews' });
  const offers = useFieldArray({ control, name: 'offers' });
  const values = useWatch({ control }) as Typed;
  const read = useReadPost(values.post, (text) => form.setValue('post', text, { shouldDirty: true }));
  /** A move of our own is no conflict. The server sets the day of applying; one that is being typed stays. */
  const onMoved = ({ version, appliedOn }: Application) => {
    setVersion(version);
    if (!form.getFieldState('appliedOn').isDirty) form.resetField('appliedOn', { defaultValue: appliedOn });
  };
  const { fields } = words;
  const name = applicationsWords.card(application.company, application.jobTitle);

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold wrap-anywhere">{application.jobTitle}</h1>
          <p className="mt-1 text-sm text-muted wrap-anywhere">{application.company}</p>
        </div>
        <StageSelect application={application} onUnauthorized={onUnauthorized} onMoved={onMoved} />
      </div>
      {children && (
        <div className="mb-4 grid items-start gap-4 lg:mb-6 lg:grid-cols-2 lg:gap-6">{children(onMoved)}</div>
      )}
      <form
        noValidate
        className="grid gap-4 lg:gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
          <div className="grid min-w-0 gap-4 lg:gap-6">
            <Card aria-label={words.sections.job}>
              <CardHeader title={words.sections.job} />
              <div className="grid gap-4 sm:grid-cols-2">
                <Field label={fields.jobTitle} error={errors.jobTitle?.message} required>
                  {(field) => <Input {...field} maxLength={limits.jobTitle} {...register('jobTitle')} />}
                </Field>
                <div className="grid gap-2">
                  <Field label={fields.company} error={errors.company?.message} required>
                    {(field) => <Input {...field} maxLength={limits.company} {...register('company')} />}
                  </Field>
                  <AtCompany company={application.company} exceptId={id} />
                </div>
                <Field label={fields.link} error={errors.link?.message}>
                  {(field) => <Input {...field} type="url" {...register('link')} />}
                </Field>
                <Field label={fields.source} hint={fields.sourceHint} error={errors.source?.message}>
                  {(field) => <Input {...field} maxLength={limits.source} {...register('source')} />}
                </Field>
                <Field label={fields.place} error={errors.place?.message}>
                  {(field) => <Input {...field} maxLength={limits.place} {...register('place')} />}
                </Field>
                <Field label={fields.workMode}>
                  {(field) => (
                    <Select {...field} {...register('workMode')}>
                      {workModes.map((mode) => (
                        <option key={mode} value={mode}>
                          {words.workModes[mode]}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
                <Field label={fields.salaryFrom} error={errors.salaryFrom?.message}>
                  {(field) => (
                    <Input
                      {...field}
                      inputMode="numeric"
                      {...register('salaryFrom', { setValueAs: asAmount })}
                    />
                  )}
                </Field>
                <Field label={fields.salaryTo} error={errors.salaryTo?.message}>
                  {(field) => (
                    <Input
                      {...field}
                      inputMode="numeric"
                      {...register('salaryTo', { setValueAs: asAmount })}
                    />
                  )}
                </Field>
                <Field label={fields.currency}>
                  {(field) => (
                    <Select {...field} {...register('salaryCurrency')}>
                      <CurrencyOptions />
                    </Select>
                  )}
                </Field>
                <Field label={fields.period}>
                  {(field) => (
                    <Select {...field} {...register('salaryPeriod')}>
                      <PeriodOptions />
                    </Select>
                  )}
                </Field>
                <Controller
                  control={control}
                  name="tags"
                  render={({ field: { value, onChange, ref } }) => (
                    <Field
                      label={fields.tags}
                      hint={fields.tagsHint}
                      error={errors.tags?.message ?? errors.tags?.find?.((one) => one)?.message}
                    >
                      {(field) => (
                        <Input
                          {...field}
                          ref={ref}
                          defaultValue={value.join(', ')}
                          onBlur={({ target }) =>
                            onChange(
                              target.value
                                .split(',')
                                .map((tag) => tag.trim())
                                .filter(Boolean),
                            )
                          }
                        />
                      )}
                    </Field>
                  )}
                />
              </div>
            </Card>
            <Card aria-label={words.sections.dates}>
              <CardHeader title={words.sections.dates} />
              <div className="grid gap-4 sm:grid-cols-2">
                {(['foundOn', 'appliedOn', 'deadlineOn', 'nextStepOn'] as const).map((day) => (
                  <Field key={day} label={fields[day]} error={errors[day]?.message}>
                    {(field) => <Input {...field} type="date" {...register(day)} />}
                  </Field>
                ))}
                <Field label={fields.nextStep} error={errors.nextStep?.message} className="sm:col-span-2">
                  {(field) => <Input {...field} maxLength={limits.nextStep} {...register('nextStep')} />}
                </Field>
                <Controller
                  control={control}
                  name="isMuted"
                  render={({ field: { value, onChange, ref } }) => (
                    <Switch
                      ref={ref}
                      aria-label={fields.reminders}
                      checked={!value}
                      onCheckedChange={(isOn) => onChange(!isOn)}
                      className="justify-self-start sm:col-span-2"
                    >
                      {value ? words.isMuted : words.isReminded}
                    </Switch>
                  )}
                />
              </div>
            </Card>
            <Card aria-label={words.sections.notes}>
              <CardHeader title={words.sections.notes} />
              <Field label={fields.notes} labelHidden error={errors.notes?.message}>
                {(field) => <Textarea {...field} rows={5} maxLength={limits.notes} {...register('notes')} />}
              </Field>
            </Card>
            <EntriesCard
              remove={words.remove}
              title={words.sections.people}
              add={words.addContact}
              nameOf={words.contact}
              list={contacts}
              max={limits.contacts}
              empty={{ name: '', role: '', phone: '', email: '' }}
            >
              {(index) =>
                (['name', 'role', 'phone', 'email'] as const).map((part) => (
                  <Field key={part} label={fields[part]} error={errors.contacts?.[index]?.[part]?.message}>
                    {(field) => (
                      <Input {...field} maxLength={limits.short} {...register(`contacts.${index}.${part}`)} />
                    )}
                  </Field>
                ))
              }
            </EntriesCard>
            <EntriesCard
              remove={words.remove}
              title={words.sections.interviews}
              add={words.addInterview}
              nameOf={words.interview}
              list={interviews}
              max={limits.interviews}
              empty={{ at: '', where: '', notes: '' }}
            >
              {(index) => (
                <>
                  <Controller
                    control={control}
                    name={`interviews.${index}.at`}
                    render={({ field: { value, onChange, ref } }) => (
                      <Field label={fields.at} error={errors.interviews?.[index]?.at?.message} required>
                        {(field) => (
                          <Input
                            {...field}
                            ref={ref}
                            type="datetime-local"
                            value={toManilaInput(value)}
                            onChange={({ target }) => onChange(fromManilaInput(target.value))}
                          />
                        )}
                      </Field>
                    )}
                  />
                  <Field label={fields.where} error={errors.interviews?.[index]?.where?.message}>
                    {(field) => (
                      <Input {...field} maxLength={limits.link} {...register(`interviews.${index}.where`)} />
                    )}
                  </Field>
                  <NotesField
                    error={errors.interviews?.[index]?.notes?.message}
                    {...register(`interviews.${index}.notes`)}
                  />
                </>
              )}
            </EntriesCard>
            <EntriesCard
              remove={words.remove}
              title={words.sections.offers}
              add={words.addOffer}
              nameOf={words.offer}
              list={offers}
              max={limits.offers}
              empty={{
                amount: null,
                currency: 'PHP' as const,
                period: 'month' as const,
                receivedOn: '',
                answerBy: '',
                notes: '',
              }}
            >
              {(index) => (
                <>
                  <Field label={fields.amount} error={errors.offers?.[index]?.amount?.message}>
                    {(field) => (
                      <Input
                        {...field}
                        inputMode="numeric"
                        {...register(`offers.${index}.amount`, { setValueAs: asAmount })}
                      />
                    )}
                  </Field>
                  <div className="grid grid-cols-2 gap-4">
                    <Field label={fields.currency}>
                      {(field) => (
                        <Select {...field} {...register(`offers.${index}.currency`)}>
                          <CurrencyOptions />
                        </Select>
                      )}
                    </Field>
                    <Field label={fields.period}>
                      {(field) => (
                        <Select {...field} {...register(`offers.${index}.period`)}>
                          <PeriodOptions />
                        </Select>
                      )}
                    </Field>
                  </div>
                  {(['receivedOn', 'answerBy'] as const).map((day) => (
                    <Field key={day} label={fields[day]} error={errors.offers?.[index]?.[day]?.message}>
                      {(field) => <Input {...field} type="date" {...register(`offers.${index}.${day}`)} />}
                    </Field>
                  ))}
                  <NotesField
                    error={errors.offers?.[index]?.notes?.message}
                    {...register(`offers.${index}.notes`)}
                  />
                </>
              )}
            </EntriesCard>
          </div>
          <div className="grid min-w-0 gap-4 lg:gap-6">
            <Card aria-label={words.sections.post}>
              <CardHeader title={words.sections.post} description={fields.postHint} />
              <Field
                label={fields.post}
                labelHidden
                notice={read?.isCut ? words.cut(limits.post) : ''}
                error={errors.post?.message}
                className="mb-4"
              >
                {(field) => <Textarea {...field} rows={12} {...register('post')} />}
              </Field>
              {read && (
                <PostProposals
                  proposals={read.proposals}
                  values={values}
                  onlyEmpty
                  onUse={(accepted) => {
                    for (const [field, value] of Object.entries(accepted))
                      form.setValue(field as keyof Typed, value, { shouldDirty: true });
                  }}
                />
              )}
            </Card>
            <Suspense>
              <PostTerms post={values.post} company={values.company} />
            </Suspense>
            <History application={application} />
          </div>
        </div>
        <RecordSaveBar
          words={words}
          isDirty={isDirty}
          isSaving={save.isPending}
          error={save.error ? serverMessage(save.error, words.failed) : undefined}
          isConflict={isConflict}
          onTakeNewer={() => void takeNewer()}
          onKeepMine={() => void keepMine()}
        >
          <DeleteButton {...{ id, name, onUnauthorized, onDeleted }} />
        </RecordSaveBar>
      </form>
    </>
  );
};

const CurrencyOptions = () => salaryCurrencies.map((one) => <option key={one}>{one}</option>);

const PeriodOptions = () =>
  salaryPeriods.map((one) => (
    <option key={one} value={one}>
      {words.periods[one]}
    </option>
  ));

/** The notes of an interview or an offer. */
const NotesField = ({ error, ...input }: { error: string | undefined } & UseFormRegisterReturn) => (
  <Field label={words.fields.notes} error={error} className="sm:col-span-2">
    {(field) => <Textarea {...field} rows={3} maxLength={limits.entryNotes} {...input} />}
  </Field>
);

const manilaAheadMs = 8 * 60 * 60 * 1000;

/** '2026-11-20T09:00' in Manila, as the browser's control takes it. */
const toManilaInput = (iso: string) => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : new Date(time + manilaAheadMs).toISOString().slice(0, 16);
};

const fromManilaInput = (typed: string) => {
  const time = Date.parse(`${typed}:00+08:00`);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
};

const StageSelect = ({
  application,
  onUnauthorized,
  onMoved,
}: {
  application: Application;
  onUnauthorized: () => void;
  onMoved: (stored: Application) => void;
}) => {
  const choices = useQuery(choicesQuery());
  const { move, dialog, targetOf } = useMove(onUnauthorized, onMoved);
  const stages = allStages(choices.data?.stages ?? []);
  const { id, stage, closedReason } = application;
  return (
    <div className="flex items-end gap-2">
      {closedReason && <Badge className="mb-2">{applicationsWords.closed(closedReason)}</Badge>}
      <Field label={words.fields.stage} className="w-44">
        {(field) => (
          <Select
            {...field}
            value={targetOf(id) ?? stage}
            onChange={({ target }) => {
              const to = stages.find((one) => one.id === target.value);
              if (to) move(application, to);
            }}
          >
            {stages.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {dialog}
    </div>
  );
};

const History = ({ application: { history } }: { application: Application }) => (
  <Card aria-label={words.sections.history}>
    <CardHeader title={words.sections.history} />
    <ol className="grid gap-2 text-sm">
      {history.toReversed().map(({ fromName, toName, reason, changedAt }, index) => (
        <li key={history.length - index} className="flex flex-wrap justify-between gap-x-4">
          <span>
            {fromName === null
              ? words.began(toName)
              : words.change(fromName, reason ? applicationsWords.closed(reason) : toName)}
          </span>
          <span className="text-muted">{formatDateTime(changedAt)}</span>
        </li>
      ))}
    </ol>
  </Card>
);

const DeleteButton = ({
  id,
  name,
  onUnauthorized,
  onDeleted,
}: {
  id: string;
  name: string;
  onUnauthorized: () => void;
  onDeleted: () => void;
}) => (
  <DeleteRecord
    words={{ ...words, error: applicationsWords.error }}
    name={name}
    deletion={useDeleteApplication(id)}
    onDeleted={() => {
      applicationDraft.forget();
      onDeleted();
    }}
    onUnauthorized={onUnauthorized}
  />
);
