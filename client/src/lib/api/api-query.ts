import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint } from '#shared/http/endpoint';
import { isUnauthorized } from './api-error';
import { send, type Optionally, type Part } from './call-api';

type Options<P extends z.ZodType, Q extends z.ZodType> = Part<'params', P> &
  Part<'query', Q> & {
    staleTime?: number;
    refetchOnMount?: boolean;
    enabled?: boolean;
  };

/**
 * Query options of a GET endpoint. A 401 is data too: null, for signed out. The key is the
 * path, then the parameters: `['/api/profile/:username']` matches every profile.
 */
export const apiQuery = <P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<P, Q, z.ZodUndefined, R>,
  ...[options]: Optionally<Options<P, Q>>
) => {
  const { params, query, ...rest } = (options ?? {}) as Options<P, Q>;
  return queryOptions({
    queryKey: params || query ? ([endpoint.path, { params, query }] as const) : ([endpoint.path] as const),
    queryFn: async ({ signal }): Promise<z.output<R> | null> => {
      try {
        return await send(endpoint, { params, query, signal });
      } catch (error) {
        if (isUnauthorized(error)) return null;
        throw error;
      }
    },
    ...rest,
  });
};

/**
 * Options of data that is refetched when a screen that shows it opens, once it is older than `staleTime`, in
 * milliseconds. By default nothing is refetched on mount.
 */
export const freshFor = (staleTime: number) => ({ staleTime, refetchOnMount: true }) as const;

/** Converts minutes to milliseconds. */
export const minutes = (count: number) => count * 60_000;
