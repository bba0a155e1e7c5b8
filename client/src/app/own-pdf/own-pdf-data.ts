import type { QueryClient } from '@tanstack/react-query';
import type { PdfData } from '#shared/public-profile/schema';
import { handleUnauthorized } from '../../features/accounts/sign-in-redirect';
import { pdfDataQuery } from '../../features/public-profile/api';
import { shownPageSettings } from '../../features/resume/page/page-settings';
import { mainResumeCalls, type ResumeCalls } from '../../features/resume/resume-calls';
import { pdfDataOfVersion } from './version-pdf-data';

/**
 * The user's saved resume, or the version of these calls, with the page settings shown here, for a download or to send it.
 * Null when the session has ended: the user is on the way to sign-in then.
 */
export const ownPdfData = async (
  queryClient: QueryClient,
  userId: string,
  calls: ResumeCalls = mainResumeCalls,
): Promise<PdfData | null> => {
  const [data, version] = await Promise.all([
    queryClient.fetchQuery(pdfDataQuery(userId)),
    calls.documentId === null ? undefined : queryClient.fetchQuery({ ...calls.query(), staleTime: 0 }),
  ]);
  if (!data || version === null) {
    handleUnauthorized();
    return null;
  }
  const own = version ? pdfDataOfVersion(data, version) : data;
  return { ...own, ...shownPageSettings(queryClient, userId, version ?? data, calls) };
};
