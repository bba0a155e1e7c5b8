import type { ReactNode } from 'react';

/** The texts about an account email that is not confirmed. */
export const unverifiedWords = {
  title: 'Your account email is not confirmed.',
  why: (email: ReactNode) => (
    <>
      The service that you sign in with has not confirmed that {email} is yours, so we do not send reminders
      about your plan there. Confirm the address with that service, then sign in again.
    </>
  ),
  missingTitle: 'Your account has no email address.',
  missing:
    'The service that you sign in with gave us none, so we cannot send you reminders about your plan. Add and confirm an address there, then sign in again.',
  signInAgain: 'Sign In Again',
};
