import {
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  closestCenter,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { isolated } from '#shared/text/invisible';
import { classNames } from '../lib/class-names';
import { Button, buttonClass } from './button';

// Here and not with the texts of the other components, which every page loads.
const words = {
  columnEmpty: 'Drop a card here',
  nothing: 'Empty',
  drag: (name: string) => `Move ${isolated(name)}`,
  pickedUp: (name: string) =>
    `Picked up ${name}. Use the left and right arrow keys to choose a stage, Space to drop, Escape to cancel.`,
  over: (stage: string) => `Over ${stage}.`,
  dropped: (name: string, stage: string) => `${name} moved to ${stage}.`,
  stays: (name: string) => `${name} stays where it was.`,
  instructions: 'Press Space to pick up the card, then use the left and right arrow keys to choose a stage.',
};

interface BoardColumn {
  id: string;
  name: string;
  /** How many cards it has, also those that are not on the board. */
  total: number;
  /** Leads to those that are not on the board. */
  more?: ReactNode;
}

interface BoardCard {
  id: string;
  /** The id of its column. */
  column: string;
  /** For screen readers. */
  name: string;
}

// A finger that moves at once scrolls; one that rests first drags.
const touch = { activationConstraint: { delay: 200, tolerance: 6 } };
const mouse = { activationConstraint: { distance: 4 } };
// Slow enough to stop at the next column of a phone.
const autoScroll = { acceleration: 3 };

/** The left and right keys go to the next column. */
const toNextColumn: KeyboardCoordinateGetter = (
  event,
  { context: { droppableRects, over, collisionRect } },
) => {
  const step = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || !collisionRect) return undefined;
  event.preventDefault();
  const columns = [...droppableRects].sort(([, one], [, other]) => one.left - other.left);
  const here = columns.findIndex(([id]) => id === over?.id);
  const next = columns[here + step]?.[1];
  return next && { x: next.left + 8, y: collisionRect.top };
};

const underPointer: CollisionDetection = (drag) => {
  const under = pointerWithin(drag);
  return under.length > 0 ? under : closestCenter(drag);
};

interface BoardProps<Card, Column> {
  /** The board's name for screen readers. */
  label: string;
  columns: readonly Column[];
  cards: readonly Card[];
  /** False where cards may be looked at alone. */
  isMovable?: boolean;
  onMove: (card: Card, to: Column) => void;
  /** The column that a card is on its way to. */
  targetOf: (id: string) => string | undefined;
  /** What a card says. */
  children: (card: Card) => ReactNode;
}

/** A column for each stage, with cards to drag by mouse, finger or keyboard. */
export const Board = <Card extends BoardCard, Column extends BoardColumn>({
  label,
  columns,
  cards,
  isMovable = true,
  onMove,
  targetOf,
  children,
}: BoardProps<Card, Column>) => {
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    // At once, so that the next press finds the card where it is.
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn, scrollBehavior: 'auto' }),
  );
  const nameOf = (id: string | number) => cards.find((one) => one.id === id)?.name ?? '';
  const columnName = (id: string | number) => columns.find((one) => one.id === id)?.name ?? '';
  // A card shows at once where it is going.
  const cardsOf = (column: string) => cards.filter((card) => (targetOf(card.id) ?? card.column) === column);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      autoScroll={autoScroll}
      accessibility={{
        screenReaderInstructions: { draggable: words.instructions },
        announcements: {
          onDragStart: ({ active }) => words.pickedUp(nameOf(active.id)),
          onDragOver: ({ over }) => (over ? words.over(columnName(over.id)) : undefined),
          onDragEnd: ({ active, over }) =>
            over ? words.dropped(nameOf(active.id), columnName(over.id)) : words.stays(nameOf(active.id)),
          onDragCancel: ({ active }) => words.stays(nameOf(active.id)),
        },
      }}
      onDragEnd={({ active, over }) => {
        const card = cards.find(({ id }) => id === active.id);
        const column = columns.find(({ id }) => id === over?.id);
        if (card && column && card.column !== column.id) onMove(card, column);
      }}
    >
      <div
        role="group"
        aria-label={label}
        tabIndex={0}
        className="-mx-4 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:px-6"
      >
        {/* Clipped: a card that is dragged past the last column would make the board wider, and it would never stop scrolling. */}
        <div className="flex w-max min-w-full gap-3 overflow-clip p-0.5">
          {columns.map((column) => (
            <ColumnOf key={column.id} column={column} isMovable={isMovable}>
              {cardsOf(column.id).map((card) => (
                <CardOf key={card.id} card={card} isMovable={isMovable}>
                  {children(card)}
                </CardOf>
              ))}
            </ColumnOf>
          ))}
        </div>
      </div>
    </DndContext>
  );
};

interface ColumnProps {
  column: BoardColumn;
  isMovable: boolean;
  children: ReactNode[];
}

const ColumnOf = ({ column: { id, name, total, more }, isMovable, children: cards }: ColumnProps) => {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <section
      ref={setNodeRef}
      aria-label={name}
      className={classNames(
        'flex w-64 shrink-0 flex-col rounded-card border bg-subtle p-2',
        isOver && 'outline-2 outline-focus',
      )}
    >
      <h2 className="flex items-center justify-between px-1 pb-2 text-sm font-semibold">
        {name} <span className="font-normal text-muted tabular-nums">{total}</span>
      </h2>
      {cards.length === 0 && (
        <p className="px-1 py-6 text-center text-sm text-muted">
          {isMovable ? words.columnEmpty : words.nothing}
        </p>
      )}
      <ul className="grid gap-2">{cards}</ul>
      {more}
    </section>
  );
};

interface CardProps {
  card: BoardCard;
  isMovable: boolean;
  children: ReactNode;
}

const CardOf = ({ card: { id, name }, isMovable, children }: CardProps) => {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = useDraggable({
    id,
    disabled: !isMovable,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform) }}
      className={classNames(
        'flex gap-1 rounded-control border bg-surface p-2 text-sm',
        isDragging && 'relative z-10 shadow-float',
      )}
    >
      <div className="min-w-0 flex-1">{children}</div>
      {isMovable && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={words.drag(name)}
          className={classNames(
            buttonClass({ variant: 'ghost', size: 'icon' }),
            'cursor-grab touch-manipulation text-muted',
          )}
        >
          <GripVertical aria-hidden />
        </button>
      )}
    </li>
  );
};

interface LayoutSwitchProps<Layout extends string> {
  /** For screen readers. */
  label: string;
  layouts: readonly { id: Layout; name: string; icon: LucideIcon }[];
  value: Layout;
  onChange: (layout: Layout) => void;
}

/** How a list is shown: as a table, a board and the like. */
export const LayoutSwitch = <Layout extends string>({
  label,
  layouts,
  value,
  onChange,
}: LayoutSwitchProps<Layout>) => (
  <div role="group" aria-label={label} className="flex gap-1 max-sm:w-full">
    {layouts.map(({ id, name, icon: Icon }) => (
      <Button
        key={id}
        variant="secondary"
        aria-pressed={value === id}
        className="aria-pressed:bg-primary-soft max-sm:min-w-16 max-sm:flex-1 max-sm:px-1 max-sm:[&_svg]:hidden"
        onClick={() => onChange(id)}
      >
        <Icon aria-hidden /> {name}
      </Button>
    ))}
  </div>
);
