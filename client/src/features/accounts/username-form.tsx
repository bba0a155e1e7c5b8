import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { plainMessage } from '#shared/http/plain-message';
import { usernameChange, type CurrentUser, type UsernameChange } from '#shared/accounts/schema';
import { changeUsername } from '#shared/accounts/endpoints';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { Button } from '../../ui/button';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { toast } from '../../ui/feedback/toast';
import { handleUnauthorized } from './sign-in-redirect';
import { callApi } from '../../lib/api/call-api';
import { currentUserQuery } from './api';
import { accountWords } from './words';

const { username: words } = accountWords;

interface UsernameFormProps {
  user: Pick<CurrentUser, 'username'>;
  /** The full public address of a username. */
  addressOf: (username: string) => string;
  onChanged?: (former: string, username: string) => void;
}

/** Edits the username; the full public URL is shown while typing. */
export const UsernameForm = ({ user, addressOf, onChanged }: UsernameFormProps) => {
  const { register, control, handleSubmit, setError, reset, formState } = useForm<UsernameChange>({
    resolver: zodResolver(usernameChange, { error: plainMessage }),
    values: { username: user.username },
    resetOptions: { keepDirtyValues: true },
  });
  const typed = useWatch({ control, name: 'username' });
  const change = useChangeUsername();

  const refuse = (message: string) =>
    setError('username', { type: 'server', message }, { shouldFocus: true });

  const save = handleSubmit(async (body) => {
    const former = user.username;
    if (body.username === former) return refuse(words.same);
    try {
      const { username } = await change.mutateAsync(body);
      reset({ username });
      toast({
        title: words.changedTitle,
        description: words.changed(username),
        variant: 'success',
      });
      onChanged?.(former, username);
    } catch (error) {
      if (isUnauthorized(error)) return void handleUnauthorized();
      const atField = error instanceof ApiError ? error.fields.username : undefined;
      refuse(atField ?? serverMessage(error, words.notChanged));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      <Field label={words.label} hint={words.limits} error={formState.errors.username?.message}>
        {(input) => (
          <Input
            {...input}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            {...register('username')}
          />
        )}
      </Field>
      <p className="rounded-control border border-transparent bg-subtle px-3 py-2 text-sm wrap-anywhere">
        <span className="text-muted">{words.address} </span>
        <span className="font-medium">{addressOf(typed.trim().toLowerCase())}</span>
      </p>
      <p className="text-xs text-muted">{words.oldLinkStays}</p>
      <div>
        <Button type="submit" loading={change.isPending} loadingLabel={words.changing}>
          {words.change}
        </Button>
      </div>
    </form>
  );
};

/** Changes the username, and with it the public profile's URL wherever it is shown. */
const useChangeUsername = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: UsernameChange) => callApi(changeUsername, { body }),
    onSuccess: (user) => queryClient.setQueryData(currentUserQuery().queryKey, user),
  });
};

interface LockedUsernameProps {
  username: string;
  /** The link to unlock it. */
  children: ReactNode;
}

/** The username in the public URL, on a plan where it cannot be changed. */
export const LockedUsername = ({ username, children }: LockedUsernameProps) => (
  <div className="grid gap-4">
    <Field label={words.label} hint={words.locked}>
      {(input) => (
        <div className="relative">
          <Input {...input} disabled value={username} className="pr-10" />
          <Lock aria-hidden className="absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted" />
        </div>
      )}
    </Field>
    <div>{children}</div>
  </div>
);
