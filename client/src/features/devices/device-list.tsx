import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { listDevices, signOutDevice, signOutEverywhere } from '#shared/devices/endpoints';
import type { Device } from '#shared/devices/schema';
import { ApiError, isUnauthorized } from '../../lib/api/api-error';
import { apiQuery } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';
import { formatDateTime } from '../../lib/format';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { Badge } from '../../ui/layout/badge';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadedList } from '../../ui/feedback/loaded-list';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import { useFocusWhenLost } from '../../ui/dialogs/focus';
import { deviceWords as words } from './words';

/** The account's sessions, each but the current one with a sign-out button. */
export const DeviceList = ({ onUnauthorized }: { onUnauthorized: () => void }) => {
  const devices = useQuery({ ...devicesQuery(), refetchOnMount: 'always' });
  useSignedOut(devices.data === null, onUnauthorized);
  const list = useFocusWhenLost<HTMLUListElement>(devices.data?.length, true);
  const { mutateAsync, isPending, variables } = useSignOutDevice();

  const signOut = async ({ id, name }: Device) => {
    try {
      await mutateAsync(id);
    } catch (error) {
      if (isUnauthorized(error)) return onUnauthorized();
      // Signed out already, from somewhere else.
      if (!(error instanceof ApiError && error.status === 404)) {
        toast({ title: words.error, description: words.notSignedOut, variant: 'destructive' });
        return;
      }
    }
    toast({ title: words.signedOut, description: words.isSignedOut(name), variant: 'success' });
  };

  return (
    <LoadedList
      query={devices}
      failed={words.failed}
      skeleton={<DevicesSkeleton />}
      empty={<EmptyState icon={MonitorSmartphone} title={words.emptyTitle} description={words.empty} />}
    >
      {(found) => (
        <ul ref={list} tabIndex={-1} aria-label={words.list} className="-my-3 divide-y outline-none">
          {found.map((device) => (
            <li key={device.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
                  <span className="wrap-anywhere">{device.name}</span>
                  {device.isCurrent && <Badge tone="success">{words.current}</Badge>}
                </p>
                <p className="mt-0.5 text-sm text-muted">
                  {device.isCurrent ? words.inUse : words.lastSeen(formatDateTime(device.lastSeenAt))}
                </p>
                <p className="text-sm text-muted">{words.signedIn(formatDateTime(device.signedInAt))}</p>
              </div>
              {!device.isCurrent && (
                <Button
                  variant="secondary"
                  aria-label={words.signOutOf(device.name)}
                  loading={isPending && variables === device.id}
                  disabled={isPending}
                  onClick={() => void signOut(device)}
                >
                  {words.signOut}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </LoadedList>
  );
};

const DevicesSkeleton = () => (
  <Loading label={words.loading} className="divide-y">
    {[0, 1].map((row) => (
      <div key={row} className="flex items-center justify-between gap-4 py-3">
        <div className="flex-1 space-y-1.5">
          <Skeleton className="h-4 w-full max-w-40" />
          <Skeleton className="h-4 w-full max-w-56" />
          <Skeleton className="h-4 w-full max-w-56" />
        </div>
        <Skeleton className="h-11 w-24" />
      </div>
    ))}
  </Loading>
);

interface SignOutEverywhereProps {
  /** Whether this browser has drafts, which the sign-out removes. */
  hasUnsaved: () => boolean;
  /** Whether the account has API tokens, which are revoked too. */
  hasApiTokens: boolean;
  /** `nextUrl` ends the identity provider's session too. */
  onSignedOut: (nextUrl: string) => void;
  onUnauthorized: () => void;
}

const { everywhere } = words;

/** Ends every session of the account, after confirmation. */
export const SignOutEverywhere = ({
  hasUnsaved,
  hasApiTokens,
  onSignedOut,
  onUnauthorized,
}: SignOutEverywhereProps) => {
  const [question, setQuestion] = useState<{ loses: boolean } | null>(null);
  const [asked, setAsked] = useState(question);
  // Keep the text during the closing animation.
  if (question && question !== asked) setAsked(question);
  const { mutateAsync, isPending } = useSignOutEverywhere();

  const confirm = async () => {
    try {
      const { nextUrl } = await mutateAsync();
      onSignedOut(nextUrl);
    } catch (error) {
      setQuestion(null);
      if (isUnauthorized(error)) return onUnauthorized();
      toast({ title: words.error, description: everywhere.failed, variant: 'destructive' });
    }
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setQuestion({ loses: hasUnsaved() })}>
        {everywhere.action}
      </Button>
      <ConfirmDialog
        open={question !== null}
        onOpenChange={(open) => !open && !isPending && setQuestion(null)}
        title={everywhere.ask}
        description={[
          everywhere.consequence,
          hasApiTokens && everywhere.tokensEnd,
          asked?.loses && everywhere.unsavedIsLost,
        ]
          .filter(Boolean)
          .join(' ')}
        confirmLabel={everywhere.action}
        busy={isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
};

/** The user's devices, queried anew at each visit; null when signed out. */
const devicesQuery = () => apiQuery(listDevices, { staleTime: 0 });

/** Signs out one device. The list is queried anew whatever the answer: the device may be gone already. */
const useSignOutDevice = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(signOutDevice, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery().queryKey }),
  });
};

/** Signs out every device, this one included. */
const useSignOutEverywhere = () => useMutation({ mutationFn: () => callApi(signOutEverywhere) });
