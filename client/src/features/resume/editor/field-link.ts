import { useEffect, useRef, useState, type FocusEvent } from 'react';

/** What the preview knows of the form. */
export interface FieldLink {
  /** Calls `listener` when another field is edited. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** The name of the field that is being edited; null if none. */
  edited: () => string | null;
  /** Opens a field that was chosen on the page. */
  onPick: (field: string) => void;
}

const createStore = () => {
  const listeners = new Set<() => void>();
  let edited: string | null = null;
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edited: () => edited,
    edit: (field: string | null) => {
      if (field === edited) return;
      edited = field;
      for (const listener of listeners) listener();
    },
  };
};

/**
 * The link between form and preview, and the form's handlers that keep it. Outside React's state: a change of the focus
 * rerenders neither form nor page.
 */
export const useFieldLink = (onPick: (field: string) => void) => {
  const latest = useRef(onPick);
  useEffect(() => {
    latest.current = onPick;
  });
  const [store] = useState(createStore);
  const [link] = useState<FieldLink>(() => ({ ...store, onPick: (field) => latest.current(field) }));
  return {
    link,
    /** Forgets the edited field, such as when no field is shown any more. */
    release: () => store.edit(null),
    handlers: {
      // Buttons of the form and the preview have no name: the field before them stays the edited one.
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
        const name = target.getAttribute('name');
        // The choice of a template is no text of the page.
        if (target.getAttribute('type') === 'radio') return;
        if (name && currentTarget.contains(target)) store.edit(name);
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        const isOutside = relatedTarget && !currentTarget.contains(relatedTarget);
        if (isOutside && !relatedTarget.closest('[role="dialog"]')) store.edit(null);
      },
    },
  };
};
