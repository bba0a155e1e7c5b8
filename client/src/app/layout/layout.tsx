import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useSyncExternalStore, type FocusEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { signInPath } from '#shared/accounts/endpoints';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
import { noticeVersion } from '#shared/privacy-notice/version';
import { supportLink } from '#shared/product/support-link';
import { currentUserQuery } from '../../features/accounts/api';
import { useAcknowledgeNotice } from '../../features/privacy-notice/api';
import { appOfBrowser, InAppNotice } from '../../features/sharing/in-app-notice';
import { Button, buttonClass } from '../../ui/button';
import { classNames } from '../../lib/class-names';
import { formatDay } from '../../lib/format';
import { useBarHeight } from '../../ui/use-bar-height';
import { lazyComponent } from '../../ui/lazy';
import { SkipLink } from '../../ui/skip-link';
import { Brand } from './brand';
import { noticeWords, shellWords as words } from './words';
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

/** Announces a changed privacy notice once per user, on the first device that shows it. It blocks nothing. */
const NoticeBanner = () => {
  const queryClient = useQueryClient();
  const acknowledge = useAcknowledgeNotice(() =>
    queryClient.setQueryData(
      currentUserQuery().queryKey,
      (known) => known && { ...known, noticeChanged: false },
    ),
  );
  return (
    <aside aria-label={noticeWords.label} className="border-b bg-primary-soft print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-sm sm:px-6">
        <p className="min-w-0 flex-1 basis-60">
          {noticeWords.changed(formatDay(noticeVersion))}
          {acknowledge.isError && (
            <span role="alert" className="block text-danger-text">
              {noticeWords.notSaved}
            </span>
          )}
        </p>
        <div className="flex gap-2">
          <Link href={pages.privacy} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {noticeWords.read}
          </Link>
          <Button size="sm" loading={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
            {noticeWords.ok}
          </Button>
        </div>
      </div>
    </aside>
  );
};
