import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useEffect, useState } from 'react';
import { plainMessage } from '#shared/http/plain-message';
import { type CurrentUser, profileDetails, type ProfileDetails } from '#shared/accounts/schema';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { Button } from '../../ui/button';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { RestoredNotice } from '../../ui/forms/restored-notice';
import { useUnprintable } from '../../ui/forms/use-unprintable';
import { toast } from '../../ui/feedback/toast';
import { useUpdateProfile } from './api';
import { handleUnauthorized } from './sign-in-redirect';
import { accountWords } from './words';
import { tabDraft, useTabDraft } from '../../lib/typed-text/tab-draft';
import { useUnloadQuestion } from '../../lib/typed-text/use-unload-question';

const profileDraft = tabDraft<ProfileDetails>('husay.profile-draft');

const { profile: words } = accountWords;

/** The personal information of the Profile tab. */
export const ProfileForm = ({ user, onSaved }: { user: CurrentUser; onSaved?: () => void }) => {
  const form = useForm<ProfileDetails>({
    resolver: zodResolver(profileDetails, { error: plainMessage }),
    defaultValues: { firstName: user.firstName, lastName: user.lastName, email: user.contactEmail },
  });
  const { register, handleSubmit, setError, reset, formState } = form;
  const draft = useProfileDraft(form, user.id);
  const update = useUpdateProfile();

  const save = handleSubmit(async (details) => {
    try {
      const saved = await update.mutateAsync(details);
      reset({ firstName: saved.firstName, lastName: saved.lastName, email: saved.contactEmail });
      toast({
        title: words.savedTitle,
        description: words.saved,
        variant: 'success',
      });
      onSaved?.();
    } catch (error) {
      if (isUnauthorized(error)) {
        handleUnauthorized();
        return;
      }
      if (error instanceof ApiError) {
        for (const name of ['firstName', 'lastName', 'email'] as const) {
          const message = error.fields[name];
          if (message) setError(name, { type: 'server', message });
        }
      }
      toast({
        title: words.error,
        description: serverMessage(error, words.notSaved),
        variant: 'destructive',
      });
    }
  });

  const { errors } = formState;
  const [firstName, lastName] = useWatch({ control: form.control, name: ['firstName', 'lastName'] });
  const unprintable = { firstName: useUnprintable(firstName), lastName: useUnprintable(lastName) };
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4 sm:grid-cols-2">
      {draft.restored && formState.isDirty && (
        <RestoredNotice text={words.restored} onDiscard={() => reset()} className="sm:col-span-2" />
      )}
      <Field
        label={words.firstName}
        required
        error={errors.firstName?.message}
        {...(unprintable.firstName && { notice: unprintable.firstName })}
      >
        {(control) => <Input {...control} autoComplete="given-name" {...register('firstName')} />}
      </Field>
      <Field
        label={words.lastName}
        required
        error={errors.lastName?.message}
        {...(unprintable.lastName && { notice: unprintable.lastName })}
      >
        {(control) => <Input {...control} autoComplete="family-name" {...register('lastName')} />}
      </Field>
      <Field
        label={words.email}
        required
        hint={user.emailVerified ? `${words.emailUse} ${words.noticesGoTo(user.email)}` : words.emailUse}
        error={errors.email?.message}
        className="sm:col-span-2"
      >
        {(control) => (
          <Input {...control} type="email" inputMode="email" autoComplete="email" {...register('email')} />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" loading={update.isPending} loadingLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  );
};

/**
 * Restores unsaved input after another screen, a reload or a new sign-in in this tab; `restored` is true if it did.
 * Closing the page meanwhile asks for confirmation.
 */
const useProfileDraft = ({ control, formState, setValue }: UseFormReturn<ProfileDetails>, userId: string) => {
  const { isDirty } = formState;
  const details = useWatch({ control, compute: (values: ProfileDetails) => values });
  const [draft] = useState(() => profileDraft.read(userId));

  useEffect(() => {
    if (!draft) return;
    for (const name of ['firstName', 'lastName', 'email'] as const) {
      const typed = draft[name];
      if (typed !== undefined) setValue(name, typed, { shouldDirty: true });
    }
  }, [draft, setValue]);

  useTabDraft(profileDraft, userId, details, isDirty);
  useUnloadQuestion(isDirty);

  return { restored: draft !== null };
};
