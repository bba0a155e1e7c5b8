import type { QueryClient } from '@tanstack/react-query';
import { initialData, type InitialData } from '#shared/pages/initial-data';
import { currentUserQuery } from '../features/accounts/api';
import { noticeQuery } from '../features/privacy-notice/api';
import { credentialRecordQuery, publicProfileQuery } from '../features/public-profile/api';
import { draftQuery, resumeQuery } from '../features/resume/api';
import { openLinkQuery } from '../features/sent/open-link-query';
import { parseAnswer } from '../lib/api/parse-answer';

/** The page's initial data, empty if it has none. */
export const readInitialData = (page: Document = document): Partial<InitialData> => {
  const text = page.getElementById('initial-data')?.textContent;
  return text ? parseAnswer(initialData, JSON.parse(text), 'The initial data') : {};
};

/**
 * Seeds the query cache with the initial data, so that the page paints without a request. Missing data is fetched as
 * usual.
 */
export const seedQueries = (
  queryClient: QueryClient,
  {
    currentUser,
    profile,
    missingProfile,
    credential,
    missingCredential,
    version,
    missingVersion,
    notice,
    resume,
    draft,
  }: Partial<InitialData>,
) => {
  if (currentUser !== undefined) queryClient.setQueryData(currentUserQuery().queryKey, currentUser);
  if (resume) queryClient.setQueryData(resumeQuery().queryKey, resume);
  if (draft) queryClient.setQueryData(draftQuery().queryKey, draft);
  if (notice) queryClient.setQueryData(noticeQuery().queryKey, notice);
  if (profile) {
    queryClient.setQueryData(publicProfileQuery(profile.user.username).queryKey, profile);
  }
  if (missingProfile !== undefined) {
    queryClient.setQueryData(publicProfileQuery(missingProfile).queryKey, null);
  }
  if (credential) {
    const { queryKey } = credentialRecordQuery(credential.owner.username, credential.credential.id);
    queryClient.setQueryData(queryKey, credential);
  }
  if (missingCredential) {
    const { username, id } = missingCredential;
    queryClient.setQueryData(credentialRecordQuery(username, id).queryKey, null);
  }
  if (version) queryClient.setQueryData(openLinkQuery(version.token).queryKey, version.shown);
  if (missingVersion !== undefined) queryClient.setQueryData(openLinkQuery(missingVersion).queryKey, null);
};
