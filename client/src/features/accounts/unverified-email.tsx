import { reauthenticationPath } from '#shared/accounts/endpoints';
import type { CurrentUser } from '#shared/accounts/schema';
import { classNames } from '../../lib/class-names';
import { buttonClass } from '../../ui/button';
import { EmailText } from '../../ui/layout/email-text';

interface UnverifiedEmailProps {
  user: Pick<CurrentUser, 'email' | 'emailVerified'>;
  /** The page to return to after signing in again. */
  returnTo: string;
  className?: string;
}

/** Warns that notices cannot be sent to the account email, and what to do; renders nothing if it is verified. */
export const UnverifiedEmail = ({ user, returnTo, className }: UnverifiedEmailProps) => {
  if (user.emailVerified) return null;
  return (
    <div
      role="note"
      className={classNames(
        'rounded-control border border-transparent bg-accent-soft px-4 py-3 text-sm',
        className,
      )}
    >
      <p className="font-semibold">
        {user.email ? 'Your account email is not confirmed.' : 'Your account has no email address.'}
      </p>
      <p className="mt-1">
        {user.email ? (
          <>
            The service that you sign in with has not confirmed that <EmailText email={user.email} /> is
            yours, so we do not send reminders about your plan there. Confirm the address with that service,
            then sign in again.
          </>
        ) : (
          'The service that you sign in with gave us none, so we cannot send you reminders about your plan. Add and confirm an address there, then sign in again.'
        )}
      </p>
      <a
        href={reauthenticationPath(returnTo)}
        className={classNames(buttonClass({ variant: 'secondary', size: 'sm' }), 'mt-3')}
      >
        Sign In Again
      </a>
    </div>
  );
};
