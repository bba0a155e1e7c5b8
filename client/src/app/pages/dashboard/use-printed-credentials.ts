import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { publicOnes } from '#shared/credentials/profile-order';
import { credentialsQuery } from '../../../features/credentials/api';

/**
 * The credentials that a resume prints, in the order of the server's PDF; none while the list loads.
 * The array's identity changes only with the list, so that the preview is not laid out again needlessly.
 */
export const usePrintedCredentials = () => {
  const { data } = useQuery(credentialsQuery());
  return useMemo(() => publicOnes(data ?? []), [data]);
};
