import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isUnauthorized, unplacedMessage } from '../../lib/api/api-error';
import { Button } from '../button';
import { uiWords } from '../words';
import { Field } from './field';
import { Input } from './input';
import { Select } from './select';

interface Change<Input> {
  isPending: boolean;
  error: Error | null;
  reset: () => void;
  mutate: (input: Input, options: { onSuccess?: () => void; onError: (error: Error) => void }) => void;
}

interface SavedSelectionsProps<Selection extends object> {
  words: {
    label: string;
    none: string;
    save: string;
    name: string;
    submit: string;
    remove: string;
    failed: string;
  };
  saved: readonly { id: string; name: string; selection: Selection }[];
  /** What is selected now. */
  selection: Selection;
  /** Everything: there is nothing to save. */
  all: Selection;
  mayChange?: boolean;
  saving: Change<{ name: string; selection: Selection }>;
  removal: Change<string>;
  onSelect: (selection: Selection) => void;
  onUnauthorized: () => void;
}

const isSame = <Selection extends object>(one: Selection, other: Selection) =>
  Object.entries(one).every(([name, value]) => value === other[name as keyof Selection]);

/** Selections of a list that were saved by name, and the way to save or delete the present one. */
export const SavedSelections = <Selection extends object>({
  words,
  saved,
  selection,
  all,
  mayChange = true,
  saving,
  removal,
  onSelect,
  onUnauthorized,
}: SavedSelectionsProps<Selection>) => {
  const [typed, setTyped] = useState<string | null>(null);
  const current = saved.find((one) => isSame(one.selection, selection))?.id;
  const maySave = mayChange && current === undefined && !isSame(all, selection);
  const error = saving.error ?? removal.error;
  const forgetErrors = () => {
    saving.reset();
    removal.reset();
  };
  const root = useRef<HTMLDivElement>(null);
  const isChanging = useRef(false);
  useEffect(() => {
    if (!isChanging.current) return;
    isChanging.current = false;
    // What was pressed is gone now, and the focus with it.
    if (document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('select, button')?.focus();
  }, [current]);
  const onError = (failure: Error) => isUnauthorized(failure) && onUnauthorized();
  if (saved.length === 0 && !maySave) return null;
  return (
    <div ref={root} className="mb-4 flex flex-wrap items-end gap-2">
      {saved.length > 0 && (
        <Field label={words.label} className="w-64 max-sm:w-full">
          {(control) => (
            <Select
              {...control}
              value={current ?? ''}
              onChange={({ target }) => {
                forgetErrors();
                onSelect(saved.find(({ id }) => id === target.value)?.selection ?? all);
              }}
            >
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
        <Button
          variant="ghost"
          loading={removal.isPending}
          onClick={() => {
            forgetErrors();
            isChanging.current = true;
            removal.mutate(current, { onError });
          }}
        >
          <Trash2 aria-hidden /> {words.remove}
        </Button>
      )}
      {maySave && typed === null && (
        <Button variant="secondary" onClick={() => setTyped('')}>
          {words.save}
        </Button>
      )}
      {maySave && typed !== null && (
        <form
          className="flex flex-wrap items-end gap-2"
          onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
          onSubmit={(event) => {
            event.preventDefault();
            const name = typed.trim();
            if (name === '') return;
            forgetErrors();
            isChanging.current = true;
            saving.mutate({ name, selection }, { onSuccess: () => setTyped(null), onError });
          }}
        >
          <Field label={words.name}>
            {(control) => (
              <Input {...control} autoFocus value={typed} onChange={({ target }) => setTyped(target.value)} />
            )}
          </Field>
          <Button type="submit" variant="secondary" loading={saving.isPending}>
            {words.submit}
          </Button>
          <Button variant="ghost" disabled={saving.isPending} onClick={() => setTyped(null)}>
            {uiWords.cancel}
          </Button>
        </form>
      )}
      {error && (
        <p role="alert" className="w-full text-sm font-medium text-danger-text">
          {unplacedMessage(error, words.failed)}
        </p>
      )}
    </div>
  );
};
