import { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { Button } from '../../ui/button';

interface SortableEntryProps {
  id: string;
  label: string;
  isFirst: boolean;
  isLast: boolean;
  onMoveUp: () => void;
  onMoveDown: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** The button that moved the entry. */
type Control = 'handle' | 'up' | 'down';

/** One entry of a list: its handle, its buttons and its fields. */
export const SortableEntry = ({
  id,
  label,
  isFirst,
  isLast,
  onMoveUp,
  onMoveDown,
  onRemove,
  children,
}: SortableEntryProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const entry = useRef<HTMLDivElement>(null);
  const moved = useRef<Control | null>(null);

  // Moving an element in the page takes the focus from what is in it, and at an end the button is disabled; the next
  // press of the key should still do something sensible.
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
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
      className={classNames(
        'rounded-card border bg-surface p-3 sm:p-4',
        isDragging && 'relative z-10 shadow-float',
      )}
    >
      <div ref={entry} role="group" aria-label={label}>
        <div className="mb-3 flex items-center gap-1">
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            data-move="handle"
            onKeyDown={moveByArrow}
            aria-label={`Reorder ${label}`}
            className="-ml-1 grid size-8 cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-subtle pointer-coarse:size-11"
          >
            <GripVertical aria-hidden className="size-4" />
          </button>
          <span aria-hidden className="mr-auto truncate text-sm font-medium text-muted">
            {label}
          </span>
          <div className="flex items-center">
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
            <Button variant="ghost" size="icon" aria-label={`Remove ${label}`} onClick={onRemove}>
              <Trash2 aria-hidden />
            </Button>
          </div>
        </div>
        {children}
      </div>
    </li>
  );
};
