import { useState } from 'react';
import { isUnauthorized } from '../../lib/api/api-error';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/feedback/toast';
import { useSignOutEverywhere } from './api';
import { deviceWords } from './words';

interface SignOutEverywhereProps {
  /** Whether this browser has drafts, which the sign-out removes. */
  hasUnsaved: () => boolean;
  /** Whether the account has API tokens, which are revoked too. */
  hasApiTokens: boolean;
  /** `nextUrl` ends the identity provider's session too. */
  onSignedOut: (nextUrl: string) => void;
  onUnauthorized: () => void;
}

const { everywhere: words } = deviceWords;

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
      toast({ title: deviceWords.error, description: words.failed, variant: 'destructive' });
    }
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setQuestion({ loses: hasUnsaved() })}>
        {words.action}
      </Button>
      <ConfirmDialog
        open={question !== null}
        onOpenChange={(open) => !open && !isPending && setQuestion(null)}
        title={words.ask}
        description={[words.consequence, hasApiTokens && words.tokensEnd, asked?.loses && words.unsavedIsLost]
          .filter(Boolean)
          .join(' ')}
        confirmLabel={words.action}
        busy={isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
};
