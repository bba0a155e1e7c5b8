import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { applicationLimits, type FilterSelection } from '#shared/applications/schema';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { Button } from '../../ui/button';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { filtersQuery, useDeleteFilter, useSaveFilter } from './api';
import { filtersWords as words } from './words';

const names = ['search', 'stage', 'tag', 'source'] as const;
const isSame = (one: FilterSelection, other: FilterSelection) =>
  names.every((name) => one[name] === other[name]);

interface SavedFiltersProps {
  /** What is selected now. */
  selection: FilterSelection;
  onSelect: (selection: FilterSelection) => void;
  onUnauthorized: () => void;
}

/** The selections that the user saved by name, and the way to save or delete the present one. */
export const SavedFilters = ({ selection, onSelect, onUnauthorized }: SavedFiltersProps) => {
  const { data } = useQuery(filtersQuery());
  const saving = useSaveFilter();
  const deletion = useDeleteFilter();
  const [typed, setTyped] = useState<string | null>(null);
  const saved = data?.filters ?? [];
  const current = saved.find((one) => isSame(one.selection, selection));
  const isAll = names.every((name) => selection[name] === '');
  const error = saving.error ?? deletion.error;
  const onError = (failure: unknown) => isUnauthorized(failure) && onUnauthorized();
  if (saved.length === 0 && isAll) return null;

  return (
    <div className="mb-4 flex flex-wrap items-end gap-2">
      {saved.length > 0 && (
        <Field label={words.label} className="w-52 max-sm:w-full">
          {(control) => (
            <Select
              {...control}
              value={current?.id ?? ''}
              onChange={({ target }) => {
                const chosen = saved.find(({ id }) => id === target.value);
                onSelect(chosen?.selection ?? { search: '', stage: '', tag: '', source: '' });
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
      {current ? (
        <Button
          variant="ghost"
          loading={deletion.isPending}
          onClick={() => deletion.mutate(current.id, { onError })}
        >
          <Trash2 aria-hidden /> {words.remove}
        </Button>
      ) : (
        !isAll &&
        (typed === null ? (
          <Button variant="ghost" onClick={() => setTyped('')}>
            {words.save}
          </Button>
        ) : (
          <form
            className="flex items-end gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              if (typed.trim() === '') return;
              saving.mutate({ name: typed.trim(), selection }, { onSuccess: () => setTyped(null), onError });
            }}
          >
            <Field label={words.name}>
              {(control) => (
                <Input
                  {...control}
                  value={typed}
                  maxLength={applicationLimits.filterName}
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
            </Field>
            <Button type="submit" variant="secondary" loading={saving.isPending}>
              {words.submit}
            </Button>
          </form>
        ))
      )}
      {error && (
        <p role="alert" className="w-full text-sm font-medium text-danger-text">
          {serverMessage(error, words.failed)}
        </p>
      )}
    </div>
  );
};
