import { useEffect, useRef } from 'react';
import type { ResumeContent } from '#shared/resume/schema';

const keepAfterMs = 500;

interface TypingGuard {
  /** What the form holds; each change starts the wait anew. */
  content: ResumeContent;
  isUnsaved: boolean;
  /** Writes the draft, or removes it when everything is saved. */
  keepDraft: () => void;
  isLeaving: () => boolean;
}

/**
 * Keeps unsaved typing in this browser: half a second after the last keystroke, when the page is hidden or left, and
 * when the form goes away. While something is unsaved, closing the page asks first.
 */
export const useTypingGuard = ({ content, isUnsaved, keepDraft, isLeaving }: TypingGuard) => {
  const latest = useRef({ keepDraft, isLeaving });
  useEffect(() => {
    latest.current = { keepDraft, isLeaving };
  });

  useEffect(() => {
    const timer = window.setTimeout(() => latest.current.keepDraft(), keepAfterMs);
    return () => window.clearTimeout(timer);
  }, [content]);

  useEffect(() => {
    const keep = () => latest.current.keepDraft();
    // A phone may end a hidden page without another word.
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, []);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!latest.current.isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
};
