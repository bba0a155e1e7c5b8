import type { ComponentType, ReactNode } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import type { AudienceOf, PageName, ParamsOf } from '#shared/pages/page-table';
import { lazyComponent } from '../ui/lazy';

/** A page's props. Pages for users have a user, pages for visitors none. */
interface PageContext<Name extends PageName> {
  user: AudienceOf<Name> extends 'users' | 'admins' ? CurrentUser : CurrentUser | null;
  params: ParamsOf<Name>;
}

interface PageComponent<Name extends PageName> {
  render: (context: PageContext<Name>) => ReactNode;
  preload: () => Promise<unknown>;
}

const page = <Name extends PageName, Props extends object>(
  Component: ComponentType<Props> & { preload: () => Promise<unknown> },
  propsOf: (context: PageContext<Name>) => Props,
): PageComponent<Name> => ({
  render: (context) => <Component {...propsOf(context)} />,
  preload: Component.preload,
});

const noProps = () => ({});
const withUser = ({ user }: { user: CurrentUser }) => ({ user });
const withSlug = ({ user, params }: { user: CurrentUser; params: { slug: string } }) => ({
  user,
  slug: params.slug,
});

/** How long the form waits for the page beside it, so that both are drawn at once. */
const maxWaitMs = 2000;

/** With the page beside the form, where there is room for it. Where its code is late, the form comes first. */
const loadBuilder = async () => {
  const { DashboardPage, DocumentPage, preloadBeside } = await import('./pages/dashboard');
  await Promise.race([preloadBeside(), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
  return { DashboardPage, DocumentPage };
};

/** The component of each page in shared/pages/page-table.ts, in the chunk named by the table. */
export const pageComponents: { [Name in PageName]: PageComponent<Name> } = {
  landing: page(
    lazyComponent(() => import('./pages/public/landing'), 'LandingPage'),
    noProps,
  ),
  dashboard: page(
    lazyComponent<'DashboardPage', { user: CurrentUser }>(loadBuilder, 'DashboardPage'),
    withUser,
  ),
  billing: page(
    lazyComponent(() => import('./pages/billing'), 'BillingPage'),
    withUser,
  ),
  analytics: page(
    lazyComponent(() => import('./pages/analytics'), 'AnalyticsPage'),
    withUser,
  ),
  devices: page(
    lazyComponent(() => import('./pages/devices'), 'DevicesPage'),
    withUser,
  ),
  yourData: page(
    lazyComponent(() => import('./pages/your-data'), 'YourDataPage'),
    withUser,
  ),
  applications: page(
    lazyComponent(() => import('./pages/applications'), 'ApplicationsPage'),
    withUser,
  ),
  application: page(
    lazyComponent(() => import('./pages/application'), 'ApplicationPage'),
    ({ user, params }) => ({ user, id: params.id }),
  ),
  letters: page(
    lazyComponent(() => import('./pages/letters'), 'LettersPage'),
    withUser,
  ),
  letter: page(
    lazyComponent(() => import('./pages/letter'), 'LetterPage'),
    ({ user, params }) => ({ user, id: params.id }),
  ),
  talkToUs: page(
    lazyComponent(() => import('./pages/talk-to-us'), 'TalkToUsPage'),
    ({ user }) => ({ user }),
  ),
  teams: page(
    lazyComponent(() => import('./pages/team/teams'), 'TeamsPage'),
    withUser,
  ),
  team: page(
    lazyComponent(() => import('./pages/team/team'), 'TeamPage'),
    withSlug,
  ),
  teamCandidates: page(
    lazyComponent(() => import('./pages/team/team-candidates'), 'TeamCandidatesPage'),
    withSlug,
  ),
  teamCandidate: page(
    lazyComponent(() => import('./pages/team/team-candidate'), 'TeamCandidatePage'),
    ({ user, params }) => ({ user, slug: params.slug, id: params.id }),
  ),
  teamJobs: page(
    lazyComponent(() => import('./pages/team/team-jobs'), 'TeamJobsPage'),
    withSlug,
  ),
  teamJob: page(
    lazyComponent(() => import('./pages/team/team-job'), 'TeamJobPage'),
    ({ user, params }) => ({ user, slug: params.slug, id: params.id }),
  ),
  teamPresentations: page(
    lazyComponent(() => import('./pages/team/team-presentations'), 'TeamPresentationsPage'),
    withSlug,
  ),
  ownRecord: page(
    lazyComponent(() => import('./pages/team/own-record'), 'OwnRecordPage'),
    ({ user, params }) => ({ user, token: params.token }),
  ),
  teamMembers: page(
    lazyComponent(() => import('./pages/team/team-members'), 'TeamMembersPage'),
    withSlug,
  ),
  teamLog: page(
    lazyComponent(() => import('./pages/team/team-log'), 'TeamLogPage'),
    withSlug,
  ),
  join: page(
    lazyComponent(() => import('./pages/team/join'), 'JoinPage'),
    ({ user, params }) => ({ user, token: params.token }),
  ),
  consent: page(
    lazyComponent(() => import('./pages/consent'), 'ConsentPage'),
    ({ user, params }) => ({ user, token: params.token }),
  ),
  sharedWith: page(
    lazyComponent(() => import('./pages/shared-with'), 'SharedWithPage'),
    noProps,
  ),
  teamBranding: page(
    lazyComponent(() => import('./pages/team/team-branding'), 'TeamBrandingPage'),
    withSlug,
  ),
  teamSettings: page(
    lazyComponent(() => import('./pages/team/team-settings'), 'TeamSettingsPage'),
    withSlug,
  ),
  documents: page(
    lazyComponent(() => import('./pages/documents'), 'DocumentsPage'),
    withUser,
  ),
  document: page(
    lazyComponent<'DocumentPage', { user: CurrentUser; id: string }>(loadBuilder, 'DocumentPage'),
    ({ user, params }) => ({ user, id: params.id }),
  ),
  subscriptionTest: page(
    lazyComponent(() => import('./pages/admin/subscription-test'), 'SubscriptionTestPage'),
    withUser,
  ),
  webhookTest: page(
    lazyComponent(() => import('./pages/admin/webhook-test'), 'WebhookTestPage'),
    withUser,
  ),
  paymentDebug: page(
    lazyComponent(() => import('./pages/admin/maya-debug'), 'MayaDebugPage'),
    withUser,
  ),
  webhookMonitor: page(
    lazyComponent(() => import('./pages/admin/webhook-monitor'), 'WebhookMonitorPage'),
    withUser,
  ),
  adminBilling: page(
    lazyComponent(() => import('./pages/admin/manual-billing'), 'ManualBillingPage'),
    withUser,
  ),
  adminUser: page(
    lazyComponent(() => import('./pages/admin/admin-user'), 'AdminUserPage'),
    ({ user, params }) => ({ user, id: params.id }),
  ),
  adminOrganizations: page(
    lazyComponent(() => import('./pages/admin/admin-organizations'), 'AdminOrganizationsPage'),
    withUser,
  ),
  inquiries: page(
    lazyComponent(() => import('./pages/admin/inquiries'), 'InquiriesPage'),
    withUser,
  ),
  disagreements: page(
    lazyComponent(() => import('./pages/admin/disagreements'), 'DisagreementsPage'),
    withUser,
  ),
  privacy: page(
    lazyComponent(() => import('./pages/public/privacy'), 'PrivacyPage'),
    noProps,
  ),
  terms: page(
    lazyComponent(() => import('./pages/public/terms'), 'TermsPage'),
    noProps,
  ),
  example: page(
    lazyComponent(() => import('./pages/public/example'), 'ExamplePage'),
    ({ user }) => ({ isSignedIn: user !== null }),
  ),
  profile: page(
    lazyComponent(() => import('./pages/public/profile'), 'ProfilePage'),
    ({ user, params }) => ({ username: params.username, currentUser: user }),
  ),
  credential: page(
    lazyComponent(() => import('./pages/public/credential'), 'CredentialPage'),
    ({ params }) => params,
  ),
  version: page(
    lazyComponent(() => import('./pages/public/version'), 'VersionPage'),
    ({ user, params }) => ({ token: params.token, currentUser: user }),
  ),
};

/** A page whose name is known only at run time, from a match in the table with its user and parameters. */
export const renderPage = (name: PageName, user: CurrentUser | null, params: object) =>
  (pageComponents[name] as PageComponent<PageName>).render({ user, params } as PageContext<PageName>);
