import { signInPath } from '#shared/accounts/endpoints';
import { buttonClass } from '../../ui/button';
import { ThemeToggle } from '../../ui/theme/theme-toggle';
import { Brand } from './brand';

export const SignedOutNavigation = () => (
  <nav aria-label="Main" className="mx-auto flex h-16 max-w-page items-center gap-1 px-4 sm:gap-2 sm:px-6">
    <Brand />
    <div className="flex-1" />
    <ThemeToggle className="max-sm:hidden" />
    <a href={signInPath()} className={buttonClass({ variant: 'ghost' })}>
      Log In
    </a>
    <a href={signInPath()} className={buttonClass()}>
      Get Started Free
    </a>
  </nav>
);
