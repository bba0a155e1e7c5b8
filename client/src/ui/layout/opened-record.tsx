import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { isGone, serverMessage } from '../../lib/api/api-error';
import { FailedState } from '../feedback/failed-state';
import { Loading, Skeleton } from '../feedback/skeleton';
import { uiWords } from '../words';
import { Card } from './card';

interface OpenedRecordProps<Stored> {
  /** The list that it is from. */
  backTo: string;
  words: { back: string; loading: string; loadFailed: string };
  /** Its data is null after the session has ended, when the page is about to redirect. */
  query: UseQueryResult<Stored | null>;
  children: (stored: Stored) => ReactNode;
}

/** One record of a list on a page of its own, in each of its states. */
export const OpenedRecord = <Stored,>({ backTo, words, query, children }: OpenedRecordProps<Stored>) => (
  <>
    <Link
      href={backTo}
      className="mb-4 inline-flex items-center gap-1 text-sm font-medium text-primary-text hover:underline pointer-coarse:min-h-11"
    >
      <ArrowLeft aria-hidden className="size-4" /> {words.back}
    </Link>
    {query.data ? (
      children(query.data)
    ) : query.isError ? (
      <Card>
        <FailedState
          title={words.loadFailed}
          description={serverMessage(query.error, uiWords.checkConnection)}
          {...(!isGone(query.error) && { onRetry: () => void query.refetch() })}
          retrying={query.isFetching}
        />
      </Card>
    ) : (
      <Loading label={words.loading} className="grid gap-4">
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} className="h-48 w-full rounded-card" />
        ))}
      </Loading>
    )}
  </>
);
