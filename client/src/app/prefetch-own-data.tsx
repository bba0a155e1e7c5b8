import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Fetches what the user opens next. It is drawn after the page, inside the same Suspense, so that the page's own requests
 * have started before, and its code is no part of the first load.
 */
export const PrefetchOwnData = ({ userId }: { userId: string }) => {
  const queryClient = useQueryClient();
  useEffect(() => {
    void import('./own-data').then(
      ({ prefetchOwnData }) => prefetchOwnData(queryClient),
      () => undefined,
    );
  }, [queryClient, userId]);
  return null;
};
