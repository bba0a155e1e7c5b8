import {
  createContext,
  Suspense,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../../../lib/class-names';
import { lazyComponent } from '../../../ui/lazy';
import { orderWords as words } from '../words';
import type { DragStarts } from './dragging';

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
  /** Explains the arrow keys: to screen readers at the handles and at the other buttons, and in short to all. */
  keys?: { handle: string; others: string; hint: string };
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
  ids: [] as string[],
  keysId: '',
  stop: noStop,
  move: (_id: string, _step: number, _control: Control) => {},
  startDrag: (_id: string, _event: PointerEvent) => {},
});

// Not needed before the form is in use; without it the keys and buttons still work.
const Dragging = lazyComponent(
  () => import('./dragging'),
  'Dragging',
  () => null,
);

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
  const starts = useRef<DragStarts>(new Map());
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

  const startDrag = (id: string, event: PointerEvent) => starts.current.get(id)?.(event);

  return (
    <>
      <OrderContext value={{ ids, keysId, stop, move, startDrag }}>
        <div className="relative [&:has(>ol_[data-control]:focus-visible)>p]:block">
          <ol
            ref={list}
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
          {ids.length > 1 && (
            <p
              aria-hidden
              className="pointer-events-none absolute top-full right-0 z-20 mt-1 hidden rounded-control border bg-surface px-2 py-1 text-xs text-muted shadow-float"
            >
              {keys.hint}
            </p>
          )}
        </div>
      </OrderContext>
      <Suspense>
        <Dragging
          list={list}
          starts={starts}
          ids={ids}
          labelOf={labelOf}
          inLines={inLines}
          onDrop={(id, place) => moveTo(id, place, 'handle')}
          onEnd={() => setNews('')}
        />
      </Suspense>
      <p id={`${keysId}-handle`} hidden>
        {keys.handle}
      </p>
      <p id={keysId} hidden>
        {keys.others}
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
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
  const { ids, keysId, stop, move, startDrag } = useContext(OrderContext);
  const index = ids.indexOf(id);

  const controlProps = (control: Control) => ({
    'data-control': control,
    'data-main': control === main ? '' : undefined,
    'aria-describedby': control === 'handle' ? `${keysId}-handle` : control === main ? keysId : undefined,
    tabIndex: stop.id === id && control === (stop.control ?? main) ? 0 : -1,
  });

  return {
    isFirst: index === 0,
    isLast: index === ids.length - 1,
    handle: {
      ...controlProps('handle'),
      onPointerDown: (event: PointerEvent) => startDrag(id, event),
    },
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
