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
import { GripVertical } from 'lucide-react';
import { Link } from 'wouter';
import type { ApplicationSummary, Board as BoardData } from '#shared/applications/schema';
import { formatDay } from '../../lib/format';
import { classNames } from '../../lib/class-names';
import { buttonClass } from '../../ui/button';
import { Badge } from '../../ui/layout/badge';
import { applicationPath } from './application-path';
import { applicationsWords as words } from './words';

type Column = BoardData['columns'][number];

// A finger that moves at once scrolls; one that rests first drags.
const touch = { activationConstraint: { delay: 200, tolerance: 6 } };
const mouse = { activationConstraint: { distance: 4 } };

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

interface BoardProps {
  columns: readonly Column[];
  onMove: (application: ApplicationSummary, to: Column) => void;
  /** The stage that an application is on its way to. */
  targetOf: (id: string) => string | undefined;
  /** Leads to the other applications of a stage. */
  moreHref: (stage: string) => string;
}

/** A column for each stage, with cards to drag by mouse, finger or keyboard. */
export const Board = ({ columns, onMove, targetOf, moreHref }: BoardProps) => {
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
  const all = columns.flatMap(({ applications }) => applications);
  const nameOf = (id: string | number) => {
    const card = all.find((one) => one.id === id);
    return card ? words.card(card.company, card.jobTitle) : '';
  };
  const stageName = (id: string | number) => columns.find(({ stage }) => stage === id)?.name ?? '';
  // A card shows at once where it is going.
  const cardsOf = (stage: string) => all.filter((card) => (targetOf(card.id) ?? card.stage) === stage);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{
        screenReaderInstructions: { draggable: words.instructions },
        announcements: {
          onDragStart: ({ active }) => words.pickedUp(nameOf(active.id)),
          onDragOver: ({ over }) => (over ? words.over(stageName(over.id)) : undefined),
          onDragEnd: ({ active, over }) =>
            over ? words.dropped(nameOf(active.id), stageName(over.id)) : words.stays(nameOf(active.id)),
          onDragCancel: ({ active }) => words.stays(nameOf(active.id)),
        },
      }}
      onDragEnd={({ active, over }) => {
        const card = all.find(({ id }) => id === active.id);
        const column = columns.find(({ stage }) => stage === over?.id);
        if (card && column && card.stage !== column.stage) onMove(card, column);
      }}
    >
      <div
        role="group"
        aria-label={words.boardLabel}
        tabIndex={0}
        className="-mx-4 flex gap-3 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:px-6"
      >
        {columns.map((column) => (
          <BoardColumn key={column.stage} column={column} href={moreHref(column.stage)}>
            {cardsOf(column.stage)}
          </BoardColumn>
        ))}
      </div>
    </DndContext>
  );
};

const BoardColumn = ({
  column: { stage, name, total, applications },
  href,
  children: cards,
}: {
  column: Column;
  href: string;
  children: ApplicationSummary[];
}) => {
  const { setNodeRef, isOver } = useDroppable({ id: stage });
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
      {cards.length === 0 && <p className="px-1 py-6 text-center text-sm text-muted">{words.columnEmpty}</p>}
      <ul className="grid gap-2">
        {cards.map((card) => (
          <Card key={card.id} application={card} />
        ))}
      </ul>
      {total > applications.length && (
        <Link href={href} className={classNames(buttonClass({ variant: 'ghost', size: 'sm' }), 'mt-2')}>
          {words.more(total - applications.length)}
        </Link>
      )}
    </section>
  );
};

const Card = ({ application }: { application: ApplicationSummary }) => {
  const { id, company, jobTitle, nextStep, nextStepOn, deadlineOn, closedReason } = application;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = useDraggable({
    id,
  });
  const name = words.card(company, jobTitle);
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform) }}
      className={classNames(
        'flex gap-1 rounded-control border bg-surface p-2 text-sm',
        isDragging && 'relative z-10 shadow-float',
      )}
    >
      <div className="min-w-0 flex-1">
        <Link
          href={applicationPath(id)}
          className="font-medium text-primary-text wrap-anywhere hover:underline"
        >
          {jobTitle}
        </Link>
        <p className="text-muted wrap-anywhere">{company}</p>
        {nextStep && (
          <p className="mt-1 wrap-anywhere">
            {nextStep}
            {nextStepOn && <span className="text-muted"> · {formatDay(nextStepOn)}</span>}
          </p>
        )}
        {deadlineOn && application.stage === 'saved' && (
          <Badge tone="warning" className="mt-1">
            {words.deadline} {formatDay(deadlineOn)}
          </Badge>
        )}
        {closedReason && <Badge className="mt-1">{words.closed(closedReason)}</Badge>}
      </div>
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
    </li>
  );
};
