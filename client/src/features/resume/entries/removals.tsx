import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { FormContent } from '../form/form-content';
import { createUndoStack } from './undo-stack';

const createRemovals = () => ({
  undo: createUndoStack(),
  /**
   * How to insert into each list. A card of the user's own section that was removed and restored, or has another place,
   * is a new one, and the former one's insert would not be drawn.
   */
  inserts: new Map<string, (index: number, entry: object) => void>(),
});

const RemovalsContext = createContext(createRemovals());

export const useRemovals = () => useContext(RemovalsContext);

/** Removals in these cards can be undone, until other content takes the place of the form's. */
export const Removals = ({ children }: { children: ReactNode }) => {
  const { control } = useFormContext<FormContent>();
  const { defaultValues } = useFormState({ control });
  const [removals] = useState(createRemovals);
  useEffect(() => removals.undo.followToasts(), [removals]);
  // A reset of the form brings new default values.
  useEffect(() => () => removals.undo.clear(), [removals, defaultValues]);
  return <RemovalsContext value={removals}>{children}</RemovalsContext>;
};
