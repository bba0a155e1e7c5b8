import { useSyncExternalStore } from 'react';
import { CircleCheck } from 'lucide-react';
import { accountDeletedQuery } from './account-deleted-path';
import { landingWords } from '../../words';

const { deleted: words } = landingWords;

const neverChanges = () => () => {};

/** Confirms a deletion. The server renders the page without it. */
export const AccountDeleted = () => {
  const isShown = useSyncExternalStore(
    neverChanges,
    () => window.location.search === accountDeletedQuery,
    () => false,
  );
  if (!isShown) return null;
  return (
    <div role="status" className="border-b bg-success-soft">
      <p className="mx-auto flex max-w-page items-start gap-2 px-4 py-3 text-sm sm:px-6">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
        <span>
          <strong>{words.title}</strong> {words.description}
        </span>
      </p>
    </div>
  );
};
