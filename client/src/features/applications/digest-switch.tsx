import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getDigest, switchDigest, type Digest } from '#shared/applications/digest/endpoints';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { apiQuery, freshFor } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';
import { toast } from '../../ui/feedback/toast';
import { Switch } from '../../ui/forms/switch';
import { applicationsWords, digestWords as words } from './words';

/** The link in an e-mail stops it, too: queried anew at each visit. */
export const digestQuery = () => apiQuery(getDigest, freshFor(0));

/** Whether the reminders come by e-mail, too. */
export const DigestSwitch = ({ digest, onUnauthorized }: { digest: Digest; onUnauthorized: () => void }) => {
  const queryClient = useQueryClient();
  const { queryKey } = digestQuery();
  const switching = useMutation({
    mutationFn: (isOn: boolean) => callApi(switchDigest, { body: { isOn } }),
    onSuccess: (stored) => queryClient.setQueryData(queryKey, stored),
    onError: (error) =>
      isUnauthorized(error)
        ? onUnauthorized()
        : toast({
            title: applicationsWords.error,
            description: serverMessage(error, words.failed),
            variant: 'destructive',
          }),
  });
  if (!digest.isVerified && !digest.isOn) return <p className="text-sm text-muted">{words.notVerified}</p>;
  return (
    <Switch
      aria-label={words.title}
      checked={digest.isOn}
      aria-disabled={switching.isPending}
      onCheckedChange={(isOn) => {
        if (!switching.isPending) switching.mutate(isOn);
      }}
    >
      {words.title}
    </Switch>
  );
};
