import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isGone, serverMessage } from '../../lib/api/api-error';
import { uiWords } from '../words';
import { FailedState } from './failed-state';

interface LoadedProps<Data> {
  /** Its data is null after the session has ended, when the page is about to redirect. */
  query: UseQueryResult<Data | null>;
  /** Shown while the first response is pending. */
  skeleton: ReactNode;
  /** Title of the failed state: 'Letters could not be loaded'. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What comes from the server, in each of its states. What is known stays in sight when asking anew fails. */
export const Loaded = <Data,>({ query, skeleton, failed, children }: LoadedProps<Data>) => {
  const { data, isFetching, error, errorUpdateCount, refetch } = query;
  if (data) return children(data);
  // During a refetch after a failure the failed state stays, with its button.
  if (data === null || errorUpdateCount === 0) return skeleton;
  return (
    <FailedState
      title={failed}
      description={serverMessage(error, uiWords.checkConnection)}
      {...(!isGone(error) && { onRetry: () => void refetch() })}
      retrying={isFetching}
    />
  );
};
