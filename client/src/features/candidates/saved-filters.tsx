import {
  candidateLimits,
  wholeRoster,
  type RosterSelection,
  type SavedFilter,
} from '#shared/candidates/schema';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { SavedSelections } from '../../ui/forms/saved-selections';
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
  const error = save.error ?? remove.error;
  const onError = (failure: unknown) => isUnauthorized(failure) && onUnauthorized();
  return (
    <SavedSelections
      words={words}
      saved={saved}
      current={saved.find((one) => isSame(one.selection, selection))?.id}
      isAll={isWhole(selection)}
      mayChange={mayManage}
      maxLength={candidateLimits.filterName}
      isSaving={save.isPending}
      isRemoving={remove.isPending}
      error={error ? serverMessage(error, words.failed) : undefined}
      onSelect={(chosen) => onSelect(saved.find(({ id }) => id === chosen)?.selection ?? wholeRoster)}
      onSave={(name, onSaved) => save.mutate({ name, selection }, { onSuccess: onSaved, onError })}
      onRemove={(id) => remove.mutate(id, { onError })}
    />
  );
};
