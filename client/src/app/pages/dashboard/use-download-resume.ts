import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { handleUnauthorized } from '../../../features/accounts/sign-in-redirect';
import { sendOwnDownload } from '../../../features/analytics/recording/own-download';
import { pdfDataQuery } from '../../../features/public-profile/api';
import { announcePdfFailure } from '../../../features/resume-document/pdf/pdf-failure';
import { resumeQuery } from '../../../features/resume/api';
import type { FormChanges } from '../../../features/resume/editor/save-bar';
import { pageSettingsOf } from '../../../features/resume/page/page-settings';
import { profileUrl } from '../../../features/sharing/profile-url';

interface DownloadOptions {
  changes: RefObject<FormChanges>;
  /** The changes could not be saved; the form says why. */
  onNotSaved: () => void;
}

/**
 * Generates the PDF of the user's saved resume in the given template. Code and data are loaded in parallel, on demand.
 * While there are unsaved changes, a download first asks what to do about them (see unsaved-download.tsx).
 */
export const useDownloadResume = (user: CurrentUser, { changes, onNotSaved }: DownloadOptions) => {
  const queryClient = useQueryClient();
  // The template of the download that waits for an answer.
  const [asked, setAsked] = useState<string | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (templateId: string) => {
      const [{ downloadResumePdf }, data] = await Promise.all([
        import('../../../features/resume-document/pdf/download-pdf'),
        queryClient.fetchQuery(pdfDataQuery(user.id)),
      ]);
      if (data === null) {
        handleUnauthorized();
        return;
      }
      await downloadResumePdf(
        // The choices shown here: one that is just being saved, and the paper proposed before the first.
        { ...data, ...pageSettingsOf(queryClient.getQueryData(resumeQuery().queryKey) ?? data) },
        { templateId, profileUrl: profileUrl(user.username) },
      );
      sendOwnDownload();
    },
    onError: announcePdfFailure,
  });

  const answer = (download: (templateId: string) => void) => () => {
    setAsked(null);
    if (asked !== null) download(asked);
  };
  return {
    /** The template whose PDF is being prepared. */
    preparing: isPending ? variables : undefined,
    start: (templateId: string) => (changes.current.isUnsaved ? setAsked(templateId) : mutate(templateId)),
    question: {
      open: asked !== null,
      onOpenChange: () => setAsked(null),
      // There is nothing to download before the first save.
      hasSaved: (queryClient.getQueryData(resumeQuery().queryKey)?.version ?? 0) > 0,
      onDownloadSaved: answer(mutate),
      onSaveFirst: answer((templateId) => {
        void changes.current.save().then((isSaved) => (isSaved ? mutate(templateId) : onNotSaved()));
      }),
    },
  };
};
