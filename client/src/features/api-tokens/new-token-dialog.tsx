import { useState, type FormEvent } from 'react';
import { reauthenticationPath } from '#shared/accounts/endpoints';
import { tokenDays, tokenLimits, type TokenDays } from '#shared/api-tokens/limits';
import type { CreatedApiToken } from '#shared/api-tokens/schema';
import { tokenScopes, type TokenScope } from '#shared/api-tokens/scope';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { leavePage } from '../../lib/leaving/leave-page';
import { markLeaving } from '../../lib/leaving/leaving';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { useCreateApiToken } from './api';
import { NewSecret } from './new-secret';
import { emptyToken, tokenDraft, type TypedToken } from './token-draft';
import { tokenWords } from './words';

interface NewTokenDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
  onUnauthorized: () => void;
  onCopy: (text: string, what: string) => Promise<boolean>;
}

const formId = 'new-api-token';
const { form: words, secret: secretWords } = tokenWords;

/** Creates a token, then shows its secret until the user has copied it or closes the dialog twice. */
export const NewTokenDialog = ({
  open,
  onOpenChange,
  userId,
  onUnauthorized,
  onCopy,
}: NewTokenDialogProps) => {
  const [typed, setTyped] = useState<TypedToken>(() => ({ ...emptyToken, ...tokenDraft.read(userId) }));
  const [created, setCreated] = useState<CreatedApiToken | null>(null);
  const [copied, setCopied] = useState(false);
  const [warned, setWarned] = useState(false);
  const creation = useCreateApiToken();

  const change = (part: Partial<TypedToken>) => {
    creation.reset();
    setTyped({ ...typed, ...part });
  };
  const close = () => {
    tokenDraft.forget();
    setTyped(emptyToken);
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (creation.isPending) return;
    creation.mutate(typed, {
      onSuccess: (token) => {
        tokenDraft.forget();
        setCreated(token);
      },
      onError: (error) => isUnauthorized(error) && onUnauthorized(),
    });
  };
  const signInAgain = () => {
    tokenDraft.persist(userId, typed);
    markLeaving();
    leavePage(reauthenticationPath(window.location.pathname));
  };

  const mustSignIn = codeOf(creation.error) === 'REAUTHENTICATION_REQUIRED';
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
              <Button onClick={signInAgain}>{words.signInAgain}</Button>
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
        <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
          <Field
            label={words.name}
            hint={words.nameHint}
            error={problemWith(creation.error, 'name')}
            required
          >
            {(control) => (
              <Input
                {...control}
                value={typed.name}
                maxLength={tokenLimits.name}
                autoComplete="off"
                onChange={(event) => change({ name: event.target.value })}
              />
            )}
          </Field>
          <Field label={words.scope}>
            {(control) => (
              <Select
                {...control}
                value={typed.scope}
                onChange={(event) => change({ scope: event.target.value as TokenScope })}
              >
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
              <Select
                {...control}
                value={typed.days}
                onChange={(event) => change({ days: Number(event.target.value) as TokenDays })}
              >
                {tokenDays.map((days) => (
                  <option key={days} value={days}>
                    {words.daysOf[days]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {creation.error && !problemWith(creation.error, 'name') && (
            <p role="alert" className="text-sm font-medium text-danger-text">
              {serverMessage(creation.error, words.failed)}
            </p>
          )}
        </form>
      )}
    </Dialog>
  );
};

const codeOf = (error: Error | null) => (error instanceof ApiError ? error.code : undefined);

const problemWith = (error: Error | null, field: keyof TypedToken) =>
  error instanceof ApiError ? error.fields[field] : undefined;
