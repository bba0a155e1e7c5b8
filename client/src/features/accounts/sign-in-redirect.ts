import { signInPath } from '#shared/accounts/endpoints';
import { leavePage } from '../../lib/leaving/leave-page';
import { markLeaving, stay } from '../../lib/leaving/leaving';
import { toast } from '../../ui/feedback/toast';
import { sessionWords } from './words';

/** How long the toast is shown before the redirect, in milliseconds. */
const redirectDelayMs = 500;

/** Redirects to sign-in, which returns the user to the current page. */
const goToSignIn = () => leavePage(signInPath(window.location.pathname + window.location.search));

/** Shows a toast that the session ended, then redirects to sign-in. Returns a function that cancels it. */
export const handleUnauthorized = ({ delayMs = redirectDelayMs }: { delayMs?: number | undefined } = {}) => {
  markLeaving();
  toast({
    title: sessionWords.ended,
    description: sessionWords.signingIn,
    variant: 'destructive',
  });
  const timer = window.setTimeout(goToSignIn, delayMs);
  return () => {
    window.clearTimeout(timer);
    stay();
  };
};
