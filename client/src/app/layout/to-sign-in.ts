import { handleUnauthorized } from '../../features/accounts/sign-in-redirect';
import { isLeaving } from '../../lib/leaving/leaving';

/** Redirects to sign-in after the session ended. Several responses may report that at once: one toast, one redirect. */
export const toSignIn = () => {
  if (!isLeaving()) handleUnauthorized();
};
