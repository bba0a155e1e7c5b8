import { useEffect, useEffectEvent } from 'react';
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import type { CustomEntriesPath, EntryListName, FormContent } from '../form/form-content';
import { useListProblem } from './list-problem';
import { useRemovals } from './removals';
import { focusField } from './reveal-field';
import { entryWords } from '../words';

export interface EntriesOptions {
  /** 'Experience' names an entry without content: 'Experience 2'. */
  noun: string;
  /** The entry to add. */
  empty: object;
  /** The fields that name an entry, such as job title and company. */
  namedBy: readonly string[];
  /** Whether an empty list begins by adding an entry. */
  addsFirst?: boolean;
}

/** A list of entries of the form, as EntryList shows it. Removing an entry that has content offers to undo it. */
export const useEntries = (
  path: EntryListName | CustomEntriesPath,
  { noun, empty, namedBy, addsFirst = false }: EntriesOptions,
) => {
  const form = useFormContext<FormContent>();
  const { control, getValues } = form;
  // All lists work alike; one concrete type stands for them, as the form's types do not combine over a union of paths.
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: path as 'experience' });
  const problem = useListProblem(path);
  const { errors } = useFormState({ control, name: path });
  const { undo, inserts } = useRemovals();
  useEffect(() => {
    inserts.set(path, (index, entry) => insert(index, entry as (typeof fields)[number]));
  }, [inserts, path, insert]);

  const add = (shouldFocus = true) =>
    append(structuredClone(empty) as (typeof fields)[number], { shouldFocus });
  const begin = useEffectEvent(() => {
    if (!addsFirst || getValues(path).length > 0) return;
    // The list itself would look for the field before it is there.
    add(false);
    // The list may arrive late, while the user types elsewhere.
    if (!document.activeElement?.matches('input, textarea, select'))
      focusField(form, `${path}.0.${namedBy[0] ?? ''}`);
  });
  useEffect(() => {
    begin();
  }, []);

  const valueOf = (index: number) => getValues(`${path}.${index}` as 'experience.0');
  const nameOf = (index: number) => {
    const texts = valueOf(index) as unknown as Record<string, string> | undefined;
    return namedBy
      .map((name) => texts?.[name]?.trim() ?? '')
      .filter(Boolean)
      .join(', ');
  };

  return {
    ids: fields.map(({ id }) => id),
    nameOf,
    hasMistake: (index: number) =>
      Boolean((get as (from: object, path: string) => unknown)(errors, `${path}.${index}`)),
    problem,
    onAdd: () => add(),
    onMove: move,
    onRemove: (index: number) => {
      const removed = structuredClone(valueOf(index));
      const label = nameOf(index) || entryWords.nameless(noun, index + 1);
      remove(index);
      if (!hasContent(removed)) return;
      undo.push({
        name: label,
        restore: () => inserts.get(path)?.(Math.min(index, getValues(path).length), removed),
      });
    },
  };
};

const hasContent = (entry: object) =>
  Object.values(entry).some((value) => typeof value === 'string' && value.trim() !== '');
