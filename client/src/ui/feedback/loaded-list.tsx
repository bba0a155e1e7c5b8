import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { serverMessage } from '../../lib/api/api-error';
import { Button } from '../button';
import { FailedState } from './failed-state';
import { uiWords } from '../words';

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
export const LoadedList = <Item,>({ query, skeleton, failed, empty, children }: LoadedListProps<Item>) => {
  const { data, isFetching, isError, error, errorUpdateCount, refetch } = query;
  const retry = () => void refetch();
  if (!data) {
    // During a refetch after a failure the failed state stays, with its button.
    if (data === null || errorUpdateCount === 0) return skeleton;
    return (
      <FailedState
        title={failed}
        description={serverMessage(error, uiWords.checkConnection)}
        onRetry={retry}
        retrying={isFetching}
      />
    );
  }
  return (
    <>
      {isError && (
        <div
          role="alert"
          className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-transparent bg-danger-soft px-3 py-2 text-sm"
        >
          <span>{uiWords.outOfDate}</span>
          <Button size="sm" variant="secondary" loading={isFetching} onClick={retry}>
            {uiWords.tryAgain}
          </Button>
        </div>
      )}
      {data.length === 0 ? empty : children(data)}
    </>
  );
};
