import { handleUnauthorized } from '../../features/accounts/sign-in-redirect';
import { isLeaving } from '../../lib/leaving/leaving';

/** The session has ended, as several answers may say at once: it is told once, and leads to sign-in. */
export const toSignIn = () => {
  if (!isLeaving()) handleUnauthorized();
};
