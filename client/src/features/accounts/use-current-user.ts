import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from './api';

/** The session check: `user` is null for a visitor, and meaningless while pending or failed. */
export const useCurrentUser = () => {
  const { data, isPending, isError, isFetching, refetch } = useQuery(currentUserQuery());
  return { user: data ?? null, isPending, isError, isFetching, refetch };
};
