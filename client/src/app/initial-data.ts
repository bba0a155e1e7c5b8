import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#shared/accounts/schema';
import type { PublicProfile } from '#shared/public-profile/schema';
import { currentUserQuery } from '../features/accounts/api';
import { publicProfileQuery } from '../features/public-profile/api';

/** What the server writes into `<script type="application/json" id="initial-data">`; each part may be missing. */
interface InitialData {
  currentUser?: CurrentUser | null;
  profile?: PublicProfile | null;
}

/**
 * Puts what the server wrote into the page where the queries look first, so that the page paints without asking
 * again. What is missing is asked for as usual.
 */
export const seedQueries = (queryClient: QueryClient, page: Document = document) => {
  const text = page.getElementById('initial-data')?.textContent;
  if (!text) return;
  const { currentUser, profile } = JSON.parse(text) as InitialData;
  if (currentUser !== undefined) queryClient.setQueryData(currentUserQuery().queryKey, currentUser);
  if (profile) {
    queryClient.setQueryData(publicProfileQuery(profile.user.username).queryKey, profile);
  }
};
