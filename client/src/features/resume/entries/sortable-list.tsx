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
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../../../lib/class-names';
import { orderWords as words } from '../words';

/** A button of an entry. `main` is the one that the entry is for, such as opening it. */
type Control = 'handle' | 'main' | 'up' | 'down' | 'remove';

interface SortableListProps {
  /** One stable id per entry, in order. */
  ids: string[];
  /** What names an entry where its moves are announced. */
  labelOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  /** The entries follow each other in lines: the place under the pointer is marked, and nothing moves before the drop. */
  inLines?: boolean;
  /** Explains the arrow keys to screen readers, at the handles and at the other buttons. */
  keys?: { handle: string; others: string };
  'aria-label'?: string;
  className: string;
  /** One `li` for each id, which uses `useSortableEntry`. */
  children: ReactNode;
}

/** The one button of the list that Tab stops at; without a control it is the entry's most important one. */
interface TabStop {
  id: string | undefined;
  control: Control | null;
}

const noStop: TabStop = { id: undefined, control: null };

const OrderContext = createContext({
  inLines: false,
  keysId: '',
  stop: noStop,
  move: (_id: string, _step: number, _control: Control) => {},
});

// A press that moves less is no drag.
const sensorOptions = { activationConstraint: { distance: 4 } };
const columnModifiers = [restrictToVerticalAxis, restrictToParentElement];

/**
 * A list that is put in order by dragging the handles of its entries, by arrow keys on them, and by buttons. All buttons of
 * its entries are one Tab stop: the arrow keys along the list go to another entry, or move it by its handle; those across it
 * go to the entry's other buttons. Fields in an entry remain stops of their own.
 */
export const SortableList = ({
  ids,
  labelOf,
  onMove,
  inLines = false,
  keys = words.keys,
  className,
  children,
  ...rest
}: SortableListProps) => {
  const list = useRef<HTMLOListElement>(null);
  const [isDragging, setIsDragging] = useState(false);
  /** Of moves by keys and buttons. */
  const [news, setNews] = useState('');
  const toFocus = useRef<{ id: string; place: number; control: Control } | null>(null);
  const keysId = useId();
  const [lastStop, setLastStop] = useState(noStop);
  const stop =
    lastStop.id !== undefined && ids.includes(lastStop.id) ? lastStop : { id: ids[0], control: null };

  // Moving an element in the page takes the focus from what is in it, and at an end its button is disabled; the next key
  // press should still have a sensible target.
  useEffect(() => {
    const moved = toFocus.current;
    if (!moved || ids[moved.place] !== moved.id) return;
    toFocus.current = null;
    const entry = list.current?.children[moved.place];
    const controls = entry ? usableControls(entry) : [];
    (
      controls.find((control) => controlOf(control) === moved.control) ??
      controls.find((control) => controlOf(control) === (moved.control === 'up' ? 'down' : 'up'))
    )?.focus();
  });

  // The stop follows the focus, also to the fields of an entry: from there, Shift-Tab leads to its buttons and not past them.
  const followFocus = (focused: Element | null) => {
    const place = [...(list.current?.children ?? [])].findIndex((entry) => entry.contains(focused));
    const next = place < 0 ? { ...stop, control: null } : { id: ids[place], control: controlOf(focused) };
    if (next.id !== lastStop.id || next.control !== lastStop.control) setLastStop(next);
  };

  const pressKey = (event: KeyboardEvent<HTMLOListElement>) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    const pressed = target instanceof Element ? controlOf(target) : null;
    if (!pressed || ctrlKey || metaKey || altKey || shiftKey) return;
    const entries = [...event.currentTarget.children];
    const place = entries.findIndex((entry) => entry.contains(target as Element));
    const { along, across } = inLines ? lineKeys : columnKeys;
    const ends: Partial<Record<string, number>> = { Home: 0, End: entries.length - 1 };
    const step = along[key];
    const sideStep = across[key];
    if (step !== undefined && pressed === 'handle') move(ids[place] ?? '', step, 'handle');
    else if (step !== undefined || ends[key] !== undefined) {
      const other = entries[ends[key] ?? place + (step ?? 0)];
      const controls = other ? usableControls(other) : [];
      const mainOf = () => controls.find((control) => control.hasAttribute('data-main'));
      (controls.find((control) => controlOf(control) === pressed) ?? mainOf())?.focus();
    } else if (sideStep !== undefined) {
      const controls = usableControls(entries[place]!);
      controls[controls.indexOf(target as HTMLElement) + sideStep]?.focus();
    } else return;
    event.preventDefault();
  };

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
        screenReaderInstructions: { draggable: keys.handle },
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
        <OrderContext value={{ inLines, keysId, stop, move }}>
          <ol
            ref={list}
            data-sorting={isDragging ? '' : undefined}
            className={classNames(
              className,
              // What is dragged beyond the end does not give its dialog more to scroll.
              !inLines && 'data-sorting:overflow-clip data-sorting:[overflow-clip-margin:1.5rem]',
            )}
            onFocus={({ target }) => followFocus(target)}
            onBlur={({ relatedTarget }) => followFocus(relatedTarget)}
            onKeyDown={pressKey}
            {...rest}
          >
            {children}
          </ol>
        </OrderContext>
      </SortableContext>
      <p id={keysId} hidden>
        {keys.others}
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
    </DndContext>
  );
};

const controlOf = (element: Element | null) =>
  (element?.getAttribute('data-control') ?? null) as Control | null;

/** The buttons of an entry that can have the focus now: a small screen has room for some of them only. */
const usableControls = (entry: Element) =>
  [...entry.querySelectorAll<HTMLElement>('[data-control]:not(:disabled)')].filter(
    // Older browsers lack checkVisibility.
    (control) => control.checkVisibility?.() ?? true,
  );

/** For the `li` of an entry and its buttons. `main` is where Tab stops at first. */
export const useSortableEntry = (id: string, main: Control) => {
  const { inLines, keysId, stop, move } = useContext(OrderContext);
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

  const controlProps = (control: Control) => ({
    'data-control': control,
    'data-main': control === main ? '' : undefined,
    'aria-describedby':
      control === 'handle' ? attributes['aria-describedby'] : control === main ? keysId : undefined,
    tabIndex: stop.id === id && control === (stop.control ?? main) ? 0 : -1,
  });

  return {
    isFirst: index === 0,
    isLast: index === items.length - 1,
    entry: {
      ref: setNodeRef,
      'data-dragging': isDragging ? '' : undefined,
      'data-over': isOver && !isDragging ? '' : undefined,
      style: inLines ? undefined : { transform: CSS.Translate.toString(transform), transition },
    },
    handle: { ref: setActivatorNodeRef, ...controlProps('handle'), ...listeners },
    main: controlProps('main'),
    up: { ...controlProps('up'), onClick: () => move(id, -1, 'up') },
    down: { ...controlProps('down'), onClick: () => move(id, 1, 'down') },
    remove: controlProps('remove'),
  };
};

type Steps = Partial<Record<string, number>>;
const vertical: Steps = { ArrowUp: -1, ArrowDown: 1 };
const horizontal: Steps = { ArrowLeft: -1, ArrowRight: 1 };
const columnKeys = { along: vertical, across: horizontal };
const lineKeys = { along: horizontal, across: vertical };

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
