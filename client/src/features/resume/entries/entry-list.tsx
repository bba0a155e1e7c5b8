import { useEffect, useRef, useState, type ReactNode } from 'react';
import { resumeLimits } from '#shared/resume/resume-fields';
import { Card, CardHeader } from '../../../ui/layout/card';
import { AddButton } from './add-button';
import { ListProblem } from './list-problem';
import { entryWords as words } from '../words';
import { SortableEntry } from './sortable-entry';
import { SortableList } from './sortable-list';

interface EntryListProps {
  titleId: string;
  title: ReactNode;
  description: string;
  /** Buttons or a badge beside the title. */
  action?: ReactNode;
  /** 'Experience': names entries ('Experience 2') and the button ('Add Experience'). */
  noun: string;
  /** How many entries there may be. */
  max?: number;
  /** What is wrong with the list as a whole. */
  problem?: string | undefined;
  /** One stable id per entry, in order. */
  ids: string[];
  /** The entry's name from its content, '' while it is empty. */
  nameOf: (index: number) => string;
  /** Whether a field of the entry is wrong. */
  hasMistake: (index: number) => boolean;
  onAdd: () => void;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
  /** Choices about the whole section, above its entries. */
  options?: ReactNode;
  /** The fields of an entry. */
  children: (index: number) => ReactNode;
}

/** A card with entries that can be added, removed and put in order by drag, by keyboard and by buttons. */
export const EntryList = ({
  titleId,
  title,
  description,
  action,
  noun,
  max = resumeLimits.entries,
  problem,
  ids,
  nameOf,
  hasMistake,
  onAdd,
  onRemove,
  onMove,
  options,
  children,
}: EntryListProps) => {
  const disclosure = useOpenEntries(ids, (index) => nameOf(index) === '');
  const [news, setNews] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const shownProblem = useRef<HTMLParagraphElement>(null);

  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals === 0) return;
    // After the render: the button of a full list was disabled. One that is too full still is, and says so.
    const isFull = addButton.current?.disabled;
    (isFull ? shownProblem : addButton).current?.focus();
  }, [removals]);

  const labelOf = (index: number) => nameOf(index) || words.nameless(noun, index + 1);

  const remove = (index: number) => {
    // A toast announces the removal of an entry that has content.
    setNews(nameOf(index) ? '' : words.removed(labelOf(index)));
    onRemove(index);
    setRemovals(removals + 1);
  };

  return (
    <Card aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={title} description={description} action={action} />
      {options}
      <SortableList ids={ids} labelOf={labelOf} onMove={onMove} className="space-y-4">
        {ids.map((id, index) => (
          <SortableEntry
            key={id}
            id={id}
            label={words.nameless(noun, index + 1)}
            onRemove={() => remove(index)}
            collapse={{
              title: labelOf(index),
              isOpen: disclosure.isOpen(id) || hasMistake(index),
              isForced: !disclosure.isOpen(id) && hasMistake(index),
              onToggle: (isOpen) => disclosure.toggle(id, isOpen),
            }}
          >
            {children(index)}
          </SortableEntry>
        ))}
      </SortableList>
      {problem && <ListProblem ref={shownProblem} problem={problem} />}
      <div className={ids.length > 0 ? 'mt-4' : undefined}>
        <AddButton ref={addButton} noun={noun} disabled={ids.length >= max} onClick={onAdd} />
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
    </Card>
  );
};

/** Which entries are open: those that are new or have no name yet, and those that the user opened. */
const useOpenEntries = (ids: readonly string[], isUnnamed: (index: number) => boolean) => {
  const [open, setOpen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const unseen = ids.flatMap((id, index) => (open.has(id) ? [] : [[id, isUnnamed(index)] as const]));
  if (unseen.length > 0) setOpen(new Map([...open, ...unseen]));
  return {
    isOpen: (id: string) => open.get(id) ?? false,
    toggle: (id: string, isOpen: boolean) => setOpen(new Map([...open, [id, isOpen]])),
  };
};
