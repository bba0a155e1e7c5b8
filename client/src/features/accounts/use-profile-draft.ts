import { useEffect, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ProfileDetails } from '#shared/accounts/schema';
import { useTabDraft } from '../../lib/typed-text/tab-draft';
import { useUnloadQuestion } from '../../lib/typed-text/use-unload-question';
import { profileDraft } from './profile-draft';

/**
 * Restores unsaved input after another screen, a reload or a new sign-in in this tab; `restored` is true if it did.
 * Closing the page meanwhile asks for confirmation.
 */
export const useProfileDraft = (
  { control, formState, setValue }: UseFormReturn<ProfileDetails>,
  userId: string,
) => {
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
