import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Plus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { resumeLimits } from '#shared/resume/schema';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { SortableEntry } from './sortable-entry';

interface EntryListProps {
  titleId: string;
  title: string;
  description: string;
  /** 'Experience': names entries ('Experience 2') and the button ('Add Experience'). */
  noun: string;
  /** One stable id per entry, in order. */
  ids: string[];
  /** What the entry is called by its content, '' while it has none. */
  nameOf: (index: number) => string;
  hasContent: (index: number) => boolean;
  onAdd: () => void;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
  /** The fields of an entry. */
  children: (index: number) => ReactNode;
}

/** A card with entries that can be added, removed and put in order by drag, by keyboard and by buttons. */
export const EntryList = ({
  titleId,
  title,
  description,
  noun,
  ids,
  nameOf,
  hasContent,
  onAdd,
  onRemove,
  onMove,
  children,
}: EntryListProps) => {
  const [removing, setRemoving] = useState<{ index: number; name: string } | null>(null);
  const [news, setNews] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  const labelOf = (index: number) => nameOf(index) || `${noun} ${index + 1}`;

  const move = (from: number, to: number) => {
    setNews(`${labelOf(from)} moved to position ${to + 1} of ${ids.length}`);
    onMove(from, to);
  };

  const remove = (index: number) => {
    setNews(`${labelOf(index)} removed`);
    onRemove(index);
    addButton.current?.focus();
  };

  const askToRemove = (index: number) => {
    if (hasContent(index)) setRemoving({ index, name: labelOf(index) });
    else remove(index);
  };

  const positionOf = (id: string | number) => ids.indexOf(String(id));

  const endDrag = ({ active, over }: DragEndEvent) => {
    const to = over ? positionOf(over.id) : -1;
    if (to >= 0 && over?.id !== active.id) move(positionOf(active.id), to);
  };

  // The end of a drag is announced by `move`, as the other ways of moving are.
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${labelOf(positionOf(active.id))}`,
    onDragOver: ({ over }) =>
      over ? `Over position ${positionOf(over.id) + 1} of ${ids.length}` : undefined,
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => `${labelOf(positionOf(active.id))} stays where it was`,
  };

  return (
    <Card aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={title} description={description} />
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={endDrag}
        accessibility={{
          announcements,
          screenReaderInstructions: {
            draggable: 'Press the up and down arrow keys to move the entry.',
          },
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className="grid gap-4">
            {ids.map((id, index) => (
              <SortableEntry
                key={id}
                id={id}
                label={`${noun} ${index + 1}`}
                isFirst={index === 0}
                isLast={index === ids.length - 1}
                onMoveUp={() => move(index, index - 1)}
                onMoveDown={() => move(index, index + 1)}
                onRemove={() => askToRemove(index)}
              >
                {children(index)}
              </SortableEntry>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <div className={ids.length > 0 ? 'mt-4' : undefined}>
        <Button
          ref={addButton}
          variant="secondary"
          className="w-full sm:w-auto"
          disabled={ids.length >= resumeLimits.entries}
          onClick={onAdd}
        >
          <Plus aria-hidden /> Add {noun}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={`Remove “${removing?.name ?? ''}”?`}
        description="Its text is removed from the form. Your saved resume changes when you save."
        confirmLabel="Remove"
        onConfirm={() => {
          if (removing) remove(removing.index);
          setRemoving(null);
        }}
      />
    </Card>
  );
};
