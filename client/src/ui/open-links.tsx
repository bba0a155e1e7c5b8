import type { UseQueryResult } from '@tanstack/react-query';
import { formatDate } from '../lib/format';
import { Button } from './button';
import { FailedState } from './feedback/failed-state';
import { toast } from './feedback/toast';

interface OpenLink {
  id: string;
  expiresAt: string;
  /** Whose it is, and for what. */
  text: string;
  revokeLabel: string;
}

interface OpenLinksProps {
  words: {
    open: string;
    openFailed: string;
    until: (day: string) => string;
    revoke: string;
    revoked: string;
  };
  query: UseQueryResult<unknown>;
  links: readonly OpenLink[];
  revocation: {
    isPending: boolean;
    variables: string | undefined;
    mutate: (id: string, options: { onSuccess: () => void; onError: (error: Error) => void }) => void;
  };
  onError: (error: Error) => void;
}

/** What was sent and waits for an answer, each until a day and with a way to take it back; nothing where there is none. */
export const OpenLinks = ({ words, query, links, revocation, onError }: OpenLinksProps) => {
  if (query.isError && !query.data)
    return (
      <FailedState
        title={words.openFailed}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        className="mt-4"
      />
    );
  if (links.length === 0) return null;
  return (
    <section className="mt-6 grid gap-2">
      <h3 className="text-sm font-semibold">{words.open}</h3>
      <ul className="grid gap-2">
        {links.map(({ id, expiresAt, text, revokeLabel }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-2 rounded-control border px-3 py-2 text-sm"
          >
            <span className="min-w-0 wrap-anywhere">
              {text} · <span className="text-muted">{words.until(formatDate(expiresAt))}</span>
            </span>
            <Button
              size="sm"
              variant="secondary"
              aria-label={revokeLabel}
              loading={revocation.isPending && revocation.variables === id}
              onClick={() =>
                revocation.mutate(id, {
                  onSuccess: () => toast({ title: words.revoked, variant: 'success' }),
                  onError,
                })
              }
            >
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
