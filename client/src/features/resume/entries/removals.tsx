import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { dismissToast, toast, toastStore } from '../../../ui/feedback/toast';
import type { FormContent } from '../form/form-content';
import { entryWords as words } from '../words';

interface Removal {
  /** What was removed, such as 'Staff Nurse, Visayas Medical'. */
  name: string;
  restore: () => void;
}

/**
 * The removals that can be undone, the last one first, and the toast that offers it. Another toast only interrupts the
 * offer: it returns after that one. It ends when its own toast expires or is dismissed.
 */
const createUndoStack = () => {
  let removals: readonly Removal[] = [];
  let offeredBy: number | null = null;
  let isInterrupted = false;

  const offer = () => {
    const offered = removals;
    const last = offered.at(-1);
    if (!last) return;
    offeredBy = toast({
      title: words.undo.title(last.name),
      ...(offered.length > 1 && { description: words.undo.several(offered.length) }),
      action: {
        label: words.undo.action,
        onPress: () => {
          removals = offered.slice(0, -1);
          last.restore();
          offer();
        },
      },
    });
    isInterrupted = false;
  };

  return {
    push: (removal: Removal) => {
      removals = [...removals, removal];
      offer();
    },

    /** Ends the offer: there is nothing left to restore to. */
    clear: () => {
      removals = [];
      if (offeredBy !== null) dismissToast(offeredBy);
    },

    /** Returns the function that ends it. */
    followToasts: () =>
      toastStore.subscribe(() => {
        const shown = toastStore.read();
        if (shown) isInterrupted = shown.id !== offeredBy;
        else if (isInterrupted) offer();
        else removals = [];
      }),
  };
};

/** How to change a list of entries and keep those that stay as they are shown. */
export interface ListActions {
  insert: (index: number, entry: object, options?: { shouldFocus: boolean }) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
}

export const createRemovals = () => ({
  undo: createUndoStack(),
  /**
   * By the path of the list. A card of the user's own section that was removed and restored, or has another place,
   * is a new one, and what the former one inserts would not be drawn.
   */
  lists: new Map<string, ListActions>(),
});

export type FormRemovals = ReturnType<typeof createRemovals>;

/** Provided around all that shows the form. */
export const RemovalsContext = createContext(createRemovals());

export const useRemovals = () => useContext(RemovalsContext);

/** Removals in these cards can be undone, until other content takes the place of the form's. */
export const Removals = ({ children }: { children: ReactNode }) => {
  const { control } = useFormContext<FormContent>();
  const { defaultValues } = useFormState({ control });
  const removals = useRemovals();
  useEffect(() => removals.undo.followToasts(), [removals]);
  // A reset of the form brings new default values.
  useEffect(() => () => removals.undo.clear(), [removals, defaultValues]);
  return <>{children}</>;
};
