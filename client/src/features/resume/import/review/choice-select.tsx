import { useId } from 'react';
import { Select } from '../../../../ui/forms/select';
import { reviewWords } from '../words';
import type { Choice } from './merge';

interface ChoiceSelectProps {
  /** What is chosen about, for screen readers. */
  about: string;
  choice: Choice;
  options: readonly { choice: Choice; label: string }[];
  onChoose: (choice: Choice) => void;
}

// A select cuts its text off: about this many characters fit beside its arrow on a phone, fewer when zoomed.
const fits = 18;

/** What becomes of an imported text or entry. */
export const ChoiceSelect = ({ about, choice, options, onChoose }: ChoiceSelectProps) => {
  const id = useId();
  const chosen = options.find((option) => option.choice === choice)?.label ?? '';
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="sr-only">
        {reviewWords.choice.about(about)}
      </label>
      <Select id={id} value={choice} onChange={({ target }) => onChoose(target.value as Choice)}>
        {options.map((option) => (
          <option key={option.choice} value={option.choice}>
            {option.label}
          </option>
        ))}
      </Select>
      {chosen.length > fits && (
        // The select itself is read out in full.
        <p aria-hidden className="mt-1 text-xs text-muted wrap-anywhere">
          {chosen}
        </p>
      )}
    </div>
  );
};
