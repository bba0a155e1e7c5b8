import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button';
import { useBarHeight } from '../use-bar-height';

interface RecordSaveBarProps {
  words: { unsaved: string; takeNewer: string; keepMine: string; save: string };
  isDirty: boolean;
  isSaving: boolean;
  /** What the last save was answered with. */
  error: string | undefined;
  /** Another device saved meanwhile: whose text stays is a choice. */
  isConflict: boolean;
  onTakeNewer: () => void;
  onKeepMine: () => void;
  /** Other actions. */
  children?: ReactNode;
}

/** At the bottom of a form: whether it is saved, what went wrong, and Save. */
export const RecordSaveBar = ({
  words,
  isDirty,
  isSaving,
  error,
  isConflict,
  onTakeNewer,
  onKeepMine,
  children,
}: RecordSaveBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar, '--bottom-bar');
  // With a refusal it is higher, and at the top of a form its buttons would be below the screen.
  useEffect(() => {
    if (error) bar.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t bg-surface px-4 py-3 short:static sm:mx-0 sm:rounded-card sm:border"
    >
      <div role="status" className="mr-auto text-sm text-muted">
        {isDirty && !error && words.unsaved}
      </div>
      {error && (
        <p role="alert" className="w-full text-sm font-medium text-danger-text">
          {error}
        </p>
      )}
      {isConflict && (
        <>
          <Button variant="secondary" onClick={onTakeNewer}>
            {words.takeNewer}
          </Button>
          <Button variant="secondary" onClick={onKeepMine}>
            {words.keepMine}
          </Button>
        </>
      )}
      {children}
      <Button type="submit" loading={isSaving} keepsFocus>
        {words.save}
      </Button>
    </div>
  );
};
