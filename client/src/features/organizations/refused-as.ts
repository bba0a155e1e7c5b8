import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { toast } from '../../ui/feedback/toast';
import { organizationWords } from './words';

/** What to do when a call is refused: its reason as a toast, or to sign in. */
export const refusedAs =
  (title: string, onUnauthorized: () => void) =>
  (error: unknown): void => {
    if (isUnauthorized(error)) return onUnauthorized();
    const description = serverMessage(error, organizationWords.members.tryAgain);
    toast({ title, description, variant: 'destructive' });
  };
