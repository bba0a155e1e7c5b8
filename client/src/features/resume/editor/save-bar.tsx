import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';
import { useBarHeight } from '../../../ui/use-bar-height';
import { fingerprintOf, type FormContent } from '../form/form-content';
import type { Direction } from '../history/history';
import { LeaveGuard } from './leave-guard';
import type { ResumeEditor } from './use-resume-editor';
import { useUnloadQuestion } from '../../../lib/typed-text/use-unload-question';
import { formWords, historyWords as historyLabels } from '../words';
import { Redo2, Undo2 } from 'lucide-react';
import type { FormHistory } from '../history/use-history';

const { save: words } = formWords;

/** For the link that skips to it. */
export const saveButtonId = 'resume-save';

interface SaveBarProps {
  editor: ResumeEditor;
  /** Shown above the button; it blocks nothing. */
  question?: ReactNode;
  /** Opens the page where it is not beside the form. */
  previewButton?: ReactNode;
  /** Shows and focuses a field of the form. */
  onEdit: (field: string) => void;
  onTravel: (direction: Direction) => void;
  onDesign: () => void;
  onChanges?: ((changes: FormChanges) => void) | undefined;
}

/** Whether the form has unsaved changes, and how they are saved. */
export interface FormChanges {
  isUnsaved: boolean;
  /** Resolves with whether they are saved; if not, the form says why. */
  save: () => Promise<boolean>;
  /** Shows and focuses a field, once the form can be seen. */
  edit: (field: string) => void;
  /** Shows the page and its settings. */
  design: () => void;
}

/** Reports the form's changes, and has the browser ask before a reload loses any. Returns them with the draft's status. */
const useFormChanges = ({
  editor,
  onEdit,
  onDesign,
  onChanges,
}: Pick<SaveBarProps, 'editor' | 'onEdit' | 'onDesign' | 'onChanges'>) => {
  const content = usePaintedContent();
  const savedFingerprint = useMemo(() => fingerprintOf(editor.savedContent), [editor.savedContent]);
  const isUnsaved = useMemo(() => fingerprintOf(content) !== savedFingerprint, [content, savedFingerprint]);
  const { draft } = editor;
  const draftStatus = useSyncExternalStore(draft.status.subscribe, draft.status.read);
  useUnloadQuestion(isUnsaved && !draftStatus.isSent);

  // Before it is seen: the next press may depend on it.
  useLayoutEffect(() => {
    onChanges?.({ isUnsaved, save: editor.submit, edit: onEdit, design: onDesign });
  });
  return { isUnsaved, draftStatus };
};

/** What the save bar does unseen, for a form that is saved elsewhere. */
export const UnseenSaveBar = (props: Pick<SaveBarProps, 'editor' | 'onEdit' | 'onDesign' | 'onChanges'>) => {
  useFormChanges(props);
  return <LeaveGuard isUnsaved={props.editor.isUnsaved} />;
};

/** Save Changes and the save status; fixed at the bottom of the screen. */
export const SaveBar = ({
  editor,
  question,
  previewButton,
  onEdit,
  onTravel,
  onDesign,
  onChanges,
}: SaveBarProps) => {
  const { draft } = editor;
  const { isUnsaved, draftStatus } = useFormChanges({ editor, onEdit, onDesign, onChanges });

  const { canUndo, canRedo } = useSyncExternalStore(editor.history.subscribe, editor.history.status);
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar, '--bottom-bar');

  return (
    <div
      ref={bar}
      className="bottom-0 z-20 -mx-1 rounded-t-card border bg-surface/95 px-3 py-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] shadow-float backdrop-blur sm:px-4 tall:sticky"
    >
      {question}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <SaveState isUnsaved={isUnsaved} draftStatus={draftStatus.text} hasLine={canUndo || canRedo} />
        {isUnsaved && draftStatus.text && (
          <button
            type="button"
            className="min-h-8 text-sm font-medium max-sm:text-xs whitespace-nowrap text-primary-text underline underline-offset-2 pointer-coarse:min-h-11"
            onClick={draftStatus.isConflicting ? draft.compare : draft.discard}
          >
            {draftStatus.isConflicting ? words.compare : words.discard}
          </button>
        )}
        <HistoryButtons history={editor.history} onTravel={onTravel} />
        <div className="ml-auto flex gap-2 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2">
          {previewButton}
          <Button
            id={saveButtonId}
            type="submit"
            // The one button that stands out, while there is something to save.
            variant={isUnsaved || editor.isSaving ? 'primary' : 'secondary'}
            loading={editor.isSaving}
            loadingLabel={words.saving}
          >
            {words.action}
          </Button>
        </div>
      </div>
      <LeaveGuard isUnsaved={editor.isUnsaved} />
    </div>
  );
};

interface SaveStateProps {
  isUnsaved: boolean;
  /** Where what is typed is kept; null before that is known. */
  draftStatus: string | null;
  /** Whether a phone has a line for it: the one of undo and redo. */
  hasLine: boolean;
}

const SaveState = ({ isUnsaved, draftStatus, hasLine }: SaveStateProps) => {
  const { control } = useFormContext<FormContent>();
  const { errors, isSubmitted } = useFormState({ control });
  const toCorrect = isSubmitted && isUnsaved && Object.keys(errors).length > 0;
  return (
    <p
      role="status"
      className={classNames(
        'flex min-w-0 flex-1 items-center gap-2 text-sm/5 text-muted max-sm:text-xs/4 lg:max-xl:text-xs/4',
        // A phone has one line for the buttons, and another only for news.
        !isUnsaved && !hasLine && 'max-sm:sr-only',
        // Beside the buttons a sentence would take three lines or four.
        isUnsaved && draftStatus?.includes('.') && 'max-lg:basis-full',
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

interface HistoryButtonsProps {
  history: FormHistory;
  onTravel: (direction: Direction) => void;
}

/** Undo and redo, with what the last of them did for screen readers. */
const HistoryButtons = ({ history, onTravel }: HistoryButtonsProps) => {
  const { canUndo, canRedo, news } = useSyncExternalStore(history.subscribe, history.status);
  const button = (isUsable: boolean, label: string, direction: Direction) => ({
    variant: 'ghost' as const,
    size: 'icon' as const,
    'aria-label': label,
    title: label,
    // A disabled button would lose the focus with the last step.
    'aria-disabled': !isUsable,
    onClick: () => isUsable && onTravel(direction),
  });
  return (
    <div
      role="group"
      aria-label={historyLabels.group}
      // A phone has one line for the buttons below, and another only where there is something to say.
      className={classNames('ml-auto flex', !canUndo && !canRedo && 'max-sm:hidden')}
    >
      <Button {...button(canUndo, historyLabels.undo, 'undo')}>
        <Undo2 aria-hidden />
      </Button>
      <Button {...button(canRedo, historyLabels.redo, 'redo')}>
        <Redo2 aria-hidden />
      </Button>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
};
