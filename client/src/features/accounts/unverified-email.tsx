import { reauthenticationPath } from '#shared/accounts/endpoints';
import type { CurrentUser } from '#shared/accounts/schema';
import { classNames } from '../../lib/class-names';
import { buttonClass } from '../../ui/button';
import { EmailText } from '../../ui/layout/email-text';
import { unverifiedWords as words } from './words';

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
      <p className="font-semibold">{user.email ? words.title : words.missingTitle}</p>
      <p className="mt-1">{user.email ? words.why(<EmailText email={user.email} />) : words.missing}</p>
      <a
        href={reauthenticationPath(returnTo)}
        className={classNames(buttonClass({ variant: 'secondary', size: 'sm' }), 'mt-3')}
      >
        {words.signInAgain}
      </a>
    </div>
  );
};
