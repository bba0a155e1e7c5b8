import { Suspense } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { focusInvalidField } from '../../../../features/resume/entries/reveal-field';
import { lazyComponent } from '../../../../ui/lazy';
import { PageSpinner } from '../../../../ui/spinner';
import { useReportedChanges } from '../../../own-pdf/unsaved-resume';
import { useResumeDownloads } from '../download/resume-downloads';
import { ResumeTab } from '../resume/resume-tab';
import type { BuilderParts } from './document-frame';
import { useTemplateChoice } from '../templates/use-template-choice';

// What the dashboard has no use for.
const DocumentFrame = lazyComponent(() => import('./document-frame'), 'DocumentFrame');

/** A version of a resume, in the builder of the main one. */
export const DocumentPage = ({ user, id }: { user: CurrentUser; id: string }) => (
  <Suspense fallback={<PageSpinner />}>
    <DocumentFrame
      key={id}
      user={user}
      id={id}
      renderBuilder={(parts) => <VersionBuilder user={user} {...parts} />}
    />
  </Suspense>
);

const VersionBuilder = ({
  user,
  documentName,
  opening,
  renderHead,
  renderInstead,
}: BuilderParts & { user: CurrentUser }) => {
  const choice = useTemplateChoice(user);
  const changes = useReportedChanges();
  const downloads = useResumeDownloads({
    user,
    template: choice.template,
    changes,
    onNotSaved: focusInvalidField,
    onEdit: (field) => changes.current.edit(field),
    documentName,
  });
  return (
    <>
      {renderHead(downloads.buttons, changes)}
      {renderInstead?.(choice.template) ?? (
        <ResumeTab
          key={opening}
          user={user}
          onChanges={changes.report}
          firstRun={null}
          choice={choice}
          isDownloading={downloads.isDownloading}
          onDownload={downloads.downloadChosen}
        />
      )}
      {downloads.dialogs}
    </>
  );
};
