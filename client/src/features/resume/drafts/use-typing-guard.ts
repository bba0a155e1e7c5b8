import { useEffect, useRef } from 'react';
import { isLeaving } from '../../../lib/leaving/leaving';
import { draftWriters } from './forget-drafts';
import type { FormContent } from '../editor/form-content';

const keepAfterMs = 500;

interface TypingGuard {
  /** What the form holds; each change starts the wait anew. */
  content: FormContent;
  isUnsaved: boolean;
  /** Writes the draft, or removes it when everything is saved. */
  keepDraft: () => void;
}

/**
 * Keeps unsaved typing in this browser: half a second after the last keystroke, when the page is hidden or left, and
 * when the form goes away. While something is unsaved, closing the page asks first, unless it leaves to sign in.
 */
export const useTypingGuard = ({ content, isUnsaved, keepDraft }: TypingGuard) => {
  const latest = useRef(keepDraft);
  useEffect(() => {
    latest.current = keepDraft;
  });

  useEffect(() => {
    const timer = window.setTimeout(() => latest.current(), keepAfterMs);
    return () => window.clearTimeout(timer);
  }, [content]);

  useEffect(() => {
    const keep = () => latest.current();
    // A phone may end a hidden page without another word.
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    draftWriters.add(keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      draftWriters.delete(keep);
      keep();
    };
  }, []);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
};
