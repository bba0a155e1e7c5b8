import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isLeaving } from '../leaving/leaving';
import { readStored, storedKeys, writeStored } from './draft-list';

interface Slot<Text> {
  userId: string;
  details: Text;
}

/** Unsaved text of one form, stored for this tab across reloads and a new sign-in. */
export const tabDraft = <Text>(key: string) => {
  const forget = () => void writeStored('sessionStorage', key, null);
  return {
    forget,
    persist: (userId: string, details: Text) =>
      void writeStored('sessionStorage', key, { userId, details } satisfies Slot<Text>),
    /** This user's text, perhaps of an older form with other fields. Another user's is removed. */
    read: (userId: string): Partial<Text> | null => {
      const slot = readStored('sessionStorage', key) as Partial<Slot<Text>> | null;
      if (slot?.userId === userId && slot.details) return slot.details;
      forget();
      return null;
    },
  };
};

/** Removes what is typed in this tab, in whichever form. (The resume's drafts are in local storage.) */
export const forgetTypedInThisTab = () => {
  for (const key of storedKeys('sessionStorage')) {
    const slot = readStored('sessionStorage', key);
    if (typeof slot === 'object' && slot !== null && 'userId' in slot && 'details' in slot)
      writeStored('sessionStorage', key, null);
  }
};

export type TabDraft<Text> = ReturnType<typeof tabDraft<Text>>;

/** Persists a form's content with every change while it is unsaved, and removes it otherwise. */
export const useTabDraft = <Text>(draft: TabDraft<Text>, userId: string, text: Text, isUnsaved: boolean) => {
  useEffect(() => {
    if (isUnsaved) draft.persist(userId, text);
    else draft.forget();
  }, [draft, userId, text, isUnsaved]);
};

/**
 * Stores what is typed into a dialog, so that it is there again after a reload or a new sign-in; closing the dialog removes it.
 * Returns whether there was such a text.
 */
export const useDialogDraft = <Typed extends FieldValues, Output>(
  form: UseFormReturn<Typed, unknown, Output>,
  draft: TabDraft<Typed>,
  owner: string,
): boolean => {
  const [found] = useState(() => draft.read(owner));
  const open = useEffectEvent(() => {
    for (const [name, value] of Object.entries(found ?? {}))
      form.setValue(name as Path<Typed>, value as PathValue<Typed, Path<Typed>>, { shouldDirty: true });
    const { unsubscribe } = form.watch((typed) => draft.persist(owner, typed as Typed));
    return () => {
      unsubscribe();
      if (!isLeaving()) draft.forget();
    };
  });
  useEffect(() => open(), []);
  return found !== null;
};
