import { useEffect } from 'react';
import { handleUnauthorized } from '../../features/accounts/sign-in-redirect';
import { PageSpinner } from '../../ui/feedback/spinner';

/** Stands where a signed-in screen would: says why, and leads to the sign-in page. */
export const SignInRequired = ({ delayMs }: { delayMs?: number }) => {
  useEffect(() => handleUnauthorized({ delayMs }), [delayMs]);
  return <PageSpinner label="Going to sign-in" />;
};
