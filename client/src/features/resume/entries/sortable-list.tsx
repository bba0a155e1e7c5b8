import {
  DndContext,
  PointerSensor,
  closestCenter,
  pointerWithin,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../../../lib/class-names';
import { orderWords as words } from '../words';

/** What moves an entry: its handle, or one of its buttons. */
type Control = 'handle' | 'up' | 'down';

interface SortableListProps {
  /** One stable id per entry, in order. */
  ids: string[];
  /** What names an entry where its moves are announced. */
  labelOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  /** The entries follow each other in lines: the place under the pointer is marked, and nothing moves before the drop. */
  inLines?: boolean;
  /** Explains the handles to screen readers. */
  hint?: string;
  'aria-label'?: string;
  className: string;
  /** One `li` for each id, which uses `useSortableEntry`. */
  children: ReactNode;
}

const OrderContext = createContext({
  inLines: false,
  move: (_id: string, _step: number, _control: Control) => {},
});

// A press that moves less is no drag.
const sensorOptions = { activationConstraint: { distance: 4 } };
const columnModifiers = [restrictToVerticalAxis, restrictToParentElement];

/** A list that is put in order by dragging the handles of its entries, by arrow keys on them, and by buttons. */
export const SortableList = ({
  ids,
  labelOf,
  onMove,
  inLines = false,
  hint = words.keys,
  className,
  children,
  ...rest
}: SortableListProps) => {
  const list = useRef<HTMLOListElement>(null);
  const [isDragging, setIsDragging] = useState(false);
  /** Of moves by keys and buttons. */
  const [news, setNews] = useState('');
  const toFocus = useRef<{ id: string; place: number; control: Control } | null>(null);

  // Moving an element in the page takes the focus from what is in it, and at an end its button is disabled; the next key
  // press should still have a sensible target.
  useEffect(() => {
    const moved = toFocus.current;
    if (!moved || ids[moved.place] !== moved.id) return;
    toFocus.current = null;
    const usable = (control: Control) =>
      list.current?.children[moved.place]?.querySelector<HTMLElement>(
        `[data-move="${control}"]:not(:disabled)`,
      );
    (usable(moved.control) ?? usable(moved.control === 'up' ? 'down' : 'up'))?.focus();
  });

  // Escape cancels the drag, and does not close the dialog around the list too.
  useEffect(() => {
    if (!isDragging) return;
    const claimEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    window.addEventListener('keydown', claimEscape, true);
    return () => window.removeEventListener('keydown', claimEscape, true);
  }, [isDragging]);

  const moveTo = (id: string, place: number, control: Control) => {
    const from = ids.indexOf(id);
    if (from < 0 || ids[place] === undefined || place === from) return;
    toFocus.current = { id, place, control };
    onMove(from, place);
  };

  const move = (id: string, step: number, control: Control) => {
    const from = ids.indexOf(id);
    const place = from + step;
    if (ids[place] === undefined) return;
    setNews(words.moved(labelOf(from), place + 1, ids.length));
    moveTo(id, place, control);
  };

  const endDrag = () => {
    setIsDragging(false);
    setNews('');
  };

  return (
    <DndContext
      sensors={useSensors(useSensor(PointerSensor, sensorOptions))}
      collisionDetection={inLines ? underPointer : reachedByEdge}
      modifiers={inLines ? [] : columnModifiers}
      accessibility={{
        announcements: useDragAnnouncements(ids, labelOf),
        screenReaderInstructions: { draggable: hint },
        // Open dialogs hide all of the page but live regions and what these are in.
        container: document.body,
      }}
      onDragStart={() => setIsDragging(true)}
      onDragCancel={endDrag}
      onDragEnd={({ active, over }) => {
        endDrag();
        if (over) moveTo(String(active.id), ids.indexOf(String(over.id)), 'handle');
      }}
    >
      <SortableContext items={ids} strategy={inLines ? stay : verticalListSortingStrategy}>
        <OrderContext value={{ inLines, move }}>
          <ol
            ref={list}
            data-sorting={isDragging ? '' : undefined}
            className={classNames(
              className,
              // What is dragged beyond the end does not give its dialog more to scroll.
              !inLines && 'data-sorting:overflow-clip data-sorting:[overflow-clip-margin:1.5rem]',
            )}
            {...rest}
          >
            {children}
          </ol>
        </OrderContext>
      </SortableContext>
      <p role="status" className="sr-only">
        {news}
      </p>
    </DndContext>
  );
};

/** For the `li` of an entry and its controls. */
export const useSortableEntry = (id: string) => {
  const { inLines, move } = useContext(OrderContext);
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
    isOver,
    index,
    items,
  } = useSortable({ id });

  const moveByArrow = (event: KeyboardEvent) => {
    const step = (inLines ? stepsInLines : stepsInColumn)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(id, step, 'handle');
  };

  return {
    isFirst: index === 0,
    isLast: index === items.length - 1,
    entry: {
      ref: setNodeRef,
      'data-dragging': isDragging ? '' : undefined,
      'data-over': isOver && !isDragging ? '' : undefined,
      style: inLines ? undefined : { transform: CSS.Translate.toString(transform), transition },
    },
    handle: {
      ref: setActivatorNodeRef,
      'data-move': 'handle' satisfies Control,
      'aria-describedby': attributes['aria-describedby'],
      onKeyDown: moveByArrow,
      ...listeners,
    },
    up: { 'data-move': 'up' satisfies Control, onClick: () => move(id, -1, 'up') },
    down: { 'data-move': 'down' satisfies Control, onClick: () => move(id, 1, 'down') },
  };
};

const stepsInColumn: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const stepsInLines: Partial<Record<string, number>> = { ...stepsInColumn, ArrowLeft: -1, ArrowRight: 1 };

const stay = () => null;

const underPointer: CollisionDetection = (drag) => {
  const under = pointerWithin(drag);
  return under.length > 0 ? under : closestCenter(drag);
};

/**
 * The farthest entry whose middle the dragged one's edge has passed. A tall entry that stays inside its list never comes
 * near the center of a low one, which the library's own detections compare.
 */
const reachedByEdge: CollisionDetection = ({
  active,
  collisionRect,
  droppableRects,
  droppableContainers,
}) => {
  const own = droppableRects.get(active.id);
  if (!own) return [];
  const passed = droppableContainers.flatMap(({ id }) => {
    const rect = droppableRects.get(id);
    if (!rect || id === active.id) return [];
    const middle = rect.top + rect.height / 2;
    const isPassed = rect.top > own.top ? collisionRect.bottom > middle : collisionRect.top < middle;
    return isPassed ? [{ id, distance: Math.abs(rect.top - own.top) }] : [];
  });
  return [...passed.sort((a, b) => b.distance - a.distance), { id: active.id }];
};

const useDragAnnouncements = (ids: readonly string[], labelOf: (index: number) => string): Announcements => {
  const drag = useRef<{ label: string; over: string | number }>({ label: '', over: '' });
  const placeOf = ({ id }: { id: string | number }) => ids.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => {
      // The drop is announced when the entry has its new place already.
      drag.current = { label: labelOf(placeOf(active) - 1), over: active.id };
      return words.pickedUp(drag.current.label);
    },
    onDragOver: ({ over }) => {
      // The library reports the entry's own place too when it is picked up.
      if (!over || over.id === drag.current.over) return;
      drag.current.over = over.id;
      return words.over(placeOf(over), ids.length);
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id
        ? words.moved(drag.current.label, placeOf(over), ids.length)
        : words.stays(drag.current.label),
    onDragCancel: () => words.stays(drag.current.label),
  };
};
