import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { FailedState } from '../../ui/feedback/failed-state';
import { Card } from '../../ui/layout/card';
import { BuilderSkeleton } from './builder-skeleton';
import { openStart, startOf, type FormStart } from './drafts/choose-start';
import { mayHaveLocalDrafts } from './drafts/local-drafts';
import { ResumeForm, type ResumeFormProps } from './editor/resume-form';
import { storageNameOf, useResumeCalls } from './resume-calls';
import { builderWords } from './words';

export interface ResumeBuilderProps extends Omit<ResumeFormProps, 'resume' | 'start'> {
  /** Shown while the resume loads, in place of the builder's outline. */
  fallback?: ReactNode;
}

/** Loads the resume of the calls around it and opens it for editing. */
export const ResumeBuilder = ({ fallback = <BuilderSkeleton />, ...props }: ResumeBuilderProps) => {
  const { user, onUnauthorized } = props;
  const calls = useResumeCalls();
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
    void openStart(storageName, resume, draft).then((chosen) => {
      if (isCurrent) setStart(chosen);
    });
    return () => {
      isCurrent = false;
    };
  }, [resume, draft, isReady, isTyped, start, storageName]);

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
