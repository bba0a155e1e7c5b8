import type { Draft } from './local-drafts';
import type { Typed } from '../form/form-content';

/** What the save bar shows of the draft. */
export interface DraftState {
  /** Where the typing is; null before that is known. */
  status: string | null;
  /** Whether the server has all of it. */
  isSent: boolean;
  /** Whether another device typed meanwhile, so that the user has to compare. */
  isRivaled: boolean;
}

/** What keeps the typing, once its code is there. */
interface Keeper {
  /** Sends or removes the draft at once: after a save, a discard or a restore. */
  settle: () => void;
  setAside: (typed: Typed) => Draft;
  dropOffer: (draft: Draft) => void;
  compare: () => void;
  discard: () => void;
}

export const untold: DraftState = { status: null, isSent: false, isRivaled: false };

/** Between an open form and what keeps its typing, which is in a chunk of its own. */
export const createDraftLink = () => {
  let state = untold;
  let keeper: Keeper | null = null;
  let wasAttached = false;
  const waiting: { typed: Typed; draft?: Draft | undefined }[] = [];
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    publish: (next: DraftState) => {
      state = next;
      for (const listener of listeners) listener();
    },
    attach: (next: Keeper | null) => {
      keeper = next;
      wasAttached ||= next !== null;
      for (const item of next ? waiting.splice(0) : []) item.draft = next?.setAside(item.typed);
    },
    /** Whether the typing has had its keeper, which goes on without this link when the form closes. */
    wasAttached: () => wasAttached,
    settle: () => keeper?.settle(),
    /** Returns the function that takes the offer back. */
    setAside: (typed: Typed) => {
      const item: (typeof waiting)[number] = { typed };
      if (keeper) item.draft = keeper.setAside(typed);
      else waiting.push(item);
      return () => {
        if (item.draft) keeper?.dropOffer(item.draft);
        else if (waiting.includes(item)) waiting.splice(waiting.indexOf(item), 1);
      };
    },
    dropOffer: (draft: Draft) => keeper?.dropOffer(draft),
    compare: () => keeper?.compare(),
    discard: () => keeper?.discard(),
  };
};

export type DraftLink = ReturnType<typeof createDraftLink>;
