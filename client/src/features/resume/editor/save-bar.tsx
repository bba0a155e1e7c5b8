import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';
import { useBarHeight } from '../../../ui/use-bar-height';
import { fingerprintOf, type FormContent } from '../form/form-content';
import { LeaveGuard } from './leave-guard';
import type { ResumeEditor } from './use-resume-editor';
import { useUnloadQuestion } from '../../../lib/typed-text/use-unload-question';
import { formWords } from '../words';

const { save: words } = formWords;

/** For the link that skips to it. */
export const saveButtonId = 'resume-save';

interface SaveBarProps {
  editor: ResumeEditor;
  /** Shown above the button; it blocks nothing. */
  question?: ReactNode;
  /** Shows and focuses a field of the form. */
  onEdit: (field: string) => void;
  onChanges?: ((changes: FormChanges) => void) | undefined;
}

/** Whether the form has unsaved changes, and how they are saved. */
export interface FormChanges {
  isUnsaved: boolean;
  /** Resolves with whether they are saved; if not, the form says why. */
  save: () => Promise<boolean>;
  /** Shows and focuses a field, once the form can be seen. */
  edit: (field: string) => void;
}

/** Save Changes and the save status; fixed at the bottom of the screen. */
export const SaveBar = ({ editor, question, onEdit, onChanges }: SaveBarProps) => {
  const content = usePaintedContent();
  const savedFingerprint = useMemo(() => fingerprintOf(editor.savedContent), [editor.savedContent]);
  const isUnsaved = useMemo(() => fingerprintOf(content) !== savedFingerprint, [content, savedFingerprint]);
  const { draft } = editor;
  const draftStatus = useSyncExternalStore(draft.status.subscribe, draft.status.read);
  useUnloadQuestion(isUnsaved && !draftStatus.isSent);

  useEffect(() => {
    onChanges?.({ isUnsaved, save: editor.submit, edit: onEdit });
  });

  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar, '--bottom-bar');

  return (
    <div
      ref={bar}
      className="bottom-0 z-20 -mx-1 rounded-t-card border bg-surface/95 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float backdrop-blur tall:sticky"
    >
      {question}
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 sm:gap-x-4">
        <SaveState isUnsaved={isUnsaved} draftStatus={draftStatus.text} />
        {isUnsaved && draftStatus.text && (
          <button
            type="button"
            className="min-h-8 text-sm font-medium whitespace-nowrap text-primary-text underline underline-offset-2 sm:mr-auto pointer-coarse:min-h-11"
            onClick={draftStatus.isConflicting ? draft.compare : draft.discard}
          >
            {draftStatus.isConflicting ? words.compare : words.discard}
          </button>
        )}
        <Button
          id={saveButtonId}
          type="submit"
          className="max-sm:flex-1"
          loading={editor.isSaving}
          loadingLabel={words.saving}
        >
          {words.action}
        </Button>
      </div>
      <LeaveGuard isUnsaved={editor.isUnsaved} />
    </div>
  );
};

interface SaveStateProps {
  isUnsaved: boolean;
  /** Where what is typed is kept; null before that is known. */
  draftStatus: string | null;
}

const SaveState = ({ isUnsaved, draftStatus }: SaveStateProps) => {
  const { control } = useFormContext<FormContent>();
  const { errors, isSubmitted } = useFormState({ control });
  const toCorrect = isSubmitted && isUnsaved && Object.keys(errors).length > 0;
  return (
    <p
      role="status"
      className={classNames(
        'flex min-w-0 items-center gap-2 text-sm text-muted',
        // Beside two buttons it would break into four lines on a phone.
        isUnsaved && draftStatus && 'max-sm:basis-full',
      )}
    >
      <span
        aria-hidden
        className={classNames(
          'size-2 shrink-0 rounded-full forced-colors:border',
          toCorrect ? 'bg-danger' : isUnsaved ? 'bg-accent' : 'bg-success',
        )}
      />
      {toCorrect ? words.toCorrect : isUnsaved ? (draftStatus ?? words.unsaved) : words.saved}
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
