import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#shared/accounts/schema';
import type { CredentialRecord } from '#shared/credentials/schema';
import type { NoticeFacts } from '#shared/privacy-notice/schema';
import type { PublicProfile } from '#shared/public-profile/schema';
import { currentUserQuery } from '../features/accounts/api';
import { noticeQuery } from '../features/privacy-notice/api';
import { credentialRecordQuery, publicProfileQuery } from '../features/public-profile/api';

/** What the server knows of a page before it is asked; each part may be missing. */
export interface InitialData {
  currentUser?: CurrentUser | null;
  profile?: PublicProfile;
  /** The username of a profile's address where nobody has it. */
  missingProfile?: string;
  credential?: CredentialRecord;
  /** The parts of a credential's address where there is none to see. */
  missingCredential?: { username: string; id: string };
  notice?: NoticeFacts;
}

/** What the server wrote into `<script type="application/json" id="initial-data">`. */
export const readInitialData = (page: Document = document): InitialData => {
  const text = page.getElementById('initial-data')?.textContent;
  return text ? (JSON.parse(text) as InitialData) : {};
};

/** What the content policy lets this page insert style elements by; '' where the page came without a policy. */
export const readStyleNonce = (page: Document = document): string =>
  page.getElementById('initial-data')?.nonce ?? '';

/**
 * Puts what the server knows where the queries look first, so that the page paints without asking again. What is
 * missing is asked for as usual.
 */
export const seedQueries = (
  queryClient: QueryClient,
  { currentUser, profile, missingProfile, credential, missingCredential, notice }: InitialData,
) => {
  if (currentUser !== undefined) queryClient.setQueryData(currentUserQuery().queryKey, currentUser);
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
};
