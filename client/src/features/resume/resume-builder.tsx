import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { FailedState } from '../../ui/feedback/failed-state';
import { Card } from '../../ui/layout/card';
import { resumeQuery } from './api';
import { BuilderSkeleton } from './builder-skeleton';
import type { RenderPreview } from './editor/preview-pane';
import { ResumeForm } from './editor/resume-form';

export interface ResumeBuilderProps {
  user: CurrentUser;
  /** Draws the resume as it is in the form, saved or not. */
  renderPreview: RenderPreview;
  /** Shown in the save bar, given how many saves there were. */
  renderQuestion?: (version: number) => ReactNode;
  /** The session has ended: tell the person and go to sign in. Unsaved typing is kept before this is called. */
  onUnauthorized: () => void;
  /** Told whether the form holds typing that is not saved. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
}

/** Loads one's resume and opens it for editing. */
export const ResumeBuilder = ({
  user,
  renderPreview,
  renderQuestion,
  onUnauthorized,
  onUnsavedChange,
}: ResumeBuilderProps) => {
  const { data: resume, isPending, isError, isFetching, isStale, refetch } = useQuery(resumeQuery());
  // A form that opens with an old version would have its first save refused, so it waits for the new one. Once it is open it
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
  return (
    <ResumeForm
      key={user.id}
      user={user}
      resume={resume}
      renderPreview={renderPreview}
      renderQuestion={renderQuestion}
      onUnauthorized={onUnauthorized}
      onUnsavedChange={onUnsavedChange}
    />
  );
};
