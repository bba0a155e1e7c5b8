import { useEffect, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ProfileDetails } from '#shared/accounts/schema';
import { isLeaving } from '../../lib/leaving/leaving';
import { forgetProfileDraft, keepProfileDraft, readProfileDraft } from './profile-draft';

/**
 * Unsaved typing comes back after another screen, a reload or a new sign-in in this tab; `restored` tells that it did.
 * Closing the page meanwhile asks first.
 */
export const useProfileDraft = (
  { control, formState, setValue }: UseFormReturn<ProfileDetails>,
  userId: string,
) => {
  const { isDirty } = formState;
  const details = useWatch({ control, compute: (values: ProfileDetails) => values });
  const [draft] = useState(() => readProfileDraft(userId));

  useEffect(() => {
    if (!draft) return;
    for (const name of ['firstName', 'lastName', 'email'] as const) {
      const typed = draft[name];
      if (typed !== undefined) setValue(name, typed, { shouldDirty: true });
    }
  }, [draft, setValue]);

  useEffect(() => {
    if (isDirty) keepProfileDraft(userId, details);
    else forgetProfileDraft();
  }, [userId, isDirty, details]);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return { restored: draft !== null };
};
