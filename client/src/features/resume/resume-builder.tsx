import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { FailedState } from '../../ui/feedback/failed-state';
import { Card } from '../../ui/layout/card';
import { resumeQuery } from './api';
import { BuilderSkeleton } from './builder-skeleton';
import type { RenderCheck } from './check/check-options';
import type { RenderPreview } from './editor/preview-pane';
import { ResumeForm } from './editor/resume-form';
import type { CredentialChoice } from './sections/license-fields';

export interface ResumeBuilderProps {
  user: CurrentUser;
  /** The user's uploaded credentials, which a license may point to; undefined until they are loaded. */
  credentials?: readonly CredentialChoice[] | undefined;
  /** Renders the preview of the form's content, saved or not. */
  renderPreview: RenderPreview;
  /** Renders the check of the form's content. Without it there is no Check button. */
  renderCheck?: RenderCheck;
  /** Shown in the save bar, given how many saves there were. */
  renderQuestion?: (version: number) => ReactNode;
  /** Called when the session has ended, after unsaved input is stored: notify the user and redirect to sign-in. */
  onUnauthorized: () => void;
  /** Called with whether the form has unsaved input. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
}

/** Loads the user's resume and opens it for editing. */
export const ResumeBuilder = ({
  user,
  credentials,
  renderPreview,
  renderCheck,
  renderQuestion,
  onUnauthorized,
  onUnsavedChange,
}: ResumeBuilderProps) => {
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
  return (
    <ResumeForm
      key={user.id}
      user={user}
      resume={resume}
      credentials={credentials}
      renderPreview={renderPreview}
      renderCheck={renderCheck}
      renderQuestion={renderQuestion}
      onUnauthorized={onUnauthorized}
      onUnsavedChange={onUnsavedChange}
    />
  );
};
