import { dismissToast, toast, toastStore } from '../../../ui/feedback/toast';
import { entryWords } from '../words';

export interface Removal {
  /** What was removed, such as 'Staff Nurse, Visayas Medical'. */
  name: string;
  restore: () => void;
}

const { undo: words } = entryWords;

/**
 * The removals that can be undone, the last one first, and the toast that offers it. Another toast only interrupts the
 * offer: it returns after that one. It ends when its own toast expires or is dismissed.
 */
export const createUndoStack = () => {
  let removals: readonly Removal[] = [];
  let offeredBy: number | null = null;
  let isInterrupted = false;

  const offer = () => {
    const offered = removals;
    const last = offered.at(-1);
    if (!last) return;
    offeredBy = toast({
      title: words.title(last.name),
      ...(offered.length > 1 && { description: words.several(offered.length) }),
      action: {
        label: words.action,
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
