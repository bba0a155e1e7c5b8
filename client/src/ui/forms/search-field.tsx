import { useEffect, useEffectEvent, useState } from 'react';
import { Field } from './field';
import { Input } from './input';

const searchDelayMs = 300;

interface SearchFieldProps {
  label: string;
  labelHidden?: boolean;
  /** What can be searched for, inside the empty field. */
  hint: string;
  maxLength: number;
  /** What is searched for now. */
  search: string;
  onSearch: (search: string) => void;
}

/** Searches when the typing pauses. */
export const SearchField = ({ label, labelHidden, hint, maxLength, search, onSearch }: SearchFieldProps) => {
  const [typed, setTyped] = useState(search);
  // Back or a link may change the search.
  const [searched, setSearched] = useState(search);
  if (searched !== search) {
    setSearched(search);
    if (typed.trim() !== search) setTyped(search);
  }
  const onPause = useEffectEvent(() => {
    if (typed.trim() !== search) onSearch(typed.trim());
  });
  useEffect(() => {
    const timer = window.setTimeout(() => onPause(), searchDelayMs);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return (
    <Field label={label} {...(labelHidden && { labelHidden })} className="min-w-0 flex-1 basis-48">
      {(control) => (
        <Input
          {...control}
          type="search"
          placeholder={hint}
          maxLength={maxLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Field>
  );
};
