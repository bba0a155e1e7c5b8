import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#shared/accounts/schema';
import { handleUnauthorized } from '../../../features/accounts/sign-in-redirect';
import { sendOwnDownload } from '../../../features/analytics/recording/own-download';
import { pdfDataQuery } from '../../../features/public-profile/api';
import { announcePdfFailure } from '../../../features/resume-document/pdf/pdf-failure';
import { resumeQuery } from '../../../features/resume/api';
import { pageSettingsOf } from '../../../features/resume/page/page-settings';
import { profileUrl } from '../../../features/sharing/profile-url';
import { toast } from '../../../ui/feedback/toast';

/**
 * Generates the PDF of the user's saved resume in the given template. Code and data are loaded in parallel, on demand.
 * With `hasUnsaved`, a toast says that unsaved changes are not in the file.
 */
export const useDownloadResume = (user: CurrentUser, hasUnsaved: () => boolean) => {
  const queryClient = useQueryClient();
  return useMutation({
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
      if (hasUnsaved()) {
        toast({
          title: 'Your unsaved changes are not in this PDF',
          description: 'Press Save Changes, then download it again.',
        });
      }
    },
    onError: announcePdfFailure,
  });
};
