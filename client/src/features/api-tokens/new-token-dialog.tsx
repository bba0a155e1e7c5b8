import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type CreatedApiToken,
  newApiToken,
  type NewApiToken,
  tokenDays,
  tokenScopes,
} from '#shared/api-tokens/schema';
import { plainMessage } from '#shared/http/plain-message';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { mustSignInAgain, signInAgain } from '../../lib/leaving/sign-in-again';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { useCreateApiToken } from './api';
import { tokenWords } from './words';
import { formatDate } from '../../lib/format';
import { tabDraft } from '../../lib/typed-text/tab-draft';
import { CopyButton } from '../../ui/feedback/copy-button';

/** The form of a new token, stored while the user signs in again. */
export const tokenDraft = tabDraft<NewApiToken>('husay.api-token');

interface NewTokenDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
  onUnauthorized: () => void;
  onCopy: (text: string, what: string) => Promise<boolean>;
}

const formId = 'new-api-token';
const emptyToken: NewApiToken = { name: '', scope: 'read', days: 90 };

const { form: words, secret: secretWords } = tokenWords;

/** Creates a token, then shows its secret until the user has copied it or closes the dialog twice. */
export const NewTokenDialog = ({
  open,
  onOpenChange,
  userId,
  onUnauthorized,
  onCopy,
}: NewTokenDialogProps) => {
  const { register, handleSubmit, setError, getValues, reset, formState } = useForm<NewApiToken>({
    resolver: zodResolver(newApiToken, { error: plainMessage }),
    defaultValues: { ...emptyToken, ...tokenDraft.read(userId) },
  });
  const [created, setCreated] = useState<CreatedApiToken | null>(null);
  const [copied, setCopied] = useState(false);
  const [warned, setWarned] = useState(false);
  const creation = useCreateApiToken();

  const close = () => {
    tokenDraft.forget();
    reset(emptyToken);
    setCreated(null);
    setCopied(false);
    setWarned(false);
    creation.reset();
    onOpenChange(false);
  };
  const dismiss = () => {
    if (creation.isPending) return;
    if (created && !copied && !warned) setWarned(true);
    else close();
  };
  const submit = handleSubmit((token) => {
    if (creation.isPending) return;
    creation.mutate(token, {
      onSuccess: (withSecret) => {
        tokenDraft.forget();
        setCreated(withSecret);
      },
      onError: (error) => {
        if (isUnauthorized(error)) onUnauthorized();
        const message = nameProblem(error);
        if (message) setError('name', { type: 'server', message });
      },
    });
  });
  const signInAndReturn = () => {
    tokenDraft.persist(userId, getValues());
    signInAgain();
  };

  const mustSignIn = mustSignInAgain(creation.error);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && dismiss()}
      title={created ? secretWords.title : words.title}
      description={created ? secretWords.about : words.about}
      footer={
        created ? (
          <Button onClick={dismiss}>{secretWords.done}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={dismiss} disabled={creation.isPending}>
              {words.cancel}
            </Button>
            {mustSignIn ? (
              <Button onClick={signInAndReturn}>{words.signInAgain}</Button>
            ) : (
              <Button type="submit" form={formId} loading={creation.isPending}>
                {words.submit}
              </Button>
            )}
          </>
        )
      }
    >
      {created ? (
        <NewSecret
          token={created}
          isMissed={warned && !copied}
          onCopy={async () => {
            const isCopied = await onCopy(created.secret, secretWords.what);
            if (isCopied) setCopied(true);
            return isCopied;
          }}
        />
      ) : (
        <form
          id={formId}
          onSubmit={(event) => void submit(event)}
          onChange={() => creation.reset()}
          noValidate
          className="grid gap-4"
        >
          <Field label={words.name} hint={words.nameHint} error={formState.errors.name?.message} required>
            {(control) => <Input {...control} autoComplete="off" {...register('name')} />}
          </Field>
          <Field label={words.scope}>
            {(control) => (
              <Select {...control} {...register('scope')}>
                {tokenScopes.map((scope) => (
                  <option key={scope} value={scope}>
                    {words.scopes[scope]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={words.days} hint={words.daysHint}>
            {(control) => (
              <Select {...control} {...register('days', { valueAsNumber: true })}>
                {tokenDays.map((days) => (
                  <option key={days} value={days}>
                    {words.daysOf[days]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {creation.error && !nameProblem(creation.error) && (
            <p role="alert" className="text-sm font-medium text-danger-text">
              {serverMessage(creation.error, words.failed)}
            </p>
          )}
        </form>
      )}
    </Dialog>
  );
};

const nameProblem = (error: Error) => (error instanceof ApiError ? error.fields.name : undefined);

interface NewSecretProps {
  token: CreatedApiToken;
  /** The user was about to close the dialog without copying. */
  isMissed: boolean;
  /** Returns whether it worked. */
  onCopy: () => Promise<boolean>;
}

/** A token's secret, to copy. */
const NewSecret = ({ token, isMissed, onCopy }: NewSecretProps) => (
  <div className="grid gap-4">
    <div className="flex flex-wrap items-center gap-3">
      <code className="min-w-0 flex-1 basis-64 rounded-control bg-subtle px-3 py-2 font-mono text-sm wrap-anywhere select-all">
        {token.secret}
      </code>
      <CopyButton
        text={secretWords.copy}
        label={secretWords.copyLabel}
        copiedText={secretWords.copied}
        onCopy={onCopy}
      />
    </div>
    <p className="text-sm text-muted">{secretWords.power[token.scope](formatDate(token.expiresAt))}</p>
    {isMissed && (
      <p role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-sm font-medium text-warning">
        {secretWords.missed}
      </p>
    )}
  </div>
);
