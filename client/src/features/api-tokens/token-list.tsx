import type { UseQueryResult } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { ApiToken } from '#shared/api-tokens/schema';
import { ApiError, isUnauthorized } from '../../lib/api/api-error';
import { formatDate, formatDateTime } from '../../lib/format';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useFocusWhenLost } from '../../ui/dialogs/use-focus-when-lost';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadedList } from '../../ui/feedback/loaded-list';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import { Badge } from '../../ui/layout/badge';
import { useRevokeApiToken } from './api';
import { tokenWords } from './words';

const { list: words, revoking } = tokenWords;

interface TokenListProps {
  tokens: UseQueryResult<readonly ApiToken[] | null>;
  onUnauthorized: () => void;
}

export const TokenList = ({ tokens, onUnauthorized }: TokenListProps) => {
  const [asked, setAsked] = useState<ApiToken | null>(null);
  const [named, setNamed] = useState<ApiToken | null>(null);
  // Keep the text during the closing animation.
  if (asked && asked !== named) setNamed(asked);
  const list = useFocusWhenLost<HTMLUListElement>(tokens.data?.length ?? 0, true);
  const { mutateAsync, isPending } = useRevokeApiToken();

  const revoke = async ({ id, name }: ApiToken) => {
    try {
      await mutateAsync(id);
    } catch (error) {
      setAsked(null);
      if (isUnauthorized(error)) return onUnauthorized();
      // Revoked already, from somewhere else.
      if (!(error instanceof ApiError && error.status === 404)) {
        toast({ title: 'Error', description: revoking.failed, variant: 'destructive' });
        return;
      }
    }
    setAsked(null);
    toast({ title: revoking.done, description: revoking.doneAbout(name), variant: 'success' });
  };

  return (
    <>
      <LoadedList
        query={tokens}
        failed={words.failed}
        skeleton={<TokensSkeleton />}
        empty={<EmptyState icon={KeyRound} title={words.empty} description={words.emptyAbout} />}
      >
        {(found) => (
          <ul ref={list} tabIndex={-1} aria-label={words.label} className="-my-3 divide-y outline-none">
            {found.map((token) => (
              <TokenRow key={token.id} token={token} onRevoke={() => setAsked(token)} />
            ))}
          </ul>
        )}
      </LoadedList>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && !isPending && setAsked(null)}
        title={revoking.title(named?.name ?? '')}
        description={revoking.about}
        confirmLabel={revoking.confirm}
        busy={isPending}
        onConfirm={() => asked && void revoke(asked)}
        focusInstead={list}
      />
    </>
  );
};

const TokenRow = ({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) => {
  const { name, scope, lastFour, createdAt, expiresAt, isExpired, lastUsedAt } = token;
  const end = isExpired ? words.hasExpired : words.expires;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
          <span className="wrap-anywhere">{name}</span>
          <Badge>{words.scope[scope]}</Badge>
          {isExpired && <Badge tone="warning">{words.expired}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          <span className="sr-only">{words.endsIn}</span>
          <code className="font-mono">
            <span aria-hidden>…</span>
            {lastFour}
          </code>
          , {lastUsedAt ? words.lastUsed(formatDateTime(lastUsedAt)) : words.neverUsed}
        </p>
        <p className="text-sm text-muted">
          {words.created(formatDate(createdAt))}, {end(formatDate(expiresAt))}
        </p>
      </div>
      <Button variant="secondary" aria-label={words.revokeOf(name)} onClick={onRevoke}>
        {words.revoke}
      </Button>
    </li>
  );
};

const TokensSkeleton = () => (
  <Loading label={words.loading}>
    <div className="flex items-center justify-between gap-4 py-3">
      <div className="flex-1 space-y-1.5">
        <Skeleton className="h-4 w-full max-w-40" />
        <Skeleton className="h-4 w-full max-w-56" />
      </div>
      <Skeleton className="h-11 w-24" />
    </div>
  </Loading>
);
