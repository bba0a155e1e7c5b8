import { useEffect, useEffectEvent } from 'react';
import type { FormContent } from '../editor/form-content';
import { draftWriters } from './forget-drafts';

const debounceMs = 500;

/**
 * Calls `persist`, debounced, as `content` changes, and at once when the page is hidden or left and when the form
 * unmounts.
 */
export const usePersistTyping = (content: FormContent, persist: () => void) => {
  const onPersist = useEffectEvent(persist);

  useEffect(() => {
    const timer = window.setTimeout(() => onPersist(), debounceMs);
    return () => window.clearTimeout(timer);
  }, [content]);

  useEffect(() => {
    const flush = () => onPersist();
    // A phone may end a hidden page without another event.
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    draftWriters.add(flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      draftWriters.delete(flush);
      flush();
    };
  }, []);
};
