import { ArrowDown, ArrowUp, ChevronDown, GripVertical, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';
import { entryWords, orderWords as words } from '../words';
import { revealEvent } from './reveal-field';
import { useSortableEntry } from './sortable-list';

/** An entry that shows one line while it is closed. */
interface Collapse {
  /** What names the entry while it is closed. */
  title: string;
  isOpen: boolean;
  /** Open because of a mistake in it, and not by the user. */
  isForced: boolean;
  onToggle: (isOpen: boolean) => void;
}

interface SortableEntryProps {
  id: string;
  label: string;
  /** Without it the entry cannot be removed. */
  onRemove?: () => void;
  /** Without it the entry is always open. */
  collapse?: Collapse;
  className?: string;
  children?: ReactNode;
}

// A keystroke lays out and paints what is in sight only, however many entries there are.
const openClass = 'p-3 sm:p-4 [contain-intrinsic-size:auto_28rem] [content-visibility:auto]';
const closedClass = 'px-3 py-1 sm:px-4';

/** One entry of a SortableList: its handle, its buttons and its fields. */
export const SortableEntry = ({
  id,
  label,
  onRemove,
  collapse,
  className = collapse?.isOpen === false ? closedClass : openClass,
  children,
}: SortableEntryProps) => {
  const sortable = useSortableEntry(id, collapse ? 'main' : 'handle');
  const fields = useId();
  const isClosed = collapse?.isOpen === false;
  const entry = useRef<HTMLDivElement>(null);

  const isForced = collapse?.isForced ?? false;
  useEffect(() => {
    // A mistake in a closed entry could not be focused before.
    if (isForced && !document.activeElement?.matches('[aria-invalid="true"]'))
      entry.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isForced]);

  const reveal = useEffectEvent(() => collapse?.onToggle(true));
  useEffect(() => {
    const element = entry.current;
    const open = () => reveal();
    element?.addEventListener(revealEvent, open);
    return () => element?.removeEventListener(revealEvent, open);
  }, []);

  return (
    <li
      className={classNames(
        'rounded-card border bg-surface data-dragging:relative data-dragging:z-10 data-dragging:shadow-float',
        className,
      )}
    >
      <div ref={entry} role="group" aria-label={label}>
        <div className={classNames('flex items-center gap-1', isClosed ? 'min-h-11' : 'mb-3 flex-wrap')}>
          <button
            type="button"
            {...sortable.handle}
            aria-label={words.reorder(label)}
            className={classNames(
              '-ml-1 grid size-8 shrink-0 in-data-draggable:cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-subtle pointer-coarse:size-11',
              // A phone has room for one way to move an entry: the handle of a line, the buttons of an open entry.
              collapse?.isOpen && 'max-sm:hidden',
            )}
          >
            <GripVertical aria-hidden className="size-4" />
          </button>
          {collapse ? (
            <button
              type="button"
              {...sortable.main}
              aria-expanded={collapse.isOpen}
              aria-controls={fields}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control text-left text-sm font-medium"
              onClick={() => collapse.onToggle(!collapse.isOpen)}
            >
              <span className={classNames('min-w-0 flex-1 truncate', collapse.isOpen && 'text-muted')}>
                {isClosed ? collapse.title : label}
              </span>
              <ChevronDown
                aria-hidden
                className={classNames('size-4 shrink-0 text-muted', collapse.isOpen && 'rotate-180')}
              />
            </button>
          ) : (
            <span aria-hidden className="min-w-0 flex-1 text-sm font-medium text-muted">
              {label}
            </span>
          )}
          <div className={classNames('ml-auto flex items-center', isClosed && 'max-sm:hidden')}>
            <Button
              variant="ghost"
              size="icon"
              aria-label={words.moveUp(label)}
              disabled={sortable.isFirst}
              {...sortable.up}
            >
              <ArrowUp aria-hidden />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={words.moveDown(label)}
              disabled={sortable.isLast}
              {...sortable.down}
            >
              <ArrowDown aria-hidden />
            </Button>
            {onRemove && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={entryWords.remove(label)}
                {...sortable.remove}
                onClick={onRemove}
              >
                <Trash2 aria-hidden />
              </Button>
            )}
          </div>
        </div>
        {/* Hidden and not removed: what is typed stays registered with the form. */}
        <div id={fields} hidden={isClosed}>
          {children}
        </div>
      </div>
    </li>
  );
};
