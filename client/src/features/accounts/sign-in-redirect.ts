import { signInPath } from '#shared/accounts/endpoints';
import { leavePage } from '../../lib/leaving/leave-page';
import { markLeaving, stay } from '../../lib/leaving/leaving';
import { toast } from '../../ui/feedback/toast';

/** How long the toast can be read before the page goes away, in milliseconds. */
export const redirectDelayMs = 500;

/** Leaves for the sign-in page; afterwards the person is back where they are now. */
export const goToSignIn = () => leavePage(signInPath(window.location.pathname + window.location.search));

/** The session has ended while the page was open: says so, then signs in again. Returns what calls that off. */
export const handleUnauthorized = ({ delayMs = redirectDelayMs }: { delayMs?: number | undefined } = {}) => {
  markLeaving();
  toast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
  });
  const timer = window.setTimeout(goToSignIn, delayMs);
  return () => {
    window.clearTimeout(timer);
    stay();
  };
};
