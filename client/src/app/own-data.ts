import type { QueryClient } from '@tanstack/react-query';
import { credentialsQuery } from '../features/credentials/api';
import { draftQuery, resumeQuery } from '../features/resume/api';
import { minutes } from '../lib/api/api-query';

const staleTime = minutes(5);

/** Prefetches the user's resume, its draft and credentials unless fresh. Failures are handled by the screen that needs them. */
export const prefetchOwnData = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.prefetchQuery({ ...resumeQuery(), staleTime }),
    queryClient.prefetchQuery({ ...draftQuery(), staleTime }),
    queryClient.prefetchQuery({ ...credentialsQuery(), staleTime }),
  ]);
