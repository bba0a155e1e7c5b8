import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';
import { useBarHeight } from '../../../ui/use-bar-height';
import { fingerprintOf, type FormContent } from './form-content';
import { LeaveGuard } from './leave-guard';
import type { ResumeEditor } from './use-resume-editor';
import { useUnloadQuestion } from '../../../lib/typed-text/use-unload-question';
import { draftWriters } from '../../../lib/typed-text/draft-list';

interface SaveBarProps {
  editor: ResumeEditor;
  /** Shown above the button; it blocks nothing. */
  question?: ReactNode;
  /** Called initially and whenever the form becomes unsaved or saved. */
  onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
}

/** Save Changes and the save status; fixed at the bottom of the screen. */
export const SaveBar = ({ editor, question, onUnsavedChange }: SaveBarProps) => {
  const content = usePaintedContent();
  const savedFingerprint = useMemo(() => fingerprintOf(editor.savedContent), [editor.savedContent]);
  const isUnsaved = useMemo(() => fingerprintOf(content) !== savedFingerprint, [content, savedFingerprint]);
  usePersistTyping(content, editor.drafts.persistOwn);
  useUnloadQuestion(isUnsaved);

  useEffect(() => {
    onUnsavedChange?.(isUnsaved);
  }, [isUnsaved, onUnsavedChange]);

  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar, '--bottom-bar');

  return (
    <div
      ref={bar}
      className="bottom-0 z-20 -mx-1 rounded-t-card border bg-surface/95 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float backdrop-blur tall:sticky"
    >
      {question}
      <div className="flex items-center justify-between gap-3">
        <SaveState isUnsaved={isUnsaved} />
        <Button type="submit" loading={editor.isSaving} loadingLabel="Saving Changes...">
          Save Changes
        </Button>
      </div>
      <LeaveGuard active={isUnsaved} isUnsaved={editor.drafts.isUnsaved} />
    </div>
  );
};

const SaveState = ({ isUnsaved }: { isUnsaved: boolean }) => {
  const { control } = useFormContext<FormContent>();
  const { errors, isSubmitted } = useFormState({ control });
  const toCorrect = isSubmitted && isUnsaved && Object.keys(errors).length > 0;
  return (
    <p role="status" className="flex min-w-0 items-center gap-2 text-sm text-muted">
      <span
        aria-hidden
        className={classNames(
          'size-2 shrink-0 rounded-full forced-colors:border',
          toCorrect ? 'bg-danger' : isUnsaved ? 'bg-accent' : 'bg-success',
        )}
      />
      {toCorrect ? 'Correct the marked fields' : isUnsaved ? 'Unsaved changes' : 'No unsaved changes'}
    </p>
  );
};

/**
 * The form's content, one frame after the input was painted. For work that may lag behind the input: done
 * earlier, it would delay the typed character.
 */
const usePaintedContent = () => {
  const { subscribe, getValues } = useFormContext<FormContent>();
  const [content, setContent] = useState(() => getValues());

  useEffect(() => {
    let isWaiting = false;
    let isOver = false;
    const look = () => {
      isWaiting = false;
      if (!isOver) setContent(getValues());
    };
    const lookLater = () => {
      if (isWaiting) return;
      isWaiting = true;
      // A frame's callbacks run before it is painted, a task that they start after that. A hidden page has no frames.
      if (document.hidden) setTimeout(look);
      else requestAnimationFrame(() => setTimeout(look));
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      // A form that is filled anew names no field, and is seen together with what is saved, which changes with it.
      callback: ({ name }) => (name === undefined ? look() : lookLater()),
    });
    // It may have changed since it was first read.
    lookLater();
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [subscribe, getValues]);

  return content;
};

const debounceMs = 500;

/**
 * Calls `persist`, debounced, as `content` changes, and at once when the page is hidden or left and when the form
 * unmounts.
 */
const usePersistTyping = (content: FormContent, persist: () => void) => {
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
