import { Suspense, useLayoutEffect } from 'react';
import { matchRoute, Redirect, Route, Router as Location, Switch, type Parser } from 'wouter';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import type { CurrentUser } from '#shared/accounts/schema';
import { answerAt, canonicalPath, pageNames, pages } from '#shared/pages/page-table';
import { useCurrentUser } from '../features/accounts/api';
import { actAs } from '../lib/api/acting-user';
import { overlayHistory } from '../lib/leaving/overlay-history';
import { FailedState } from '../ui/feedback/failed-state';
import { PageSpinner } from '../ui/spinner';
import { Layout, SignedInNavigation } from './layout/layout';
import { SignInRequired } from './layout/sign-in-required';
import { EarlyPresses } from './early-presses';
import { pageComponents, renderPage } from './page-components';
import { PageOutline } from './page-outline';
import { NotFoundPage } from './pages/not-found';
import { PrefetchOwnData } from './prefetch-own-data';
import { shellWords } from './layout/words';

// A chunk that never settles must not block hydration of the rest of the page.
const maxWaitMs = 5000;

// Other capitals, or a slash at the end, redirect as on the server. wouter's own parser accepts both.
const toTheLetter: Parser = (path) => ({
  keys: [...path.matchAll(/:(\w+)/g)].map(([, key]) => key!),
  pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`),
});

/** Settles once the chunks of the server-rendered page and its bar are loaded, or after a timeout. */
export const preloadPage = (path: string, user: CurrentUser | null | undefined) => {
  const name = pageNames.find(
    (page) => answerAt(page, Boolean(user)) && matchRoute(toTheLetter, pages[page], path)[0],
  );
  const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
  const chunks = Promise.all([name && pageComponents[name].preload(), user && SignedInNavigation.preload()]);
  return Promise.race([chunks, timeout]);
};

/** Renders the page for the URL and user, per shared/pages/page-table.ts. */
export const Router = () => {
  const { user, isPending, isError, isFetching, refetch } = useCurrentUser();
  // Before the effects of any screen, some of which may write.
  useLayoutEffect(() => {
    actAs(user?.id ?? null);
  }, [user?.id]);
  if (isPending) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <PageSpinner />
      </main>
    );
  }
  if (isError) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <FailedState title={shellWords.unreachable} onRetry={() => void refetch()} retrying={isFetching} />
      </main>
    );
  }
  return (
    <Location aroundNav={overlayHistory.navigate} parser={toTheLetter}>
      <Layout user={user}>
        <Suspense fallback={<PageOutline user={user} />}>
          <CurrentPage user={user} />
          <EarlyPresses />
          {user && <PrefetchOwnData userId={user.id} />}
        </Suspense>
      </Layout>
    </Location>
  );
};

const CurrentPage = ({ user }: { user: CurrentUser | null }) => (
  <Switch>
    {pageNames.map((name) => {
      const answer = answerAt(name, user !== null);
      if (answer === null) return null;
      return (
        <Route key={name} path={pages[name]}>
          {(params) =>
            answer === 'page' ? (
              renderPage(name, user, params)
            ) : (
              // The specification has the analytics screen redirect at once.
              <SignInRequired {...(name === 'analytics' && { delayMs: 0 })} />
            )
          }
        </Route>
      );
    })}
    <Route path={/.*/}>
      <Elsewhere user={user} />
    </Route>
  </Switch>
);

/** Leads from another spelling of a page's path to the page. */
const Elsewhere = ({ user }: { user: CurrentUser | null }) => {
  const path = canonicalPath(usePathname(), user !== null);
  const search = useSearch();
  return path === null ? <NotFoundPage /> : <Redirect to={path + search + window.location.hash} replace />;
};
