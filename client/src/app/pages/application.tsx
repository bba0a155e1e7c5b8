import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { resumeFileName } from '#shared/document/pdf/file-name';
import { pages } from '#shared/pages/page-table';
import { ApplicationEditor } from '../../features/applications/application-editor';
import { LinksCard } from '../../features/sent/links-card';
import { SentCard } from '../../features/sent/sent-card';
import { copyText } from '../../features/sharing/copy-text';
import { toSignIn } from '../layout/sign-in-required';
import { drawDocuments } from '../own-pdf/draw-documents';
import { usePageTitle } from '../page-title';
import { applicationsPageWords as words } from './words';

/** One application. */
export const ApplicationPage = ({ user, id }: { user: CurrentUser; id: string }) => {
  usePageTitle(words.title);
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const draw = useMemo(() => drawDocuments(queryClient, user), [queryClient, user]);
  const packetName = resumeFileName(user, ['Application'], 'pdf').replace('_CV_', '_');
  return (
    <div className="mx-auto max-w-workspace px-4 py-8 sm:px-6">
      <ApplicationEditor
        key={id}
        id={id}
        userId={user.id}
        onUnauthorized={toSignIn}
        onDeleted={() => navigate(pages.applications)}
      >
        {(onMoved) => (
          <>
            <SentCard
              applicationId={id}
              packetName={packetName}
              user={user}
              draw={draw}
              onSent={onMoved}
              onUnauthorized={toSignIn}
            />
            <LinksCard applicationId={id} onCopy={(text) => copyText(text)} onUnauthorized={toSignIn} />
          </>
        )}
      </ApplicationEditor>
    </div>
  );
};
