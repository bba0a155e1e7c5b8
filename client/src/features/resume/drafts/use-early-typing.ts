import { useEffect, useEffectEvent, useState } from 'react';
import type { ResumeEditor } from '../editor/use-resume-editor';
import { drafts, newDraftId } from './local-drafts';

/** How long typing may exist nowhere but in the form. */
const localMs = 500;

/**
 * Keeps the typing in this browser until the code that also sends it is there, which takes seconds on a slow connection.
 * Returns the id of the form's draft, which that code goes on with.
 */
export const useEarlyTyping = (
  userId: string,
  { form, start, draftLink, isUnsaved, typed }: ResumeEditor,
): string => {
  const [id] = useState(newDraftId);
  const persist = useEffectEvent(() => {
    if (draftLink.wasAttached()) return;
    const { acknowledged, unconfirmed } = start;
    if (isUnsaved())
      drafts.persist(userId, {
        ...structuredClone(typed()),
        id,
        keptAt: Date.now(),
        acknowledged,
        unconfirmed,
      });
    else drafts.remove(userId, id);
  });

  useEffect(() => {
    let timer: number | undefined;
    const persistNow = () => {
      window.clearTimeout(timer);
      timer = undefined;
      persist();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (!draftLink.wasAttached()) timer ??= window.setTimeout(persistNow, localMs);
      },
    });
    window.addEventListener('pagehide', persistNow);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', persistNow);
      persistNow();
    };
  }, [form, draftLink]);
  return id;
};
