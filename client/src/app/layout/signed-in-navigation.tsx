import { Menu, Sparkles, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { classNames } from '../../lib/class-names';
import { buttonClass } from '../../ui/button';
import { ThemeToggle } from '../../ui/theme/theme-toggle';
import { useBackToClose } from '../../ui/dialogs/use-back-to-close';
import { AvatarMenu } from './avatar-menu';
import { Brand } from './brand';
import {
  adminBillingLink,
  applicationsLink,
  billingLink,
  dashboardLink,
  documentsLink,
  teamLink,
  webhookMonitorLink,
  type NavigationLink,
} from './navigation-links';
import { barWords as words, shellWords } from './words';

/** The navigation bar of a signed-in user; members of a team see it, administrators their tools, free users an upgrade button. */
export const SignedInNavigation = ({ user }: { user: CurrentUser }) => {
  const [path] = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === path;
  const close = () => setOpenAt(null);
  useBackToClose(open, close);

  const isAdmin = user.userType === 'admin';
  const isFree = user.plan === 'free';
  const hasTeam = user.isTeamMember || user.plan === 'agency';
  const barLinks = [
    dashboardLink,
    documentsLink,
    applicationsLink,
    ...(hasTeam ? [teamLink] : []),
    billingLink,
    ...(isAdmin ? [adminBillingLink, webhookMonitorLink] : []),
  ];
  const menuLinks = [
    dashboardLink,
    documentsLink,
    applicationsLink,
    ...(hasTeam ? [teamLink] : []),
    billingLink,
    ...(isAdmin ? [adminBillingLink] : []),
  ];
  const isCurrent = ({ href, also, alsoBelow }: NavigationLink) =>
    path === href || path === also || (alsoBelow !== undefined && path.startsWith(alsoBelow));

  // An administrator's links do not fit beside each other on a tablet.
  const menuClass = isAdmin ? 'lg:hidden' : 'md:hidden';

  return (
    <nav aria-label={shellWords.main} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <div className="mx-auto flex h-14 max-w-workspace items-center gap-1 px-4 sm:gap-2 sm:px-6">
        <Brand />
        <ul className={classNames('ml-2 hidden items-center gap-1 lg:ml-4', isAdmin ? 'lg:flex' : 'md:flex')}>
          {barLinks.map((link) => (
            <li key={link.href}>
              <BarLink {...link} current={isCurrent(link)} />
            </li>
          ))}
        </ul>
        <div className="flex-1" />
        {isFree && (
          // Quiet: a page's own button is the primary one.
          <Link href="/billing" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            <Sparkles aria-hidden className="text-warning" />
            {words.upgrade}
          </Link>
        )}
        <ThemeToggle className="max-sm:hidden" />
        <AvatarMenu user={user} onOpen={close} />
        <button
          type="button"
          aria-expanded={open}
          aria-controls="mobile-menu"
          aria-label={open ? words.closeMenu : words.openMenu}
          className={classNames(buttonClass({ variant: 'ghost', size: 'icon' }), menuClass)}
          onClick={() => setOpenAt(open ? null : path)}
        >
          {open ? <X aria-hidden /> : <Menu aria-hidden />}
        </button>
      </div>
      <div id="mobile-menu" hidden={!open} className={classNames('border-t px-4 py-3', menuClass)}>
        <ul className="grid gap-1">
          {menuLinks.map((link) => (
            <li key={link.href}>
              <Link
                href={link.href}
                onClick={close}
                aria-current={isCurrent(link) ? 'page' : undefined}
                className="flex min-h-11 items-center gap-3 rounded-control px-3 text-sm font-medium hover:bg-subtle aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-text"
              >
                <link.icon aria-hidden className="size-4" />
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        {isFree && (
          <Link
            href="/billing"
            onClick={close}
            className={classNames(buttonClass({ variant: 'secondary' }), 'mt-3 min-h-11 w-full')}
          >
            <Sparkles aria-hidden className="text-warning" />
            {words.upgradeToPro}
          </Link>
        )}
      </div>
    </nav>
  );
};

const BarLink = ({ href, label, current }: NavigationLink & { current: boolean }) => (
  <Link
    href={href}
    aria-current={current ? 'page' : undefined}
    className="relative inline-flex h-14 items-center px-2 text-sm font-medium whitespace-nowrap text-muted lg:px-3 transition-colors hover:text-ink aria-[current=page]:text-primary-text aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-primary-text"
  >
    {label}
  </Link>
);
