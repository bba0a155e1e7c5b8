import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listDevices, signOutDevice, signOutEverywhere } from '#shared/devices/endpoints';
import { apiQuery } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';

/** The user's devices, queried anew at each visit; null when signed out. */
export const devicesQuery = () => apiQuery(listDevices, { staleTime: 0 });

/** Signs out one device. The list is queried anew whatever the answer: the device may be gone already. */
export const useSignOutDevice = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(signOutDevice, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery().queryKey }),
  });
};

/** Signs out every device, this one included. */
export const useSignOutEverywhere = () => useMutation({ mutationFn: () => callApi(signOutEverywhere) });
