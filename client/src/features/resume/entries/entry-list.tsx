import { Plus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { resumeLimits } from '#shared/resume/schema';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/layout/card';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { SortableEntry } from './sortable-entry';
import { useDragOrder } from './use-drag-order';

interface EntryListProps {
  titleId: string;
  title: string;
  description: string;
  /** 'Experience': names entries ('Experience 2') and the button ('Add Experience'). */
  noun: string;
  /** One stable id per entry, in order. */
  ids: string[];
  /** The entry's name from its content, '' while it is empty. */
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
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

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

  // The end of a drag is announced by `move`, as the other ways of moving are.
  const startDrag = useDragOrder(list, {
    onPickUp: (index) => setNews(`Picked up ${labelOf(index)}`),
    onOver: (place) => setNews(`Over position ${place + 1} of ${ids.length}`),
    onDrop: move,
    onStay: (index) => setNews(`${labelOf(index)} stays where it was`),
  });

  return (
    <Card aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={title} description={description} />
      <ol ref={list} className="space-y-4">
        {ids.map((id, index) => (
          <SortableEntry
            key={id}
            label={`${noun} ${index + 1}`}
            isFirst={index === 0}
            isLast={index === ids.length - 1}
            onPress={(press) => startDrag(press, index)}
            onMoveUp={() => move(index, index - 1)}
            onMoveDown={() => move(index, index + 1)}
            onRemove={() => askToRemove(index)}
          >
            {children(index)}
          </SortableEntry>
        ))}
      </ol>
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
        focusInstead={addButton}
        onConfirm={() => {
          if (removing) remove(removing.index);
          setRemoving(null);
        }}
      />
    </Card>
  );
};
