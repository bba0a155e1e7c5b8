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
import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { orderWords as words } from '../words';

/** What begins a drag, by the entry's id. */
export type DragStarts = Map<string, (event: PointerEvent) => void>;

interface DraggingProps {
  list: RefObject<HTMLOListElement | null>;
  /** Filled with what begins a drag of each entry. */
  starts: RefObject<DragStarts>;
  ids: string[];
  labelOf: (index: number) => string;
  inLines: boolean;
  onDrop: (id: string, place: number) => void;
  /** Called when a drag ends, before its drop. */
  onEnd: () => void;
}

// A press that moves less is no drag.
const sensorOptions = { activationConstraint: { distance: 4 } };
const columnModifiers = [restrictToVerticalAxis, restrictToParentElement];

/**
 * Lets the entries of a list be dragged. It is rendered beside the list and not around it: the library is loaded after the
 * list can be used, and what is in the list must not be mounted anew when it arrives.
 */
export const Dragging = ({ list, starts, ids, labelOf, inLines, onDrop, onEnd }: DraggingProps) => {
  const [isDragging, setIsDragging] = useState(false);

  useEffect(() => {
    list.current?.setAttribute('data-draggable', '');
    list.current?.toggleAttribute('data-sorting', isDragging);
  }, [list, isDragging]);

  // Escape cancels the drag, and does not close the dialog around the list too.
  useEffect(() => {
    if (!isDragging) return;
    const claimEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    window.addEventListener('keydown', claimEscape, true);
    return () => window.removeEventListener('keydown', claimEscape, true);
  }, [isDragging]);

  const endDrag = () => {
    setIsDragging(false);
    onEnd();
  };

  return (
    <DndContext
      sensors={useSensors(useSensor(PointerSensor, sensorOptions))}
      collisionDetection={inLines ? underPointer : reachedByEdge}
      modifiers={inLines ? [] : columnModifiers}
      accessibility={{
        announcements: useDragAnnouncements(ids, labelOf),
        // Open dialogs hide all of the page but live regions and what these are in.
        container: document.body,
      }}
      onDragStart={() => setIsDragging(true)}
      onDragCancel={endDrag}
      onDragEnd={({ active, over }) => {
        endDrag();
        if (over) onDrop(String(active.id), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={inLines ? stay : verticalListSortingStrategy}>
        {ids.map((id, index) => (
          <DraggedEntry key={id} {...{ id, index, list, starts, inLines }} />
        ))}
      </SortableContext>
    </DndContext>
  );
};

interface DraggedEntryProps extends Pick<DraggingProps, 'list' | 'starts' | 'inLines'> {
  id: string;
  index: number;
}

/** Connects one entry of the list with the library. */
const DraggedEntry = ({ id, index, list, starts, inLines }: DraggedEntryProps) => {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, isOver } =
    useSortable({ id });
  const translate = CSS.Translate.toString(transform);

  // After every rendering: the list may have replaced its elements.
  useLayoutEffect(() => {
    const entry = list.current?.children[index];
    if (!(entry instanceof HTMLElement)) return;
    setNodeRef(entry);
    setActivatorNodeRef(entry.querySelector<HTMLElement>('[data-control="handle"]'));
    entry.toggleAttribute('data-dragging', isDragging);
    entry.toggleAttribute('data-over', isOver && !isDragging);
    entry.style.transform = (!inLines && translate) || '';
    entry.style.transition = (!inLines && transition) || '';
  });

  useEffect(() => {
    const all = starts.current;
    if (listeners?.onPointerDown) all.set(id, listeners.onPointerDown as (event: unknown) => void);
    return () => void all.delete(id);
  }, [starts, id, listeners]);

  return null;
};

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
