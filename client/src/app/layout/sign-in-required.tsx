import { useEffect } from 'react';
import { handleUnauthorized } from '../../features/accounts/sign-in-redirect';
import { PageSpinner } from '../../ui/spinner';
import { shellWords } from './words';
import { isLeaving } from '../../lib/leaving/leaving';

/** Shown in place of a signed-in screen: explains why and links to the sign-in page. */
export const SignInRequired = ({ delayMs }: { delayMs?: number }) => {
  useEffect(() => handleUnauthorized({ delayMs }), [delayMs]);
  return <PageSpinner label={shellWords.toSignIn} />;
};

/** Redirects to sign-in after the session ended. Several responses may report that at once: one toast, one redirect. */
export const toSignIn = () => {
  if (!isLeaving()) handleUnauthorized();
};
