import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FailedState } from '../../ui/feedback/failed-state';
import { Card } from '../../ui/layout/card';
import { resumeQuery } from './api';
import { BuilderSkeleton } from './builder-skeleton';
import { ResumeForm, type ResumeFormProps } from './editor/resume-form';

export type ResumeBuilderProps = Omit<ResumeFormProps, 'resume'>;

/** Loads the user's resume and opens it for editing. */
export const ResumeBuilder = (props: ResumeBuilderProps) => {
  const { user, onUnauthorized } = props;
  const { data: resume, isPending, isError, isFetching, isStale, refetch } = useQuery(resumeQuery());
  // A form opened with a stale version would have its first save rejected, so wait for the refetch. Once open, it
  // stays.
  const [isOpen, setIsOpen] = useState(false);
  if (resume && !isOpen && !(isFetching && isStale)) setIsOpen(true);

  const isSignedOut = resume === null;
  useEffect(() => {
    if (isSignedOut) onUnauthorized();
  }, [isSignedOut, onUnauthorized]);

  if (isError)
    return (
      <Card>
        <FailedState
          title="Your resume could not be loaded"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  if (isPending || !resume || !isOpen) return <BuilderSkeleton />;
  return <ResumeForm key={user.id} {...props} resume={resume} />;
};
