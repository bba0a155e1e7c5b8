import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { resumeFileName } from '#shared/document/pdf/file-name';
import { pages } from '#shared/pages/page-table';
import { professionOf } from '#shared/resume/examples/professions';
import { applicationQuery } from '../../features/applications/api';
import { ApplicationEditor } from '../../features/applications/application-editor';
import { letterPath } from '../../features/letters/api';
import { lettersWords } from '../../features/letters/words';
import { pdfDataQuery } from '../../features/public-profile/api';
import { LinksCard } from '../../features/sent/links-card';
import { SentCard } from '../../features/sent/sent-card';
import { copyText } from '../../features/sharing/copy-text';
import { Button } from '../../ui/button';
import { lazyComponent } from '../../ui/lazy';
import { toSignIn } from '../layout/sign-in-required';
import { drawDocuments } from '../own-pdf/draw-documents';
import { usePageTitle } from '../page-title';
import { applicationsPageWords as words } from './words';

// Its sample sentences are needed where a letter is written.
const NewLetterDialog = lazyComponent(
  () => import('../../features/letters/new-letter-dialog'),
  'NewLetterDialog',
);

/** One application. */
export const ApplicationPage = ({ user, id }: { user: CurrentUser; id: string }) => {
  usePageTitle(words.title);
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const draw = useMemo(() => drawDocuments(queryClient, user), [queryClient, user]);
  const packetName = resumeFileName(user, ['Application'], 'pdf').replace('_CV_', '_');
  const application = useQuery(applicationQuery(id)).data;
  const own = useQuery(pdfDataQuery(user.id));
  const [isWriting, setIsWriting] = useState(false);
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
            >
              <Button variant="secondary" onClick={() => setIsWriting(true)}>
                <Mail aria-hidden /> {lettersWords.write}
              </Button>
            </SentCard>
            <LinksCard applicationId={id} onCopy={(text) => copyText(text)} onUnauthorized={toSignIn} />
          </>
        )}
      </ApplicationEditor>
      {isWriting && application && (
        <Suspense>
          <NewLetterDialog
            profession={professionOf(own.data?.resume.title ?? '')}
            application={application}
            onClose={() => setIsWriting(false)}
            onCreated={(letter) => navigate(letterPath(letter.id))}
            onUnauthorized={toSignIn}
          />
        </Suspense>
      )}
    </div>
  );
};
