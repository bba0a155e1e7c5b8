import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { FailedState } from '../../ui/feedback/failed-state';
import { Card } from '../../ui/layout/card';
import { openStart, startOf, type FormStart } from './drafts/choose-start';
import { mayHaveLocalDrafts } from './drafts/local-drafts';
import { ResumeForm, type ResumeFormProps } from './editor/resume-form';
import { storageNameOf, useResumeCalls } from './resume-calls';
import { builderWords } from './words';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';

export interface ResumeBuilderProps extends Omit<ResumeFormProps, 'resume' | 'start'> {
  /** Shown while the resume loads, in place of the builder's outline. */
  fallback?: ReactNode;
}

/** Loads the resume of the calls around it and opens it for editing. */
export const ResumeBuilder = ({ fallback = <BuilderSkeleton />, ...props }: ResumeBuilderProps) => {
  const { user, onUnauthorized } = props;
  const calls = useResumeCalls();
  const queryClient = useQueryClient();
  const storageName = storageNameOf(user.id, calls);
  const { data: resume, isPending, isError, isFetching, isStale, refetch } = useQuery(calls.query());
  const {
    data,
    isPending: isDraftPending,
    isFetching: isDraftFetching,
    isStale: isDraftStale,
  } = useQuery(calls.draftQuery());
  // Undefined when it could not be loaded: the form opens all the same.
  const draft = data ? data.draft : undefined;
  // A form opened with a stale version would have its first save rejected, so wait for the refetch. Once open, it
  // stays.
  const isReady = !isDraftPending && !(isFetching && isStale) && !(isDraftFetching && isDraftStale);
  const [start, setStart] = useState<FormStart | null>(null);
  const isTyped = Boolean(draft) || mayHaveLocalDrafts(storageName);
  if (resume && isReady && !start && !isTyped) setStart(startOf(resume));

  useEffect(() => {
    if (!resume || !isReady || start || !isTyped) return;
    let isCurrent = true;
    const readDraft = () => queryClient.getQueryData(calls.draftQuery().queryKey)?.draft;
    void openStart(storageName, resume, readDraft).then((chosen) => {
      if (isCurrent) setStart(chosen);
    });
    return () => {
      isCurrent = false;
    };
  }, [resume, draft, isReady, isTyped, start, storageName, calls, queryClient]);

  const isSignedOut = resume === null;
  useEffect(() => {
    if (isSignedOut) onUnauthorized();
  }, [isSignedOut, onUnauthorized]);

  if (isError)
    return (
      <Card>
        <FailedState title={builderWords.failed} retrying={isFetching} onRetry={() => void refetch()} />
      </Card>
    );
  if (isPending || !resume || !start) return fallback;
  return <ResumeForm key={user.id} {...props} resume={resume} start={start} />;
};

/** Placeholder of the builder while the resume loads. */
const BuilderSkeleton = () => (
  <Loading
    label={builderWords.loading}
    className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_min(calc(45vw+3.25rem),58rem)] xl:gap-6"
  >
    <div className="grid gap-6">
      <Card>
        <Skeleton className="h-5 w-32" />
        <div className="mt-4 flex items-center gap-6">
          <Skeleton className="size-28 rounded-full" />
          <Skeleton className="h-10 w-36" />
        </div>
      </Card>
      <Card>
        <Skeleton className="h-5 w-24" />
        <Skeleton className="mt-6 h-10" />
        <Skeleton className="mt-8 h-32" />
        <div className="mt-8 grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      </Card>
      {['skills', 'experience', 'education'].map((card) => (
        <Card key={card}>
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-6 h-10" />
        </Card>
      ))}
    </div>
    <Skeleton className="hidden aspect-[210/297] rounded-card lg:block" />
  </Loading>
);
