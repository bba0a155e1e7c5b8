import { Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { get, useFieldArray, useFormContext, useFormState, type FieldError } from 'react-hook-form';
import { resumeLimits } from '#shared/resume/resume-fields';
import { Button } from '../../../ui/button';
import type { CustomEntriesPath, EntryListName, FormContent } from '../form/form-content';
import { entryWords as words, foldWords } from '../words';
import { FoldingCard } from './folding-card';
import { useRemovals } from './removals';
import { SortableEntry } from './sortable-entry';
import { SortableList } from './sortable-list';

interface EntryListProps {
  titleId: string;
  title: ReactNode;
  description: string;
  /** Buttons or a badge next to the title. */
  action?: ReactNode;
  /** Where the list is in the form. */
  path: string;
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
  /** What the line of the folded card says while there is no entry. */
  emptyState?: string;
  /** The fields of an entry. */
  children: (index: number) => ReactNode;
}

/** A card with entries that can be added, removed and put in order by drag, by keyboard and by buttons. */
export const EntryList = ({
  titleId,
  title,
  description,
  action,
  path,
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
  emptyState = foldWords.nothing,
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
    <FoldingCard
      titleId={titleId}
      title={title}
      description={description}
      action={action}
      state={ids.length > 0 ? foldWords.entries(ids.length) : emptyState}
      // The heading of a section of one's own is beside its entries.
      parts={[path.replace(/\.entries$/, '')]}
    >
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
        <Button
          ref={addButton}
          variant="secondary"
          keepsFocus
          className="w-full sm:w-auto"
          data-part={path}
          disabled={ids.length >= max}
          onClick={onAdd}
        >
          <Plus aria-hidden /> {words.add(noun)}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
    </FoldingCard>
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

interface EntriesOptions {
  /** 'Experience' names an entry without content: 'Experience 2'. */
  noun: string;
  /** The entry to add. */
  empty: object;
  /** The fields that name an entry, such as job title and company. */
  namedBy: readonly string[];
}

/** A list of entries of the form, as EntryList shows it. Removing an entry that has content offers to undo it. */
export const useEntries = (
  path: EntryListName | CustomEntriesPath,
  { noun, empty, namedBy }: EntriesOptions,
) => {
  const { control, getValues } = useFormContext<FormContent>();
  // All lists work alike; one concrete type stands for them, as the form's types do not combine over a union of paths.
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: path as 'experience' });
  const problem = useListProblem(path);
  const { errors } = useFormState({ control, name: path });
  const { undo, lists } = useRemovals();
  useEffect(() => {
    lists.set(path, {
      insert: (index, entry, options) => insert(index, entry as (typeof fields)[number], options),
      remove,
      move,
    });
  }, [lists, path, insert, remove, move]);

  const valueOf = (index: number) => getValues(`${path}.${index}` as 'experience.0');
  const nameOf = (index: number) => {
    const texts = valueOf(index) as unknown as Record<string, string> | undefined;
    return namedBy
      .map((name) => texts?.[name]?.trim() ?? '')
      .filter(Boolean)
      .join(', ');
  };

  return {
    path,
    ids: fields.map(({ id }) => id),
    nameOf,
    hasMistake: (index: number) =>
      Boolean((get as (from: object, path: string) => unknown)(errors, `${path}.${index}`)),
    problem,
    onAdd: () => append(structuredClone(empty) as (typeof fields)[number]),
    onMove: move,
    onRemove: (index: number) => {
      const removed = structuredClone(valueOf(index));
      const label = nameOf(index) || words.nameless(noun, index + 1);
      remove(index);
      if (!hasContent(removed)) return;
      undo.push({
        name: label,
        restore: () => lists.get(path)?.insert(Math.min(index, getValues(path).length), removed),
      });
    },
  };
};

const hasContent = (entry: object) =>
  Object.values(entry).some((value) => typeof value === 'string' && value.trim() !== '');

/** What is wrong with a list as a whole, such as too many entries, or more text than a resume may hold. */
export const useListProblem = (
  name: EntryListName | CustomEntriesPath | 'interests' | 'customSections',
): string | undefined => {
  const { control } = useFormContext<FormContent>();
  const { errors } = useFormState({ control, name });
  const error = (get as (from: object, path: string) => FieldError | undefined)(errors, name);
  return error?.message ?? error?.root?.message;
};

/** Says what is wrong with a list. A save that it refuses goes to it, unless a field is wrong too. */
export const ListProblem = ({ problem, ref }: { problem: string; ref?: Ref<HTMLParagraphElement> }) => {
  const { control } = useFormContext<FormContent>();
  const { submitCount } = useFormState({ control });
  const seen = useRef(submitCount);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (seen.current === submitCount) return;
    seen.current = submitCount;
    if (!document.activeElement?.matches('[aria-invalid="true"]')) place.current?.querySelector('p')?.focus();
  }, [submitCount]);

  return (
    <div ref={place}>
      <p ref={ref} role="alert" tabIndex={-1} className="mt-3 text-sm font-medium text-danger-text">
        {problem}
      </p>
    </div>
  );
};
