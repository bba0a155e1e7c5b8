import { useState } from 'react';
import type { UserBillingRow } from '#shared/admin-billing/schema';
import { ApiError, isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { announceSuccess, announceUpdateFailure } from '../admin-toasts';
import { fetchUserBilling, useRefreshUsers, useUpdateBilling } from '../api';
import { reauthenticationRequired } from '../sign-in-again';
import { openingValues, updateNames, type CheckedUpdate, type UpdateForm } from './update-form';

const signedOut = 'You are logged out. Log in again in another tab, then press Update Billing once more.';
const unknownReason = 'Nothing was changed. Please check your connection and try again.';

/**
 * Saves the form for `user`. If the user has changed since, nothing is saved: `shown` is then the current user,
 * untouched fields follow, and the next save is based on it.
 */
export const useSaveUpdate = (user: UserBillingRow | null, form: UpdateForm) => {
  const { mutateAsync, isPending } = useUpdateBilling();
  const refreshUsers = useRefreshUsers();
  const [problem, setProblem] = useState<string | null>(null);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [newer, setNewer] = useState<UserBillingRow | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const [opened, setOpened] = useState(user);
  if (user !== opened) {
    setOpened(user);
    setNewer(null);
    setProblem(null);
    setNeedsSignIn(false);
  }
  const shown = newer ?? user;

  // react-hook-form tracks dirty fields only if they are read.
  void form.formState.dirtyFields;
  const lookAgain = async (userId: string) => {
    setIsLooking(true);
    refreshUsers();
    const found = await fetchUserBilling(userId).catch(() => undefined);
    setIsLooking(false);
    if (!found) return;
    setNewer(found);
    form.reset(openingValues(found), { keepDirtyValues: true, keepDirty: true });
  };

  /** Whether it was saved. */
  const save = async (checked: CheckedUpdate): Promise<boolean> => {
    if (!shown) return false;
    const { id, plan, subscriptionExpiresAt } = shown;
    setProblem(null);
    setNeedsSignIn(false);
    try {
      const { message } = await mutateAsync({
        userId: id,
        ...checked,
        seen: { plan, subscriptionExpiresAt },
      });
      announceSuccess(message);
      return true;
    } catch (error) {
      const isRefusedAsStale = error instanceof ApiError && error.code === reauthenticationRequired;
      setNeedsSignIn(isRefusedAsStale);
      if (!isRefusedAsStale) announceUpdateFailure();
      if (error instanceof ApiError) {
        for (const name of updateNames) {
          const wrong = error.fields[name];
          if (wrong) form.setError(name, { type: 'server', message: wrong });
        }
        if (error.code === 'USER_CHANGED') await lookAgain(id);
      }
      setProblem(isUnauthorized(error) ? signedOut : serverMessage(error, unknownReason));
      return false;
    }
  };

  return { shown, problem, needsSignIn, isSaving: isPending || isLooking, save };
};
