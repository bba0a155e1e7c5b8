import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Plus, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { tokenLimits, type ApiToken } from '#shared/api-tokens/schema';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/layout/card';
import { apiTokensQuery, useRevokeApiToken } from './api';
import { NewTokenDialog, tokenDraft } from './new-token-dialog';
import { tokenWords } from './words';
import { ApiError, isUnauthorized } from '../../lib/api/api-error';
import { formatDate, formatDateTime } from '../../lib/format';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useFocusWhenLost } from '../../ui/dialogs/focus';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadedList } from '../../ui/feedback/loaded-list';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import { Badge } from '../../ui/layout/badge';

const words = tokenWords.card;

interface ApiTokensCardProps {
  userId: string;
  onUnauthorized: () => void;
  /** Copies a text and returns whether it worked; the name is for the error message. */
  onCopy: (text: string, what: string) => Promise<boolean>;
}

/** The account's API tokens: create, list and revoke. */
export const ApiTokensCard = ({ userId, onUnauthorized, onCopy }: ApiTokensCardProps) => {
  const tokens = useQuery({ ...apiTokensQuery(), refetchOnMount: 'always' });
  useSignedOut(tokens.data === null, onUnauthorized);
  // Back from signing in again: the form is as it was.
  const [creates, setCreates] = useState(() => tokenDraft.read(userId) !== null);
  const isFull = (tokens.data?.length ?? 0) >= tokenLimits.perUser;
  return (
    <Card>
      <CardHeader
        title={words.title}
        description={
          <>
            {words.about[0]}
            <a href="/api/docs" className="font-medium text-primary-text underline underline-offset-2">
              {words.apiPage}
            </a>
            {words.about[1]}
          </>
        }
        action={
          <Button variant="secondary" disabled={isFull} onClick={() => setCreates(true)}>
            <Plus aria-hidden />
            {words.create}
          </Button>
        }
      />
      {isFull && <p className="mb-3 text-sm text-muted">{words.full}</p>}
      <TokenList tokens={tokens} onUnauthorized={onUnauthorized} />
      <NewTokenDialog
        open={creates}
        onOpenChange={setCreates}
        userId={userId}
        onUnauthorized={onUnauthorized}
        onCopy={onCopy}
      />
    </Card>
  );
};

const { list: listWords, revoking } = tokenWords;

interface TokenListProps {
  tokens: UseQueryResult<readonly ApiToken[] | null>;
  onUnauthorized: () => void;
}

const TokenList = ({ tokens, onUnauthorized }: TokenListProps) => {
  const [asked, setAsked] = useState<ApiToken | null>(null);
  const [named, setNamed] = useState<ApiToken | null>(null);
  // Keep the text during the closing animation.
  if (asked && asked !== named) setNamed(asked);
  const list = useFocusWhenLost<HTMLUListElement>(tokens.data?.length, true);
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
        failed={listWords.failed}
        skeleton={<TokensSkeleton />}
        empty={<EmptyState icon={KeyRound} title={listWords.empty} description={listWords.emptyAbout} />}
      >
        {(found) => (
          <ul ref={list} tabIndex={-1} aria-label={listWords.label} className="-my-3 divide-y outline-none">
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
  const end = isExpired ? listWords.hasExpired : listWords.expires;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
          <span className="wrap-anywhere">{name}</span>
          <Badge>{listWords.scope[scope]}</Badge>
          {isExpired && <Badge tone="warning">{listWords.expired}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          <span className="sr-only">{listWords.endsIn}</span>
          <code className="font-mono">
            <span aria-hidden>…</span>
            {lastFour}
          </code>
          , {lastUsedAt ? listWords.lastUsed(formatDateTime(lastUsedAt)) : listWords.neverUsed}
        </p>
        <p className="text-sm text-muted">
          {listWords.created(formatDate(createdAt))}, {end(formatDate(expiresAt))}
        </p>
      </div>
      <Button variant="secondary" aria-label={listWords.revokeOf(name)} onClick={onRevoke}>
        {listWords.revoke}
      </Button>
    </li>
  );
};

const TokensSkeleton = () => (
  <Loading label={listWords.loading}>
    <div className="flex items-center justify-between gap-4 py-3">
      <div className="flex-1 space-y-1.5">
        <Skeleton className="h-4 w-full max-w-40" />
        <Skeleton className="h-4 w-full max-w-56" />
      </div>
      <Skeleton className="h-11 w-24" />
    </div>
  </Loading>
);
