import { useSyncExternalStore } from 'react';
import { CircleCheck } from 'lucide-react';
import { pages } from '#shared/pages/page-table';
import { product } from '#shared/product/product';

const query = '?account=deleted';

/** The URL to which an account deletion redirects. */
export const accountDeletedPath = pages.landing + query;

const neverChanges = () => () => {};

/** Confirms a deletion. The server renders the page without it. */
export const AccountDeleted = () => {
  const isShown = useSyncExternalStore(
    neverChanges,
    () => window.location.search === query,
    () => false,
  );
  if (!isShown) return null;
  return (
    <div role="status" className="border-b bg-success-soft">
      <p className="mx-auto flex max-w-page items-start gap-2 px-4 py-3 text-sm sm:px-6">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
        <span>
          <strong>Your account is deleted.</strong> You are signed out on every device. Thank you for having
          used {product.name}.
        </span>
      </p>
    </div>
  );
};
