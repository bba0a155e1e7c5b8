import { queryOptions } from '@tanstack/react-query';
import { openLink } from '#shared/sent/links/endpoints';
import { ApiError } from '../../lib/api/api-error';
import { callApi } from '../../lib/api/call-api';

/** What a link shows; null for one that has ended or never was. */
export const openLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [openLink.path, token] as const,
    queryFn: async ({ signal }) => {
      try {
        return await callApi(openLink, { body: { token }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
