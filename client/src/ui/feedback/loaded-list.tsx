import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { uiWords } from '../words';
import { Loaded } from './loaded';

interface LoadedListProps<Item> {
  /** Its data is null after the session has ended, when the page is about to redirect. */
  query: UseQueryResult<readonly Item[] | null>;
  /** Shown while the first response is pending. */
  skeleton: ReactNode;
  /** Title of the failed state: 'Users could not be loaded'. */
  failed: string;
  /** Drawn where the list has nothing in it. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that comes from the server, in each of its states. What is known stays in sight when asking anew fails. */
export const LoadedList = <Item,>({ query, skeleton, failed, empty, children }: LoadedListProps<Item>) => (
  <Loaded query={query} skeleton={skeleton} failed={failed}>
    {(items) => (
      <>
        {query.isError && (
          <div
            role="alert"
            className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-transparent bg-danger-soft px-3 py-2 text-sm"
          >
            <span>{uiWords.outOfDate}</span>
            <Button
              size="sm"
              variant="secondary"
              loading={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {uiWords.tryAgain}
            </Button>
          </div>
        )}
        {items.length === 0 ? empty : children(items)}
      </>
    )}
  </Loaded>
);
