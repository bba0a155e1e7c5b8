import { QueryClient } from '@tanstack/react-query';
import { minutes } from './api-query';

/** No automatic refetches or retries: data is fresh for five minutes, and the user retries. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        staleTime: minutes(5),
        // A request made offline should fail with an error, not wait silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
