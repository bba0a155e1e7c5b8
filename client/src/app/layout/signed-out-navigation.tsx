import { signInPath } from '#shared/accounts/endpoints';
import { classNames } from '../../lib/class-names';
import { buttonClass } from '../../ui/button';
import { ThemeToggle } from '../../ui/theme/theme-toggle';
import { Brand } from './brand';
import { shellWords as words } from './words';

// At 320 px, as at 400 % zoom, both buttons fit beside the name.
const narrow = 'max-[22rem]:px-2';

export const SignedOutNavigation = () => (
  <nav
    aria-label={words.main}
    className="mx-auto flex h-16 max-w-page items-center gap-1 px-4 sm:gap-2 sm:px-6"
  >
    <Brand />
    <div className="flex-1" />
    <ThemeToggle className="max-sm:hidden" />
    <a href={signInPath()} className={classNames(buttonClass({ variant: 'ghost' }), narrow)}>
      {words.logIn}
    </a>
    <a href={signInPath()} className={classNames(buttonClass(), narrow)}>
      {words.start}
    </a>
  </nav>
);
