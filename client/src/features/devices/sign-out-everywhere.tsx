import { useState } from 'react';
import { isUnauthorized } from '../../lib/api/api-error';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/feedback/toast';
import { useSignOutEverywhere } from './api';

interface SignOutEverywhereProps {
  /** Whether this browser has drafts, which the sign-out removes. */
  hasUnsaved: () => boolean;
  /** `nextUrl` ends the identity provider's session too. */
  onSignedOut: (nextUrl: string) => void;
  onUnauthorized: () => void;
}

const everyDevice = 'You will be signed out on all your devices, including this one.';
const unsavedIsLost = ' Changes to your resume in this browser that are not saved are removed.';

/** Ends every session of the account, after confirmation. */
export const SignOutEverywhere = ({ hasUnsaved, onSignedOut, onUnauthorized }: SignOutEverywhereProps) => {
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
      const description = 'You could not be signed out everywhere. Please try again.';
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setQuestion({ loses: hasUnsaved() })}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={question !== null}
        onOpenChange={(open) => !open && !isPending && setQuestion(null)}
        title="Sign out everywhere?"
        description={asked?.loses ? everyDevice + unsavedIsLost : everyDevice}
        confirmLabel="Sign out everywhere"
        busy={isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
};
