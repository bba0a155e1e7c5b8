import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { matchRoute, Route, Router as Location, Switch } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages';
import { useCurrentUser } from '../features/accounts/use-current-user';
import { actAs } from '../lib/api/acting-user';
import '../lib/leaving/back-guard';
import { navigateFromOverlay } from '../lib/leaving/overlay-history';
import { FailedState } from '../ui/feedback/failed-state';
import { PageSpinner } from '../ui/feedback/spinner';
import { lazyComponent } from '../ui/lazy';
import { Layout, SignedInNavigation } from './layout/layout';
import { SignInRequired } from './layout/sign-in-required';
import { EarlyPresses } from './early-presses';
import { exactPaths } from './exact-paths';
import { NotFoundPage } from './pages/not-found';
import { PrefetchOwnData } from './prefetch-own-data';

const LandingPage = lazyComponent(() => import('./pages/landing'), 'LandingPage');
const DashboardPage = lazyComponent(() => import('./pages/dashboard'), 'DashboardPage');
const BillingPage = lazyComponent(() => import('./pages/billing'), 'BillingPage');
const AnalyticsPage = lazyComponent(() => import('./pages/analytics'), 'AnalyticsPage');
const DevicesPage = lazyComponent(() => import('./pages/devices'), 'DevicesPage');
const ExamplePage = lazyComponent(() => import('./pages/example'), 'ExamplePage');
const ProfilePage = lazyComponent(() => import('./pages/profile'), 'ProfilePage');
const CredentialPage = lazyComponent(() => import('./pages/credential'), 'CredentialPage');
const PrivacyPage = lazyComponent(() => import('./pages/privacy'), 'PrivacyPage');
const TermsPage = lazyComponent(() => import('./pages/terms'), 'TermsPage');
const YourDataPage = lazyComponent(() => import('./pages/your-data'), 'YourDataPage');
const SubscriptionTestPage = lazyComponent(() => import('./pages/subscription-test'), 'SubscriptionTestPage');
const WebhookTestPage = lazyComponent(() => import('./pages/webhook-test'), 'WebhookTestPage');
const MayaDebugPage = lazyComponent(() => import('./pages/maya-debug'), 'MayaDebugPage');
const WebhookMonitorPage = lazyComponent(() => import('./pages/webhook-monitor'), 'WebhookMonitorPage');
const ManualBillingPage = lazyComponent(() => import('./pages/manual-billing'), 'ManualBillingPage');

/** The pages that the server draws beforehand: server/http/pages/web-app.ts says which. */
const drawnPages = [
  [pages.home, LandingPage],
  [pages.privacy, PrivacyPage],
  [pages.terms, TermsPage],
  [pages.example, ExamplePage],
  [pages.profile, ProfilePage],
  [pages.credential, CredentialPage],
] as const;

// One part whose connection hangs must not keep the others from answering.
const longestWaitMs = 5000;

/**
 * Settles once what the server has drawn at this path could answer at once, or has taken too long; a part that cannot be
 * fetched says so itself.
 */
export const preloadDrawnParts = (path: string, user: CurrentUser | null | undefined) => {
  const drawnPage = drawnPages.find(([pattern]) => matchRoute(exactPaths, pattern, path)[0])?.[1];
  const parts = Promise.all([drawnPage?.preload(), user && SignedInNavigation.preload()]);
  const tooLong = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  return Promise.race([parts, tooLong]);
};

/** The route table: what there is depends on whether somebody is signed in. */
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
        <FailedState
          title="We could not reach the server"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </main>
    );
  }
  return (
    <Location parser={exactPaths} aroundNav={navigateFromOverlay}>
      <Layout user={user}>{user ? signedInRoutes(user) : signedOutRoutes}</Layout>
    </Location>
  );
};

const Page = ({ user, children }: { user?: CurrentUser; children: ReactNode }) => (
  <Suspense fallback={<PageSpinner />}>
    {children}
    <EarlyPresses />
    {user && <PrefetchOwnData userId={user.id} />}
  </Suspense>
);

const policyRoutes = [
  <Route key={pages.privacy} path={pages.privacy}>
    <PrivacyPage />
  </Route>,
  <Route key={pages.terms} path={pages.terms}>
    <TermsPage />
  </Route>,
];

const signedInRoutes = (user: CurrentUser) => (
  <Page user={user}>
    <Switch>
      <Route path={pages.home}>
        <DashboardPage user={user} />
      </Route>
      <Route path={pages.billing}>
        <BillingPage user={user} />
      </Route>
      <Route path={pages.analytics}>
        <AnalyticsPage user={user} />
      </Route>
      <Route path={pages.devices}>
        <DevicesPage user={user} />
      </Route>
      <Route path={pages.yourData}>
        <YourDataPage user={user} />
      </Route>
      {policyRoutes}
      <Route path={pages.subscriptionTest}>
        <SubscriptionTestPage user={user} />
      </Route>
      <Route path={pages.webhookTest}>
        <WebhookTestPage user={user} />
      </Route>
      <Route path={pages.paymentDebug}>
        <MayaDebugPage user={user} />
      </Route>
      <Route path={pages.webhookMonitor}>
        <WebhookMonitorPage user={user} />
      </Route>
      <Route path={pages.adminBilling}>
        <ManualBillingPage user={user} />
      </Route>
      <Route path={pages.example}>
        <ExamplePage isSignedIn />
      </Route>
      <Route path={pages.profile}>
        {({ username }) => <ProfilePage username={username} currentUser={user} />}
      </Route>
      <Route path={pages.credential}>{(address) => <CredentialPage {...address} />}</Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  </Page>
);

const signedOutRoutes = (
  <Page>
    <Switch>
      <Route path={pages.home}>
        <LandingPage />
      </Route>
      <Route path={pages.billing}>
        <SignInRequired />
      </Route>
      <Route path={pages.analytics}>
        <SignInRequired delayMs={0} />
      </Route>
      <Route path={pages.devices}>
        <SignInRequired />
      </Route>
      <Route path={pages.yourData}>
        <SignInRequired />
      </Route>
      {policyRoutes}
      <Route path={pages.example}>
        <ExamplePage isSignedIn={false} />
      </Route>
      <Route path={pages.profile}>
        {({ username }) => <ProfilePage username={username} currentUser={null} />}
      </Route>
      <Route path={pages.credential}>{(address) => <CredentialPage {...address} />}</Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  </Page>
);
