import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { plainMessage } from '#shared/http/plain-message';
import { deleteAccount } from '#shared/your-data/endpoints';
import { accountDeletion } from '#shared/your-data/schema';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { callApi } from '../../lib/api/call-api';
import { mustSignInAgain, signInAgain } from '../../lib/leaving/sign-in-again';
import { tabDraft } from '../../lib/typed-text/tab-draft';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { yourDataWords } from './words';

/** What was typed to confirm the deletion, stored while the user signs in again. */
export const deletionDraft = tabDraft<{ username: string }>('husay.account-deletion');

const { deletion: words } = yourDataWords;

interface DeleteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
  username: string;
  /** What the user loses, one plain sentence each. */
  consequences: readonly string[];
  onDeleted: () => void;
  /** Called when the username has changed elsewhere. */
  onOtherUsername: () => void;
  onUnauthorized: () => void;
}

const formId = 'delete-account';

/** Requires the username before everything is deleted. */
export const DeleteDialog = ({
  open,
  onOpenChange,
  userId,
  username,
  consequences,
  onDeleted,
  onOtherUsername,
  onUnauthorized,
}: DeleteDialogProps) => {
  const { register, control, handleSubmit, setError, getValues, reset, formState } = useForm({
    resolver: zodResolver(accountDeletion, { error: plainMessage }, { raw: true }),
    defaultValues: { username: '', ...deletionDraft.read(userId) },
  });
  const typed = useWatch({ control, name: 'username' });
  // A request ended without our server's response, so that the account may be deleted.
  const isUncertain = useRef(false);
  const deletion = useMutation({
    mutationFn: async (body: { username: string }) => {
      try {
        await callApi(deleteAccount, { body });
      } catch (error) {
        if (isUncertain.current && isUnauthorized(error)) return;
        throw error;
      }
    },
    onSuccess: () => {
      deletionDraft.forget();
      onDeleted();
    },
    onError: (error) => {
      const message = usernameProblem(error) ?? serverMessage(error, words.unknown);
      setError('username', { type: 'server', message });
      if (isUnauthorized(error)) onUnauthorized();
      else if (!(error instanceof ApiError && error.code)) isUncertain.current = true;
      else if (usernameProblem(error)) {
        isUncertain.current = false;
        onOtherUsername();
      }
    },
  });
  const matches = typed.trim().toLowerCase() === username;
  const isBusy = deletion.isPending || deletion.isSuccess;
  const change = (isOpen: boolean) => {
    if (isBusy) return;
    deletionDraft.forget();
    reset({ username: '' });
    deletion.reset();
    onOpenChange(isOpen);
  };
  const signInAndReturn = () => {
    deletionDraft.persist(userId, getValues());
    signInAgain();
  };
  const submit = handleSubmit((body) => {
    if (matches && !isBusy) deletion.mutate(body);
  });
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={words.title}
      description={words.warning}
      footer={
        <>
          <Button variant="secondary" onClick={() => change(false)} disabled={isBusy}>
            {words.keep}
          </Button>
          {mustSignInAgain(deletion.error) ? (
            <Button onClick={signInAndReturn}>{words.signInAgain}</Button>
          ) : (
            <Button variant="destructive" type="submit" form={formId} disabled={!matches} loading={isBusy}>
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} className="grid gap-4">
        <ul className="grid list-disc gap-1.5 pl-5 text-sm">
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <Field label={words.typeToConfirm(username)} error={formState.errors.username?.message}>
          {(field) => (
            <Input
              {...field}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={isBusy}
              {...register('username')}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
};

const usernameProblem = (error: Error) => (error instanceof ApiError ? error.fields['username'] : undefined);
