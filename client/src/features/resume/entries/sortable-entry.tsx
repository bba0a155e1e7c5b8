import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';

interface SortableEntryProps {
  label: string;
  isFirst: boolean;
  isLast: boolean;
  /** A press on the handle, which may become a drag. */
  onPress: (press: PointerEvent<HTMLElement>) => void;
  onMoveUp: () => void;
  onMoveDown: () => void;
  /** Without it the entry cannot be removed. */
  onRemove?: () => void;
  className?: string;
  children?: ReactNode;
}

// A keystroke lays out and paints what is in sight only, however many entries there are.
const entryClass = 'p-3 sm:p-4 [contain-intrinsic-size:auto_28rem] [content-visibility:auto]';

/** The button that moved the entry. */
type Control = 'handle' | 'up' | 'down';

/** One entry of a list: its handle, its buttons and its fields. */
export const SortableEntry = ({
  label,
  isFirst,
  isLast,
  onPress,
  onMoveUp,
  onMoveDown,
  onRemove,
  className = entryClass,
  children,
}: SortableEntryProps) => {
  const hint = useId();
  const entry = useRef<HTMLDivElement>(null);
  const moved = useRef<Control | null>(null);

  // Moving an element in the page takes the focus from what is in it, and at an end the button is disabled; the next
  // key press should still have a sensible target.
  useEffect(() => {
    if (!moved.current) return;
    const usable = (control: Control) =>
      entry.current?.querySelector<HTMLButtonElement>(`[data-move="${control}"]:not(:disabled)`);
    (usable(moved.current) ?? usable(moved.current === 'up' ? 'down' : 'up'))?.focus();
    moved.current = null;
  });

  const moving = (control: Control, move: () => void) => () => {
    moved.current = control;
    move();
  };

  const moveByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.key === 'ArrowUp' && !isFirst) moving('handle', onMoveUp)();
    if (event.key === 'ArrowDown' && !isLast) moving('handle', onMoveDown)();
  };

  return (
    <li
      className={classNames(
        'rounded-card border bg-surface in-data-sorting:transition-transform data-dragging:relative data-dragging:z-10 data-dragging:shadow-float data-dragging:transition-none',
        className,
      )}
    >
      <div ref={entry} role="group" aria-label={label}>
        <div className="mb-3 flex flex-wrap items-center gap-1">
          <button
            type="button"
            data-move="handle"
            aria-describedby={hint}
            onPointerDown={onPress}
            onKeyDown={moveByArrow}
            aria-label={`Reorder ${label}`}
            className="-ml-1 grid size-8 cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-subtle pointer-coarse:size-11"
          >
            <GripVertical aria-hidden className="size-4" />
          </button>
          <span id={hint} hidden>
            Drag it, or press the up and down arrow keys, to move the entry.
          </span>
          <span aria-hidden className="mr-auto text-sm font-medium text-muted">
            {label}
          </span>
          <div className="ml-auto flex items-center">
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Move ${label} up`}
              data-move="up"
              disabled={isFirst}
              onClick={moving('up', onMoveUp)}
            >
              <ArrowUp aria-hidden />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Move ${label} down`}
              data-move="down"
              disabled={isLast}
              onClick={moving('down', onMoveDown)}
            >
              <ArrowDown aria-hidden />
            </Button>
            {onRemove && (
              <Button variant="ghost" size="icon" aria-label={`Remove ${label}`} onClick={onRemove}>
                <Trash2 aria-hidden />
              </Button>
            )}
          </div>
        </div>
        {children}
      </div>
    </li>
  );
};
