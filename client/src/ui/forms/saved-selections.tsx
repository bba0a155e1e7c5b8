import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button';
import { Field } from './field';
import { Input } from './input';
import { Select } from './select';

interface SavedSelectionsProps {
  words: { label: string; none: string; save: string; name: string; submit: string; remove: string };
  saved: readonly { id: string; name: string }[];
  /** The saved selection that is shown now. */
  current: string | undefined;
  /** Everything is shown: there is nothing to save. */
  isAll: boolean;
  mayChange: boolean;
  maxLength: number;
  isSaving: boolean;
  isRemoving: boolean;
  /** Why the last change failed. */
  error: string | undefined;
  /** '' for all. */
  onSelect: (id: string) => void;
  /** `onSaved` is called where it worked. */
  onSave: (name: string, onSaved: () => void) => void;
  onRemove: (id: string) => void;
}

/** Selections of a list that were saved by name, and the way to save or delete the present one. */
export const SavedSelections = ({
  words,
  saved,
  current,
  isAll,
  mayChange,
  maxLength,
  isSaving,
  isRemoving,
  error,
  onSelect,
  onSave,
  onRemove,
}: SavedSelectionsProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const maySave = mayChange && current === undefined && !isAll;
  if (saved.length === 0 && !maySave) return null;
  return (
    <div className="mb-4 flex flex-wrap items-end gap-2">
      {saved.length > 0 && (
        <Field label={words.label} className="w-52 max-sm:w-full">
          {(control) => (
            <Select {...control} value={current ?? ''} onChange={({ target }) => onSelect(target.value)}>
              <option value="">{words.none}</option>
              {saved.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {mayChange && current !== undefined && (
        <Button variant="ghost" loading={isRemoving} onClick={() => onRemove(current)}>
          <Trash2 aria-hidden /> {words.remove}
        </Button>
      )}
      {maySave && typed === null && (
        <Button variant="ghost" onClick={() => setTyped('')}>
          {words.save}
        </Button>
      )}
      {maySave && typed !== null && (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') onSave(typed.trim(), () => setTyped(null));
          }}
        >
          <Field label={words.name}>
            {(control) => (
              <Input
                {...control}
                value={typed}
                maxLength={maxLength}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary" loading={isSaving}>
            {words.submit}
          </Button>
        </form>
      )}
      {error !== undefined && (
        <p role="alert" className="w-full text-sm font-medium text-danger-text">
          {error}
        </p>
      )}
    </div>
  );
};
