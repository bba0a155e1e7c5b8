import {
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import {
  SortableContext,
  arrayMove,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { classNames } from '../../../lib/class-names';
import { buttonClass } from '../../../ui/button';
import { packetWords as words } from '../words';

interface Part {
  id: string;
  name: string;
}

interface PartOrderProps {
  parts: readonly Part[];
  onOrder: (ids: string[]) => void;
}

/** The parts of a packet in their order, to be dragged by mouse, finger or keyboard. */
export const PartOrder = ({ parts, onOrder }: PartOrderProps) => {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = parts.map(({ id }) => id);
  const nameOf = (id: string | number) => parts.find((part) => part.id === id)?.name ?? '';
  const placeOf = (id: string | number) => ids.indexOf(String(id)) + 1;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      accessibility={{
        // Open dialogs hide all of the page but live regions and what these are in.
        container: document.body,
        screenReaderInstructions: { draggable: words.orderHint },
        announcements: {
          onDragStart: ({ active }) => words.picked(nameOf(active.id)),
          onDragOver: ({ over }) => (over ? words.over(placeOf(over.id), ids.length) : undefined),
          onDragEnd: ({ active, over }) =>
            over
              ? words.dropped(nameOf(active.id), placeOf(over.id), ids.length)
              : words.stays(nameOf(active.id)),
          onDragCancel: ({ active }) => words.stays(nameOf(active.id)),
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) {
          onOrder(arrayMove(ids, placeOf(active.id) - 1, placeOf(over.id) - 1));
        }
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={words.order} className="grid gap-2">
          {parts.map((part, index) => (
            <PartRow key={part.id} part={part} place={index + 1} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
};

const PartRow = ({ part: { id, name }, place }: { part: Part; place: number }) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        'flex items-center gap-2 rounded-control border bg-surface pr-3 text-sm',
        isDragging && 'relative z-10 shadow-float',
      )}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={words.handle(name)}
        className={classNames(buttonClass({ variant: 'ghost', size: 'icon' }), 'cursor-grab touch-none')}
      >
        <GripVertical aria-hidden />
      </button>
      <span className="text-muted tabular-nums">{place}</span>
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </li>
  );
};
