import { Suspense, useEffect, useRef, useSyncExternalStore, type FocusEvent, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
import { supportLink } from '#shared/product/support-link';
import { appOfBrowser, InAppNotice } from '../../features/sharing/in-app-notice';
import { Button } from '../../ui/button';
import { classNames } from '../../lib/class-names';
import { useBarHeight } from '../../ui/use-bar-height';
import { lazyComponent } from '../../ui/lazy';
import { SkipLink } from '../../ui/skip-link';
import { Brand } from './brand';
import { NoticeBanner } from './notice-banner';
import { SignedOutNavigation } from './signed-out-navigation';
import { shellWords as words } from './words';
import { ThemeToggle } from '../../ui/theme/theme-toggle';

// In a text area, browsers scroll only the caret's line into view; a dialog moves the focus without scrolling.
const showFocused = ({ target }: FocusEvent) => {
  if (target.matches(':focus-visible') && target.getAttribute('tabindex') !== '-1')
    void target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

const subscribeToNothing = () => () => {};
const isInAppBrowser = () => appOfBrowser(navigator.userAgent) !== null;

/** The frame of every screen: skip link, navigation bar, content, footer. */
export const Layout = ({ user, children }: { user: CurrentUser | null; children: ReactNode }) => {
  const [path] = useLocation();
  // The server renders for every browser, so the first render is without it.
  const isInApp = useSyncExternalStore(subscribeToNothing, isInAppBrowser, () => false);
  const main = useRef<HTMLElement>(null);
  const header = useRef<HTMLElement>(null);
  useBarHeight(header, '--top-bar');
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    // A new screen starts at the top, also for screen readers.
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);

  return (
    <div className="flex min-h-dvh flex-col" onFocus={showFocused}>
      <SkipLink href="#content">{words.skip}</SkipLink>
      <header ref={header} className="top-0 z-30 border-b bg-surface tall:sticky print:hidden">
        {user ? (
          <Suspense fallback={<NavigationSpace />}>
            <SignedInNavigation user={user} />
          </Suspense>
        ) : (
          <SignedOutNavigation />
        )}
      </header>
      {isInApp && <InAppNotice />}
      {user?.noticeChanged && <NoticeBanner />}
      <main id="content" ref={main} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {/* The landing page has its own, longer footer. */}
      {(user || path !== '/') && <Footer user={user} />}
    </div>
  );
};

const NavigationSpace = ({ children }: { children?: ReactNode }) => (
  <div className="mx-auto flex h-14 max-w-workspace items-center justify-between gap-4 px-4 sm:px-6">
    <Brand />
    {children}
  </div>
);

const NavigationFailed = () => (
  <NavigationSpace>
    <div role="alert" data-load-failed="" className="flex items-center gap-3 text-sm">
      <span className="text-muted">{words.menuFailed}</span>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {words.reloadPage}
      </Button>
    </div>
  </NavigationSpace>
);

// Visitors get the small bar without menus; the signed-in one is loaded only with a session.
export const SignedInNavigation = lazyComponent(
  () => import('./signed-in-navigation'),
  'SignedInNavigation',
  NavigationFailed,
);

const Footer = ({ user }: { user: CurrentUser | null }) => (
  <footer className="mt-12 border-t print:hidden">
    <div
      className={classNames(
        'mx-auto flex flex-wrap items-center justify-between gap-x-4 px-4 py-4 text-sm text-muted sm:px-6',
        user ? 'max-w-workspace' : 'max-w-page',
      )}
    >
      {/* The server's year differs from the visitor's for a few hours at New Year. */}
      <p className="whitespace-nowrap" suppressHydrationWarning>
        {words.rights(new Date().getFullYear())}
      </p>
      <div className="flex flex-wrap items-center gap-2 max-sm:-mx-2">
        <a
          href={pages.privacy}
          className="inline-flex min-h-11 items-center px-2 hover:text-ink hover:underline"
        >
          {words.privacy}
        </a>
        <a
          href={supportLink(user)}
          className="inline-flex min-h-11 items-center px-2 hover:text-ink hover:underline"
        >
          {words.contact}
        </a>
        <ThemeToggle />
      </div>
    </div>
  </footer>
);
