import { useState } from 'react';
import type { UserDetails } from '#shared/admin-billing/user-schema';
import { isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { formatDateTime } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Card, CardHeader } from '../../../ui/layout/card';
import { announceError, announceSuccess } from '../admin-toasts';
import { useEndSessions } from '../api';
import { userWords } from '../words';

const { access: words } = userWords;

interface AccessCardProps {
  user: Pick<UserDetails, 'id' | 'email' | 'sessions' | 'apiTokens'>;
  onUnauthorized: () => void;
}

/** Where the user is signed in, with a button that ends it all. */
export const AccessCard = ({ user: { id, email, sessions, apiTokens }, onUnauthorized }: AccessCardProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending } = useEndSessions();
  const isNone = sessions.length === 0 && apiTokens === 0;

  const end = async () => {
    try {
      announceSuccess((await mutateAsync(id)).message);
    } catch (error) {
      if (isUnauthorized(error)) onUnauthorized();
      else announceError(serverMessage(error, words.notEnded));
    }
    setIsAsking(false);
  };

  return (
    <Card aria-labelledby="user-sessions">
      <CardHeader
        title={words.title}
        titleId="user-sessions"
        action={
          // Not disabled: it gets the focus back once everything has ended.
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            aria-disabled={isNone}
            className="aria-disabled:cursor-not-allowed"
            onClick={() => !isNone && setIsAsking(true)}
          >
            {words.endAll}
          </Button>
        }
      />
      {sessions.length === 0 ? (
        <p className="text-sm text-muted">{words.none}</p>
      ) : (
        <ul aria-label={words.list} className="-my-2 divide-y text-sm">
          {sessions.map((session) => (
            <li key={session.id} className="py-2">
              <p className="font-medium wrap-anywhere">{session.name}</p>
              <p className="text-muted">
                {words.seen(formatDateTime(session.signedInAt), formatDateTime(session.lastSeenAt))}
              </p>
            </li>
          ))}
        </ul>
      )}
      {apiTokens > 0 && <p className="mt-3 text-sm text-muted">{words.tokens(apiTokens)}</p>}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => !open && !isPending && setIsAsking(false)}
        title={words.ask(email)}
        description={words.consequence}
        confirmLabel={words.endAll}
        busy={isPending}
        onConfirm={() => void end()}
      />
    </Card>
  );
};
