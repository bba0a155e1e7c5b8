import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { publicOnes } from '#shared/credentials/profile-order';
import { credentialsQuery } from '../../../features/credentials/api';

/**
 * The credentials that a resume prints, in their order, as the server puts them into a PDF; none while the list is on its
 * way. The same array until the list changes, so that a preview is not laid out anew for nothing.
 */
export const usePrintedCredentials = () => {
  const { data } = useQuery(credentialsQuery());
  return useMemo(() => publicOnes(data ?? []), [data]);
};
