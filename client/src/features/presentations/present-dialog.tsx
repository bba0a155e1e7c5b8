import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { BlindChoices } from '#shared/document/blind/hidden-of';
import { plainMessage } from '#shared/http/plain-message';
import { newPresentation, presentationFields as fields } from '#shared/presentations/schema';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { tabDraft, useDialogDraft, type TabDraft } from '../../lib/typed-text/tab-draft';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { NewAddress } from '../../ui/feedback/new-address';
import { Field } from '../../ui/forms/field';
import { GrowingTextarea } from '../../ui/forms/growing-textarea';
import { Input } from '../../ui/forms/input';
import { useCreatePresentation } from './api';
import { LinkFields } from './link-fields';
import { presentationWords } from './words';

const words = presentationWords.dialog;

/** Full or blind documents; `onSeen` says whether what is taken out of free text is on the screen. */
interface KindChoice {
  blind: BlindChoices | null;
  onBlind: (blind: BlindChoices | null) => void;
  onSeen: (isSeen: boolean) => void;
  candidateIds: string[];
}

interface PresentDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
  organizationId: string;
  candidates: readonly { id: string; name: string }[];
  /** The job order on which they are. */
  jobOrder?: { id: string; client: string; position: string };
  renderKind: (choice: KindChoice) => ReactNode;
  /** Copies a text; returns whether that worked. */
  onCopy: (text: string) => Promise<boolean>;
  onUnauthorized: () => void;
}

/** Presents the chosen candidates to a client: what they get, and then the link. */
export const PresentDialog = ({ open, onOpenChange, onCopy, ...rest }: PresentDialogProps) => {
  const [address, setAddress] = useState<string | null>(null);
  const close = () => {
    setAddress(null);
    onOpenChange(false);
  };
  if (!open) return null;
  if (address === null) return <Choose {...rest} onMade={setAddress} onClose={close} />;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={words.title}
      footer={<Button onClick={close}>{words.close}</Button>}
    >
      <NewAddress address={address} words={presentationWords.link} onCopy={onCopy} />
    </Dialog>
  );
};

const typedFields = newPresentation.pick({
  client: true,
  title: true,
  message: true,
  days: true,
  password: true,
});
type Typed = z.input<typeof typedFields>;

/** What is typed for a job order or from the roster, without the password. */
const presentDraft = (organizationId: string, jobOrderId = ''): TabDraft<Typed> => {
  const draft = tabDraft<Typed>(`husay.presentation.${organizationId}.${jobOrderId}`);
  return { ...draft, persist: (userId, typed) => draft.persist(userId, { ...typed, password: '' }) };
};

const hasRefusedCandidates = (error: unknown) =>
  error instanceof ApiError && Object.keys(error.fields).some((field) => field.startsWith('candidateIds.'));

interface ChooseProps extends Omit<PresentDialogProps, 'open' | 'onOpenChange' | 'onCopy'> {
  onMade: (address: string) => void;
  onClose: () => void;
}

const Choose = ({
  userId,
  organizationId,
  candidates: chosen,
  jobOrder,
  renderKind,
  onMade,
  onClose,
  onUnauthorized,
}: ChooseProps) => {
  const form = useForm<Typed, unknown, z.output<typeof typedFields>>({
    resolver: zodResolver(typedFields, { error: plainMessage }),
    defaultValues: {
      client: jobOrder?.client ?? '',
      title: jobOrder?.position ?? '',
      message: '',
      days: 30,
      password: '',
    },
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const isRestored = useDialogDraft(form, presentDraft(organizationId, jobOrder?.id), userId);
  /** Candidates who withdrew meanwhile: the others can still be presented, with all that was typed. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const candidates = chosen.filter(({ id }) => !leftOut.includes(id));
  const [blind, setBlind] = useState<BlindChoices | null>(null);
  const [isSeen, setIsSeen] = useState(true);
  const creation = useCreatePresentation(organizationId);
  /** What was sent last, and its key: the same again, after a lost answer, presents no second time. */
  const last = useRef({ sent: '', requestKey: '' });
  const submit = handleSubmit((typed) => {
    if (creation.isPending || !isSeen) return;
    const body = {
      ...typed,
      blind,
      candidateIds: candidates.map(({ id }) => id),
      jobOrderId: jobOrder?.id ?? null,
    };
    const sent = JSON.stringify(body);
    if (last.current.sent !== sent) last.current = { sent, requestKey: crypto.randomUUID() };
    creation.mutate(
      { ...body, requestKey: last.current.requestKey },
      {
        onSuccess: ({ path }) => onMade(location.origin + path),
        onError: (error) => {
          if (isUnauthorized(error)) return onUnauthorized();
          if (!(error instanceof ApiError)) return;
          const refused = candidates.filter((_, index) => error.fields[`candidateIds.${index}`]);
          setLeftOut([...leftOut, ...refused.map(({ id }) => id)]);
          for (const name of ['client', 'title', 'message'] as const) {
            const message = error.fields[name];
            if (message) setError(name, { type: 'server', message }, { shouldFocus: true });
          }
        },
      },
    );
  });
  return (
    <FormDialog
      title={words.title}
      description={words.of(candidates.map(({ name }) => name))}
      size="lg"
      words={{ cancel: words.cancel, submit: words.submit(candidates.length) }}
      isBusy={creation.isPending}
      isDisabled={!isSeen || candidates.length === 0}
      error={
        hasRefusedCandidates(creation.error)
          ? words.leftOut(
              chosen.filter(({ id }) => leftOut.includes(id)).map(({ name }) => name),
              candidates.length,
            )
          : creation.error
            ? serverMessage(creation.error, words.failed)
            : undefined
      }
      isRestored={isRestored}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{words.about}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={fields.client.label} required error={errors.client?.message}>
          {(control) => <Input {...control} autoComplete="off" {...register('client')} />}
        </Field>
        <Field label={fields.title.label} hint={words.titleHint} required error={errors.title?.message}>
          {(control) => <Input {...control} autoComplete="off" {...register('title')} />}
        </Field>
      </div>
      <Field label={fields.message.label} hint={words.messageHint} error={errors.message?.message}>
        {(control) => <GrowingTextarea {...control} {...register('message')} />}
      </Field>
      {renderKind({
        blind,
        onBlind: setBlind,
        onSeen: setIsSeen,
        candidateIds: candidates.map(({ id }) => id),
      })}
      <LinkFields
        days={register('days', { valueAsNumber: true })}
        password={register('password')}
        error={errors.password?.message}
      />
    </FormDialog>
  );
};
