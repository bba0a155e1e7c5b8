import type { QueryClient } from '@tanstack/react-query';
import type { PdfData } from '#shared/public-profile/schema';
import { handleUnauthorized } from '../../features/accounts/sign-in-redirect';
import { pdfDataQuery } from '../../features/public-profile/api';
import { shownPageSettings } from '../../features/resume/page/page-settings';

/**
 * The user's saved resume with the page settings shown here, for a download or to send it. Null when the session has ended:
 * the user is on the way to sign-in then.
 */
export const ownPdfData = async (queryClient: QueryClient, userId: string): Promise<PdfData | null> => {
  const data = await queryClient.fetchQuery(pdfDataQuery(userId));
  if (!data) {
    handleUnauthorized();
    return null;
  }
  return { ...data, ...shownPageSettings(queryClient, userId, data) };
};
