import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { serverMessage } from '../../lib/api/api-error';
import { Button } from '../button';
import { FailedState } from './failed-state';

interface LoadedListProps<Item> {
  /** Its data is null once nobody is signed in any more, and the page is about to leave. */
  query: UseQueryResult<readonly Item[] | null>;
  /** Drawn while the first answer is on its way. */
  skeleton: ReactNode;
  /** What is said when there is none: 'Users could not be loaded'. */
  failed: string;
  /** Drawn where the list has nothing in it. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

const advice = 'Please check your connection and try again.';

/** A list that comes from the server, in each of its states. What is known stays in sight when asking anew fails. */
export const LoadedList = <Item,>({ query, skeleton, failed, empty, children }: LoadedListProps<Item>) => {
  const { data, isFetching, isError, error, errorUpdateCount, refetch } = query;
  const retry = () => void refetch();
  if (!data) {
    // While it is asked again after a failure, the failure stands, with its button.
    if (data === null || errorUpdateCount === 0) return skeleton;
    return (
      <FailedState
        title={failed}
        description={serverMessage(error, advice)}
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
          <span>This may be out of date: it could not be asked for again.</span>
          <Button size="sm" variant="secondary" loading={isFetching} onClick={retry}>
            Try Again
          </Button>
        </div>
      )}
      {data.length === 0 ? empty : children(data)}
    </>
  );
};
