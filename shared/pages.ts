/**
 * Every page of the app: its path, as the router and the server match it, and what a visitor without a session gets there.
 * A path that is not in this table is a 404.
 */
const table = {
  home: { path: '/', visitors: 'page' },
  billing: { path: '/billing', visitors: 'sign-in' },
  analytics: { path: '/analytics', visitors: 'sign-in' },
  devices: { path: '/devices', visitors: 'sign-in' },
  subscriptionTest: { path: '/subscription-test', visitors: 'not-found' },
  webhookTest: { path: '/webhook-test', visitors: 'not-found' },
  paymentDebug: { path: '/maya-debug', visitors: 'not-found' },
  webhookMonitor: { path: '/webhook-monitor', visitors: 'not-found' },
  adminBilling: { path: '/admin/manual-billing', visitors: 'not-found' },
  yourData: { path: '/your-data', visitors: 'sign-in' },
  privacy: { path: '/privacy', visitors: 'page' },
  terms: { path: '/terms', visitors: 'page' },
  example: { path: '/example', visitors: 'page' },
  profile: { path: '/profile/:username', visitors: 'page' },
  credential: { path: '/profile/:username/credentials/:id', visitors: 'page' },
} as const satisfies Record<string, { path: string; visitors: ForVisitors }>;

/** The page itself, a redirect to sign-in, or the 404 screen. */
export type ForVisitors = 'page' | 'sign-in' | 'not-found';

export type PageName = keyof typeof table;

const entries = Object.entries(table) as [PageName, { path: string; visitors: ForVisitors }][];

/** The path of each page. */
export const pages = Object.fromEntries(entries.map(([name, { path }]) => [name, path])) as {
  [Name in PageName]: (typeof table)[Name]['path'];
};

/** The paths without parameters that get this treatment when nobody is signed in. */
export const pathsForVisitors = (treatment: ForVisitors): string[] =>
  entries.flatMap(({ 1: { path, visitors } }) =>
    visitors === treatment && !path.includes(':') ? [path] : [],
  );

/** Whether a page without parameters exists at this exact path for this reader; where not, the app shows its 404 screen. */
export const isPage = (path: string, isSignedIn: boolean): boolean =>
  entries.some(([, page]) => page.path === path && (isSignedIn || page.visitors !== 'not-found'));
