import type { QueryClient } from '@tanstack/react-query';
import { pdfDataQuery } from '../features/public-profile/api';
import { resumePdfFile } from '../features/resume-document/pdf/download-pdf';
import { profileUrl } from '../features/sharing/profile-url';

/** The PDF of the user's saved resume, as the download makes it: every contact detail, in the chosen template. */
export const makeOwnPdf = async (queryClient: QueryClient, userId: string): Promise<File> => {
  const data = await queryClient.fetchQuery(pdfDataQuery(userId));
  if (!data) throw new Error('The session is over');
  return resumePdfFile(data, { profileUrl: profileUrl(data.user.username) });
};
