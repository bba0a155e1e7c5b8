import { useQuery } from '@tanstack/react-query';
import { applicationLimits, type FilterSelection } from '#shared/applications/schema';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { SavedSelections } from '../../ui/forms/saved-selections';
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
  const saved = useQuery(filtersQuery()).data?.filters ?? [];
  const saving = useSaveFilter();
  const deletion = useDeleteFilter();
  const error = saving.error ?? deletion.error;
  const onError = (failure: unknown) => isUnauthorized(failure) && onUnauthorized();
  const all = { search: '', stage: '', tag: '', source: '' };
  return (
    <SavedSelections
      words={words}
      saved={saved}
      current={saved.find((one) => isSame(one.selection, selection))?.id}
      isAll={isSame(all, selection)}
      mayChange
      maxLength={applicationLimits.filterName}
      isSaving={saving.isPending}
      isRemoving={deletion.isPending}
      error={error ? serverMessage(error, words.failed) : undefined}
      onSelect={(chosen) => onSelect(saved.find(({ id }) => id === chosen)?.selection ?? all)}
      onSave={(name, onSaved) => saving.mutate({ name, selection }, { onSuccess: onSaved, onError })}
      onRemove={(id) => deletion.mutate(id, { onError })}
    />
  );
};
