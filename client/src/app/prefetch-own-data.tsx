import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LazyToaster } from '../ui/toast-host';

/**
 * Prefetches what the user opens next, and the toaster, as toasts may tell of a lost connection. Rendered after the page, inside the same Suspense, so that the page's own requests
 * start first; its code is not in the first load.
 */
export const PrefetchOwnData = ({ userId }: { userId: string }) => {
  const queryClient = useQueryClient();
  useEffect(() => {
    void LazyToaster.preload();
    void import('./own-data').then(
      ({ prefetchOwnData }) => prefetchOwnData(queryClient),
      () => undefined,
    );
  }, [queryClient, userId]);
  return null;
};
