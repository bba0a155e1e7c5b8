import { QueryClient } from '@tanstack/react-query';
import { minutes } from './api-query';

/** Nothing is asked twice on its own: data is fresh for five minutes and a person decides about retries. */
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
        // A request made offline should fail and say so, not wait silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
