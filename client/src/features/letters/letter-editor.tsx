import { zodResolver } from '@hookform/resolvers/zod';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { applicationLimits } from '#shared/applications/schema';
import { plainMessage } from '#shared/http/plain-message';
import { fillLetter, unsendableReason } from '#shared/letters/placeholders';
import {
  greetingOf,
  type Letter,
  type LetterContent,
  letterDetails,
  type LetterDetails,
  letterFields as limits,
} from '#shared/letters/schema';
import { pages } from '#shared/pages/page-table';
import { serverMessage } from '../../lib/api/api-error';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { recordDrafts, useVersionedForm } from '../../lib/typed-text/use-versioned-form';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { RestoreActionProps } from '../../ui/documents/trash';
import { toast } from '../../ui/feedback/toast';
import { Field, Textarea } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { RecordSaveBar } from '../../ui/forms/record-save-bar';
import { SearchField } from '../../ui/forms/search-field';
import { Select } from '../../ui/forms/select';
import { Card, CardHeader } from '../../ui/layout/card';
import { OpenedRecord } from '../../ui/layout/opened-record';
import { lazyComponent } from '../../ui/lazy';
import {
  fillingApplicationQuery,
  letterApplicationsQuery,
  letterQuery,
  useRestoreLetter,
  useSaveLetter,
} from './api';
import { placeholderValues } from './placeholder-values';
import { SignatureField } from './signature/signature-field';
import { letterWords as words, lettersWords } from './words';

/** Unsaved changes to one letter, and the version that they were made to. */
export const letterDrafts = recordDrafts<LetterDetails>('husay.letter');

// Few letters are opened in the trash.
const RestoreAction = lazyComponent<'RestoreAction', RestoreActionProps>(
  () => import('../../ui/documents/trash'),
  'RestoreAction',
);

/** A filled letter, on its way out. */
export interface LetterOutput {
  pdf: (letter: LetterContent) => Promise<void>;
  docx: (letter: LetterContent) => Promise<void>;
  copy: (letter: LetterContent) => Promise<void>;
}

interface LetterEditorProps {
  id: string;
  userId: string;
  /** What {my name} stands for. */
  senderName: string;
  output: LetterOutput;
  renderPreview: (letter: LetterContent, updatedAt: string) => ReactNode;
  onUnauthorized: () => void;
}

/** A letter's text beside its page. */
export const LetterEditor = (props: LetterEditorProps) => {
  const query = useQuery(letterQuery(props.id));
  useSignedOut(query.data === null, props.onUnauthorized);
  return (
    <OpenedRecord backTo={pages.letters} words={words} query={query}>
      {(letter) => <Editor {...props} letter={letter} onReload={() => query.refetch()} />}
    </OpenedRecord>
  );
};

const { fields } = words;

const detailsOf = ({ name, applicationId, content }: Letter): LetterDetails => ({
  name,
  applicationId,
  content,
});

/** As many are found at a glance. */
const fewApplications = 20;

/**
 * The applications to choose from that contain `search`, the letter's own among them, and what that one puts in place of
 * placeholders.
 */
const useApplications = (applicationId: string | null, senderName: string, search: string) => {
  const { data, isPending } = useQuery(fillingApplicationQuery(applicationId));
  const own = applicationId === null ? undefined : data;
  const found = useQuery({ ...letterApplicationsQuery(search), placeholderData: keepPreviousData }).data;
  const listed = found?.applications ?? [];
  // It may be none of those that were found.
  const choices = [...listed, ...(own && !listed.some(({ id }) => id === own.id) ? [own] : [])];
  const isListed = applicationId === null || choices.some(({ id }) => id === applicationId);
  return {
    choices,
    total: found?.total ?? 0,
    // Deleted meanwhile, or not loaded yet: a choice all the same, so that another one can be made.
    unlisted: isListed ? null : isPending ? fields.loadingApplication : fields.goneApplication,
    values: useMemo(() => placeholderValues(own, senderName), [own, senderName]),
  };
};

const Editor = ({
  id,
  userId,
  senderName,
  letter,
  output,
  renderPreview,
  onReload,
  onUnauthorized,
}: LetterEditorProps & {
  letter: Letter;
  onReload: () => Promise<{ data?: Letter | null | undefined }>;
}) => {
  const form = useForm<LetterDetails>({
    resolver: zodResolver(letterDetails, { error: plainMessage }),
    defaultValues: detailsOf(letter),
    // What is too long is said while it is typed.
    mode: 'onChange',
  });
  const { register, control, formState } = form;
  const { errors, isDirty } = formState;
  const save = useSaveLetter(id);
  const { submit, isConflict, takeNewer, keepMine } = useVersionedForm({
    form,
    id,
    userId,
    stored: letter,
    detailsOf,
    drafts: letterDrafts,
    save,
    onReload,
    onSaved: () => toast({ title: words.saved, variant: 'success' }),
    onUnauthorized,
  });

  const typed = useWatch({ control }) as LetterDetails;
  const [search, setSearch] = useState('');
  const { choices, total, unlisted, values } = useApplications(typed.applicationId, senderName, search);
  const filled = useMemo(() => fillLetter(typed.content, values), [typed.content, values]);
  const { content: wrong } = errors;
  const [showsPage, setShowsPage] = useState(false);
  const page = renderPreview(filled.letter, letter.updatedAt);
  const outputs = <OutputBar letter={filled.letter} reason={unsendableReason(filled)} output={output} />;

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <h1 className="text-xl font-semibold wrap-anywhere lg:col-span-2">{letter.name}</h1>
      {letter.trashedAt && <InTrash letter={letter} onUnauthorized={onUnauthorized} />}
      <form
        noValidate
        className="grid content-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Card>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={fields.name} hint={fields.nameHint} error={errors.name?.message} required>
              {(field) => <Input {...field} {...register('name')} />}
            </Field>
            <div className="grid content-start gap-3">
              <Controller
                control={control}
                name="applicationId"
                render={({ field: { value, onChange, ref } }) => (
                  <Field
                    label={fields.application}
                    hint={fields.applicationHint}
                    error={errors.applicationId?.message}
                  >
                    {(field) => (
                      <Select
                        {...field}
                        ref={ref}
                        value={value ?? ''}
                        onChange={({ target }) => onChange(target.value || null)}
                      >
                        <option value="">{fields.noApplication}</option>
                        {unlisted && <option value={value ?? ''}>{unlisted}</option>}
                        {choices.map(({ id: one, company, jobTitle }) => (
                          <option key={one} value={one}>
                            {fields.card(company, jobTitle)}
                          </option>
                        ))}
                      </Select>
                    )}
                  </Field>
                )}
              />
              {(search !== '' || total > fewApplications) && (
                <div>
                  <SearchField
                    label={fields.findApplication}
                    hint={fields.findHint}
                    maxLength={applicationLimits.search}
                    search={search}
                    onSearch={setSearch}
                  />
                  <p role="status" className="mt-1 text-xs text-muted">
                    {search !== '' && fields.found(total)}
                  </p>
                </div>
              )}
            </div>
          </div>
        </Card>
        <Card aria-label={words.text}>
          <CardHeader title={words.text} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={fields.subject} error={wrong?.subject?.message} className="sm:col-span-2">
              {(field) => <Input {...field} {...register('content.subject')} />}
            </Field>
            <Field
              label={fields.body}
              hint={fields.bodyHint}
              error={wrong?.body?.message}
              counter={{ length: typed.content.body.length, max: limits.body.max }}
              className="sm:col-span-2"
            >
              {(field) => <Textarea {...field} rows={16} {...register('content.body')} />}
            </Field>
            <Field label={fields.closing} error={wrong?.closing?.message}>
              {(field) => <Input {...field} {...register('content.closing')} />}
            </Field>
            <Field label={fields.signature} hint={fields.signatureHint} error={wrong?.signature?.message}>
              {(field) => <Input {...field} {...register('content.signature')} />}
            </Field>
            <SignatureField control={control} />
          </div>
        </Card>
        <Card aria-label={words.to}>
          <CardHeader title={words.to} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label={fields.recipientName}
              hint={fields.recipientNameHint(greetingOf({ kind: typed.content.kind, recipientName: '' }))}
              error={wrong?.recipientName?.message}
            >
              {(field) => <Input {...field} {...register('content.recipientName')} />}
            </Field>
            <Field label={fields.recipientTitle} error={wrong?.recipientTitle?.message}>
              {(field) => <Input {...field} {...register('content.recipientTitle')} />}
            </Field>
            <Field label={fields.company} error={wrong?.company?.message}>
              {(field) => <Input {...field} {...register('content.company')} />}
            </Field>
            <Field label={fields.date} error={wrong?.date?.message}>
              {(field) => <Input {...field} type="date" {...register('content.date')} />}
            </Field>
            <Field label={fields.address} error={wrong?.address?.message} className="sm:col-span-2">
              {(field) => <Textarea {...field} rows={2} {...register('content.address')} />}
            </Field>
          </div>
        </Card>
        <RecordSaveBar
          words={words}
          isDirty={isDirty}
          isSaving={save.isPending}
          error={save.error ? serverMessage(save.error, words.notSaved) : undefined}
          isConflict={isConflict}
          onTakeNewer={() => void takeNewer()}
          onKeepMine={() => void keepMine()}
        >
          <Button variant="secondary" className="lg:hidden" onClick={() => setShowsPage(true)}>
            {words.preview}
          </Button>
        </RecordSaveBar>
      </form>
      <section aria-label={words.preview} className="min-w-0 lg:sticky lg:top-20 lg:self-start">
        {outputs}
        <div className="max-lg:hidden">{page}</div>
      </section>
      <Dialog open={showsPage} onOpenChange={setShowsPage} title={words.preview} size="lg">
        {outputs}
        {page}
      </Dialog>
    </div>
  );
};

/** Why it cannot be saved, and the way out. */
const InTrash = ({
  letter,
  onUnauthorized,
}: Pick<LetterEditorProps, 'onUnauthorized'> & { letter: Letter }) => (
  <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-accent-soft px-3 py-2 text-sm lg:col-span-2">
    <span className="min-w-0 flex-1 basis-60">{words.inTrash}</span>
    <Suspense>
      <RestoreAction
        document={letter}
        words={lettersWords}
        restore={useRestoreLetter()}
        onUnauthorized={onUnauthorized}
      />
    </Suspense>
  </p>
);

interface OutputBarProps {
  letter: LetterContent;
  /** Why it cannot be sent yet. */
  reason: string | undefined;
  output: LetterOutput;
}

const OutputBar = ({ letter, reason, output }: OutputBarProps) => {
  const [busy, setBusy] = useState<keyof LetterOutput | null>(null);
  const send = (to: keyof LetterOutput) => async () => {
    if (reason) return toast({ title: words.notReady, description: reason, variant: 'destructive' });
    setBusy(to);
    try {
      await output[to](letter);
    } catch {
      toast({ title: words.downloadFailed, description: words.notDownloaded, variant: 'destructive' });
    }
    setBusy(null);
  };
  return (
    <div className="mb-4">
      <div className="flex flex-wrap gap-2">
        {(['pdf', 'docx', 'copy'] as const).map((to) => (
          <Button key={to} variant="secondary" loading={busy === to} onClick={() => void send(to)()}>
            {words[to]}
          </Button>
        ))}
      </div>
      {reason && (
        <p role="status" className="mt-2 text-sm text-muted">
          {reason}
        </p>
      )}
    </div>
  );
};
