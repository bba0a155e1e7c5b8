import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Prefetches what the user opens next. Rendered after the page, inside the same Suspense, so that the page's own requests
 * start first; its code is not in the first load.
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
