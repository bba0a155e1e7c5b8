import { signInPath } from '#shared/accounts/endpoints';
import { buttonClass } from '../../ui/button';
import { ThemeToggle } from '../../ui/theme/theme-toggle';
import { Brand } from './brand';
import { shellWords as words } from './words';

export const SignedOutNavigation = () => (
  <nav
    aria-label={words.main}
    className="mx-auto flex h-16 max-w-page items-center gap-1 px-4 sm:gap-2 sm:px-6"
  >
    <Brand />
    <div className="flex-1" />
    <ThemeToggle className="max-sm:hidden" />
    <a href={signInPath()} className={buttonClass({ variant: 'ghost' })}>
      {words.logIn}
    </a>
    <a href={signInPath()} className={buttonClass()}>
      {words.start}
    </a>
  </nav>
);
