import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  candidateLimits,
  wholeRoster,
  type RosterSelection,
  type SavedFilter,
} from '#shared/candidates/schema';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { Button } from '../../ui/button';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { useFilters } from './api';
import { isWhole } from './roster-view';
import { rosterWords } from './words';

const words = rosterWords.saved;

const isSame = (one: RosterSelection, other: RosterSelection) =>
  Object.entries(one).every(([name, value]) => value === other[name as keyof RosterSelection]);

interface SavedFiltersProps {
  organizationId: string;
  saved: readonly SavedFilter[];
  /** What is selected now. */
  selection: RosterSelection;
  mayManage: boolean;
  onSelect: (selection: RosterSelection) => void;
  onUnauthorized: () => void;
}

/** The selections that the team saved by name, and the way to save or delete the present one. */
export const SavedFilters = ({
  organizationId,
  saved,
  selection,
  mayManage,
  onSelect,
  onUnauthorized,
}: SavedFiltersProps) => {
  const { save, remove } = useFilters(organizationId);
  const [typed, setTyped] = useState<string | null>(null);
  const current = saved.find((one) => isSame(one.selection, selection));
  const isAll = isWhole(selection);
  const error = save.error ?? remove.error;
  const onError = (failure: unknown) => isUnauthorized(failure) && onUnauthorized();
  const submit = () => {
    const name = typed?.trim() ?? '';
    if (name !== '') save.mutate({ name, selection }, { onSuccess: () => setTyped(null), onError });
  };
  if (saved.length === 0 && (isAll || !mayManage)) return null;
  return (
    <div className="mb-4 flex flex-wrap items-end gap-2">
      {saved.length > 0 && (
        <Field label={words.label} className="w-52 max-sm:w-full">
          {(control) => (
            <Select
              {...control}
              value={current?.id ?? ''}
              onChange={({ target }) =>
                onSelect(saved.find(({ id }) => id === target.value)?.selection ?? wholeRoster)
              }
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
      {mayManage && current && (
        <Button
          variant="ghost"
          loading={remove.isPending}
          onClick={() => remove.mutate(current.id, { onError })}
        >
          <Trash2 aria-hidden /> {words.remove}
        </Button>
      )}
      {mayManage && !current && !isAll && typed === null && (
        <Button variant="ghost" onClick={() => setTyped('')}>
          {words.save}
        </Button>
      )}
      {mayManage && !current && !isAll && typed !== null && (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field label={words.name}>
            {(control) => (
              <Input
                {...control}
                value={typed}
                maxLength={candidateLimits.filterName}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary" loading={save.isPending}>
            {words.submit}
          </Button>
        </form>
      )}
      {error && (
        <p role="alert" className="w-full text-sm font-medium text-danger-text">
          {serverMessage(error, words.failed)}
        </p>
      )}
    </div>
  );
};
