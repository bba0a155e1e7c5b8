import { isUnauthorized, unplacedMessage } from '../../lib/api/api-error';
import { uiWords } from '../words';
import { toast } from './toast';

/** What to do when a call is refused: its reason as a toast, or to sign in. `fallback` is for a call without an answer. */
export const refusedAs =
  (title: string, onUnauthorized: () => void, fallback = uiWords.checkConnection) =>
  (error: unknown): void => {
    if (isUnauthorized(error)) return onUnauthorized();
    toast({ title, description: unplacedMessage(error, fallback), variant: 'destructive' });
  };
