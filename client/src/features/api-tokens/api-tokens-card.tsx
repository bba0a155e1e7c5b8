import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { tokenLimits } from '#shared/api-tokens/schema';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/layout/card';
import { apiTokensQuery } from './api';
import { NewTokenDialog } from './new-token-dialog';
import { tokenDraft } from './token-draft';
import { TokenList } from './token-list';
import { tokenWords } from './words';

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
