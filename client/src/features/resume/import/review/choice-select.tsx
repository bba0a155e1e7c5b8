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

/** What becomes of an imported text or entry. */
export const ChoiceSelect = ({ about, choice, options, onChoose }: ChoiceSelectProps) => {
  const id = useId();
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
    </div>
  );
};
