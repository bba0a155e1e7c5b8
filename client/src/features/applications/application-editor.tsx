import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import {
  type Application,
  applicationDetails,
  type ApplicationDetails,
  applicationLimits as limits,
} from '#shared/applications/schema';
import { plainMessage } from '#shared/http/plain-message';
import { pages } from '#shared/pages/page-table';
import { serverMessage } from '../../lib/api/api-error';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { recordDrafts, useVersionedForm } from '../../lib/typed-text/use-versioned-form';
import { DeleteRecord } from '../../ui/delete-record';
import { toast } from '../../ui/feedback/toast';
import { Field, Textarea } from '../../ui/forms/field';
import { RecordSaveBar } from '../../ui/forms/record-save-bar';
import { Card, CardHeader } from '../../ui/layout/card';
import { OpenedRecord } from '../../ui/layout/opened-record';
import { lazyComponent } from '../../ui/lazy';
import { applicationQuery, useDeleteApplication, useSaveApplication } from './api';
import { JobCards } from './job-cards';
import { PeopleCards } from './people-cards';
import { PostProposals } from './post/post-proposals';
import { useReadPost } from './post/use-read-post';
import { StageHistory, StageSelect } from './stage';
import { applicationsWords, applicationWords as words } from './words';

/** Unsaved changes to one application, and the version that they were made to. */
export const applicationDrafts = recordDrafts<ApplicationDetails>('husay.application');

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
    mode: 'onTouched',
  });
  const { register, control, formState } = form;
  const { errors, isDirty } = formState;
  const save = useSaveApplication(id);
  const deletion = useDeleteApplication(id);
  const { setVersion, submit, isConflict, takeNewer, keepMine } = useVersionedForm({
    form,
    id,
    userId,
    stored: application,
    detailsOf,
    drafts: applicationDrafts,
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

  const values = useWatch({ control }) as Typed;
  const read = useReadPost(values.post, (text) => form.setValue('post', text, { shouldDirty: true }));
  /** A move of our own is no conflict. The server sets the day of applying; one that is being typed stays. */
  const onMoved = ({ version, appliedOn }: Application) => {
    setVersion(version);
    if (!form.getFieldState('appliedOn').isDirty) form.resetField('appliedOn', { defaultValue: appliedOn });
  };

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
      <FormProvider {...form}>
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
              <JobCards id={id} company={application.company} />
              <PeopleCards />
            </div>
            <div className="grid min-w-0 gap-4 lg:gap-6">
              <Card aria-label={words.sections.post}>
                <CardHeader title={words.sections.post} description={words.fields.postHint} />
                <Field
                  label={words.fields.post}
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
                <PostTerms post={values.post} company={values.company} place={values.place} />
              </Suspense>
              <StageHistory application={application} />
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
            <DeleteRecord
              words={{ ...words, error: applicationsWords.error }}
              name={applicationsWords.card(application.company, application.jobTitle)}
              deletion={deletion}
              onDeleted={() => {
                applicationDrafts(id).forget();
                onDeleted();
              }}
              onUnauthorized={onUnauthorized}
            />
          </RecordSaveBar>
        </form>
      </FormProvider>
    </>
  );
};
