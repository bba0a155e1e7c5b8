import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { adminBillingLimits } from '#shared/admin-billing/schema';
import { CappedInput, restNotice } from '../../../ui/forms/capped-input';
import { Field } from '../../../ui/forms/field';
import { usersWords } from '../words';

const { search: words } = usersWords;

/** Debounce of the search, in milliseconds. */
export const searchDelayMs = 300;

interface UsersSearchProps {
  /** The current search. */
  search: string;
  onSearch: (search: string) => void;
}

/** The search box. Debounced; Enter searches at once. */
export const UsersSearch = ({ search, onSearch }: UsersSearchProps) => {
  const [typed, setTyped] = useState(search);
  const [rest, setRest] = useState('');
  // Back or a link may change the search.
  const [searched, setSearched] = useState(search);
  if (searched !== search) {
    setSearched(search);
    if (typed.trim() !== search) setTyped(search);
  }

  const begin = () => {
    if (typed.trim() !== search) onSearch(typed.trim());
  };
  const onPause = useEffectEvent(begin);
  useEffect(() => {
    const timer = window.setTimeout(() => onPause(), searchDelayMs);
    return () => window.clearTimeout(timer);
  }, [typed]);

  return (
    <form
      role="search"
      aria-label={usersWords.label}
      className="min-w-0 flex-1 basis-64"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <Field
        label={words.label}
        labelHidden
        hint={words.hint}
        notice={restNotice(rest, words.limit(adminBillingLimits.search))}
      >
        {(field) => (
          <div className="relative">
            <Search
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-muted"
            />
            <CappedInput
              {...field}
              type="search"
              className="pl-9"
              placeholder={words.placeholder}
              maxLength={adminBillingLimits.search}
              onRest={setRest}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
        )}
      </Field>
    </form>
  );
};
